/**
 * Matches the outgoing entries of a bank file with refunds, and how certain each match is. Pure.
 */
import { referenceContent } from '../platform/money/check-digits.ts'
import type { Cents } from '../platform/money/money.ts'
import { daysBetween, type Day } from '../platform/time/time-zone.ts'
import { findNamed, isNamed, toNumbers, type OutgoingEntry, type Payable } from './bank-entries.ts'

type Party = { readonly key: string; readonly name: string }

/** A recorded refund that was not reversed. */
export type RecordedRefund = {
  readonly id: string
  readonly number: number
  readonly customer: Party
  readonly cents: Cents
  readonly paidOn: Day
  readonly reference: string
  /** Its known numbers: the invoices and credit notes that it refunded. */
  readonly numbers: readonly string[]
  /** The entry that it was matched with before. */
  readonly bankEntry: string | null
}

/** Credit that may be refunded to a customer. */
export type CreditHolder = {
  readonly customer: Party
  readonly cents: Cents
  /** The customer's invoices, with the credit notes for them. */
  readonly parts: readonly {
    readonly numbers: readonly string[]
    readonly order: number | null
    readonly cents: Cents
  }[]
}

export const outgoingCertainties = ['booked', 'sure', 'likely', 'unknown'] as const

/** Why an entry is matched with a refund; each reason has a sentence in the messages. */
export const outgoingReasons = [
  'matched',
  'recorded',
  'recorded-amount',
  'number',
  'name-and-amount',
  'amount',
  'more-than-credit',
] as const

export type OutgoingMatch = {
  readonly certainty: (typeof outgoingCertainties)[number]
  readonly reason: (typeof outgoingReasons)[number]
  readonly customer: Party
  /** The matching refund; null if none is recorded yet. */
  readonly refund: RecordedRefund | null
  /** The order whose invoices' credit it refunds, if known. */
  readonly order: number | null
}

/** The maximum days between the recorded date of a refund and the bank's date. */
const maxDays = { named: 60, amount: 10 } as const

const textsOf = ({ reference, glued = '' }: OutgoingEntry): readonly string[] => [reference, glued]

const toPayable = (number: string, customer: Party): Payable => ({
  id: number,
  number,
  customer,
  open: 1,
})

const namesCustomer = ({ payee, reference }: OutgoingEntry, { name }: Party): boolean =>
  isNamed(payee, name) || (referenceContent(name).length >= 6 && isNamed(reference, name))

/** Whether an entry contains the name, a number or the note of a recorded refund. */
function says(entry: OutgoingEntry, { customer, numbers, reference }: RecordedRefund): boolean {
  const items = toNumbers(numbers.map((number) => toPayable(number, customer)))
  const words = referenceContent(reference)
  return (
    namesCustomer(entry, customer) ||
    textsOf(entry).some(
      (text) =>
        findNamed(text, items).items.length > 0 ||
        (words.length >= 6 && referenceContent(text).includes(words)),
    )
  )
}

type Proposal = Omit<OutgoingMatch, 'refund' | 'order'> & Partial<OutgoingMatch>

/**
 * The refunds that entries prove: first recorded refunds that the entry names, then those with the
 * same amount only, then credit that the entries may have refunded. A refund is matched only once.
 * @returns one for each entry; undefined for an entry without a customer
 */
export function matchOutgoing(
  entries: readonly OutgoingEntry[],
  {
    refunds,
    holders,
    currency,
  }: {
    readonly refunds: readonly RecordedRefund[]
    readonly holders: readonly CreditHolder[]
    /** The shop's currency; entries in another currency are not refunds. */
    readonly currency: string
  },
): readonly (OutgoingMatch | undefined)[] {
  const free = new Set(refunds.filter(({ bankEntry }) => bankEntry === null))
  const matched = new Map(refunds.map((refund) => [refund.bankEntry, refund]))
  const byAmount = Map.groupBy(refunds, ({ cents }) => cents)
  const credits = creditsOf(holders)
  const freeFor = ({ cents, bookedOn }: OutgoingEntry, days: number) =>
    (byAmount.get(cents) ?? []).filter(
      (refund) => free.has(refund) && Math.abs(daysBetween(refund.paidOn, bookedOn)) <= days,
    )
  const take = (refund: RecordedRefund, proposal: Omit<Proposal, 'customer'>): Proposal => {
    free.delete(refund)
    return { ...proposal, customer: refund.customer, refund }
  }
  const byKey = ({ key }: OutgoingEntry): Proposal | undefined => {
    const refund = matched.get(key)
    return refund && take(refund, { certainty: 'booked', reason: 'matched' })
  }
  const byWords = (entry: OutgoingEntry): Proposal | undefined => {
    const found = freeFor(entry, maxDays.named).filter((refund) => says(entry, refund))
    const [nearest] = found.toSorted((a, b) => distance(entry, a) - distance(entry, b))
    if (nearest === undefined) return undefined
    const isOne = new Set(found.map(({ customer }) => customer.key)).size === 1
    return take(nearest, { certainty: isOne ? 'sure' : 'likely', reason: 'recorded' })
  }
  const byAmountAndDay = (entry: OutgoingEntry): Proposal | undefined => {
    const [only, ...others] = freeFor(entry, maxDays.amount)
    return only && others.length === 0
      ? take(only, { certainty: 'likely', reason: 'recorded-amount' })
      : undefined
  }
  const found = entries.map((entry) => (entry.currency === currency ? byKey(entry) : undefined))
  for (const pass of [byWords, byAmountAndDay, credits.byNumber, credits.byName, credits.byAmount])
    for (const [index, entry] of entries.entries())
      if (entry.currency === currency) found[index] ??= pass(entry)
  return found.map((proposal) => proposal && { refund: null, order: null, ...proposal })
}

const distance = ({ bookedOn }: OutgoingEntry, { paidOn }: RecordedRefund): number =>
  Math.abs(daysBetween(paidOn, bookedOn))

/** Credit without a recorded refund that entries may have refunded. */
function creditsOf(holders: readonly CreditHolder[]) {
  const left = new Map(holders.map((holder) => [holder, holder.cents]))
  const owners = new Map(
    holders.flatMap((holder) =>
      holder.parts.flatMap((part) =>
        part.numbers.map((number) => [number, { holder, part }] as const),
      ),
    ),
  )
  const numbers = toNumbers(
    Array.from(owners, ([number, { holder }]) => toPayable(number, holder.customer)),
  )
  const leftOf = (holder: CreditHolder): number => left.get(holder) ?? 0
  const take = (
    holder: CreditHolder,
    { cents }: OutgoingEntry,
    proposal: Omit<Proposal, 'customer'>,
  ): Proposal => {
    left.set(holder, leftOf(holder) - cents)
    return { ...proposal, customer: holder.customer }
  }
  const has = (holder: CreditHolder, cents: Cents): boolean =>
    leftOf(holder) === cents ||
    (leftOf(holder) > cents && holder.parts.some((part) => part.cents === cents))
  const orderFor = ({ parts }: CreditHolder, cents: Cents): number | null =>
    parts.find((part) => part.cents === cents)?.order ?? null
  const byNumber = (entry: OutgoingEntry): Proposal | undefined => {
    const named = textsOf(entry).flatMap((text) =>
      findNamed(text, numbers).items.flatMap(({ number }) => owners.get(number) ?? []),
    )
    const [first] = named
    if (first === undefined || named.some(({ holder }) => holder !== first.holder)) return undefined
    const { holder, part } = first
    if (leftOf(holder) < entry.cents)
      return { certainty: 'unknown', reason: 'more-than-credit', customer: holder.customer }
    const order = part.cents >= entry.cents ? part.order : null
    return take(holder, entry, { certainty: 'likely', reason: 'number', order })
  }
  const byName = (entry: OutgoingEntry): Proposal | undefined => {
    const named = holders.filter((one) => namesCustomer(entry, one.customer))
    const [only, ...others] = named.filter((one) => has(one, entry.cents))
    return only && others.length === 0
      ? take(only, entry, {
          certainty: 'likely',
          reason: 'name-and-amount',
          order: leftOf(only) === entry.cents ? null : orderFor(only, entry.cents),
        })
      : undefined
  }
  const byAmount = (entry: OutgoingEntry): Proposal | undefined => {
    const [only, ...others] = holders.filter((holder) => leftOf(holder) === entry.cents)
    return only && others.length === 0
      ? take(only, entry, { certainty: 'unknown', reason: 'amount' })
      : undefined
  }
  return { byNumber, byName, byAmount }
}
