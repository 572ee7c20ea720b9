/** Texts of the page that books what a bank's file says came in. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import type { Certainty, MatchReason } from '../bank-entries.ts'
import type { OutgoingMatch } from '../outgoing-entries.ts'

export const certaintyNames: Readonly<Record<Certainty, string>> = {
  sure: 'sure',
  likely: 'likely',
  unknown: 'unknown',
  booked: 'booked',
  foreign: 'not booked here',
}
export const reasonTexts: Readonly<Record<MatchReason, string>> = {
  exact: 'Reference and amount match exactly.',
  discount: 'The reference matches, and the amount is less the early-payment discount.',
  part: 'The reference matches, but the amount is lower than the open amount.',
  over: 'The reference matches, but the amount is higher than the open amount.',
  'check-digits':
    'The check digits of its creditor reference are wrong. Check that these invoices are meant.',
  'name-and-amount': 'Payer and amount match; the entry has no invoice number.',
  'several-customers':
    'The reference has invoices of several customers. Record a payment for each.',
  'several-payments':
    'It is several payments, and the bank does not say the amount of each. Ask the bank for them, and record a payment for each.',
  'nothing-found': 'No open invoice matches. Find the customer and record it by hand.',
  booked: 'Already booked.',
  currency: 'It is not in the shop’s currency.',
}
export const outgoingNames: Readonly<Record<OutgoingMatch['certainty'], string>> = {
  booked: 'matched',
  sure: 'sure',
  likely: 'likely',
  unknown: 'unknown',
}
export const outgoingTexts: Readonly<Record<OutgoingMatch['reason'], string>> = {
  matched: 'The bank entry confirms this refund.',
  recorded: 'Amount and reference match a recorded refund.',
  'recorded-amount': 'Amount and day match a recorded refund. The entry does not mention it.',
  number: 'It mentions an invoice or credit note for which the customer has credit.',
  'name-and-amount': 'The customer has credit of this amount.',
  amount: 'Only this customer has credit of this amount. The entry does not mention the customer.',
  'more-than-credit':
    'It mentions an invoice or credit note, but the credit of the customer is smaller.',
}
const count = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${displayNumber(n)} ${many}`

/** An account of a file that does not say which. */
export const accountWithoutNumber = 'an account without a number'

export const bankFileMessages = {
  title: 'Bank statement',
  description: 'Incoming payments and refunds from a bank statement.',
  lead: 'Nothing is booked until you confirm. Each entry is booked only once, even if its file is read again.',
  back: 'Open items',
  file: 'Bank statement',
  fileHelp: 'camt (XML), MT940, CSV, XLSX, or a ZIP of these, up to 5 MB.',
  reading: (name: string) => `Reading ${name}`,
  found: (entries: number, skipped: number) =>
    `${count(entries, 'incoming payment', 'incoming payments')}.` +
    (skipped > 0 ? ` ${count(skipped, 'other entry', 'other entries')}.` : ''),
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
      ? '1 outgoing entry is unrelated to customers'
      : `${displayNumber(n)} outgoing entries are unrelated to customers`,
  unrelatedCaption: 'Unrelated outgoing entries',
  firstOf: (n: number) => `The first ${displayNumber(n)} are shown.`,

  account: (account: string) => `Account ${account}`,
  others: 'The file also contains other accounts. Their payments are skipped:',
  other: (account: string, entries: number) =>
    `${account || accountWithoutNumber}: ${count(entries, 'payment', 'payments')}`,
  refused: 'These rows are skipped, because it is not clear whether they are incoming payments:',
  bookSure: (n: number) => `Book ${count(n, 'sure payment', 'sure payments')}`,
  booked: (n: number) => `${count(n, 'payment is', 'payments are')} booked`,
  caption: 'Payments in the file',
  day: 'day',
  payer: 'payer',
  noPayer: 'No name',
  amount: 'amount',
  settles: 'allocated to',
  state: 'state',
  reference: 'reference',
  actions: 'actions',
  asPayment: (number: number) => `As payment ${number}`,
  discount: (cents: number) => `${displayMoney(cents)} discount`,
  left: (cents: number) => `${displayMoney(cents)} becomes credit`,
  book: 'Book',
  bookOf: (amount: string, payer: string) => `Book ${amount} of ${payer}`,
  undo: 'Undo',
  undoOf: (number: number) => `Undo payment ${number}`,
  undone: (number: number) => `Payment ${number} is reversed`,
  search: 'Find',
  searchOf: (payer: string) => `Find open items of ${payer}`,
  empty: 'No incoming payments',
  emptyDetail: 'The file has no incoming payments.',
} as const
