/** Texts of the page that books what a bank's file says came in. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import type { Certainty, MatchReason } from '../bank-entries.ts'
import type { OutgoingMatch } from '../outgoing-entries.ts'

export const certaintyNames: Readonly<Record<Certainty, string>> = {
  sure: 'clear match',
  likely: 'likely match',
  unknown: 'no match',
  booked: 'recorded',
  foreign: 'other currency',
}
export const reasonTexts: Readonly<Record<MatchReason, string>> = {
  exact: 'The reference and the amount match exactly.',
  discount:
    'The reference matches, and the amount equals the invoice less the early-payment discount.',
  part: 'The reference matches, but the amount is lower than the outstanding amount.',
  over: 'The reference matches, but the amount is higher than the outstanding amount.',
  'check-digits':
    'The check digits of the creditor reference are wrong. Check that the payment is for these invoices.',
  'name-and-amount': 'The payer and the amount match, but the entry has no invoice number.',
  'several-customers':
    'The reference names invoices that belong to several customers. Record a payment for each customer.',
  'several-payments':
    'The entry combines several payments, and the bank does not state their amounts. Ask the bank for the amounts, and record each payment.',
  'nothing-found': 'No open invoice matches. Find the customer and record the payment by hand.',
  booked: 'The payment has already been recorded.',
  currency: 'The payment is not in the shop’s currency.',
}
export const outgoingNames: Readonly<Record<OutgoingMatch['certainty'], string>> = {
  booked: 'matched',
  sure: 'clear match',
  likely: 'likely match',
  unknown: 'no match',
}
export const outgoingTexts: Readonly<Record<OutgoingMatch['reason'], string>> = {
  matched: 'The bank entry confirms this refund.',
  recorded: 'The amount and the reference match a recorded refund.',
  'recorded-amount':
    'The amount and the date match a recorded refund, but the entry does not mention the refund.',
  number: 'The entry mentions an invoice or credit note for which the customer has credit.',
  'name-and-amount': 'The customer has a credit of this amount.',
  amount:
    'Only this customer has a credit of this amount, but the entry does not mention the customer.',
  'more-than-credit':
    'The entry mentions an invoice or credit note, but the customer’s credit is lower than the amount.',
}
const count = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${displayNumber(n)} ${many}`

/** An account of a file that does not say which. */
export const accountWithoutNumber = 'an account without a number'

export const bankFileMessages = {
  title: 'Bank statement',
  description: 'Incoming payments and refunds from a bank statement.',
  lead: 'Nothing is recorded until you confirm. Each entry is recorded only once, even if you load the file again.',
  file: 'Bank statement',
  fileHelp: 'camt (XML), MT940, CSV, XLSX, or a ZIP of these, up to 5 MB.',
  reading: (name: string) => `Reading ${name}`,
  found: (entries: number, skipped: number) =>
    `${count(entries, 'incoming payment', 'incoming payments')}.` +
    (skipped > 0 ? ` ${count(skipped, 'other entry', 'other entries')}.` : ''),
  outgoing: 'Refunds in the file',
  payee: 'to',
  refund: 'refund',
  asRefund: (number: number) => `Refund ${number}`,
  match: 'Match',
  matchOf: (number: number, amount: string) => `Match refund ${number} with ${amount}`,
  matched: (number: number) => `Refund ${number} was matched`,
  unmatch: 'Unmatch',
  unmatchOf: (number: number) => `Unmatch refund ${number}`,
  unmatched: (number: number) => `Refund ${number} is no longer matched`,
  record: 'Record refund',
  recordOf: (amount: string, name: string) => `Record refund of ${amount} to ${name}`,
  recorded: (number: number) => `Refund ${number} was recorded`,
  unrelated: (n: number) =>
    n === 1
      ? '1 outgoing entry is unrelated to customers'
      : `${displayNumber(n)} outgoing entries are unrelated to customers`,
  unrelatedCaption: 'Unrelated outgoing entries',
  firstOf: (n: number) => `The first ${displayNumber(n)} are shown.`,

  account: (account: string) => `Account ${account}`,
  others:
    'The file also contains entries from other accounts. Payments to these accounts are skipped:',
  other: (account: string, entries: number) =>
    `${account || accountWithoutNumber}: ${count(entries, 'payment', 'payments')}`,
  refused: 'These rows are skipped because it is not clear whether they are incoming payments:',
  bookSure: (n: number) => `Record ${count(n, 'clear match', 'clear matches')}`,
  booked: (n: number) => `${count(n, 'payment was', 'payments were')} recorded`,
  caption: 'Payments in the file',
  day: 'day',
  payer: 'payer',
  noPayer: 'No name',
  amount: 'amount',
  settles: 'allocated to',
  state: 'status',
  reference: 'reference',
  actions: 'actions',
  asPayment: (number: number) => `Recorded as payment ${number}`,
  discount: (cents: number) => `${displayMoney(cents)} discount`,
  left: (cents: number) => `${displayMoney(cents)} becomes credit`,
  book: 'Record',
  bookOf: (amount: string, payer: string) => `Record ${amount} from ${payer}`,
  undo: 'Undo',
  undoOf: (number: number) => `Undo payment ${number}`,
  undone: (number: number) => `Payment ${number} was reversed`,
  search: 'Find',
  searchOf: (payer: string) => `Find open items for ${payer}`,
  empty: 'No incoming payments',
  emptyDetail: 'The file has no incoming payments. Choose another file.',
} as const
