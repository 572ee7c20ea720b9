/** What Today says: the jobs of staff, the next action of each, and the shop's own steps to go live. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

export const todayMessages = {
  groups: {
    live: 'Going live',
    orders: 'Orders',
    pick: 'Pick and ship',
    customers: 'Customers',
    money: 'Money',
  },
  all: {
    live: 'All steps',
    orders: 'All orders',
    pick: 'Pick list',
    customers: 'Companies',
    reviews: 'Reviews',
    money: 'Documents',
  },
  onBehalf: 'Order for a customer',
  order: (number: number) => `Order ${number}`,
  held: (number: number) => `Order ${number} on hold`,
  pieces: (count: number) => displayCount(count, 'piece'),
  quote: (number: number) => `Quote ${number} requested`,
  lines: (count: number) => displayCount(count, 'line'),
  toPick: (count: number) => `${displayCount(count, 'order')} to pick`,
  toPickDetail: 'all on one pick list',
  pickedOf: (picked: number, pieces: number) =>
    `${displayNumber(picked)} of ${displayCount(pieces, 'piece')} picked`,
  late: (number: number) => `Order ${number}: goods will arrive later than promised`,
  certificate: 'Exemption certificate to check',
  account: 'Trade account requested',
  review: (tool: string | undefined) =>
    tool === undefined ? 'Review to check' : `Review to check: ${tool}`,
  quoted: (text: string) => `“${text}”`,
  reported: (tool: string | undefined) =>
    tool === undefined ? 'Review reported' : `Review reported: ${tool}`,
  overdue: (number: string) => `${number} overdue`,
  notSent: (number: string) => `${number} not sent`,
  lateDays: (days: number) => `${displayCount(days, 'day')} late`,
  act: {
    answer: 'Answer',
    check: 'Check',
    review: 'Review',
    remind: 'Remind',
    send: 'Send',
    open: 'Open',
  },
  actOn: (act: string, what: string) => `${act}: ${what}`,
  confirmed: (number: number) => `Order ${number} is confirmed`,
  done: 'Nothing is waiting for you',
  doneDetail: 'New orders, requests and reviews are listed here as they come in.',
} as const
