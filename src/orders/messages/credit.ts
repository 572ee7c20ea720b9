/** The texts of what companies owe: reasons of holds, and the page of a company. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

const days = (count: number): string => (count === 1 ? '1 day' : `${displayNumber(count)} days`)

export const creditMessages = {
  overLimit: (company: string, open: string, limit: string) =>
    `With this order ${company} owes ${open}; its credit limit is ${limit}.`,
  overdue: (number: string, late: number) =>
    `Invoice ${number} has been overdue for ${days(late)}.`,
  moneyOnly: 'This order waits for money. Somebody with the permission Money releases it.',
  /** @param reason ends with a full stop */
  raisedByMoney: (reason: string) =>
    `${reason} Somebody with the permission Money may go above that.`,
  ordersOnly: 'Somebody with the permission Orders decides about this order.',
  heading: 'Credit',
  unpaid: 'Invoiced and unpaid',
  credit: 'Paid above that',
  notInvoiced: 'Ordered and not invoiced',
  open: 'Open',
  limit: 'Credit limit',
  none: 'none',
  left: (cents: number) => `${displayMoney(cents)} left`,
  used: (cents: number) => `${displayMoney(cents)} above it: orders wait`,
  overdueLine: (number: string, late: number) => `${number} has been overdue for ${days(late)}.`,
  openItems: 'Open items',
} as const
