/** German: see ../my-orders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { myOrdersMessages as english } from '../my-orders.ts'

export const myOrdersMessages: Translated<typeof english> = {
  title: 'Meine Bestellungen',
  description: 'Ihre Bestellungen in diesem Shop.',
  caption: 'Ihre Bestellungen, die neuesten zuerst',
  order: 'Bestellung',
  placed: 'Bestellt',
  tool: 'Werkzeug',
  poNumber: 'Ihre Bestellnummer',
  pieces: 'Stück',
  total: 'Gesamt',
  status: 'Status',
  again: 'Erneut bestellen',
  againOfOrder: (number) => `Erneut bestellen: Bestellung ${number}`,
  againOf: (name) => `Erneut bestellen: ${name}`,
  byStatus: 'Bestellungen nach Status',
  search: 'Bestellungen suchen',
  searchHint: 'Nummer, Ihre Bestellnummer, Werkzeug, Artikelnummer',
  noMatch: 'Keine Bestellung gefunden',
  noMatchDetail: 'Für diesen Status und Zeitraum gibt es keine Bestellungen.',
  empty: 'Sie haben noch nichts bestellt',
  emptyDetail: 'Ihre Bestellungen erscheinen hier, sobald Sie etwas bestellt haben.',
  emptyWayOn: 'Zum Sortiment',
}
