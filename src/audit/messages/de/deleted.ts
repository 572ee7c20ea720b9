/** German: see ../deleted.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayCount } from '../../../platform/money/money.ts'
import { restorableDays } from '../../rules.ts'
import type { deletedMessages as english } from '../deleted.ts'

export const deletedMessages: Translated<typeof english> = {
  title: 'Gelöscht',
  description: 'Gelöschte Einträge, die sich wiederherstellen lassen.',
  lead:
    `Aufträge, Bewertungen und Berechtigungen von Mitarbeitern lassen sich ${restorableDays} Tage lang wiederherstellen, ` +
    'Werkzeuge jederzeit. Gelöschte Konten lassen sich nicht wiederherstellen: Personenbezogene Daten werden sofort ' +
    'entfernt, und mit der E-Mail-Adresse kann ein neues Konto eröffnet werden.',
  kindsLabel: 'Art des Eintrags',
  kinds: {
    orders: 'Aufträge',
    tools: 'Werkzeuge',
    reviews: 'Bewertungen',
    staff: 'Berechtigungen',
  },
  caption: {
    orders: 'Gelöschte Aufträge, die neuesten zuerst',
    tools: 'Archivierte Werkzeuge, die neuesten zuerst',
    reviews: 'Gelöschte Bewertungen, die neuesten zuerst',
    staff: 'Frühere Mitarbeiter, die neuesten zuerst',
  },
  what: 'was',
  details: 'Einzelheiten',
  when: 'gelöscht',
  history: 'Verlauf',
  historyOf: (name) => `Verlauf: ${name}`,
  restore: 'Wiederherstellen',
  restoreOf: (name) => `Wiederherstellen: ${name}`,
  areRestored: (count) => `${displayCount(count, 'Eintrag', 'Einträge')} wiederhergestellt`,
  isRestored: (name) => `${name} wurde wiederhergestellt`,
  order: (number) => `Auftrag ${number}`,
  orderDetails: (name, pieces, total, status) =>
    `${name} · ${displayNumber(pieces)} Stück · ${total} · war ${status}`,
  reviewBy: (name) => `Bewertung von ${name}`,
  deletedBy: (name) => `von ${name}`,
  shop: 'zum ganzen Shop',
  couldDo: (names) => `Berechtigungen: ${names.join(', ')}`,
  empty: {
    orders: 'Keine gelöschten Aufträge',
    tools: 'Keine archivierten Werkzeuge',
    reviews: 'Keine gelöschten Bewertungen',
    staff: 'Keine früheren Mitarbeiter',
  },
  emptyDetail: {
    orders:
      'Gelöschte Aufträge werden hier 30 Tage lang aufgeführt. Beim Wiederherstellen eines Auftrags wird die Ware wieder reserviert.',
    tools: 'Gelöschte Werkzeuge werden hier aufgeführt und lassen sich jederzeit wiederherstellen.',
    reviews: 'Von Mitarbeitern gelöschte Bewertungen werden hier 30 Tage lang aufgeführt.',
    staff: 'Frühere Mitarbeiter werden hier 30 Tage lang aufgeführt.',
  },
}
