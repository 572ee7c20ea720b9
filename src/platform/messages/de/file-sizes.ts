/** German: see ../file-sizes.ts. */
import type { Translated } from '../../languages/translated.ts'
import { displayNumber } from '../../money/money.ts'
import type { fileSizeMessages as english } from '../file-sizes.ts'

export const fileSizeMessages: Translated<typeof english> = {
  tooLarge: (maxBytes) =>
    `Die Datei ist größer als ${displayNumber(maxBytes / 1e6)} MB. Verkleinern oder teilen Sie die Datei.`,
  tooLong: (maxRows) =>
    `Die Liste hat mehr als ${displayNumber(maxRows)} Zeilen. Teilen Sie die Liste, oder bitten Sie den Absender um mehrere Dateien.`,
}
