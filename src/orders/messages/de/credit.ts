/** German: see ../credit.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayMoney } from '../../../platform/money/money.ts'
import type { creditMessages as english } from '../credit.ts'

const days = (count: number): string =>
  count === 1 ? 'einem Tag' : `${displayNumber(count)} Tagen`

export const creditMessages: Translated<typeof english> = {
  overLimit: (company, open, limit) =>
    `Mit dieser Bestellung schuldet ${company} ${open}; das Kreditlimit ist ${limit}.`,
  overdue: (number, late) => `Rechnung ${number} ist seit ${days(late)} überfällig.`,
  moneyOnly:
    'Diese Bestellung wartet auf Zahlung oder Kredit. Freigeben können sie nur Mitarbeiter mit der Berechtigung „Finanzen“.',
  raisedByMoney: (reason) =>
    `${reason} Mitarbeiter mit der Berechtigung „Finanzen“ dürfen darüber hinausgehen.`,
  ordersOnly: 'Über diese Bestellung entscheiden nur Mitarbeiter mit der Berechtigung „Aufträge“.',
  heading: 'Kredit',
  unpaid: 'Berechnet und unbezahlt',
  credit: 'Guthaben des Kunden',
  notInvoiced: 'Bestellt, nicht berechnet',
  open: 'Offen',
  limit: 'Kreditlimit',
  none: 'keines',
  left: (cents) => `${displayMoney(cents)} frei`,
  used: (cents) => `${displayMoney(cents)} über dem Limit: Neue Bestellungen werden zurückgestellt`,
  overdueLine: (number, late) => `${number} ist seit ${days(late)} überfällig.`,
  openItems: 'Offene Posten',
  lastOrders: 'Letzte Aufträge',
  allOrders: 'Alle Aufträge der Firma',
  noOrders: 'Noch wurde nichts bestellt.',
}
