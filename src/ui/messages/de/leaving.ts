/** German: see ../leaving.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { leavingMessages as english } from '../leaving.ts'

export const leavingMessages: Translated<typeof english> = {
  title: 'Seite ohne Speichern verlassen?',
  detail: 'Ihre Eingaben auf dieser Seite wurden nicht gespeichert.',
  confirmLabel: 'Verlassen',
  cancelLabel: 'Auf der Seite bleiben',
}
