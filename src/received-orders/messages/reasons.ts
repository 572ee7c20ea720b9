/** Why a line of a received order is not certain: the reason, and what to do. */
import { displayNumber } from '../../platform/money/money.ts'

export const reasonMessages = {
  namesNothing: 'The line contains no article. Enter an SKU, or leave the line out.',
  noTool: (written: string) => `No tool has the number or name ${written}. Enter an SKU.`,
  ambiguous: (written: string) => `${written} may mean several tools. Choose a tool.`,
  conflict: (found: readonly (readonly [string, string])[]) =>
    `The numbers contradict each other: ${found
      .map(([term, name]) => `${term} is ${name}`)
      .join(', ')}. Choose a tool.`,
  foundOtherwise: (term: string) =>
    `${term} is not an SKU, a GTIN or one of the company’s part numbers. Confirm the tool.`,
  buyersNumberIsSku: (number: string) =>
    `${number} is the buyer's own part number, but also an SKU in this shop. Confirm the tool.`,
  unknownNumber: (number: string, other: string) =>
    `No tool has the number ${number}; this tool was found by the number ${other}. Confirm the tool.`,
  otherNumber: (said: string, number: string, other: string, tool: string) =>
    `“${said}” contains the number ${number}, which belongs to “${other}”, but the line’s number belongs to “${tool}”. Choose the tool.`,
  saidBeside: (said: string) =>
    `“${said}” is written outside the order lines. Check whether it changes this line, then confirm the line, or leave it out.`,
  noted: (said: string) =>
    `The line has the note “${said}”. Check whether it changes the line, then confirm the line, or leave it out.`,
  otherMaker: (maker: string, brand: string, tool: string) =>
    `The line names the manufacturer “${maker}”, but the tool “${tool}” is from “${brand}”. Check the tool, then confirm the line, or leave it out.`,
  otherWords: (said: string, words: string, tool: string) =>
    `The line contains “${said}”, but “${words}” does not describe the tool “${tool}”. Check the tool, then confirm the line, or leave it out.`,
  noWordShared: (said: string, tool: string) =>
    `The line contains “${said}”, but none of these words describes the tool “${tool}”. Check the tool, then confirm the line, or leave it out.`,
  gone: (sku: string) => `${sku} is no longer available. Enter another SKU.`,
  noQuantity: 'The line has no quantity. Enter a quantity.',
  notWhole: (text: string) => `"${text}" is not a whole number. Enter the quantity.`,
  otherUnit: (count: number, unit: string) =>
    `The quantity ${displayNumber(count)} is in the unit "${unit}", but this tool is not sold in that unit. Enter the quantity in the tool’s unit.`,
  severalEach: (count: number, unit: string, each: number, pieces: number) =>
    `${displayNumber(count)} × "${unit}" (${displayNumber(each)} each) is ${displayNumber(pieces)} in total. Confirm the quantity.`,
  price: (assumed: string, current: string, is: 'lower' | 'higher') =>
    `The buyer expects ${assumed}, but the shop’s price is ${is}: ${current}.`,
  priceOfUnit: (written: string, each: number, current: string) =>
    `The buyer expects a price of ${written}, either for one piece or for ${displayNumber(each)}. The shop’s price is ${current}. Ask the buyer.`,
  priceUnreadable: (text: string) =>
    `The price "${text}" in the file could not be compared with the shop’s price. Check the price before you place the order.`,
  wholePrice: (written: string, [cents, whole]: readonly [string, string], current: string) =>
    `No price in the file has decimals: ${written} may mean ${cents} or ${whole}. The shop’s price is ${current}. Check the price before you place the order.`,
  currency: (price: string, currency: string, shop: string) =>
    `The buyer expects ${price} ${currency}, but the shop sells in ${shop}.`,
  amount: (said: string, reckoned: string) =>
    `The line total in the file is ${said}, but quantity × price is ${reckoned}. Check the line before you place the order.`,
  twice: (line: string) => `Line ${line} is for the same tool. Both quantities will be ordered.`,
  unreadParts: (parts: readonly string[]) =>
    `The line contains information that the shop does not read: ${parts.join(', ')}. Check the original, then confirm the line, or leave it out.`,
  wished: (days: string) =>
    `The requested delivery date of this line is ${days}; the other lines have another date, or none. Confirm the line to ship everything together, or leave it out and order it separately.`,
  layout:
    'The line is not clearly aligned with the headings in the PDF. Compare the line with the original, then confirm it.',
  takenBack: 'The file cancels this line. Leave the line out.',
  optional: 'The file marks this line as an alternative. Confirm the line, or leave it out.',
} as const
