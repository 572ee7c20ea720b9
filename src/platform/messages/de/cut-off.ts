/** German: see ../cut-off.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { cutOffMessages as english } from '../cut-off.ts'

export const cutOffMessages: Translated<typeof english> = {
  cells:
    'Die Datei bricht in dieser Zeile ab: Das Zeilenende fehlt, und die Zeile hat weniger Zellen als alle anderen. Fragen Sie den Absender, ob die Datei vollständig ist.',
  cell: (text) =>
    `Die Datei bricht anscheinend bei „${text}“ ab: Das Zeilenende fehlt, und in allen anderen Zeilen ist der Text dieser Zelle länger. Fragen Sie den Absender, ob die Datei vollständig ist.`,
}
