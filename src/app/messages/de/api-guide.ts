/** German: see ../api-guide.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { apiGuideMessages as english } from '../api-guide.ts'

export const apiGuideMessages: Translated<typeof english> = {
  start: {
    title: 'Von null zur Bestellung in fünf Aufrufen',
    description:
      'Wie ein Programm diesen Shop aufruft: Schlüssel, Bestellungen, Fehler, Listen, Grenzen, Webhooks.',
  },
  erp: {
    title: 'Ein ERP anbinden',
    description: 'Ein Programm mit zwei Schleifen: Sortiment und Bestand hinein, Aufträge heraus.',
  },
}
