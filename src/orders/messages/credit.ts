/** The texts about debts of companies: reasons of holds, and the page of a company. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

const days = (count: number): string => (count === 1 ? '1 day' : `${displayNumber(count)} days`)

export const creditMessages = {
  overLimit: (company: string, open: string, limit: string) =>
    `With this order, ${company} owes ${open}; its credit limit is ${limit}.`,
  overdue: (number: string, late: number) =>
    `Invoice ${number} has been overdue for ${days(late)}.`,
  moneyOnly:
    'This order is on hold for payment or credit reasons. Only staff with the Money permission can release the order.',
  /** @param reason ends with a full stop */
  raisedByMoney: (reason: string) =>
    `${reason} Staff with the Money permission can make an exception.`,
  ordersOnly: 'Only staff with the Orders permission can decide on this order.',
  heading: 'Credit',
  unpaid: 'Invoiced, unpaid',
  credit: 'Customer credit',
  notInvoiced: 'Ordered, not invoiced',
  open: 'Owed in total',
  limit: 'Credit limit',
  none: 'none',
  left: (cents: number) => `${displayMoney(cents)} left`,
  used: (cents: number) => `${displayMoney(cents)} over the limit: new orders go on hold`,
  overdueLine: (number: string, late: number) => `${number} has been overdue for ${days(late)}.`,
  openItems: 'Open items',
  lastOrders: 'Last orders',
  allOrders: 'All company orders',
  noOrders: 'Nothing has been ordered yet.',
} as const
