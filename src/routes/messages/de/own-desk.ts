/** German: see ../own-desk.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { ownDeskMessages as english } from '../own-desk.ts'

export const ownDeskMessages: Translated<typeof english> = {
  buyingFor: (company) => `Sie kaufen für ${company} ein`,
  waits: 'Wartet auf Sie',
  quote: (number) => `Angebot ${number} liegt vor`,
  lines: (count) => displayCount(count, 'Werkzeug', 'Werkzeuge'),
  until: 'gültig bis',
  onTheWay: 'Unterwegs',
  onTheWayCaption: 'Ihre laufenden Bestellungen, die neuesten zuerst',
  allOrders: 'Meine Bestellungen',
  order: 'Bestellung',
  placed: 'bestellt',
  what: 'Inhalt',
  contents: ({ lineCount, firstTool, pieces }) =>
    lineCount > 1
      ? `${displayNumber(lineCount)} Positionen: ${firstTool}`
      : `${firstTool} × ${displayNumber(pieces)}`,
  total: 'Summe',
  status: 'Status',
  open: 'Öffnen',
  track: 'Verfolgen',
  cancel: 'Stornieren',
  again: 'Erneut bestellen',
  actOn: (act, what) => `${act}: ${what}`,
  orderNumber: (number) => `Bestellung ${number}`,
  buyAgain: 'Erneut kaufen',
  orderPad: 'Schnellbestellung',
  about: 'Über mich',
  deliverTo: 'Lieferung an',
  addresses: (count) => displayCount(count, 'Adresse', 'Adressen'),
  noAddress: 'Noch keine Adresse gespeichert.',
  change: 'Ändern',
  changeAddresses: 'Adressen ändern',
  access: 'Anmeldung und Daten',
  email: 'E-Mail',
  password: 'Passwort',
  passwordValue: 'Wird nicht angezeigt',
  secondFactor: 'Zweiter Faktor',
  factorOn: 'Eingeschaltet, mit einer App',
  factorOff: 'Aus',
  devices: 'Geräte',
  signedIn: (count) => `${displayNumber(count)} angemeldet`,
  data: 'Meine Daten',
  dataValue: 'Herunterladen oder löschen',
}
