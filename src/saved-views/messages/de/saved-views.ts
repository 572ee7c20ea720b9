/** German: see ../saved-views.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { savedViewsMessages as english } from '../saved-views.ts'

export const savedViewsMessages: Translated<typeof english> = {
  full: 'Mehr Ansichten lassen sich nicht speichern',
  fullDetail: (most) => `${most} Ansichten sind gespeichert. Entfernen Sie zuerst eine davon.`,
  notList: 'Nennen Sie eine Liste wie in ihrer Adresse, zum Beispiel companies.',
}
