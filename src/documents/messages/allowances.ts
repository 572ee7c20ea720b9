/** The texts of credit notes for a part of a price. */
export const allowanceMessages = {
  problems: {
    tooLarge: 'The amount exceeds the remaining amount of the invoice',
  },
  tooLarge: (invoice: string) =>
    `A line of ${invoice} cannot be credited for more than its remaining net amount. ` +
    'Lower the amount, or choose other lines.',
  nothing: (invoice: string) =>
    `Nothing is left to credit: the chosen lines of ${invoice} have already been credited, or the amount is below one cent. Raise the amount, or choose other lines.`,
  cancelled: (invoice: string) =>
    `The order for ${invoice} was cancelled, so the whole invoice must be credited. Issue the order’s credit notes if they have not been issued yet.`,
  deletedOrder: (invoice: string) =>
    `The order for ${invoice} was deleted. Restore the order first.`,
  otherCurrency: (invoice: string, currency: string) =>
    `${invoice} is in ${currency}, which is no longer the shop’s currency, so no part of the invoice can be credited here.`,
  notPercent: 'Enter a percentage from 0.01 to 100, with at most two decimals.',
  notLine: 'Enter the number of an order line, or 0 for the delivery charge.',
  lineTwice: 'This line is already listed above. Remove the duplicate.',
  noLines: 'Choose at least one line.',
  oneWay: 'Enter an amount for each line, one amount for all lines, or a percentage.',
  title: 'Credit part of the price',
  open: 'Credit without a return',
  help: 'For a wrong price, damage or a rebate. The goods stay with the buyer, and stock does not change. The delivery charge can be credited, too. If the same pieces are returned later, only the remaining amount is credited.',
  waitsForPayment:
    'The order is waiting for payment and will be released when it is fully paid. To credit everything instead, cancel the order.',
  invoice: 'Invoice',
  way: 'Amount',
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
  creditOf: (name: string) => `Net amount to credit for ${name}`,
  chooseLine: (name: string) => `Credit ${name}`,
  amount: 'Net amount',
  amountHelp:
    'The amount excludes tax and is divided among the chosen lines in proportion to their remaining amounts.',
  percent: 'Percent',
  percentHelp: 'A percentage of each chosen line’s remaining amount, such as 5 or 2.5.',
  reason: 'Reason',
  reasonHelp: 'Printed on the credit note.',
  submit: 'Issue the credit note',
  busy: 'Issuing',
  leaveIt: 'Cancel',
  issued: (number: string, total: string) => `${number} issued: ${total} including tax`,
} as const
