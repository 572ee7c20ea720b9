/** German: see ../manage-orders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { manageOrdersMessages as english } from '../manage-orders.ts'

const orders = (count: number): string => displayCount(count, 'Auftrag', 'Aufträge')

export const manageOrdersMessages: Translated<typeof english> = {
  title: 'Aufträge verwalten',
  description: 'Alle Aufträge des Shops.',
  onBehalf: 'Für einen Kunden bestellen',
  lead: 'Neueste zuerst. Wird ein Auftrag vor dem Versand storniert oder gelöscht, geht die Ware zurück in den Bestand.',
  byStatus: 'Aufträge nach Status',
  all: 'Alle',
  onHold: 'zurückgestellt',
  moreThan: (count) => `${displayNumber(count)}+`,
  search: 'Aufträge suchen',
  hint: 'Auftragsnummer, Bestellnummer des Kunden, Name, E-Mail, Artikelnummer',
  caption: 'Alle Aufträge, neueste zuerst',
  order: 'Auftrag',
  placed: 'Bestellt',
  customer: 'Kunde',
  tool: 'Werkzeug',
  pieces: 'Stück',
  total: 'Summe',
  status: 'Status',
  nameOf: (number) => `Auftrag ${number}`,
  open: 'Öffnen',
  actOf: (act, number) => `${act}: Auftrag ${number}`,
  done: (number, status) => `Auftrag ${number} ist jetzt ${status}`,
  doneMany: (count, status) =>
    count === 0
      ? 'Kein Auftrag konnte geändert werden'
      : count === 1
        ? `1 Auftrag ist jetzt ${status}`
        : `${displayNumber(count)} Aufträge sind jetzt ${status}`,
  cancelMany: (count) =>
    count === 1
      ? '1 Auftrag wird storniert. Die Ware geht zurück in den Bestand, und der Käufer wird benachrichtigt.'
      : `${orders(count)} werden storniert. Die Ware geht zurück in den Bestand, ` +
        'und jeder Käufer wird benachrichtigt.',
  delete: (number) => `Auftrag ${number} löschen`,
  sure: (number, name) => `Auftrag ${number} von ${name} wird gelöscht.`,
  sureStock: (pieces) =>
    `${displayNumber(pieces)} Stück ${pieces === 1 ? 'geht' : 'gehen'} zurück in den Bestand, außer bei bereits versandter Ware.`,
  noneSo: 'Keine Aufträge gefunden',
  noneSoDetail: 'Für diesen Status und Zeitraum gibt es keine Aufträge.',
  noneOnHold: 'Kein Auftrag ist zurückgestellt',
  noneOnHoldDetail:
    'Kein Auftrag wartet auf eine Freigabe, die Zustimmung zu Versandkosten oder eine Zahlung.',
  empty: 'Noch keine Aufträge',
  emptyDetail: 'Aufträge erscheinen hier, sobald ein Kunde bestellt.',
  emptyWayOn: 'Zum Shop',
}
