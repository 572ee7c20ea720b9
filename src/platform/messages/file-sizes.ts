/** The texts about a file that is too large, the same wherever files are accepted. */
import { displayNumber } from '../money/money.ts'

export const fileSizeMessages = {
  tooLarge: (maxBytes: number) =>
    `The file is larger than ${displayNumber(maxBytes / 1e6)} MB. Make the file smaller, or split it.`,
  tooLong: (maxRows: number) =>
    `The list has more than ${displayNumber(maxRows)} rows. Split the list, or ask the sender for several files.`,
} as const
