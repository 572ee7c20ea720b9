/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayMoney, displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type * as english from '../pages.ts'
import { reminderPageMessages } from './reminders.ts'

const daysLate = (days: number): string => `${displayCount(days, 'Tag', 'Tage')} überfällig`

export const ageNames: Translated<typeof english.ageNames> = {
  'not-due': 'Nicht fällig',
  '1-30': '1–30 Tage überfällig',
  '31-60': '31–60 Tage überfällig',
  '61-90': '61–90 Tage überfällig',
  'over-90': 'Über 90 Tage überfällig',
}
export const methodNames: Translated<typeof english.methodNames> = {
  transfer: 'Überweisung',
  card: 'Karte',
  cash: 'Bar',
  discount: 'Skonto',
  check: 'Scheck',
  other: 'Andere',
}

export const openItemsMessages: Translated<typeof english.openItemsMessages> = {
  title: 'Zahlungen',
  description: 'Offene Rechnungen der Kunden nach Alter.',
  lead: 'Rechnungen, die nicht ganz bezahlt sind. Gutschriften und Zahlungen sind schon abgezogen.',
  received: 'Zahlungseingänge',
  fromBank: 'Kontoauszug der Bank',
  save: 'Als CSV speichern',
  ageing: 'Offen nach Alter',
  all: 'Alle offenen Posten',
  items: (count) => displayCount(count, 'Posten', 'Posten'),
  credit: 'Guthaben der Kunden',
  creditHelp: 'Überzahlungen und Gutschriften',
  search: 'Offene Posten durchsuchen',
  hint: 'Kunde, Rechnung oder Auftrag',
  anyAge: 'Jedes Alter',
  age: 'Alter',
  caption: 'Offene Posten, die fälligen zuerst',
  number: 'Rechnung',
  order: (number) => `Auftrag ${number}`,
  customer: 'Kunde',
  due: 'fällig',
  late: daysLate,
  amount: 'Betrag',
  open: 'offen',
  creditOf: (cents) => `${displayMoney(cents)} Guthaben`,
  actions: 'Aktionen',
  pay: 'Zahlung buchen',
  payFor: (number) => `Zahlung zu ${number} buchen`,
  refund: 'Erstattung buchen',
  refundFor: (number) => `Erstattung zu ${number} buchen`,
  onlyOf: (name) => `Nur ${name}`,
  showAll: 'Alle Kunden',
  statement: 'Kontoauszug',
  byCard: 'Kartenzahlungen',
  reminders: 'Mahnungen',
  state: 'Zustand',
  reminder: 'letzte Mahnung',
  reminded: (step) => `${reminderPageMessages.sentStep(step)},`,
  empty: 'Keine offenen Posten',
  emptyDetail: 'Erstellte Rechnungen stehen hier, bis sie bezahlt sind.',
  noneOfAge: 'Keine offenen Posten dieses Alters',
}

export const recordMessages: Translated<typeof english.recordMessages> = {
  title: 'Zahlung buchen',
  description: 'Eine Zahlung buchen und Rechnungen zuordnen.',
  lead: (name) => `Von ${name}. Ordnen Sie sie unten Rechnungen zu, ganz oder teilweise.`,
  back: 'Offene Posten',
  paidOn: 'Tag',
  amount: 'Betrag',
  amountHelp: 'Was darüber liegt, wird Guthaben des Kunden.',
  method: 'Zahlungsart',
  reference: 'Verwendungszweck',
  referenceHelp: 'Text der Bank oder des Kunden, für die Suche.',
  caption: 'Offene Rechnungen des Kunden',
  settle: 'zuordnen',
  settleOf: (number) => `Zugeordnet zu ${number}`,
  split: 'Auf die Rechnungen verteilen, die ältesten zuerst',
  rest: (cents) => `${displayMoney(cents)} werden Guthaben.`,
  over: (cents) => `Die Zuordnungen übersteigen die Zahlung um ${displayMoney(cents)}.`,
  notAmount: 'Geben Sie einen Betrag wie 12,50 ein.',
  tooMuch: (open) => `Offen sind ${displayMoney(open)}.`,
  nothing: 'Geben Sie zu mindestens einer Rechnung einen Betrag ein.',
  act: 'Zahlung buchen',
  busy: 'Wird gebucht',
  done: (number) => `Zahlung ${number} ist gebucht`,
  notRecorded: 'Es wurde nichts gebucht.',
  again: 'Trotzdem buchen',
  noItem: 'Wählen Sie zuerst einen offenen Posten',
  noItemDetail: 'Zahlungen werden zu offenen Posten gebucht. Wählen Sie einen in der Liste.',
  settled: 'Dieser Kunde hat keine offenen Rechnungen',
  settledDetail: 'Zahlungen werden zu offenen Rechnungen gebucht.',
}

export const receivedMessages: Translated<typeof english.receivedMessages> = {
  title: 'Zahlungseingänge',
  description: 'Gebuchte Zahlungen und Erstattungen mit ihren Zuordnungen.',
  lead: 'Zahlungen und Erstattungen ändern sich nie. Stornieren Sie eine falsche, und buchen Sie sie noch einmal.',
  back: 'Offene Posten',
  search: 'Zahlungen durchsuchen',
  hint: 'Kunde, Verwendungszweck oder Rechnung',
  caption: 'Zahlungen, die neuesten zuerst',
  number: 'Nr.',
  paidOn: 'bezahlt am',
  customer: 'Kunde',
  settles: 'zugeordnet zu',
  state: 'Zustand',
  amount: 'Betrag',
  by: (name) => `Gebucht von ${name}`,
  left: (cents) => `${displayMoney(cents)} nicht zugeordnet`,
  refunded: (cents) => `${displayMoney(cents)} erstattet`,
  refundNumber: (number) => `Erstattung ${number}`,
  bankDay: 'Von der Bank gebucht am',
  ofPayment: (number) => `Zahlung ${number}`,
  refund: 'Erstattung buchen',
  refundOf: (number) => `Erstattung des Rests der Zahlung ${number} buchen`,
  undo: 'Stornieren',
  undoOf: (number) => `Zahlung ${number} stornieren`,
  sure: (number, amount) =>
    `Zahlung ${number} über ${displayMoney(amount)} wird storniert. Ihre Rechnungen sind wieder offen, außer um inzwischen gutgeschriebene Beträge.`,
  undoRefundOf: (number) => `Erstattung ${number} stornieren`,
  sureOfRefund: (number, amount) =>
    `Erstattung ${number} über ${displayMoney(amount)} wird storniert und ist wieder Guthaben des Kunden.`,
  leaveIt: 'Abbrechen',
  undone: (number) => `Zahlung ${number} ist storniert`,
  refundUndone: (number) => `Erstattung ${number} ist storniert`,
  reversedBy: (number) => `Storniert durch ${number}`,
  reverses: (number) => `Storno von ${number}`,
  empty: 'Noch keine Zahlungen',
  emptyDetail: 'Zahlungen, die zu offenen Posten gebucht sind, stehen hier.',
}

export const balanceMessages: Translated<typeof english.balanceMessages> = {
  heading: 'Zahlung',
  paid: (number) => `${number} ist bezahlt.`,
  paidAndRefunded: (number, cents) =>
    `${number} ist bezahlt; ${displayMoney(cents)} wurden erstattet.`,
  open: (number, cents, due) =>
    `${number}: ${displayMoney(cents)} offen, fällig am ${displayDay(due)}.`,
  overdue: (number, cents, due) =>
    `${number}: ${displayMoney(cents)} offen, fällig seit ${displayDay(due)}.`,
  credit: (number, cents) => `${number}: Sie haben ${displayMoney(cents)} Guthaben.`,
  creditOfCustomer: (number, cents) =>
    `${number}: ${displayMoney(cents)} sind zu viel bezahlt. Erstatten Sie sie, oder lassen Sie sie ` +
    'als Guthaben des Kunden stehen.',
  refund: 'Erstattung buchen',
  giveBack: 'Zahlungen ansehen',
  giveBackFor: (number) => `Zahlungen zu ${number} ansehen`,
  sum: (cents) => `${displayMoney(cents)} offen`,
  ofThat: (cents) => `davon ${displayMoney(cents)} überfällig`,
  invoices: (count) => (count === 1 ? 'auf 1 Rechnung' : `auf ${displayNumber(count)} Rechnungen`),
}
