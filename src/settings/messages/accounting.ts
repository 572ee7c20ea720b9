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
    lead: 'For exports of documents and payments in DATEV format. CSV files do not need these settings. Ask your tax adviser for the numbers.',
  },
  fields: {
    datevConsultant: { label: 'Adviser number (Beraternummer)', help: '' },
    datevClient: { label: 'Client number (Mandantennummer)', help: '' },
    fiscalYear: { label: 'Fiscal year begins in', help: '' },
    accountLength: {
      label: 'Account number length (Sachkontenlänge)',
      help: 'Customer account numbers can be one digit longer than this.',
    },
    receivablesAccount: {
      label: 'Receivables account',
      help: 'For invoices and their payments.',
    },
    customerAccountsFrom: {
      label: 'Customer accounts begin at',
      help: 'Such as 10000: company 1042 then has account 11042, unless its record states another account number. If empty: everything is posted to the receivables account.',
    },
    revenueAccounts: {
      label: 'Sales accounts',
      help: 'One account per line: the tax category (S taxed, Z zero rate, E exempt, K intra-Community, G export, O no tax), optionally the rate and the country, then an equals sign and the account number: “S 19 = 8400”, “S 21 NL = 8320”, “K = 8125”. The most specific line applies. “BU 3” at the end adds a tax key, for accounts without automatic tax calculation.',
    },
    paymentAccounts: {
      label: 'Payment accounts',
      help: 'One line for each payment method (transfer, card, cash, check, discount, other): “transfer = 1200”. Early-payment discounts can have an account per tax category, as under Sales accounts: “discount S 19 = 8736”, “discount S 7 = 8731”, “discount K = 8743”. The discounts are then split by the tax rates of the invoice.',
    },
  },
  choices: {
    fiscalYear: Object.fromEntries(months.map((name, index) => [String(index + 1), name])),
    accountLength: Object.fromEntries(['4', '5', '6', '7', '8'].map((digits) => [digits, digits])),
  },
  problems: {
    notAccount: 'Enter an account number of four to nine digits, or leave the field empty.',
    notConsultant: 'Enter a number from 1001 to 9999999, or leave the field empty.',
    notClient: 'Enter a number from 1 to 99999, or leave the field empty.',
    notRevenue: 'Enter one sales account per line, such as “S 19 = 8400”.',
    notMethods: 'Enter one payment account per line, such as “transfer = 1200”.',
  },
} as const
