/** Sums between the entries of a bank's list that have dates like entries. Pure. */
import { isSum } from '../../../packages/file-reader/tables/table.ts'

type Listed = {
  readonly amount: string
  readonly payer: string
  readonly reference: string
  readonly hasGone: boolean
  readonly judged: unknown
}

/**
 * The rows with a total and no payer: of the entries since the last total, of all incoming entries,
 * or of these less the outgoing ones.
 */
export function sumsAmong<Entry extends Listed>(entries: readonly Entry[]): ReadonlySet<Entry> {
  const sums = new Set<Entry>()
  let [since, total, net] = [0, 0, 0]
  for (const entry of entries) {
    const cents = Math.round(Number(entry.amount) * 100)
    const isIn = entry.judged === 'in'
    const isNamed = isIn && entry.payer === '' && isSum(entry.reference.trim())
    if (isNamed && cents > 0 && [since, total, net].includes(cents)) {
      sums.add(entry)
      since = 0
      continue
    }
    if (isIn) [since, total, net] = [since + cents, total + cents, net + cents]
    else if (entry.hasGone) net -= cents
  }
  return sums
}
