/** German: see ../statement-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayMoney } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { statementPageMessages as english } from '../statement-page.ts'

export const statementPageMessages: Translated<typeof english> = {
  title: 'Kontoauszug',
  description: 'Rechnungen, Gutschriften, Zahlungen und offene Posten.',
  leadOwn: 'Rechnungen, Gutschriften und Zahlungen des gewählten Zeitraums.',
  of: (name) => `Konto von ${name}`,
  backToItems: 'Offene Posten',
  backToOrders: 'Meine Bestellungen',
  from: 'Von',
  to: 'Bis',
  show: 'Anzeigen',
  movements: 'Buchungen',
  caption: 'Buchungen mit laufendem Saldo',
  day: 'Datum',
  what: 'Buchung',
  charged: 'Berechnet',
  settled: 'Bezahlt',
  balance: 'Saldo',
  balanceOn: (text) => `Saldo am ${displayDay(text)}`,
  amountOf: ({ open, credit }) =>
    credit > 0 ? `${displayMoney(credit)} Guthaben` : displayMoney(open),
  line: {
    invoice: (number) => `Rechnung ${number}`,
    'credit-note': (number) => `Gutschrift ${number}`,
    payment: (number) => `Zahlung ${number}`,
    discount: (number) => `Skonto (${number})`,
    reversal: (number) => `Zahlung storniert (${number})`,
    refund: (number) => `Erstattung ${number}`,
    'refund-reversal': (number) => `Erstattung storniert (${number})`,
  },
  order: (number) => `Bestellung ${number}`,
  openOn: (text) => `Offene Posten am ${displayDay(text)}`,
  itemsCaption: 'Offene Rechnungen, die ältesten zuerst',
  nothingOpen: (text) => `Am ${displayDay(text)} gab es keine offenen Posten.`,
  late: 'Tage überfällig',
  unallocated: (cents) =>
    `Zahlungen von ${displayMoney(cents)} sind noch keiner Rechnung zugeordnet.`,
  save: 'Als PDF speichern',
  saved: (number) => `${number} wurde gespeichert`,
  issued: 'Ausgestellte Kontoauszüge',
  period: (from, to) => `${displayDay(from)} bis ${displayDay(to)}`,
  sentTo: (address) => `Gesendet an ${address},`,
  saveIssued: (number) => `${number} speichern`,
  mailTitle: 'Kontoauszug per E-Mail senden',
  mailLead:
    'Der Kontoauszug dieses Zeitraums wird ausgestellt und als PDF an die Adresse gesendet.',
  address: 'E-Mail-Adresse',
  send: 'Kontoauszug senden',
  sending: 'Wird gesendet',
  notSent: 'Der Kontoauszug wurde nicht gesendet.',
  queued: (number, address) => `${number} wird an ${address} gesendet`,
}
