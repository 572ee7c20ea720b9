/** Texts of the figures: what each is called, how it is defined. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

export const figuresMessages = {
  notDay: 'Write a day such as 2026-11-21.',
  today: {
    title: 'To do now',
    toConfirm: 'to confirm',
    onHold: 'on hold',
    toPick: 'to pick',
    toShip: 'to ship',
    late: 'late: the promised day is over',
    short: 'waiting for goods',
    unpaid: (count: number) => `${count === 1 ? 'invoice' : 'invoices'} overdue`,
    unsent: (count: number) => `${count === 1 ? 'invoice' : 'invoices'} not sent`,
    open: (amount: string) => `${amount} open`,
    openReturns: (count: number) => `${count === 1 ? 'return' : 'returns'} to answer or receive`,
    heldReviews: (count: number) => `${count === 1 ? 'review' : 'reviews'} to look at`,
    reportedReviews: (count: number) => `${count === 1 ? 'review' : 'reviews'} reported`,
    certificates: (count: number) => `${count === 1 ? 'certificate' : 'certificates'} to look at`,
    failedMails: (count: number) => `${count === 1 ? 'mail' : 'mails'} not sent`,
    accountsToAdopt: (count: number) => `service ${count === 1 ? 'account' : 'accounts'} to adopt`,
    nothingToDo: 'Nothing waits for you.',
    backup: 'Last backup',
    noBackup: 'none yet',
    ago: (hours: number) =>
      hours === 0
        ? 'within the last hour'
        : hours < 48
          ? `${displayCount(hours, 'hour')} ago`
          : `${displayCount(Math.floor(hours / 24), 'day')} ago`,
  },
  besideBefore: 'beside the 30 days before',
  heading: '30 days',
  sales: 'Sales',
  orders: 'Orders',
  pieces: 'Pieces',
  buyers: 'Buyers',
  returned: 'Returned pieces',
  ofValue: (value: string) => `worth ${value}`,
  returns: 'Returns',
  returnsLead:
    'Those that wait for an answer or for the goods, then what came back in these 30 days.',
  noReturns: 'No return waits, and nothing came back in these 30 days.',
  order: 'Order',
  status: 'Status',
  value: 'Worth',
  statusNames: {
    requested: 'asked for',
    approved: 'approved',
    refused: 'refused',
    received: 'received',
  },
  fill: 'Fill rate',
  percent: (value: number) => `${displayNumber(value)} %`,
  points: (before: string) => `${before} before`,
  short: (pieces: number) =>
    pieces === 1 ? '1 piece had to wait' : `${displayNumber(pieces)} pieces had to wait`,
  margin: 'Margin',
  atCost: (percent: number | undefined, known: number, lines: number) =>
    `${percent === undefined ? '' : `${displayNumber(percent)} % of sales · `}cost known of ${displayNumber(known)} of ${displayNumber(lines)} lines`,
  before: (value: string, change: number | undefined) =>
    change === undefined
      ? `${value} before`
      : `${change > 0 ? '+' : change < 0 ? '−' : '±'}${displayNumber(Math.abs(change))} % · ${value} before`,
  definitions: 'What the figures mean',
  definition: [
    [
      'Sales',
      'What orders came to when they were placed, without those that were cancelled or deleted, and without those on hold: they count once they are released. A day is a day of the shop.',
    ],
    ['Orders, pieces', 'Those of the same orders.'],
    ['Buyers', 'Accounts that ordered at least once.'],
    [
      'Fill rate',
      'Of the pieces of these orders, those that were there when it was ordered. The others waited, as back-orders. Pieces that were cancelled are left out.',
    ],
    [
      'Returned pieces',
      'Those of returns that were received in these days, whenever they were ordered; worth what they came to then.',
    ],
    [
      'Margin',
      'What the lines of these orders came to, less what their pieces cost. Costs are those that the tools have now; lines of tools without a cost are left out on both sides. Only staff who see costs see it.',
    ],
    [
      'Customers overdue to order',
      'Companies, and people who buy for themselves, who ordered on at least three days of the last year, and whose last order is at least a week and one and a half times as long ago as is usual between two of theirs.',
    ],
    [
      'Searches without results',
      'Counted once for each page that was made: the same address, asked for again while the shop still has the answer, is not. Searches with filters are left out. They are kept for 90 days.',
    ],
  ],
  noCost: 'no cost',
  chart: 'Sales by day',
  table: 'The days as a table',
  day: 'Day',
  best: 'Best sellers',
  bestLead: 'The tools that brought most in these 30 days.',
  tool: 'Tool',
  low: 'Low stock',
  lowLead: 'Fewer pieces are left than were sold in these 30 days. Shortest first.',
  noneLow: 'Of every tool that sells, more is left than 30 days took.',
  zeroResults: {
    title: 'Searches without results',
    lead: 'What was searched on the tools page in these 30 days and not found, most often first.',
    words: 'Say what it is called here',
    none: 'Every search of these 30 days found something.',
    query: 'Search',
    times: 'Times',
    last: 'Last',
  },
  overdue: {
    title: 'Customers overdue to order',
    lead: 'They ordered regularly, and have not for longer than usual. Who brought most in a year is first.',
    none: 'Everybody who orders regularly has done so, or is not due yet.',
    customer: 'Customer',
    last: 'Last order',
    ago: 'Ago',
    usual: 'Usually every',
    year: 'In a year',
  },
  stock: 'In stock',
  sold: 'Sold',
  lasts: 'Lasts',
  days: (count: number) => displayCount(count, 'day'),
  noSales: 'Nothing was sold in these 30 days.',
} as const
