/** Texts of the page on which staff record what was paid back. */
import { displayMoney } from '../../platform/money/money.ts'
import type { Credit } from '../refunds-contract.ts'

const sources = {
  document: (number: string, cents: number) =>
    `${number}: ${displayMoney(cents)} more was paid or credited than it charges`,
  payment: (number: string, cents: number) =>
    `Payment ${number}: ${displayMoney(cents)} settles nothing`,
} as const

export const refundMessages = {
  title: 'Record a refund',
  description: 'Money that went back to a customer.',
  back: 'Open items',
  backToOrder: (order: number) => `Order ${order}`,
  lead: (name: string, cents: number) =>
    `To ${name}, whose credit is ${displayMoney(cents)}. The money goes back outside of the shop; ` +
    'here it is recorded, and settles the credit.',
  leadOfOrder: (name: string, order: number, cents: number) =>
    `To ${name}, whose credit of order ${order} is ${displayMoney(cents)}. The money goes back ` +
    'outside of the shop; here it is recorded, and settles the credit.',
  part: ({ kind, number, amount }: Credit['parts'][number]) => sources[kind](number, amount),
  parts: 'What the credit consists of',
  byCard: 'What was paid by card is given back under Card payments: do not pay it back twice.',
  cards: 'Card payments',
  paidOn: 'Day',
  amount: 'Amount',
  amountHelp: (cents: number) => `At most ${displayMoney(cents)}.`,
  tooMuch: (cents: number) => `The credit is ${displayMoney(cents)}.`,
  method: 'How it was paid back',
  reference: 'Reference',
  referenceHelp: 'What the bank or the receipt says, to find it again.',
  act: 'Record refund',
  busy: 'Recording',
  done: (number: number) => `Refund ${number} is recorded`,
  notRecorded: 'Nothing was recorded.',
  noCustomer: 'Choose a customer first',
  noCustomerDetail: 'A refund is recorded for a credit: choose it in the list.',
  none: 'There is no credit to pay back',
  noneDetail:
    'Credit arises when a customer has paid, or was credited, more than they owe. What was paid by ' +
    'card is given back under Card payments.',
} as const
