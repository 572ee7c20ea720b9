/** The texts of credit notes for a part of a price. */
export const allowanceMessages = {
  problems: {
    tooLarge: 'The invoice does not charge that much any more',
  },
  tooLarge: (invoice: string) =>
    `No line of ${invoice} can be credited with more than is left of it, without tax. ` +
    'Lower the amount, or choose other lines.',
  nothing: (invoice: string) =>
    `What you ask for comes to nothing: the lines that you chose of ${invoice} are credited ` +
    'already, or the part is below one cent. Raise the amount, or choose other lines.',
  cancelled: (invoice: string) =>
    `The order of ${invoice} was cancelled: all of it is credited. Issue the credit notes of ` +
    'the order, where there are none.',
  deletedOrder: (invoice: string) => `The order of ${invoice} was deleted. Restore it first.`,
  otherCurrency: (invoice: string, currency: string) =>
    `${invoice} is in ${currency}, which is not the currency of the shop any more.`,
  notPercent: 'Write a percentage from 0.01 to 100, with at most two decimals.',
  notLine: 'Write the position of a line of the order, or 0 for the charge for delivery.',
  lineTwice: 'This line already stands above.',
  noLines: 'Choose a line.',
  oneWay: 'Write an amount for each line, or one amount, or a percentage.',
  title: 'Credit a part of the price',
  open: 'Credit without a return',
  help: 'For a wrong price, damage or a rebate: the goods stay, and no stock changes. The charge for delivery can be credited, too. A later return of the same pieces credits only what is left.',
  waitsForPayment:
    'The order waits for its payment, and goes on as soon as nothing of it is open. Cancel it where it is to end: then all of it is credited.',
  invoice: 'Invoice',
  way: 'How much',
  ways: {
    lines: 'An amount for each line',
    amount: 'One amount for the chosen lines',
    percent: 'A percentage of the chosen lines',
  },
  table: 'Lines of the invoice',
  tool: 'tool',
  left: 'left, net',
  credit: 'credit, net',
  choose: 'choose',
  creditOf: (name: string) => `Net amount to credit of ${name}`,
  chooseLine: (name: string) => `Credit ${name}`,
  amount: 'Net amount',
  amountHelp: 'Without tax, divided among the chosen lines by what is left of them.',
  percent: 'Percent',
  percentHelp: 'Of what is left of each chosen line, such as 5 or 2.5.',
  reason: 'Reason',
  reasonHelp: 'It stands on the credit note.',
  submit: 'Issue the credit note',
  busy: 'Issuing',
  leaveIt: 'Leave it',
  issued: (number: string, total: string) => `${number} is issued: ${total} with tax`,
} as const
