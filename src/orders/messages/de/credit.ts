/** German: see ../credit.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayMoney } from '../../../platform/money/money.ts'
import type { creditMessages as english } from '../credit.ts'

const days = (count: number): string =>
  count === 1 ? 'einem Tag' : `${displayNumber(count)} Tagen`

export const creditMessages: Translated<typeof english> = {
  overLimit: (company, open, limit) =>
    `Mit dieser Bestellung stehen bei ${company} insgesamt ${open} offen; das Kreditlimit beträgt ${limit}.`,
  overdue: (number, late) => `Rechnung ${number} ist seit ${days(late)} überfällig.`,
  moneyOnly:
    'Diese Bestellung wartet auf die Zahlung oder wurde wegen offener Beträge zurückgestellt. Nur Mitarbeiter mit der Berechtigung „Finanzen“ können sie freigeben.',
  raisedByMoney: (reason) =>
    `${reason} Nur Mitarbeiter mit der Berechtigung „Finanzen“ dürfen trotzdem speichern.`,
  ordersOnly:
    'Über diese Bestellung können nur Mitarbeiter mit der Berechtigung „Aufträge“ entscheiden.',
  heading: 'Kredit',
  unpaid: 'Berechnet, unbezahlt',
  credit: 'Guthaben des Kunden',
  notInvoiced: 'Bestellt, noch nicht berechnet',
  open: 'Offene Beträge insgesamt',
  limit: 'Kreditlimit',
  none: 'keines',
  left: (cents) => `${displayMoney(cents)} verfügbar`,
  used: (cents) => `${displayMoney(cents)} über dem Limit: Neue Bestellungen werden zurückgestellt`,
  overdueLine: (number, late) => `${number} ist seit ${days(late)} überfällig.`,
  openItems: 'Offene Posten',
  lastOrders: 'Letzte Aufträge',
  allOrders: 'Alle Aufträge der Firma',
  noOrders: 'Diese Firma hat noch nichts bestellt.',
}
