/** The bookings of a month of a run, with the accounts in the settings. Pure. */
import { isRefund } from '../payments/rules.ts'
import {
  discountAccounts,
  parseMethodAccounts,
  parseRevenueAccounts,
  revenueAccountOf,
  type RevenueAccount,
} from '../settings/account-lines.ts'
import type { Booking } from './datev.ts'
import {
  rateText,
  salesParts,
  settledParts,
  type DocumentEntry as InvoiceEntry,
  type JournalEntry,
} from './journal.ts'
import { journalMessages as messages } from './messages/accounting.ts'

/** The settings used for bookings. */
export type AccountSettings = {
  readonly datevConsultant: string
  readonly datevClient: string
  readonly receivablesAccount: string
  readonly revenueAccounts: string
  readonly paymentAccounts: string
}

/** The settings missing for these entries, without duplicates. */
type Missing = { readonly missing: readonly string[] }

type Accounts = {
  readonly receivables: string
  /** Accounts of customers, by document number. */
  readonly customers: ReadonlyMap<string, string>
  readonly revenue: readonly RevenueAccount[]
  readonly methods: ReadonlyMap<string, string>
  /** Accounts of discounts, by type of sale. */
  readonly discounts: readonly RevenueAccount[]
}

/** The settings missing for any DATEV file. */
export const missingNumbers = (
  settings: Pick<AccountSettings, 'datevClient' | 'datevConsultant'>,
): readonly string[] => [
  ...(settings.datevConsultant === '' ? [messages.missing.consultant] : []),
  ...(settings.datevClient === '' ? [messages.missing.client] : []),
]

/** The settings missing for any booking. */
export const missingSettings = (
  settings: Pick<AccountSettings, 'datevClient' | 'datevConsultant' | 'receivablesAccount'>,
): readonly string[] => [
  ...missingNumbers(settings),
  ...(settings.receivablesAccount === '' ? [messages.missing.receivables] : []),
]

/**
 * Every booking of the entries, in order; or the missing settings.
 * @param discounted the invoices from which discounts among the entries were deducted, by number
 * @param customers the accounts of customers by document number; otherwise the receivables account
 */
export function toBookings(
  settings: AccountSettings,
  entries: readonly JournalEntry[],
  discounted: ReadonlyMap<string, InvoiceEntry>,
  customers: ReadonlyMap<string, string> = new Map(),
): { readonly bookings: readonly Booking[] } | Missing {
  const accounts: Accounts = {
    receivables: settings.receivablesAccount,
    customers,
    revenue: parseRevenueAccounts(settings.revenueAccounts) ?? [],
    methods: parseMethodAccounts(settings.paymentAccounts) ?? new Map(),
    discounts: discountAccounts(settings.paymentAccounts),
  }
  const missing = new Set(missingSettings(settings))
  const bookings = entries.flatMap((entry) =>
    entry.kind === 'payment'
      ? paymentBookings(accounts, entry, { missing, discounted })
      : documentBookings(accounts, entry, missing),
  )
  return missing.size > 0 ? { missing: [...missing] } : { bookings }
}

type DocumentEntry = Extract<JournalEntry, { readonly kind: 'invoice' | 'credit-note' }>
type PaymentEntry = Extract<JournalEntry, { readonly kind: 'payment' }>

/**
 * Receivables in debit, revenue in credit, including tax: the account or the tax key determines the
 * tax.
 */
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
        account: accounts.customers.get(number) ?? accounts.receivables,
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

type Payments = {
  readonly missing: Set<string>
  readonly discounted: ReadonlyMap<string, InvoiceEntry>
}

/**
 * The payment in debit, receivables in credit: one booking for each settled invoice. Reversed for a
 * refund.
 */
function paymentBookings(
  accounts: Accounts,
  entry: PaymentEntry,
  { missing, discounted }: Payments,
): readonly Booking[] {
  const { customer, method, number, reverses } = entry.payment
  const { bookingText } = messages
  const [recorded, takenBack] = isRefund(entry.cents, reverses)
    ? [bookingText.refund, bookingText.refundReversal]
    : [bookingText.payment, bookingText.reversal]
  const text = reverses === null ? recorded(number, customer) : takenBack(reverses, customer)
  const settles = settledParts(entry)
  // The rest of a payment is credit of the customer whose invoices it settled.
  const known = settles.flatMap(({ number: of }) => accounts.customers.get(of) ?? [])[0]
  return settles.flatMap((settled) => {
    const receivables =
      accounts.customers.get(settled.number) ??
      (settled.number === '' ? known : undefined) ??
      accounts.receivables
    const invoice = method === 'discount' ? discounted.get(settled.number) : undefined
    const parts =
      invoice && accounts.discounts.length > 0
        ? discountParts(accounts, settled.cents, invoice)
        : [{ ...ofMethod(accounts, method), cents: settled.cents }]
    return parts.flatMap((part) => {
      if ('lacking' in part) {
        missing.add(part.lacking)
        return []
      }
      const { account, taxKey, vatId, cents } = part
      return [
        {
          cents: Math.abs(cents),
          side: cents > 0 ? ('S' as const) : ('H' as const),
          account,
          contraAccount: receivables,
          taxKey,
          day: entry.day,
          reference: settled.number,
          text,
          vatId,
        },
      ]
    })
  })
}

/** The account of a payment, or the missing setting. */
type Contra =
  | { readonly account: string; readonly taxKey: string; readonly vatId: string }
  | { readonly lacking: string }

const ofMethod = ({ methods }: Accounts, method: string): Contra => {
  const account = methods.get(method)
  return account === undefined
    ? { lacking: messages.missing.method(method) }
    : { account, taxKey: '', vatId: '' }
}

/**
 * A discount reduces the tax of the discounted sales: it is divided among them in proportion to
 * their gross sums, with cumulative rounding. Source: Directive 2006/112/EC, article 90; § 17 UStG.
 */
function discountParts(
  accounts: Accounts,
  cents: number,
  invoice: InvoiceEntry,
): readonly (Contra & { readonly cents: number })[] {
  const sales = salesParts('invoice', invoice)
  const gross = sales.reduce((sum, { net, tax }) => sum + net + tax, 0)
  let [sold, booked] = [0, 0]
  return sales.flatMap((sale) => {
    sold += sale.net + sale.tax
    // A reversed discount has the same parts.
    const share = gross === 0 ? 1 : sold / gross
    const upTo = Math.sign(cents) * Math.round(Math.abs(cents) * share)
    const part = { ...ofDiscount(accounts, sale, invoice), cents: upTo - booked }
    booked = upTo
    return part.cents === 0 ? [] : [part]
  })
}

function ofDiscount(
  { discounts, methods }: Accounts,
  { category, rate }: ReturnType<typeof salesParts>[number],
  { country, vatId }: InvoiceEntry,
): Contra {
  const found = revenueAccountOf(discounts, { category, rate, country })
  const account = found?.account ?? methods.get('discount')
  return account === undefined
    ? { lacking: messages.missing.discount(category, rateText(rate), country) }
    : {
        account,
        taxKey: found?.taxKey ?? '',
        vatId: category === 'K' ? (vatId ?? '') : '',
      }
}
