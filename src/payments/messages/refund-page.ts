/** Texts of the page on which staff record what was paid back. */
import { displayMoney } from '../../platform/money/money.ts'
import type { Credit } from '../refunds-contract.ts'

const sources = {
  document: (number: string, cents: number) =>
    `${number}: ${displayMoney(cents)} paid or credited in excess`,
  payment: (number: string, cents: number) =>
    `Payment ${number}: ${displayMoney(cents)} unallocated`,
} as const

export const refundMessages = {
  title: 'Record a refund',
  description: 'Record a refund to a customer.',
  back: 'Open items',
  backToOrder: (order: number) => `Order ${order}`,
  lead: (name: string, cents: number) =>
    `To ${name}, whose credit is ${displayMoney(cents)}. The refund itself is paid outside the shop; ` +
    'here it is recorded and reduces the credit.',
  leadOfOrder: (name: string, order: number, cents: number) =>
    `To ${name}, whose credit from order ${order} is ${displayMoney(cents)}. The refund itself is paid ` +
    'outside the shop; here it is recorded and reduces the credit.',
  part: ({ kind, number, amount }: Credit['parts'][number]) => sources[kind](number, amount),
  parts: 'Parts of the credit',
  byCard: 'Card payments are refunded under Card payments. Do not refund them twice.',
  cards: 'Card payments',
  paidOn: 'Day',
  amount: 'Amount',
  amountHelp: (cents: number) => `At most ${displayMoney(cents)}.`,
  tooMuch: (cents: number) => `The credit is ${displayMoney(cents)}.`,
  method: 'Refund method',
  reference: 'Reference',
  referenceHelp: 'Text from the bank or the receipt, for searching.',
  act: 'Record refund',
  busy: 'Recording',
  done: (number: number) => `Refund ${number} is recorded`,
  notRecorded: 'Nothing was recorded.',
  noCustomer: 'Choose a customer first',
  noCustomerDetail: 'Refunds are recorded for customers with credit. Choose one in the list.',
  none: 'There is no credit to refund',
  noneDetail:
    'Credit arises when a customer has paid or was credited too much. Card ' +
    'payments are refunded under Card payments.',
} as const
