/** Incoming entries of a bank file, and how certain it is which invoices they pay. Pure. */
import { isCreditorReference, referenceContent } from '../platform/money/check-digits.ts'
import type { Cents } from '../platform/money/money.ts'
import { discountOn } from '../platform/money/payment-terms.ts'
import { addDays, type Day } from '../platform/time/time-zone.ts'
import { splitOldestFirst } from './rules.ts'

/** Money received, according to a bank file. */
export type BankEntry = {
  /** The SHA-256 of its identifying values: the same in every file that contains the entry. */
  readonly key: string
  /** The key that versions before 0.3 computed; equal if they read the same values. */
  readonly formerKey?: string
  readonly bookedOn: Day
  readonly cents: Cents
  /** ISO 4217 */
  readonly currency: string
  readonly payer: string
  /** The payer's text, including structured references. */
  readonly reference: string
  /**
   * The same text without blanks between its parts, if the bank may have cut a number there;
   * otherwise ''.
   */
  readonly glued?: string
  /** Whether it combines several payments whose amounts the bank does not list. */
  readonly isShared?: boolean
  /** This entry and the one that may have returned it, in words; empty if there is none. */
  readonly returned?: string
}

/** Money paid out, according to a bank file. */
export type OutgoingEntry = Pick<
  BankEntry,
  'key' | 'bookedOn' | 'cents' | 'currency' | 'reference' | 'glued'
> & {
  /** The payee; empty if the file does not contain it. */
  readonly payee: string
}

export type RefusedEntry = { readonly text: string; readonly why: string }

/** The content of a bank file. */
export type BankStatement = {
  /** The IBAN or number of the account; empty if the file does not contain it. */
  readonly account: string
  readonly entries: readonly BankEntry[]
  readonly outgoing: readonly OutgoingEntry[]
  /** Entries that are not received money: debits, charges, entries not booked yet. */
  readonly skipped: number
  /** Entries that may or may not be received money, as in the file, with the reasons. */
  readonly refused: readonly RefusedEntry[]
  /** Open questions about the file, and how it was read. */
  readonly doubts: readonly string[]
  /** Other accounts in the file, with the number of their payments that were skipped. */
  readonly others: readonly { readonly account: string; readonly entries: number }[]
}

/** How certain it is what an entry pays. Source: product rule 7.6. */
export const certainties = ['sure', 'likely', 'unknown', 'booked', 'foreign'] as const
export type Certainty = (typeof certainties)[number]

/** The reason for the certainty; each has a sentence in the messages. */
export const matchReasons = [
  'exact',
  'discount',
  'part',
  'over',
  'check-digits',
  'name-and-amount',
  'several-customers',
  'several-payments',
  'nothing-found',
  'booked',
  'currency',
] as const
export type MatchReason = (typeof matchReasons)[number]

/** An open invoice. */
export type Payable = {
  readonly id: string
  /** As printed: 'INV-000042'. */
  readonly number: string
  readonly customer: { readonly key: string; readonly name: string }
  readonly open: Cents
  /** The day of issue. */
  readonly issuedOn?: Day
  /** The discount in hundredths of a percent, if it is paid by that day. */
  readonly discount?: { readonly rate: number; readonly until: Day } | undefined
}

export type Match = {
  readonly certainty: Certainty
  readonly reason: MatchReason
  /** The invoices it would pay; the rest of the amount becomes customer credit. */
  readonly allocations: readonly {
    readonly item: Payable
    readonly amount: Cents
    /** The early payment discount, which settles the item in addition to the amount. */
    readonly discount?: Cents
  }[]
}

const none = (reason: MatchReason): Match => ({
  certainty: 'unknown',
  reason,
  allocations: [],
})

/** The open invoices, keyed by the last digits of their numbers and by their references. */
type Numbers = {
  /** '000042' */
  readonly byDigits: ReadonlyMap<string, readonly Payable[]>
  /** 'INV000042' */
  readonly byContent: ReadonlyMap<string, readonly Payable[]>
  /** '42' */
  readonly byValue: ReadonlyMap<string, readonly Payable[]>
}

const groupBy = (items: readonly Payable[], keyOf: (item: Payable) => string) => {
  const found = new Map<string, Payable[]>()
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item])
  return found
}

const digitsOf = ({ number }: Payable): string => /\d+$/.exec(number)?.[0] ?? number
/** The prefix before the digits: 'INV', 'R2026'. */
const seriesOf = (item: Payable): string =>
  referenceContent(item.number.slice(0, item.number.length - digitsOf(item).length))

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

export const toNumbers = (items: readonly Payable[]): Numbers => ({
  byDigits: groupBy(items, digitsOf),
  byValue: groupBy(items, (item) => withoutZeros(digitsOf(item))),
  byContent: groupBy(items, ({ number }) => referenceContent(number)),
})

/** The open invoices in a text, each once. */
type Named = {
  readonly items: readonly Payable[]
  /** A creditor reference contains a number, but its check digits are wrong. */
  readonly isMistyped: boolean
}

/** 'RF29 INV0 0004 2', followed by any words. Source: ISO 11649. */
const creditorReferences = /\bRF\d{2}(?: ?[A-Z0-9]){1,21}\b/g

/** The content of a creditor reference at the beginning of a text; words may follow it. */
function readReference(text: string, { byContent }: Numbers): Named | undefined {
  const groups = text.split(' ')
  const wholes = groups.map((_group, index) => groups.slice(0, index + 1).join('')).toReversed()
  const known = wholes.filter((whole) => byContent.has(whole.slice(4)))
  const right = known.find(isCreditorReference)
  const whole = right ?? known[0]
  return whole === undefined
    ? undefined
    : { items: byContent.get(whole.slice(4)) ?? [], isMistyped: right === undefined }
}

export function findNamed(text: string, numbers: Numbers): Named {
  const named = new Set<Payable>()
  let isMistyped = false
  const rest = text.toUpperCase().replaceAll(creditorReferences, (reference) => {
    const read = readReference(reference, numbers)
    for (const item of read?.items ?? []) named.add(item)
    isMistyped ||= read?.isMistyped ?? false
    return read ? ' ' : reference
  })
  for (const item of namedInOrder(rest, numbers)) named.add(item)
  return { items: [...named], isMistyped }
}

/** Separators between numbers of one series: 'INV-000001, 000002 and 3'. */
const betweenNumbers =
  /^\s*(?:[,;/+&]|\b(?:UND|AND|ET|EN|Y|E|I|OCH|OG|U)\b)?[\s.#]*(?:N[RO]\b[\s.]*)?$/

/**
 * The invoices whose numbers occur in a text, with or without leading zeros: after their series, or
 * in a list after another number of the series.
 */
function namedInOrder(text: string, { byDigits, byValue }: Numbers): readonly Payable[] {
  const found: Payable[] = []
  let last: { readonly series: string; readonly end: number } | undefined
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const before = referenceContent(text.slice(0, index))
    const between = last && text.slice(last.end, index)
    const isListed = between !== undefined && betweenNumbers.test(between)
    // A blank alone before a few digits may be before something else, such as a day.
    const canFollow = isListed && (digits.length >= 6 || /\S/.test(between))
    const whole = digits.length >= 6 ? (byDigits.get(digits) ?? []) : []
    const candidates = whole.length > 0 ? whole : (byValue.get(withoutZeros(digits)) ?? [])
    const items = candidates.filter((item) => {
      const series = seriesOf(item)
      const isBehind = before.endsWith(series) && (series !== '' || digits.length >= 6)
      return isBehind || (canFollow && series === last?.series)
    })
    found.push(...items)
    const [first] = items
    if (first) last = { series: seriesOf(first), end: index + digits.length }
  }
  return found
}

/** Dates and amounts, whose digits are not invoice numbers. */
const otherFigures = /\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d+[.,]\d{2}\b/g

/** The payer's open invoices whose digits occur in a text without their series. */
function barelyNamed(entry: BankEntry, items: readonly Payable[]): readonly Payable[] {
  const { reference } = entry
  const texts = reference.replaceAll(otherFigures, ' ').match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu)
  const values = new Set((texts ?? []).map(withoutZeros))
  return items.filter(
    (item) => values.has(withoutZeros(digitsOf(item))) && isPayer(entry, item.customer.name),
  )
}

/**
 * How banks write letters that their systems do not support: 'ü' becomes 'UE' or loses its accent.
 */
const inTwoLetters: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  Ø: 'OE',
  Å: 'AA',
}
const spellingsOf = (name: string): readonly [string, string] => {
  const content = referenceContent(name.normalize('NFC'))
  const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  return [
    plain(content.replaceAll(/[ÄÖÜØÅ]/g, (letter) => inTwoLetters[letter] ?? letter)),
    plain(content),
  ]
}

/** Whether a text contains a customer's name, in a bank's spelling. */
export const isNamed = (payer: string, customer: string): boolean => {
  const wrote = spellingsOf(payer)
  return spellingsOf(customer).some(
    (known, index) => known.length >= 4 && (wrote[index] ?? '').includes(known),
  )
}

/**
 * Whether the customer's name is that of the payer or, without a payer column, occurs in a text of
 * the entry.
 */
const isPayer = ({ payer, reference }: BankEntry, customer: string): boolean =>
  payer === ''
    ? referenceContent(customer).length >= 6 && isNamed(reference, customer)
    : isNamed(payer, customer)

const customersOf = (items: readonly Payable[]): number =>
  new Set(items.map(({ customer }) => customer.key)).size
const openSum = (items: readonly Payable[]): number =>
  items.reduce((sum, { open }) => sum + open, 0)
const reasonOf = <Exact extends string>(cents: number, open: number, exact: Exact) =>
  cents === open ? exact : cents < open ? 'part' : 'over'

/** @param isMistyped whether a number is an invoice number except for its check digits */
function matchNamed(entry: BankEntry, named: readonly Payable[], isMistyped: boolean): Match {
  if (customersOf(named) > 1) return none('several-customers')
  if (entry.isShared && openSum(named) !== entry.cents) return none('several-payments')
  const reason = reasonOf(entry.cents, openSum(named), 'exact')
  const allocations = spread(entry.cents, named)
  if (isMistyped) return { certainty: 'likely', reason: 'check-digits', allocations }
  const early = payEarly(entry, named)
  if (early) return { certainty: 'sure', reason: 'discount', allocations: early }
  return { certainty: reason === 'exact' ? 'sure' : 'likely', reason, allocations }
}

/** The entry pays the invoices that it names, or those with its amount and payer. */
function matchEntry(
  entry: BankEntry,
  items: readonly Payable[],
  { items: named, isMistyped }: Named,
): Match {
  if (named.length > 0) return matchNamed(entry, named, isMistyped)
  if (entry.isShared) return none('several-payments')
  const bare = barelyNamed(entry, items)
  if (customersOf(bare) === 1) {
    const reason = reasonOf(entry.cents, openSum(bare), 'name-and-amount')
    return { certainty: 'likely', reason, allocations: spread(entry.cents, bare) }
  }
  const ofPayer = items.filter(({ customer }) => isPayer(entry, customer.name))
  const alike = ofPayer.filter((item) => item.open === entry.cents)
  const isAll = customersOf(ofPayer) === 1 && openSum(ofPayer) === entry.cents
  const settled = alike.length === 1 ? alike : isAll ? ofPayer : []
  if (settled.length === 0) return none('nothing-found')
  const allocations = spread(entry.cents, settled)
  return { certainty: 'likely', reason: 'name-and-amount', allocations }
}

/**
 * Of the readings of a reference with and without its blanks: the one whose invoices are paid
 * exactly, otherwise the first that names an invoice.
 */
function bestNamed({ cents }: BankEntry, readings: readonly Named[]): Named {
  const sumOf = ({ items }: Named) => items.reduce((sum, { open }) => sum + open, 0)
  const named = readings.filter(({ items }) => items.length > 0)
  return (
    named.find((reading) => sumOf(reading) === cents) ??
    named[0] ?? { items: [], isMistyped: false }
  )
}

/** Payers round a discount either once for the total or once for each invoice. */
const maxRounding = 1

/** @returns undefined unless the difference is the discount that the invoices grant on that day */
function payEarly(
  { cents, bookedOn }: BankEntry,
  items: readonly Payable[],
): Match['allocations'] | undefined {
  const granted = items.map(({ open, discount }) =>
    discount && bookedOn <= discount.until ? discountOn(open, discount.rate) : 0,
  )
  const last = granted.findLastIndex((amount) => amount > 0)
  const sum = granted.reduce((total, amount) => total + amount, 0)
  const missing = items.reduce((total, { open }) => total + open, 0) - cents
  if (last < 0 || missing <= 0 || Math.abs(missing - sum) > maxRounding) return undefined
  return items.map((item, index) => {
    const amount = granted[index] ?? 0
    const discount = index === last ? amount + missing - sum : amount
    return { item, amount: item.open - discount, ...(discount > 0 ? { discount } : {}) }
  })
}

function spread(cents: Cents, items: readonly Payable[]): Match['allocations'] {
  const parts = splitOldestFirst(
    cents,
    items.map(({ open }) => open),
  )
  return items.flatMap((item, index) => {
    const amount = parts[index] ?? 0
    return amount > 0 ? [{ item, amount }] : []
  })
}

/** Days before an invoice on which nobody pays it: an earlier date is a mistake. */
const earliest = 180

/** The invoice of a match that was issued long after the entry, so that the day may be wrong. */
export const earlyOf = ({ bookedOn }: BankEntry, { allocations }: Match): Payable | undefined =>
  allocations.find(
    ({ item: { issuedOn } }) => issuedOn !== undefined && bookedOn < addDays(issuedOn, -earliest),
  )?.item

/**
 * Matches entries with open items in order: what an earlier entry pays is not open for a later one.
 * @param items earliest due date first
 * @param booked the keys of entries that are already booked
 */
export function matchEntries(
  entries: readonly BankEntry[],
  items: readonly Payable[],
  { currency, booked }: { readonly currency: string; readonly booked: ReadonlySet<string> },
): readonly Match[] {
  const left = new Map(items.map((item) => [item.id, item.open]))
  const numbers = toNumbers(items)
  const stillOpen = (item: Payable): readonly Payable[] => {
    const open = left.get(item.id) ?? 0
    return open > 0 ? [{ ...item, open }] : []
  }
  return entries.map((entry) => {
    if (booked.has(entry.key)) return { certainty: 'booked', reason: 'booked', allocations: [] }
    if (entry.currency !== currency)
      return { certainty: 'foreign', reason: 'currency', allocations: [] }
    const order = new Map(items.map(({ id }, index) => [id, index]))
    const namedIn = (text: string): Named => {
      const { isMistyped, items: found } = findNamed(text, numbers)
      const named = found
        .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
        .flatMap(stillOpen)
      return { items: named, isMistyped }
    }
    const named = bestNamed(entry, [entry.reference, entry.glued ?? ''].map(namedIn))
    const match = matchEntry(entry, items.flatMap(stillOpen), named)
    for (const { item, amount, discount = 0 } of match.allocations)
      left.set(item.id, (left.get(item.id) ?? 0) - amount - discount)
    const isDoubted = entry.returned || earlyOf(entry, match) !== undefined
    return isDoubted && match.certainty === 'sure' ? { ...match, certainty: 'likely' } : match
  })
}
