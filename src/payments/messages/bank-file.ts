/** Texts of the page that books what a bank's file says came in. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import type { Certainty, MatchReason } from '../bank-entries.ts'
import type { OutgoingMatch } from '../outgoing-entries.ts'

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
  'several-payments':
    'It is several payments, and the bank does not say the amount of each. Ask the bank for them, and record a payment for each.',
  'nothing-found': 'Nothing open fits. Find the customer, and record it by hand.',
  booked: 'It is booked already.',
  currency: 'It is in another currency than that of the shop.',
}
export const outgoingNames: Readonly<Record<OutgoingMatch['certainty'], string>> = {
  booked: 'Matched',
  sure: 'Sure',
  likely: 'Likely',
  unknown: 'Unknown',
}
export const outgoingTexts: Readonly<Record<OutgoingMatch['reason'], string>> = {
  matched: 'The bank proves this refund.',
  recorded: 'The amount is that of a recorded refund, and the entry names it.',
  'recorded-amount': 'Amount and day are those of a recorded refund. The entry does not name it.',
  number: 'It names an invoice or credit note on which the customer has credit.',
  'name-and-amount': 'The customer has credit of this amount.',
  amount: 'Only this customer has credit of this amount. The entry does not name the customer.',
  'more-than-credit': 'It names an invoice or credit note. The credit of the customer is smaller.',
}
const count = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${displayNumber(n)} ${many}`

/** An account of a file that does not say which. */
export const accountWithoutNumber = 'an account without a number'

export const bankFileMessages = {
  title: 'Payments from the bank',
  description: 'A file of the bank: payments that came in, and refunds that went.',
  lead: 'Nothing is booked before you say so. An entry is booked once, however often its file is read.',
  back: 'Open items',
  file: 'File of the bank',
  fileHelp: 'camt (XML), MT940, CSV, XLSX, or a ZIP of these, up to 5 MB.',
  tooBig: 'That is more than 5 MB. Save fewer days from the bank.',
  reading: (name: string) => `Reading ${name}`,
  found: (entries: number, skipped: number) =>
    `${count(entries, 'payment came in', 'payments came in')}.` +
    (skipped > 0 ? ` ${count(skipped, 'entry brings', 'entries bring')} no money.` : ''),
  outgoing: 'Refunds of the file',
  payee: 'to',
  refund: 'refund',
  asRefund: (number: number) => `Refund ${number}`,
  match: 'Match',
  matchOf: (number: number, amount: string) => `Match refund ${number} with ${amount}`,
  matched: (number: number) => `Refund ${number} is matched`,
  unmatch: 'Separate',
  unmatchOf: (number: number) => `Separate refund ${number} from the entry`,
  unmatched: (number: number) => `Refund ${number} is no longer matched`,
  record: 'Record refund',
  recordOf: (amount: string, name: string) => `Record refund of ${amount} to ${name}`,
  recorded: (number: number) => `Refund ${number} is recorded`,
  unrelated: (n: number) =>
    n === 1
      ? '1 outgoing entry has nothing to do with customers'
      : `${displayNumber(n)} outgoing entries have nothing to do with customers`,
  unrelatedCaption: 'Outgoing entries of others',
  firstOf: (n: number) => `The first ${displayNumber(n)} are shown.`,

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
