/** Texts of the figures: their names and definitions. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

export const figuresMessages = {
  notDay: 'Enter a date such as 2026-11-21.',
  today: {
    title: 'To do now',
    toConfirm: 'to confirm',
    onHold: 'on hold',
    toPick: 'to pick',
    toShip: 'to ship',
    late: 'late: promised day has passed',
    short: 'waiting for goods',
    unpaid: (count: number) => `${count === 1 ? 'invoice' : 'invoices'} overdue`,
    unsent: (count: number) => `${count === 1 ? 'invoice' : 'invoices'} not sent`,
    open: (amount: string) => `${amount} outstanding`,
    openReturns: (count: number) => `${count === 1 ? 'return' : 'returns'} to decide on or receive`,
    heldReviews: (count: number) => `${count === 1 ? 'review' : 'reviews'} to check`,
    reportedReviews: (count: number) => `${count === 1 ? 'review' : 'reviews'} reported`,
    certificates: (count: number) => `${count === 1 ? 'certificate' : 'certificates'} to check`,
    failedMails: (count: number) => `${count === 1 ? 'e-mail' : 'e-mails'} not sent`,
    accountsToAdopt: (count: number) => `service ${count === 1 ? 'account' : 'accounts'} to adopt`,
    nothingToDo: 'Nothing to do.',
    backup: 'Last backup',
    noBackup: 'none yet',
    ago: (hours: number) =>
      hours === 0
        ? 'within the last hour'
        : hours < 48
          ? `${displayCount(hours, 'hour')} ago`
          : `${displayCount(Math.floor(hours / 24), 'day')} ago`,
  },
  besideBefore: 'compared with the 30 days before',
  heading: '30 days',
  sales: 'Sales',
  orders: 'Orders',
  pieces: 'Pieces',
  buyers: 'Buyers',
  returned: 'Returned pieces',
  ofValue: (value: string) => `worth ${value}`,
  returns: 'Returns',
  returnsLead: 'Open returns first, then returns received in this period.',
  noReturns: 'No open returns, and none received in this period.',
  order: 'Order',
  status: 'Status',
  value: 'Value',
  statusNames: {
    requested: 'requested',
    approved: 'approved',
    refused: 'refused',
    received: 'received',
  },
  fill: 'Fill rate',
  percent: (value: number) => `${displayNumber(value)}%`,
  points: (before: string) => `${before} before`,
  short: (pieces: number) =>
    pieces === 1 ? '1 piece had to wait' : `${displayNumber(pieces)} pieces had to wait`,
  sku: 'SKU',
  margin: 'Margin',
  atCost: (percent: number | undefined, known: number, lines: number) =>
    `${percent === undefined ? '' : `${displayNumber(percent)}% of sales · `}cost known for ${displayNumber(known)} of ${displayNumber(lines)} lines`,
  before: (value: string, change: number | undefined) =>
    change === undefined
      ? `${value} before`
      : `${change > 0 ? '+' : change < 0 ? '−' : '±'}${displayNumber(Math.abs(change))}% · ${value} before`,
  definitions: 'About the figures',
  definition: [
    [
      'Sales',
      'Totals of placed orders, excluding cancelled, deleted and held orders. Held orders are counted once they are released. Days are in the shop’s time zone.',
    ],
    ['Orders, pieces', 'The orders included in Sales, and the pieces in these orders.'],
    ['Buyers', 'Accounts that ordered at least once.'],
    [
      'Fill rate',
      'Share of the ordered pieces that were in stock when ordered. The other pieces were back-ordered. Cancelled pieces are not counted.',
    ],
    ['Returned pieces', 'Pieces in returns received in this period, valued at their order prices.'],
    [
      'Margin',
      'Line totals of the orders in the sales figure, less current costs. Lines without a cost are not counted. Only staff who can see costs can see the margin.',
    ],
    [
      'Customers overdue to order',
      'Customers who ordered on at least three days in the last year, but have not ordered for at least a week and at least 1.5 times their usual interval.',
    ],
    [
      'Searches without results',
      'While a search page is cached, it is counted only once. Searches with filters are not counted. Searches are kept for 90 days.',
    ],
  ],
  noCost: 'no cost',
  chart: 'Sales by day',
  table: 'The days as a table',
  day: 'Day',
  best: 'Best sellers',
  bestLead: 'Tools with the highest sales in this period.',
  tool: 'Tool',
  low: 'Low stock',
  lowLead:
    'Tools with fewer pieces left than were sold in this period. Tools that will run out first are listed first.',
  noneLow: 'All tools that were sold in this period have stock for more than 30 days.',
  zeroResults: {
    title: 'Searches without results',
    lead: 'Searches without results in this period, most frequent first.',
    words: 'Add a synonym',
    none: 'All searches in this period had results.',
    query: 'Search',
    times: 'Times',
    last: 'Last',
  },
  overdue: {
    title: 'Customers overdue to order',
    lead: 'Regular customers who have not ordered for longer than usual, highest yearly sales first.',
    none: 'No regular customer is overdue to order.',
    customer: 'Customer',
    last: 'Last order',
    ago: 'Ago',
    usual: 'Usually every',
    year: 'Sales in a year',
  },
  stock: 'In stock',
  sold: 'Sold',
  lasts: 'Lasts',
  days: (count: number) => displayCount(count, 'day'),
  noSales: 'No sales in this period.',
} as const
