/** Rows of a bank's list whose balance contradicts their amount. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { checkBalances } from './balance-check.ts'
import { isBalance } from './bank-balance.ts'
import { centsIn, type DirectionRules } from './bank-csv-direction.ts'
import { paymentsMessages as messages } from '../messages/payments.ts'

type Row = readonly string[]
type Listed = {
  readonly row: Row
  /** '1234.50' */
  readonly amount: string
  readonly direction: 'in' | 'out' | { readonly why: string }
  readonly judged: 'in' | 'none' | { readonly why: string }
  readonly hasGone: boolean
  /** Whether it changed the balance. */
  readonly isBooked: boolean
  /** Whether it is a balance and not an entry. */
  readonly isBalance: boolean
  readonly currency: string
  readonly account: string
  readonly text: string
}

const feeHeading =
  /^(?:fees?|gebuhr(?:en)?|frais|comision(?:es)?|commissioni?|kosten|oplaty?|poplatek)\b/

/** Reads the balance of a row in cents; undefined if there is none. */
export const balanceIn = (headings: Row, { decimals }: DirectionRules) => {
  const index = headings.findIndex(isBalance)
  return ({ row }: { readonly row: Row }) => centsIn(row[index], decimals)
}

/**
 * The rows, with errors for those whose balance shows the opposite direction, and with the doubts
 * that the balances raise.
 * @param headings without a balance column, the rows stay unchanged
 */
export function withBalances<Entry extends Listed>(
  headings: Row,
  entries: readonly Entry[],
  { decimals, columns }: DirectionRules,
): { readonly rows: readonly Entry[]; readonly doubts: readonly string[] } {
  const index = headings.findIndex(isBalance)
  if (index < 0) return { rows: entries, doubts: [] }
  const fee = headings.findIndex((heading) => feeHeading.test(wordsOf(heading)))
  const account = columns.fields.get('account') ?? -1
  const ofAccounts = Map.groupBy(
    entries.filter((entry) => entry.isBooked || entry.isBalance),
    (entry) => `${entry.row[account] ?? ''} ${entry.currency}`,
  )
  const centsOf = ({ amount, direction, isBalance: isNone }: Entry): number | undefined => {
    if (isNone) return 0
    const cents = Math.round(Number(amount) * 100)
    return direction === 'in' ? cents : direction === 'out' ? -cents : undefined
  }
  const [otherWay, broken] = [new Set<Entry>(), new Set<Entry>()]
  for (const group of ofAccounts.values()) {
    const check = checkBalances(
      group.map((entry) => ({
        cents: centsOf(entry),
        fee: centsIn(entry.row[fee], decimals) ?? 0,
        balance: centsIn(entry.row[index], decimals),
      })),
    )
    for (const [at, entry] of group.entries()) {
      if (check.otherWay.has(at)) otherWay.add(entry)
      if (check.breaks.includes(at)) broken.add(entry)
    }
  }
  const [first] = broken
  return {
    rows: entries.map((entry) =>
      otherWay.has(entry) && (entry.judged === 'in' || entry.hasGone)
        ? { ...entry, judged: { why: messages.bank.rows.otherWay }, hasGone: false }
        : entry,
    ),
    doubts: first ? [messages.bank.balanceBreaks(first.text.slice(0, 80), broken.size - 1)] : [],
  }
}
