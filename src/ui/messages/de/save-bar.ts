/** German: see ../save-bar.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { saveBarMessages as english } from '../save-bar.ts'

export const saveBarMessages: Translated<typeof english> = {
  unsaved: 'Nicht gespeicherte Änderungen',
  wrong: (count) => (count === 1 ? 'Berichtigen Sie ein Feld' : `Berichtigen Sie ${count} Felder`),
  discard: 'Verwerfen',
}
