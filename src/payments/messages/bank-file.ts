/** Texts of the page that books what a bank's file says came in. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import type { Certainty, MatchReason } from '../bank-entries.ts'

export const certaintyNames: Readonly<Record<Certainty, string>> = {
  sure: 'Sure',
  likely: 'Likely',
  unknown: 'Unknown',
  booked: 'Booked',
  foreign: 'Not booked here',
}
export const reasonTexts: Readonly<Record<MatchReason, string>> = {
  exact: 'It names what it pays, to the cent.',
  discount: 'It names what it pays, less the discount for paying early.',
  part: 'It names invoices of which more is open.',
  over: 'It names invoices of which less is open.',
  'check-digits':
    'It has a creditor reference whose check digits are wrong. Look whether it means these invoices.',
  'name-and-amount': 'The payer and the amount fit; no number is named.',
  'several-customers': 'It names invoices of several customers. Record a payment for each.',
  'nothing-found': 'Nothing open fits. Find the customer, and record it by hand.',
  booked: 'It is booked already.',
  currency: 'It is in another currency than that of the shop.',
}
const count = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${displayNumber(n)} ${many}`

/** An account of a file that does not say which. */
export const accountWithoutNumber = 'an account without a number'

export const bankFileMessages = {
  title: 'Payments from the bank',
  description: 'What came in by a file of the bank, and which invoices it settles.',
  lead: 'Nothing is booked before you say so. An entry is booked once, however often its file is read.',
  back: 'Open items',
  file: 'File of the bank',
  fileHelp: 'camt (XML), MT940, CSV, XLSX, or a ZIP of these, up to 5 MB.',
  tooBig: 'That is more than 5 MB. Save fewer days from the bank.',
  reading: (name: string) => `Reading ${name}`,
  found: (entries: number, skipped: number) =>
    `${count(entries, 'payment came in', 'payments came in')}.` +
    (skipped > 0 ? ` ${count(skipped, 'entry brings', 'entries bring')} no money.` : ''),
  account: (account: string) => `Account ${account}`,
  others: 'The file is of other accounts, too. Their payments are left out:',
  other: (account: string, entries: number) =>
    `${account || accountWithoutNumber}: ${count(entries, 'payment', 'payments')}`,
  refused: 'These rows are left out, since it is not known whether they brought money:',
  bookSure: (n: number) => `Book ${count(n, 'sure payment', 'sure payments')}`,
  booked: (n: number) => `${count(n, 'payment is', 'payments are')} booked`,
  caption: 'Payments of the file',
  day: 'day',
  payer: 'payer',
  noPayer: 'No name',
  amount: 'amount',
  settles: 'settles',
  actions: 'actions',
  asPayment: (number: number) => `As payment ${number}`,
  discount: (cents: number) => `${displayMoney(cents)} discount`,
  left: (cents: number) => `${displayMoney(cents)} stays as credit`,
  book: 'Book',
  bookOf: (amount: string, payer: string) => `Book ${amount} of ${payer}`,
  undo: 'Undo',
  undoOf: (number: number) => `Undo payment ${number}`,
  undone: (number: number) => `Payment ${number} is taken back`,
  search: 'Find',
  searchOf: (payer: string) => `Find open items of ${payer}`,
  empty: 'No money came in',
  emptyDetail: 'The file has no entry that brings money to the account.',
} as const
