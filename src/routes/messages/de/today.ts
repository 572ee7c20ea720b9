/** German: see ../today.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { todayMessages as english } from '../today.ts'

export const todayMessages: Translated<typeof english> = {
  groups: {
    live: 'Eröffnung',
    orders: 'Aufträge',
    pick: 'Packen und versenden',
    customers: 'Kunden',
    money: 'Finanzen',
  },
  all: {
    live: 'Alle Schritte',
    orders: 'Alle Aufträge',
    pick: 'Pickliste',
    customers: 'Firmen',
    reviews: 'Bewertungen',
    money: 'Belege',
  },
  onBehalf: 'Für einen Kunden bestellen',
  order: (number) => `Auftrag ${number}`,
  held: (number) => `Auftrag ${number} zurückgestellt`,
  pieces: (count) => `${displayNumber(count)} Stück`,
  quote: (number) => `Preisanfrage ${number}`,
  lines: (count) => displayCount(count, 'Position', 'Positionen'),
  toPick: (count) => `${displayCount(count, 'Auftrag', 'Aufträge')} zu packen`,
  toPickDetail: 'alle auf einer Pickliste',
  pickedOf: (picked, pieces) =>
    `${displayNumber(picked)} von ${displayNumber(pieces)} Stück gepackt`,
  late: (number) => `Auftrag ${number}: Ware später als zugesagt`,
  certificate: 'Befreiungsnachweis zu prüfen',
  account: 'Firmenkonto beantragt',
  review: (tool) => (tool === undefined ? 'Bewertung zu prüfen' : `Bewertung zu prüfen: ${tool}`),
  quoted: (text) => `„${text}“`,
  reported: (tool) => (tool === undefined ? 'Bewertung gemeldet' : `Bewertung gemeldet: ${tool}`),
  overdue: (number) => `${number} überfällig`,
  notSent: (number) => `${number} nicht gesendet`,
  lateDays: (days) => `${displayCount(days, 'Tag', 'Tage')} überfällig`,
  act: {
    answer: 'Antworten',
    check: 'Prüfen',
    review: 'Prüfen',
    remind: 'Mahnen',
    send: 'Senden',
    open: 'Öffnen',
  },
  actOn: (act, what) => `${act}: ${what}`,
  confirmed: (number) => `Auftrag ${number} wurde bestätigt`,
  done: 'Alles erledigt',
  doneDetail: 'Neue Aufträge, Anfragen und Bewertungen erscheinen hier, sobald sie eingehen.',
}
