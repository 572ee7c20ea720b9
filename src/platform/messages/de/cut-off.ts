/** German: see ../cut-off.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { cutOffMessages as english } from '../cut-off.ts'

export const cutOffMessages: Translated<typeof english> = {
  cells:
    'Die Datei endet in dieser Zeile ohne Zeilenende, und es fehlen Zellen, die alle anderen Zeilen haben. Fragen Sie den Absender, ob die Datei vollständig ist.',
  cell: (text) =>
    `Die Datei endet mit „${text}“ und ohne Zeilenende, und alle anderen Zeilen haben dort mehr. Fragen Sie den Absender, ob die Datei vollständig ist.`,
}
