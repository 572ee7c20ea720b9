/** German: see ../saved-views.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { savedViewsMessages as english } from '../saved-views.ts'

export const savedViewsMessages: Translated<typeof english> = {
  full: 'Es können keine weiteren Ansichten gespeichert werden',
  fullDetail: (most) =>
    `Es sind bereits ${most} Ansichten gespeichert. Entfernen Sie zuerst eine Ansicht.`,
  notList:
    'Geben Sie die Liste so an, wie sie in der Adresse der Seite steht, zum Beispiel „companies“.',
}
