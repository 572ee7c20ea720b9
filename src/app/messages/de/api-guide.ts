/** German: see ../api-guide.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { apiGuideMessages as english } from '../api-guide.ts'

export const apiGuideMessages: Translated<typeof english> = {
  start: {
    title: 'In fünf Aufrufen zur ersten Bestellung',
    description:
      'So spricht ein Programm mit diesem Shop: Schlüssel, Bestellungen, Fehler, Listen, Limits und Webhooks.',
  },
  erp: {
    title: 'Ein ERP anbinden',
    description:
      'Ein Programm mit zwei Schleifen: Die eine überträgt Sortiment und Bestand, die andere holt Aufträge ab.',
  },
}
