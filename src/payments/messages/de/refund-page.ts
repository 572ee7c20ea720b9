/** German: see ../refund-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayMoney } from '../../../platform/money/money.ts'
import type { refundMessages as english } from '../refund-page.ts'

const sources = {
  document: (number: string, cents: number) =>
    `${number}: ${displayMoney(cents)} zu viel bezahlt oder gutgeschrieben`,
  payment: (number: string, cents: number) =>
    `Zahlung ${number}: ${displayMoney(cents)} nicht zugeordnet`,
} as const

export const refundMessages: Translated<typeof english> = {
  title: 'Erstattung buchen',
  description: 'Eine Erstattung an einen Kunden buchen.',
  back: 'Offene Posten',
  backToOrder: (order) => `Auftrag ${order}`,
  lead: (name, cents) =>
    `Erstattung an ${name}, Guthaben ${displayMoney(cents)}. Die Auszahlung erfolgt außerhalb des Shops. ` +
    'Hier buchen Sie die Erstattung; das Guthaben verringert sich entsprechend.',
  leadOfOrder: (name, order, cents) =>
    `Erstattung an ${name}, Guthaben aus Auftrag ${order}: ${displayMoney(cents)}. Die Auszahlung ` +
    'erfolgt außerhalb des Shops. Hier buchen Sie die Erstattung; das Guthaben verringert sich entsprechend.',
  part: ({ kind, number, amount }) => sources[kind](number, amount),
  parts: 'Zusammensetzung des Guthabens',
  byCard:
    'Kartenzahlungen erstatten Sie unter „Kartenzahlungen“. Buchen Sie dafür hier keine Erstattung.',
  cards: 'Kartenzahlungen',
  paidOn: 'Datum',
  amount: 'Betrag',
  amountHelp: (cents) => `Höchstens ${displayMoney(cents)}.`,
  tooMuch: (cents) => `Das Guthaben beträgt ${displayMoney(cents)}.`,
  method: 'Art der Erstattung',
  reference: 'Verwendungszweck',
  referenceHelp:
    'Verwendungszweck laut Bank oder Beleg. Nach diesem Text können Sie später suchen.',
  act: 'Erstattung buchen',
  busy: 'Wird gebucht',
  done: (number) => `Erstattung ${number} wurde gebucht`,
  notRecorded: 'Die Erstattung wurde nicht gebucht.',
  noCustomer: 'Wählen Sie zuerst einen Kunden',
  noCustomerDetail:
    'Erstattungen sind nur für Kunden mit Guthaben möglich. Wählen Sie in der Liste einen Kunden aus.',
  none: 'Der Kunde hat kein Guthaben',
  noneDetail:
    'Guthaben entsteht, wenn ein Kunde zu viel bezahlt hat oder ihm zu viel gutgeschrieben wurde. ' +
    'Kartenzahlungen erstatten Sie unter „Kartenzahlungen“.',
}
