/** German: see ../torn-row.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { tornRowMessages as english } from '../torn-row.ts'

export const tornRowMessages: Translated<typeof english> = {
  torn: (text) =>
    `„${text}“ steht hinter der letzten Spalte mit Überschrift. Vielleicht hat ein Komma ohne Anführungszeichen eine Zelle geteilt.`,
}
