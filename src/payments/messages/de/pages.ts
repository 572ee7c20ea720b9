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
  description: 'Offene Rechnungen der Kunden nach Fälligkeit.',
  lead: 'Rechnungen, die noch nicht vollständig bezahlt sind. Gutschriften und Zahlungen sind bereits abgezogen.',
  save: 'Als CSV speichern',
  ageing: 'Offene Beträge nach Fälligkeit',
  all: 'Alle offenen Posten',
  items: (count) => displayCount(count, 'offener Posten', 'offene Posten'),
  credit: 'Guthaben der Kunden',
  creditHelp: 'Überzahlungen und Gutschriften',
  search: 'Offene Posten durchsuchen',
  hint: 'Kunde, Rechnung oder Auftrag',
  caption: 'Offene Posten, die ältesten zuerst',
  number: 'Rechnung',
  order: (number) => `Auftrag ${number}`,
  customer: 'Kunde',
  due: 'fällig',
  late: daysLate,
  amount: 'Betrag',
  open: 'offener Betrag',
  creditOf: (cents) => `${displayMoney(cents)} Guthaben`,
  actions: 'Aktionen',
  pay: 'Buchen',
  payFor: (number) => `Zahlung zu ${number} buchen`,
  refund: 'Erstattung buchen',
  refundFor: (number) => `Erstattung zu ${number} buchen`,
  onlyOf: (name) => `Nur ${name}`,
  showAll: 'Alle Kunden',
  statement: 'Kontoauszug',
  state: 'Status',
  reminder: 'letzte Mahnung',
  reminded: (step) => `${reminderPageMessages.sentStep(step)},`,
  empty: 'Keine offenen Posten',
  emptyDetail: 'Ausgestellte Rechnungen werden hier angezeigt, bis sie bezahlt sind.',
  documents: 'Belege',
  noneOfAge: 'Keine offenen Posten mit dieser Fälligkeit',
}

export const recordMessages: Translated<typeof english.recordMessages> = {
  title: 'Zahlung buchen',
  description: 'Eine Zahlung buchen und offenen Rechnungen zuordnen.',
  lead: (name) =>
    `Zahlung von ${name}. Ordnen Sie den Betrag unten ganz oder teilweise Rechnungen zu.`,
  back: 'Offene Posten',
  paidOn: 'Zahlungsdatum',
  amount: 'Betrag',
  amountHelp: 'Ein nicht zugeordneter Rest wird als Guthaben des Kunden gebucht.',
  method: 'Zahlungsart',
  reference: 'Verwendungszweck',
  referenceHelp:
    'Verwendungszweck laut Bank oder Kunde. Nach diesem Text können Sie später suchen.',
  caption: 'Offene Rechnungen des Kunden',
  settle: 'zugeordnet',
  settleOf: (number) => `Zugeordneter Betrag für ${number}`,
  split: 'Auf die Rechnungen verteilen, älteste zuerst',
  rest: (cents) => `${displayMoney(cents)} werden als Guthaben gebucht.`,
  over: (cents) => `Die zugeordneten Beträge übersteigen die Zahlung um ${displayMoney(cents)}.`,
  notAmount: 'Geben Sie einen Betrag ein, zum Beispiel 12,50.',
  tooMuch: (open) => `Offen sind nur ${displayMoney(open)}.`,
  nothing: 'Geben Sie für mindestens eine Rechnung einen Betrag ein.',
  act: 'Zahlung buchen',
  busy: 'Wird gebucht',
  done: (number) => `Zahlung ${number} wurde gebucht`,
  notRecorded: 'Die Zahlung wurde nicht gebucht.',
  again: 'Trotzdem buchen',
  noItem: 'Wählen Sie zuerst einen offenen Posten',
  noItemDetail:
    'Zahlungen werden zu offenen Posten gebucht. Wählen Sie in der Liste einen offenen Posten aus.',
  settled: 'Dieser Kunde hat keine offenen Rechnungen',
  settledDetail: 'Zahlungen werden zu offenen Rechnungen gebucht.',
}

export const receivedMessages: Translated<typeof english.receivedMessages> = {
  title: 'Zahlungseingänge',
  description: 'Gebuchte Zahlungen und Erstattungen mit ihren Zuordnungen.',
  lead: 'Gebuchte Zahlungen und Erstattungen können nicht geändert werden. Stornieren Sie eine falsche Buchung, und buchen Sie erneut.',
  search: 'Zahlungen durchsuchen',
  hint: 'Kunde, Verwendungszweck oder Rechnung',
  caption: 'Zahlungen, die neuesten zuerst',
  number: 'Nr.',
  paidOn: 'bezahlt am',
  customer: 'Kunde',
  settles: 'zugeordnet zu',
  state: 'Status',
  amount: 'Betrag',
  by: (name) => `Gebucht von ${name}`,
  left: (cents) => `${displayMoney(cents)} nicht zugeordnet`,
  refunded: (cents) => `${displayMoney(cents)} erstattet`,
  refundNumber: (number) => `Erstattung ${number}`,
  bankDay: 'Buchungstag der Bank',
  ofPayment: (number) => `Zahlung ${number}`,
  refund: 'Erstattung buchen',
  refundOf: (number) => `Nicht zugeordneten Rest der Zahlung ${number} erstatten`,
  undo: 'Stornieren',
  undoOf: (number) => `Zahlung ${number} stornieren`,
  sure: (number, amount) =>
    `Zahlung ${number} über ${displayMoney(amount)} wird storniert. Die zugeordneten Rechnungen sind danach wieder offen, abzüglich inzwischen gutgeschriebener Beträge.`,
  undoRefundOf: (number) => `Erstattung ${number} stornieren`,
  sureOfRefund: (number, amount) =>
    `Erstattung ${number} über ${displayMoney(amount)} wird storniert. Der Betrag ist danach wieder Guthaben des Kunden.`,
  leaveIt: 'Abbrechen',
  undone: (number) => `Zahlung ${number} wurde storniert`,
  refundUndone: (number) => `Erstattung ${number} wurde storniert`,
  reversedBy: (number) => `Storniert durch ${number}`,
  reverses: (number) => `Storno von ${number}`,
  empty: 'Noch keine Zahlungen',
  emptyDetail: 'Sobald Sie Zahlungen zu offenen Posten buchen, werden sie hier angezeigt.',
  openItems: 'Offene Posten',
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
    `${number}: ${displayMoney(cents)} wurden zu viel bezahlt. Erstatten Sie den Betrag, oder lassen Sie ihn ` +
    'als Guthaben des Kunden stehen.',
  refund: 'Erstattung buchen',
  giveBack: 'Zahlungen ansehen',
  giveBackFor: (number) => `Zahlungen zu ${number} ansehen`,
  sum: (cents) => `${displayMoney(cents)} offen`,
  ofThat: (cents) => `davon ${displayMoney(cents)} überfällig`,
  invoices: (count) => (count === 1 ? 'auf 1 Rechnung' : `auf ${displayNumber(count)} Rechnungen`),
}
