/** The messages of bulk jobs about faults in a file, a row or a step. */
import { units, type Unit } from '../../catalogue/model/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

/** How many row numbers or piece counts one sentence lists. */
const mostNumbers = 12
const listed = (numbers: readonly number[]): string =>
  numbers.slice(0, mostNumbers).map(displayNumber).join(', ') +
  (numbers.length > mostNumbers ? ` and ${numbers.length - mostNumbers} more` : '')

const rowSays = (row: number, text: string): string =>
  `${row === 0 ? 'The workbook' : `Row ${row}`} contains '${text}'`
const correctRows = (row: number): string =>
  row === 0
    ? 'Correct the file, or add the quoted words to the heading.'
    : `Correct the file, or save the rows to which row ${row} applies as a separate file.`

export const bulkJobsMessages = {
  problems: {
    unreadable: 'This file cannot be read as a list',
    notNow: 'This step is not available at the moment',
  },
  editOf: (tools: number) => `Bulk edit of ${tools} ${tools === 1 ? 'tool' : 'tools'}`,
  states: {
    busy: 'This job is being processed. Wait until it is finished.',
    noAction: 'Choose “empty” or “archive” for tools that are missing from the list.',
    noRow: 'Enter the number of a row at the beginning of the file.',
    noSheet: (sheet: string) => `The workbook has no sheet '${sheet}'. Choose another sheet.`,
    nothingChosen: 'None of the selected tools is in the shop. Choose other tools.',
    notChecked: 'Check the job before you apply it.',
    notApplied: 'This job was not applied, so there is nothing to undo.',
    past: 'Choose a time within the next year.',
  },
  mapping: {
    noSku: 'Choose the column with the article numbers so that tools can be found.',
    twice: (target: string) => `Two columns are assigned to '${target}'. Keep only one of them.`,
    notTarget: (target: string) =>
      `A column cannot be assigned to '${target}'. Choose another field.`,
    notLanguage: (target: string, languages: string) =>
      languages === ''
        ? `A column cannot be assigned to '${target}': the shop has only one language.`
        : `A column cannot be assigned to '${target}': the shop’s languages are ${languages}.`,
    tooMany: (columns: number) =>
      `The list has only ${columns} columns. Assign only these columns.`,
    notFormula: (text: string) =>
      `'${text}' is not a formula. Enter a formula such as: cost × 1.42, to .05`,
    notField: (field: string) => `There is no field '${field}'. Choose another field.`,
  },
  specName: 'Detail',
  content: 'Content',
  packs: { inner: 'Inner', carton: 'Carton', pallet: 'Pallet' },
  why: {
    otherLanguage: (heading: string, languages: string) =>
      `'${heading}' is in a language that the shop does not use, so the column is skipped. The shop’s languages are: ${languages}.`,
    shareNotPrice: (text: string) =>
      `'${text.slice(0, 40)}' is a percentage, not a price. Enter the price for this quantity.`,
    noNumber: (text: string) => `'${text}' is not a number.`,
    unsureBase: (heading: string) =>
      `'${heading}' does not show the price unit. Set “Price is for … pieces”, or add the unit to the heading: Price per 100.`,
    noBase:
      'Other rows show their price unit, but this row does not. Enter the price unit in this row, even if it is 1.',
    headedPercent: (heading: string) =>
      `'${heading}' contains a percentage, and it is not clear whether the prices already include it. The prices are read as written. Check the prices.`,
    inThousands: (heading: string) =>
      `'${heading}' can mean amounts in thousands or a price per 1000. Set “Price is for … pieces”, or use the formula price × 1000.`,
    unknownMeasure: (heading: string) =>
      `'${heading}' is a price for a unit that the shop does not use. Ask the sender for prices per piece, metre, kilogram or litre, or enter a price formula.`,
    withTax:
      'The price includes tax, but the shop’s prices do not. Add the rate to the heading (incl. 19% VAT), or use the formula price ÷ 1.19.',
    taxTaken: (amount: number, rate: number, net: number) =>
      `${displayNumber(amount)} including ${rate}% tax is ${displayNumber(net)} excluding tax.`,
    grossPrice: (heading: string) =>
      `'${heading}' may include tax. The price is read as excluding tax. Check the price.`,
    /**
     * The source of a statement: a row, a title above or below the rows, or the name of the sheet
     * (row 0).
     */
    remarks: {
      base: (row: number, text: string, read: number) =>
        `${rowSays(row, text)}, but this price is read per ${displayNumber(read)}. ${correctRows(row)}`,
      currency: (row: number, text: string, read: string) =>
        `${rowSays(row, text)}, but this price is read in ${read}. ${correctRows(row)}`,
      tax: (row: number, text: string, isWith: boolean) =>
        `${rowSays(row, text)}, but this price is read as ${isWith ? 'including' : 'excluding'} tax. ${correctRows(row)}`,
      scale: (row: number, text: string) =>
        `${rowSays(row, text)}, but this price is read as written. Correct the file, or add the quoted words to the heading.`,
      change: (row: number, text: string) =>
        `${rowSays(row, text)}. Check whether this changes the price.`,
      until: (row: number, text: string) =>
        `${rowSays(row, text)}, and that day has passed. Check whether this price still applies.`,
      legend: (
        row: number,
        text: string,
        { heading, sign }: { readonly heading: string; readonly sign: string },
      ) =>
        `${rowSays(row, text)}. '${heading}' contains ${sign} in the row of the article and is not used. Check what this means for the article.`,
      color: (row: number, text: string) =>
        `${rowSays(row, text)}. Colors are not read. Check whether this applies to the article.`,
      from: (row: number, text: string, day: string) =>
        `${rowSays(row, text)} (${day}), but this price takes effect when it is applied.`,
    },
    wholePrice: (text: string, hundredths: number) =>
      `'${text}' is read as a whole amount, because no price in the list has decimals. Check whether the prices are in cents.` +
      (hundredths === 0
        ? ''
        : ` In the shop, ${displayNumber(hundredths)} of the articles ${hundredths === 1 ? 'costs' : 'cost'} about a hundredth of the price in the list.`),
    negative: (text: string) => `${text} is below zero.`,
    asked: (text: string, number: number) =>
      `'${text}' is read as ${displayNumber(number)}, but its separator can mean thousands or decimals. Choose how numbers are written, then check again.`,
    noWhole: (text: string) => `'${text}' is not a whole number.`,
    noCount: (text: string) =>
      `'${text}' contains more than a number of pieces. Enter only the number.`,
    date: (text: string) =>
      `A spreadsheet turned this value into the date ${text}. Enter the original number.`,
    pricePer: (text: string) =>
      `Prices can be per 1, 10, 100 or 1000 pieces. A price for '${text}' cannot be converted without rounding. Enter the price of one piece.`,
    otherBase: (text: string, per: number, read: number) =>
      `'${text}' is a price per ${per}, but according to the heading, a title, another cell or the settings, the price is per ${read}. Ask the sender which is right, then correct the file.`,
    baseCodes: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and only numbers up to 3 in other rows. Some programs write 0, 1, 2 and 3 for prices per 1, 10, 100 and 1000. Enter the number of pieces.`,
    baseOfUnit: (text: string, per: number) =>
      `The price unit is 1, but the unit is '${text}', so the price is read as a price per ${displayNumber(per)}. Check the price.`,
    priceOfPack: (text: string) =>
      `The unit is '${text}': the price is read as the price of one such unit.`,
    otherCurrency: (currency: string, list: string) =>
      `This amount is in ${currency}, but the list is in ${list}. Convert the amount, or correct the file.`,
    rateIsOne: (currency: string, own: string) =>
      `The list is in ${currency}. Without an exchange rate, its amounts are read as ${own}. Enter the exchange rate, then check again.`,
    rateKept: (rate: number, own: string) =>
      `The exchange rate ${displayNumber(rate)} was saved with the supplier’s last list. One unit of the list’s currency is read as ${displayNumber(rate)} ${own}. Check the rate.`,
    noCountry: (text: string) => `'${text}' is not a known country and is skipped.`,
    noCustoms: (text: string) =>
      `'${text}' is not a customs number (6 to 11 digits) and is skipped.`,
    composed:
      'This is a set of other articles, but the shop only sells single articles. Remove the row from the file, or add the set as a tool with its own stock.',
    soldElsewhere: 'This article is sold by another shop. Remove the row from the file.',
    hiddenDraft: (text: string) =>
      `The shop that exported the list hides this article ('${text}'), so it will become a draft that buyers cannot see.`,
    hiddenOnSale: (text: string) =>
      `The shop that exported the list hides this article ('${text}'), but buyers of your shop will see it. Add a state column to make the article a draft.`,
    work: (text: string) =>
      `The row is a service ('${text}'), but the shop would sell it as a tool with stock. Remove the row unless the article is a tool.`,
    immaterial: (text: string) =>
      `The shop that exported the list does not ship this article ('${text}'), but your shop would sell it as a physical product. Remove the row unless the article is a tool.`,
    openEncoding: (read: string, other: string) =>
      `'${read.slice(0, 40)}' may also be '${other.slice(0, 40)}', because the file does not state its encoding. If the text is wrong, save the file as UTF-8 and load it again.`,
    hiddenRow:
      'The row is hidden in the file, or one of its cells is struck out, is tiny or has the same color as the background. Check whether the article is still sold at this price.',
    skuDate: (text: string) =>
      `${text} is a date. A spreadsheet may have converted an article number such as 1-2. Enter the article number as text.`,
    spreadsheetError: (text: string) =>
      `The spreadsheet shows ${text} here because the formula is broken. Correct the formula, or enter the value.`,
    noValue:
      'A cell in this row contains a formula with no saved result. Open the file in a spreadsheet program, save it and upload it again.',
    metreOrThousand: "'M' is read as metre. Check that it does not mean “thousand”.",
    gramOrGross: "'GR' is read as gram. Check that it does not mean “gross” (144).",
    unitOfRow: (per: number, number: number) =>
      `The unit of this row is ${displayNumber(per)} pieces, but ${displayNumber(number)} is read as a number of pieces. Check the number.`,
    gramsOfKilogram: (grams: number) =>
      `The price is per kilogram, but one piece of this tool weighs ${displayNumber(grams)} g. Check the unit and the price.`,
    stockOrBase: (heading: string) =>
      `'${heading}' contains only 10, 100 and 1000. If the prices are for these quantities, assign the column to the price unit.`,
    unusedPack: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Enter the number of pieces in a pack.`,
    stockInUnit:
      'The stock is in a different unit from the tool. Convert the stock, or do not use the unit column.',
    perOfContainer: (unit: Unit, per: number) =>
      `The price is per ${per}, but the tool is sold by the ${units[unit].one}, and the contents of a ${units[unit].one} are not known. Enter the price per ${units[unit].one}.`,
    perOtherUnit: (priced: Unit, unit: Unit) =>
      `The price is per ${units[priced].one}, but the tool is sold by the ${units[unit].one}. Enter the price per ${units[unit].one}, or change the unit of the tool.`,
    piecesOfContainer: (unit: Unit, per: number, pack: number) =>
      `The price is per ${per === 1 ? 'piece' : `${per} pieces`}, so the tool is sold by the piece, with ${pack} in a ${units[unit].one}.`,
    noWeight: (text: string) => `'${text}' is not a weight and is skipped.`,
    weightUnit: (text: string) =>
      `The weight ${text} has no unit and is skipped. Add kg, g, lb, oz or t to the heading or the cells.`,
    weightSign: (text: string) =>
      `The separator in '${text}' can mean thousands or decimals, so the weight is skipped. Enter the weight in grams.`,
    weightRounded: (text: string, grams: number) =>
      `The weight ${text} is rounded up to ${grams} g.`,
    unusedAnswers: (heading: string, texts: readonly string[]) =>
      `'${heading}' contains ${texts.map((text) => `'${text}'`).join(', ')} in some rows and is not used. Check whether it changes the price, or shows which articles are still sold.`,
    answersToCome: (heading: string, text: string) =>
      `'${heading}' contains '${text}' and is not used. Check whether the articles are sold, or the prices apply, only from that time.`,
    headingUnit: (heading: string, unit: string) =>
      `'${heading}' may be in '${unit}'. The numbers are read as pieces. Check the numbers.`,
    weightOf: (heading: string, unit: string) =>
      `'${heading}' may be the weight of one '${unit}'. The weight is read as the weight of one article. Check the weight.`,
    unusedOrder: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether buyers must order in this quantity.`,
    setOfOthers: (text: string) =>
      `This row looks like a set of other products ('${text}'), but it would be added as a single tool with its own stock. Remove the row unless it really is a single tool.`,
    otherLists: (sheet: string, others: readonly string[]) =>
      `The workbook has ${others.length + 1} sheets with articles: ${[sheet, ...others].map((name) => `'${name}'`).join(', ')}. Only '${sheet}' is read. Choose the sheet that applies.`,
    weightBase: (per: number) =>
      `The price is per ${displayNumber(per)}, and the weight is read as the weight of a single unit. Check whether the weight is also per ${displayNumber(per)}.`,
    packWeight: (heading: string) => `'${heading}' is the weight of a pack and is skipped.`,
    aboutStock: (text: string, number: string) => `'${text}' is read as ${number}.`,
    inPacks: (heading: string) =>
      `'${heading}' counts packs, but this row does not state how many pieces are in a pack. Enter the number of pieces in a pack.`,
    noGtin: (digits: string) =>
      `The GTIN is skipped: ${digits} does not have 8, 12, 13 or 14 digits.`,
    orderedStock: (heading: string, stock: number) =>
      `'${heading}' is the price times ${displayNumber(stock)}. Check whether the quantity is the stock, or comes from an order or an invoice.`,
    nothingUsed: 'Only the article number in this row is used. Assign the other columns, too.',
    free: 'The price is 0.',
    pricesOnly:
      'No tool in the shop has this article number, and the file contains only prices. Import the file with the articles first (DATANORM.001, or a complete BMEcat catalogue).',
    noPriceColumn: 'No column is assigned to the price. Choose the column with the prices.',
    noPrice: 'The list has a cost but no price. Enter a formula, such as cost × 1.42.',
    inRow: (row: number, why: string) => `Row ${row}: ${why}`,
    stepTwice: (row: number, other: number) =>
      `Rows ${other} and ${row} have the same quantity. Remove one of them.`,
    stepOf: (row: number) =>
      `This is a quantity price for row ${row}, which has errors. Correct row ${row} first.`,
    unusedBasis: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether this is the price unit.`,
    formerPrice: (heading: string) =>
      `'${heading}' may be the heading of a former price. Check whether this is the current price.`,
    fromPrice: (heading: string) =>
      `'${heading}' may be the heading of the lowest of several prices. Check whether this price applies.`,
    sumOfQuantity: (heading: string, quantity: string) =>
      `'${heading}' may be the price times '${quantity}'. Check whether this is the price of one unit.`,
    includedThing: (heading: string) =>
      `According to '${heading}', the price includes something besides the article. Check whether this is the price of the article.`,
    otherKind: (heading: string) =>
      `'${heading}' may be the price of something other than a new article for sale. Check whether this is the price.`,
    priceOf: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row but other values in other rows, so the column is not used. Check whether this price applies.`,
    priceState: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether this price applies.`,
    unmarkedPrice: (heading: string) =>
      `'${heading}' is empty in this row but marked in other rows, and is not used. Check whether this price applies.`,
    saysGone: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether the article is still sold at this price.`,
    replacedBy: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether the article is still sold or has been replaced.`,
    otherNumber: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether the shop has the article under that number.`,
    unusedTerm: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether this changes the price.`,
    otherPrice: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether this is the price.`,
    unusedGroup: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row. The price is used without a discount for that group.`,
    unusedDiscounts: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Discounts apply to this article as to any other.`,
    reservedStock: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether the stock includes these pieces.`,
    flagStock: (heading: string) =>
      `'${heading}' contains only 0 and 1. If these mean “no” and “yes”, do not use the column.`,
    otherStock: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row and is not used. Check whether this is part of the stock.`,
    stockCounted: (text: string) =>
      `'${text}' is not a stock quantity in pieces. Enter the stock in pieces, or do not use the column.`,
    stockOfRows: (rows: readonly number[], parts: readonly number[], total: number) =>
      `The stock is the sum of rows ${listed(rows)}: ${listed(parts)} add up to ${displayNumber(total)}. The tool’s bin does not change.`,
    severalStocks: (rows: readonly number[]) =>
      `Rows ${listed(rows)} have this article number, and it is not clear whether to add their stock quantities together. Add a column with the bin, warehouse or batch of each row, or keep only one row.`,
    partOfWrong: (first: number) =>
      `The stock of this row is part of the stock of row ${first}, which has errors. Correct row ${first} first.`,
    unusedLeast: (heading: string, text: string) =>
      `'${heading}' contains ${text} in this row. The price applies from the tool’s minimum quantity.`,
    unitChanged: (before: Unit, after: Unit) =>
      `The tool is currently sold by the ${units[before].one}. After the list is applied, it will be sold by the ${units[after].one}.`,
    otherMeasure: (heading: string, unit: Unit) =>
      `'${heading}' is a price for a different unit, but this article is sold by the ${units[unit].one}. Enter the price per ${units[unit].one}.`,
    validFrom: (heading: string, text: string) =>
      `'${heading}' contains ${text}, but the price takes effect when the list is applied. Choose the time under 'Apply later, at'.`,
    validUntil: (heading: string, text: string) =>
      `'${heading}' contains ${text} and is not used. The price will apply until somebody changes it.`,
    shortened: (text: string) =>
      `A spreadsheet has shortened this number to '${text}'. Enter all its digits, as text.`,
    inexact: (text: string) =>
      `A spreadsheet keeps only 15 digits of a number, so the last digits of ${text} are lost. Enter the number as text.`,
    noDocument: (text: string) =>
      `The document is skipped because ${text} does not begin with https://.`,
    notHttps: (text: string) =>
      `The picture is skipped because ${text} does not begin with https://.`,
    noUnit: (text: string) => `'${text}' is not a known unit and is skipped.`,
    noState: (text: string) =>
      `'${text}' is not a known status, so a new tool in this row will be published. Check whether the tool is a draft or discontinued.`,
    draftThere: 'A draft has this article number. Publish the draft, or edit it on its page.',
    stateKept: (state: 'draft' | 'discontinued') =>
      state === 'draft'
        ? 'According to the list, the tool is not available. It stays published until you change its status on the tool’s page.'
        : 'According to the list, the tool is discontinued. Set this status on the tool’s page.',
    noTaxClass: (text: string) =>
      `'${text}' is not a tax class (standard, reduced, zero) and is skipped.`,
    noHazard: (text: string) =>
      `'${text}' contains text besides pictograms such as GHS02. The other text is skipped.`,
    gtinTaken: 'One of this tool’s GTINs now belongs to another tool or pack.',
    packGtinOf: (gtin: string, sku: string) =>
      `The GTIN ${gtin} is skipped because it belongs to ${sku} or one of its packs.`,
    packGtinRow: (gtin: string, row: number) =>
      `The GTIN ${gtin} is also in row ${row} and is skipped.`,
    packGtinOwn: (gtin: string) =>
      `The GTIN ${gtin} is skipped because it belongs to the tool or to another pack.`,
    packUnknown: 'The contents of the pack are not known, so its GTIN is skipped.',
    leftOut: (text: string) => `'${text}' is not a whole number and is skipped.`,
    rounded: (amount: string) => `${amount} is rounded to whole cents.`,
    /** Of a list. */
    quantityKept: (per: number) =>
      `The list does not state a price unit. The price is read as a price per ${per}, as in the shop.`,
    baseChanged: (before: number, after: number, uses: readonly string[]) =>
      `The tool’s prices will be per ${after}, not per ${before}.` +
      (uses.length === 0
        ? ''
        : ` This affects ${uses.join(', ')}: lists and quotes will keep their prices, and buyers will be asked to accept the new price in their carts.`),
    moreUses: (count: number) => `${count} more`,
    baseNotExact: (before: number, after: number) =>
      `The tool’s prices per ${before} cannot be converted to whole cents per ${after}. Enter the price, quantity prices and cost per ${after}, too.`,
    notGtin: (digits: string) => `The GTIN is skipped: the check digit of ${digits} is wrong.`,
    notWholeCost: (text: string) =>
      `Converted to the price unit, the cost (${text}) is not in whole cents. Enter the cost for the price unit, or round the cost with a formula.`,
    formula: (text: string) =>
      `The formula ${text} uses a field that has no number in this row. Enter the number, or change the formula.`,
    noSku: 'The row has no article number. Enter the article number, or remove the row.',
    twice: (row: number) =>
      `Row ${row} has the same article number as this row. Only row ${row} is used.`,
    similar: (sku: string) =>
      `This article number differs from ${sku} only in punctuation. Check whether both are the same article.`,
    gtinTwice: (row: number) => `Row ${row} has the same GTIN as this row. Check both GTINs.`,
    rose: (times: number) => `The new price is ${displayNumber(times)} times the old price.`,
    fell: (percent: number) => `The price falls by ${percent}%.`,
    belowCost: (price: number, cost: number) =>
      `The price ${displayMoney(price)} is below the cost ${displayMoney(cost)}.`,
    farAboveCost: (price: number, cost: number) =>
      `The price ${displayMoney(price)} is more than 1,000 times the cost ${displayMoney(cost)}. Check which decimal separator the prices use.`,
    changedSince: 'Somebody changed this tool after it was checked. Check the tool again.',
    appeared:
      'A tool with this article number was added after the list was checked. Check the list again.',
    soldMeanwhile: 'The stock would fall below zero because pieces were sold in the meantime.',
    touched:
      'Somebody changed this tool after the job was applied, so the job’s changes to it were not undone.',
    gone: 'The tool is no longer in the shop.',
    invalid: 'The values are no longer valid. Check the row again.',
    notOnSale: 'No tool in the shop has this article number.',
    ladderRounded:
      'After rounding, a quantity price is not below the price of a smaller quantity, so it is skipped.',
    picture: 'The tool’s picture is no longer stored. Upload the picture again.',
  },
  ignored: {
    heading: 'This row repeats the headings.',
    remark: 'This row is not an article but a total, a title or a remark.',
    draft: 'This tool is already a draft.',
    step: (row: number) => `This is a quantity price for row ${row}.`,
    stockPart: (first: number) => `The stock of this row is added to the stock of row ${first}.`,
    section: (title: string) =>
      `This row is a title: new tools below it are added to the category '${title}'.`,
  },
} as const
