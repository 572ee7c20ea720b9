/** German: see ../deleted.ts. */
import { displayNumber } from '../../../platform/money/money.ts'
import type { Translated } from '../../../platform/languages/translated.ts'
import { restorableDays } from '../../rules.ts'
import type { deletedMessages as english } from '../deleted.ts'

export const deletedMessages: Translated<typeof english> = {
  title: 'Gelöscht',
  description: 'Gelöschtes, das sich wiederherstellen lässt.',
  lead:
    `Aufträge, Bewertungen und Rechte von Mitarbeitern lassen sich ${restorableDays} Tage lang ` +
    'wiederherstellen, Werkzeuge jederzeit. Gelöschte Konten nicht: Personenbezogene Daten werden ' +
    'sofort entfernt, und die Adresse kann sich neu registrieren.',
  kindsLabel: 'Art',
  kinds: {
    orders: 'Aufträge',
    tools: 'Werkzeuge',
    reviews: 'Bewertungen',
    staff: 'Rechte von Mitarbeitern',
  },
  caption: {
    orders: 'Gelöschte Aufträge, neueste zuerst',
    tools: 'Archivierte Werkzeuge, neueste zuerst',
    reviews: 'Gelöschte Bewertungen, neueste zuerst',
    staff: 'Frühere Mitarbeiter, neueste zuerst',
  },
  what: 'was',
  details: 'Einzelheiten',
  when: 'gelöscht',
  history: 'Verlauf',
  historyOf: (name) => `Verlauf: ${name}`,
  restore: 'Wiederherstellen',
  restoreOf: (name) => `Wiederherstellen: ${name}`,
  isRestored: (name) => `${name} ist wiederhergestellt`,
  order: (number) => `Auftrag ${number}`,
  orderDetails: (name, pieces, total, status) =>
    `${name} · ${displayNumber(pieces)} Stück · ${total} · war ${status}`,
  reviewBy: (name) => `Bewertung von ${name}`,
  deletedBy: (name) => `von ${name}`,
  shop: 'der Shop insgesamt',
  couldDo: (names) => `durfte: ${names.join(', ')}`,
  empty: {
    orders: 'Keine gelöschten Aufträge',
    tools: 'Keine archivierten Werkzeuge',
    reviews: 'Keine gelöschten Bewertungen',
    staff: 'Keine früheren Mitarbeiter',
  },
  emptyDetail: {
    orders:
      'Gelöschte Aufträge stehen hier 30 Tage lang. Beim Wiederherstellen wird ihr Bestand wieder reserviert.',
    tools: 'Gelöschte Werkzeuge stehen hier und lassen sich jederzeit wiederherstellen.',
    reviews: 'Bewertungen, die Mitarbeiter gelöscht haben, stehen hier 30 Tage lang.',
    staff: 'Frühere Mitarbeiter stehen hier 30 Tage lang.',
  },
}
