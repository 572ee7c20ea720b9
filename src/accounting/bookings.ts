/** What a month of a run is booked as, by the accounts of the settings. Pure. */
import {
  parseMethodAccounts,
  parseRevenueAccounts,
  revenueAccountOf,
  type RevenueAccount,
} from '../settings/account-lines.ts'
import type { Booking } from './datev.ts'
import { rateText, salesParts, settledParts, type JournalEntry } from './journal.ts'
import { journalMessages as messages } from './messages/accounting.ts'

/** The settings by which bookings are made. */
export type AccountSettings = {
  readonly datevConsultant: string
  readonly datevClient: string
  readonly receivablesAccount: string
  readonly revenueAccounts: string
  readonly paymentAccounts: string
}

/** What the settings lack, each once, for these entries. */
type Missing = { readonly missing: readonly string[] }

type Accounts = {
  readonly receivables: string
  readonly revenue: readonly RevenueAccount[]
  readonly methods: ReadonlyMap<string, string>
}

/** What the settings lack whatever is booked. */
export const missingSettings = (settings: AccountSettings): readonly string[] => [
  ...(settings.datevConsultant === '' ? [messages.missing.consultant] : []),
  ...(settings.datevClient === '' ? [messages.missing.client] : []),
  ...(settings.receivablesAccount === '' ? [messages.missing.receivables] : []),
]

/** Every booking of the entries, in their order; or what is missing for them. */
export function toBookings(
  settings: AccountSettings,
  entries: readonly JournalEntry[],
): { readonly bookings: readonly Booking[] } | Missing {
  const accounts: Accounts = {
    receivables: settings.receivablesAccount,
    revenue: parseRevenueAccounts(settings.revenueAccounts) ?? [],
    methods: parseMethodAccounts(settings.paymentAccounts) ?? new Map(),
  }
  const missing = new Set(missingSettings(settings))
  const bookings = entries.flatMap((entry) =>
    entry.kind === 'payment'
      ? paymentBookings(accounts, entry, missing)
      : documentBookings(accounts, entry, missing),
  )
  return missing.size > 0 ? { missing: [...missing] } : { bookings }
}

type DocumentEntry = Extract<JournalEntry, { readonly kind: 'invoice' | 'credit-note' }>
type PaymentEntry = Extract<JournalEntry, { readonly kind: 'payment' }>

/** Receivables in debit, revenue in credit, with tax: the account or the tax key says which. */
function documentBookings(
  accounts: Accounts,
  { kind, day, document: issued }: DocumentEntry,
  missing: Set<string>,
): readonly Booking[] {
  return salesParts(kind, issued).flatMap(({ category, rate, net, tax }): Booking[] => {
    const cents = net + tax
    if (cents === 0) return []
    const { country, customer, number, vatId } = issued
    const revenue = revenueAccountOf(accounts.revenue, { category, rate, country })
    if (!revenue) {
      missing.add(messages.missing.revenue(category, rateText(rate), country))
      return []
    }
    return [
      {
        cents: Math.abs(cents),
        side: cents > 0 ? 'S' : 'H',
        account: accounts.receivables,
        contraAccount: revenue.account,
        taxKey: revenue.taxKey,
        day,
        // Open items are matched by the number of the invoice.
        reference: issued.corrects ?? number,
        text: messages.bookingText[kind](`${customer}${issued.corrects ? ` ${number}` : ''}`),
        vatId: category === 'K' ? (vatId ?? '') : '',
      },
    ]
  })
}

/** What was paid in debit, receivables in credit: one booking for each invoice that it settles. */
function paymentBookings(
  accounts: Accounts,
  entry: PaymentEntry,
  missing: Set<string>,
): readonly Booking[] {
  const { customer, method, number, reverses } = entry.payment
  const account = accounts.methods.get(method)
  if (account === undefined) {
    missing.add(messages.missing.method(method))
    return []
  }
  const { bookingText } = messages
  return settledParts(entry).map((part) => ({
    cents: Math.abs(part.cents),
    side: part.cents > 0 ? 'S' : 'H',
    account,
    contraAccount: accounts.receivables,
    taxKey: '',
    day: entry.day,
    reference: part.number,
    text:
      reverses === null
        ? bookingText.payment(number, customer)
        : bookingText.reversal(reverses, customer),
    vatId: '',
  }))
}
