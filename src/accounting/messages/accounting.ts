/** The texts of the accounting export: Problems, and texts in its files. */
import type { TaxCategory } from '../../tax/rules.ts'

export const journalMessages = {
  problems: {
    nothingToExport: 'There is nothing to export',
    monthNotOver: 'This month has not begun',
    accountsMissing: 'Some accounting settings are missing',
  },
  nothingToExportDetail: (month: string) =>
    `Everything up to the end of ${month} has already been exported.`,
  monthToComeDetail: (month: string) => `${month} has not begun. Choose an earlier month.`,
  accountsMissingDetail: (missing: readonly string[]) =>
    `Enter these values under Settings, Accounting: ${missing.join('; ')}.`,
  missing: {
    consultant: 'the adviser number (Beraternummer)',
    client: 'the client number (Mandantennummer)',
    receivables: 'the receivables account',
    ownAccount: (one: string, other: string, account: string) =>
      `a different account for ${other}: ${account} is already the account for ${one}`,
    customerAccount: (customer: string, account: string, digits: number) =>
      `a ${digits}-digit account number for ${customer} (currently ${account})`,
    customers: 'the first customer account number',
    revenue: (category: string, rate: string, country: string) =>
      `an account for sales ${category} ${rate}${country === '' ? '' : ` ${country}`}`,
    discount: (category: string, rate: string, country: string) =>
      `an account for discounts on sales ${category} ${rate}${country === '' ? '' : ` ${country}`}`,
    method: (method: string) => `an account for payments by ${method}`,
  },
  notMonth: 'Enter a month such as 2026-11.',
  notDay: 'Enter a date such as 2026-11-21.',
  notPeriod: 'The last day is before the first day. Correct one of the days.',
  tooMany: (count: number) =>
    `One DATEV file cannot contain ${count} postings. Use the CSV file of this export instead.`,
  label: (number: number) => `Export ${number}`,
  kinds: { invoice: 'Invoice', 'credit-note': 'Credit note', payment: 'Payment', refund: 'Refund' },
  categories: {
    S: 'Taxed',
    Z: 'Zero rate',
    E: 'Exempt',
    K: 'Intra-Community supply',
    G: 'Export',
    O: 'Not subject to tax',
  } satisfies Readonly<Record<TaxCategory, string>>,
  columns: [
    'Export',
    'Position',
    'Day',
    'Kind',
    'Number',
    'Order',
    'Customer',
    'Country',
    'VAT number',
    'Tax category',
    'Tax rate',
    'Net',
    'Tax',
    'Gross',
    'Currency',
    'Supplied',
    'Due',
    'Refers to',
    'Paid by',
    'Reference',
  ],
  salesColumns: [
    'Country',
    'Tax category',
    'Meaning',
    'Tax rate',
    'Documents',
    'Net',
    'Tax',
    'Gross',
    'Currency',
  ],
  bookingText: {
    invoice: (customer: string) => `Invoice ${customer}`,
    'credit-note': (customer: string) => `Credit note ${customer}`,
    payment: (number: number, customer: string) => `Payment ${number} ${customer}`,
    refund: (number: number, customer: string) => `Refund ${number} ${customer}`,
    refundReversal: (number: number, customer: string) => `Refund reversal ${number} ${customer}`,
    reversal: (number: number, customer: string) => `Payment reversal ${number} ${customer}`,
  },
} as const
