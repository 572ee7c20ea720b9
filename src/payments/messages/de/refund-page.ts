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
  description: 'Die Erstattung an einen Kunden buchen.',
  back: 'Offene Posten',
  backToOrder: (order) => `Auftrag ${order}`,
  lead: (name, cents) =>
    `An ${name}, Guthaben ${displayMoney(cents)}. Die Erstattung selbst wird außerhalb des Shops gezahlt; ` +
    'hier wird sie gebucht und mindert das Guthaben.',
  leadOfOrder: (name, order, cents) =>
    `An ${name}, Guthaben aus Auftrag ${order}: ${displayMoney(cents)}. Die Erstattung selbst wird ` +
    'außerhalb des Shops gezahlt; hier wird sie gebucht und mindert das Guthaben.',
  part: ({ kind, number, amount }) => sources[kind](number, amount),
  parts: 'Woraus das Guthaben besteht',
  byCard:
    'Kartenzahlungen werden unter „Kartenzahlungen“ erstattet. Erstatten Sie sie nicht doppelt.',
  cards: 'Kartenzahlungen',
  paidOn: 'Tag',
  amount: 'Betrag',
  amountHelp: (cents) => `Höchstens ${displayMoney(cents)}.`,
  tooMuch: (cents) => `Das Guthaben beträgt ${displayMoney(cents)}.`,
  method: 'Art der Erstattung',
  reference: 'Verwendungszweck',
  referenceHelp: 'Text der Bank oder des Belegs, für die Suche.',
  act: 'Erstattung buchen',
  busy: 'Wird gebucht',
  done: (number) => `Erstattung ${number} ist gebucht`,
  notRecorded: 'Es wurde nichts gebucht.',
  noCustomer: 'Wählen Sie zuerst einen Kunden',
  noCustomerDetail:
    'Erstattungen werden zu Kunden mit Guthaben gebucht. Wählen Sie einen in der Liste.',
  none: 'Es gibt kein Guthaben zu erstatten',
  noneDetail:
    'Guthaben entsteht, wenn ein Kunde zu viel bezahlt hat oder ihm zu viel gutgeschrieben wurde. ' +
    'Kartenzahlungen werden unter „Kartenzahlungen“ erstattet.',
}
