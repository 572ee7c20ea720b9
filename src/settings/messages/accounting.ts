/** Texts of the settings of accounting. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const accountingSettings = {
  group: {
    title: 'Accounting',
    lead: 'With these, documents and payments become bookings in DATEV’s format. The CSV files need none of it. Ask your tax adviser for the numbers.',
  },
  fields: {
    datevConsultant: { label: 'Number of the adviser (Beraternummer)', help: '' },
    datevClient: { label: 'Number of the client (Mandantennummer)', help: '' },
    fiscalYear: { label: 'The fiscal year begins in', help: '' },
    accountLength: {
      label: 'Digits of an account (Sachkontenlänge)',
      help: 'Accounts of customers may have one more.',
    },
    receivablesAccount: {
      label: 'Account of receivables',
      help: 'What invoices are booked on, and settled from.',
    },
    customerAccountsFrom: {
      label: 'Accounts of customers begin at',
      help: 'Such as 10000: company 1042 is then booked on 11042, unless its record names another account. Empty: all are booked on the account of receivables.',
    },
    revenueAccounts: {
      label: 'Accounts of sales',
      help: 'One line each: the tax category (S taxed, Z zero rate, E exempt, K intra-Community, G export, O no tax), if need be the rate and the country, then the account: “S 19 = 8400”, “S 21 NL = 8320”, “K = 8125”. The line that says most counts. “BU 3” after it adds a tax key, for accounts that do not know their tax.',
    },
    paymentAccounts: {
      label: 'Accounts of payments',
      help: 'One line for each way of paying (transfer, card, cash, check, discount, other): “transfer = 1200”. Early-payment discounts can have an account for each tax, written as under Accounts of sales: “discount S 19 = 8736”, “discount S 7 = 8731”, “discount K = 8743”. They are then divided by the taxes of their invoice.',
    },
  },
  choices: {
    fiscalYear: Object.fromEntries(months.map((name, index) => [String(index + 1), name])),
    accountLength: Object.fromEntries(['4', '5', '6', '7', '8'].map((digits) => [digits, digits])),
  },
  problems: {
    notAccount: 'Write an account of four to nine digits, or nothing.',
    notConsultant: 'Write a number from 1001 to 9999999, or nothing.',
    notClient: 'Write a number from 1 to 99999, or nothing.',
    notRevenue: 'Write each account of sales on a line of its own, such as “S 19 = 8400”.',
    notMethods: 'Write each account of payments on a line of its own, such as “transfer = 1200”.',
  },
} as const
