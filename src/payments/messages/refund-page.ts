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
    `Refund to ${name}, who has a credit of ${displayMoney(cents)}. Pay the refund outside the shop, then ` +
    'record it here to reduce the credit.',
  leadOfOrder: (name: string, order: number, cents: number) =>
    `Refund to ${name}, who has a credit of ${displayMoney(cents)} from order ${order}. Pay the refund ` +
    'outside the shop, then record it here to reduce the credit.',
  part: ({ kind, number, amount }: Credit['parts'][number]) => sources[kind](number, amount),
  parts: 'Parts of the credit',
  byCard:
    'Refund card payments on the Card payments page, not here, so that nothing is refunded twice.',
  cards: 'Card payments',
  paidOn: 'Refund date',
  amount: 'Amount',
  amountHelp: (cents: number) => `At most ${displayMoney(cents)}.`,
  tooMuch: (cents: number) => `The credit is ${displayMoney(cents)}.`,
  method: 'Refund method',
  reference: 'Reference',
  referenceHelp: 'Text from the bank or the receipt, used for searching.',
  act: 'Record refund',
  busy: 'Recording',
  done: (number: number) => `Refund ${number} was recorded`,
  notRecorded: 'Nothing was recorded.',
  noCustomer: 'Choose a customer first',
  noCustomerDetail:
    'Refunds are recorded for customers with credit. Choose a customer in the list.',
  none: 'There is no credit to refund',
  noneDetail:
    'Customers have credit when they have overpaid or have been credited too much. Refund card ' +
    'payments on the Card payments page.',
} as const
