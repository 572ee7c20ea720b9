/** German: see ../column-choices.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { columnChoicesMessages as english } from '../column-choices.ts'

export const columnChoicesMessages: Translated<typeof english> = {
  notYours: 'Nur Mitarbeiter, die diese Dateien einlesen, können deren Spalten festlegen.',
}
