/** Texts of the API of customer part numbers. */
import { displayNumber } from '../../platform/money/money.ts'

export const aliasesMessages = {
  problems: {
    taken: 'The company has this part number already',
    tooMany: 'A company cannot have more part numbers',
  },
  takenDetail: (number: string, sku: string) =>
    `${number} is ${sku}. Remove it there first, or write another number.`,
  tooManyDetail: (max: number) =>
    `A company has at most ${displayNumber(max)} part numbers. Remove some first.`,
  unknownSku: (sku: string) => `No tool with the SKU ${sku} is on sale.`,
  twiceInFile: (number: string, row: number) =>
    `${number} stands in row ${row} already: a number means one tool.`,
} as const
