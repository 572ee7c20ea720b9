/** Rows of a list that were pasted or exported twice. Two equal payments of a day are not. Pure. */
import { nameOf } from '../left-out.ts'
import { paymentsMessages as messages } from '../messages/payments.ts'

type Row = readonly string[]
type Listed = {
  /** 'YYYY-MM-DD' */
  readonly bookedOn: string
  /** '1234.50' */
  readonly amount: string
  readonly currency: string
  readonly payer: string
  readonly reference: string
  /** The bank's own number of the entry; '' for none. */
  readonly id: string
  readonly direction: 'in' | 'out' | { readonly why: string }
  /** All cells as in the list. */
  readonly row: Row
  /** Whether it is a balance and not an entry. */
  readonly isBalance: boolean
}

export type Repeats<Entry> = {
  /** Rows that repeat an earlier one. */
  readonly copies: ReadonlySet<Entry>
  readonly doubts: readonly string[]
}

/** Rows that a sentence names. */
const maxNamed = 5

const keyOf = ({ row }: Listed): string => JSON.stringify(row)

/**
 * A row is a copy if the list returns with it to an earlier day, if its balance does not follow from
 * the row above, or if each entry has its own number. Otherwise rows that may be copies are asked.
 * @param balanceOf in cents; undefined for none
 */
export function repeatedRows<Entry extends Listed>(
  rows: readonly Entry[],
  balanceOf: (entry: Entry) => number | undefined,
): Repeats<Entry> {
  const entries = rows.filter(({ isBalance }) => !isBalance)
  const returned = returnedTo(entries)
  const left = entries.filter((entry) => !returned.has(entry))
  const { period, isProven } = periodOf(left, balanceOf)
  const repeated = left.slice(period)
  const copies = [...returned, ...(isProven ? repeated : [])]
  const named = (some: readonly Entry[]) => some.slice(0, maxNamed).map(nameOf)
  return {
    copies: new Set(copies),
    doubts: [
      ...(copies.length === 0
        ? []
        : [messages.bank.rowsTwice(named(copies), copies.length - maxNamed)]),
      ...(isProven || repeated.length < 2
        ? []
        : [messages.bank.rowsAgain(named(repeated), repeated.length - maxNamed)]),
    ],
  }
}

/**
 * The rows below repetitions of the headings, without the blocks whose entries are those of an
 * earlier block.
 * @param isEntry whether a row is an entry, and not a title or a sum
 */
export function withoutCopiedBlocks(
  blocks: readonly (readonly Row[])[],
  isEntry: (row: Row) => boolean,
): { readonly rows: readonly Row[]; readonly doubts: readonly string[] } {
  const seen = new Set<string>()
  const [rows, copies]: [Row[], Row[]] = [[], []]
  for (const block of blocks) {
    const entries = block.filter(isEntry)
    const key = JSON.stringify(entries)
    if (entries.length > 0 && seen.has(key)) copies.push(...entries)
    else rows.push(...block)
    seen.add(key)
  }
  const named = copies.slice(0, maxNamed).map((row) => row.filter(Boolean).join(' ').slice(0, 80))
  return {
    rows,
    doubts: copies.length === 0 ? [] : [messages.bank.rowsTwice(named, copies.length - maxNamed)],
  }
}

/**
 * Rows equal to an earlier one with another day in between, in a list whose other rows are in the
 * order of their days.
 */
function returnedTo<Entry extends Listed>(entries: readonly Entry[]): ReadonlySet<Entry> {
  /** Of each row: the number of changes of the day before its first occurrence. */
  const first = new Map<string, number>()
  let changes = 0
  const again = entries.filter((entry, index) => {
    if (index > 0 && entry.bookedOn !== entries[index - 1]?.bookedOn) changes += 1
    const before = first.get(keyOf(entry))
    if (before === undefined) first.set(keyOf(entry), changes)
    return before !== undefined && before !== changes
  })
  const returned = new Set(again)
  return again.length > 0 &&
    isInOrder(entries.filter((entry) => !returned.has(entry))) &&
    !isInOrder(entries)
    ? returned
    : new Set()
}

function isInOrder(entries: readonly Listed[]): boolean {
  const days = entries.map(({ bookedOn }) => bookedOn)
  return [days, days.toReversed()].some((order) =>
    order.every((day, index) => index === 0 || (order[index - 1] ?? '') <= day),
  )
}

/** How many rows there are before the list begins again; all of them if it does not. */
function periodOf<Entry extends Listed>(
  entries: readonly Entry[],
  balanceOf: (entry: Entry) => number | undefined,
): { readonly period: number; readonly isProven: boolean } {
  const keys = entries.map(keyOf)
  const period = keys.indexOf(keys[0] ?? '', 1)
  const repeats =
    period > 0 &&
    keys.length % period === 0 &&
    keys.every((key, index) => key === keys[index % period])
  if (!repeats) return { period: entries.length, isProven: false }
  const ids = new Set(entries.slice(0, period).map(({ id }) => id))
  const hasOwnIds = period > 1 && ids.size === period && !ids.has('')
  return { period, isProven: hasOwnIds || !follows(entries, period, balanceOf) }
}

/**
 * Whether the balances of the second round may follow from those of the first one: always true
 * without balances, if they do not follow from row to row, or if they are all the same.
 */
function follows<Entry extends Listed>(
  entries: readonly Entry[],
  period: number,
  balanceOf: (entry: Entry) => number | undefined,
): boolean {
  const balances = entries.slice(0, period + 1).map((entry) => balanceOf(entry) ?? Number.NaN)
  const cents = entries.map(
    ({ amount, direction }) => Math.round(Number(amount) * 100) * (direction === 'out' ? -1 : 1),
  )
  const steps = balances.slice(1).map((balance, index) => balance - (balances[index] ?? 0))
  if (new Set(balances).size < 2 || steps.some(Number.isNaN)) return true
  const ways = [
    steps.map((step, index) => step === cents[index + 1]),
    steps.map((step, index) => step === -(cents[index] ?? 0)),
  ].filter((way) => way.slice(0, -1).every(Boolean))
  return ways.length === 0 || ways.some((way) => way.at(-1) === true)
}
