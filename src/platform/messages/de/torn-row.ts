/** German: see ../torn-row.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { tornRowMessages as english } from '../torn-row.ts'

export const tornRowMessages: Translated<typeof english> = {
  torn: (text) =>
    `„${text}“ steht rechts von der letzten Spalte mit Überschrift. Möglicherweise hat ein Komma, das nicht in Anführungszeichen steht, eine Zelle geteilt.`,
}
