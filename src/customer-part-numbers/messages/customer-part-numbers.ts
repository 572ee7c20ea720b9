/** Texts of the API of customer part numbers. */
import { displayNumber } from '../../platform/money/money.ts'

export const aliasesMessages = {
  problems: {
    taken: 'The company already has this part number',
    tooMany: 'The company already has the maximum number of part numbers',
  },
  takenDetail: (number: string, sku: string) =>
    `${number} is already a part number of ${sku}. Remove the number from that tool first, or enter another number.`,
  tooManyDetail: (max: number) =>
    `A company can have at most ${displayNumber(max)} part numbers. Remove some first.`,
  unknownSku: (sku: string) => `No tool in the shop has the SKU ${sku}. Check the SKU.`,
  twiceInFile: (number: string, row: number) =>
    `${number} is already in row ${row}. A part number can be used for only one tool. Remove one of the rows.`,
} as const
