/** Checks whether the balances in a bank's list follow from its amounts as they were read. Pure. */

/** A row of one account and currency in cents, in the order of the list. */
export type BalancedEntry = {
  /** The change of the account's balance; undefined if unknown. */
  readonly cents: number | undefined
  /** A possible fee from a fees column; negative with a minus sign. */
  readonly fee: number
  /** The balance after it; undefined if its row has none. */
  readonly balance: number | undefined
}

/** Contradictions between balances and amounts, by the index of the entry. */
export type BalanceCheck = {
  /** Entries whose balance shows the opposite direction to their sign or column. */
  readonly otherWay: ReadonlySet<number>
  /** Entries before whose balance something is missing or was changed. */
  readonly breaks: readonly number[]
}

type Step = { readonly members: readonly number[]; readonly change: number; readonly sum: number }

/** The steps between balances; a step with an unknown amount is omitted. */
function stepsOf(
  entries: readonly BalancedEntry[],
  order: readonly number[],
  effectOf: (entry: BalancedEntry) => number | undefined,
): readonly Step[] {
  const steps: Step[] = []
  let before: number | undefined
  let [members, sum]: [number[], number] = [[], 0]
  for (const index of order) {
    const entry = entries[index]
    if (!entry) continue
    members.push(index)
    sum += effectOf(entry) ?? Number.NaN
    if (entry.balance === undefined) continue
    if (before !== undefined && !Number.isNaN(sum))
      steps.push({ members, change: entry.balance - before, sum })
    before = entry.balance
    ;[members, sum] = [[], 0]
  }
  return steps
}

const isExact = ({ change, sum }: Step): boolean => change === sum
const isFlipped = ({ members, change, sum }: Step): boolean =>
  members.length === 1 && sum !== 0 && change === -sum

const none: BalanceCheck = { otherWay: new Set(), breaks: [] }

/** The newest entry may be the first or the last, and fees may be deducted from amounts or not. */
export function checkBalances(entries: readonly BalancedEntry[]): BalanceCheck {
  const balances = entries.flatMap(({ balance }) => balance ?? [])
  // The same balance in each row is the one of today.
  if (new Set(balances).size < 2) return none
  const forwards = entries.map((_, index) => index)
  const effects: readonly ((entry: BalancedEntry) => number | undefined)[] = [
    ({ cents }) => cents,
    ({ cents, fee }) => cents && cents - fee,
    ({ cents, fee }) => cents && cents + fee,
  ]
  const [best] = effects
    .flatMap((effectOf) =>
      [forwards, forwards.toReversed()].map((order) => ({
        effectOf,
        order,
        steps: stepsOf(entries, order, effectOf),
      })),
    )
    .map((way) => ({
      ...way,
      exact: way.steps.filter(isExact).length,
      flipped: way.steps.filter(isFlipped).length,
    }))
    .toSorted((a, b) => b.exact - a.exact || b.flipped - a.flipped)
  if (!best || best.exact === best.steps.length) return none
  const known = new Set(balances)
  // Within a day entries may stand in another order.
  const followsAny = (index: number): boolean => {
    const { balance = Number.NaN, ...entry } = entries[index] ?? { cents: undefined, fee: 0 }
    return best.exact > 0 && known.has(balance - (best.effectOf({ ...entry, balance }) ?? 0))
  }
  const unmatched = best.steps.filter(
    (step) => !isExact(step) && !(step.members.length === 1 && step.members.every(followsAny)),
  )
  // The oldest entry follows from none; it may stand within.
  const hasOldest = unmatched.length === 1 && followsAny(best.order[0] ?? -1)
  const wrong = hasOldest ? [] : unmatched
  const isProven = (best.exact + best.flipped) * 2 >= best.steps.length
  const flipped = isProven ? wrong.filter(isFlipped) : []
  const isInverted = best.exact === 0 && best.flipped === best.steps.length
  return {
    otherWay: new Set(isInverted ? forwards : flipped.flatMap(({ members }) => members)),
    breaks: wrong.flatMap((step) => (flipped.includes(step) ? [] : (step.members.at(-1) ?? []))),
  }
}
