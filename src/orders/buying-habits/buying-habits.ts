/** How often a buyer orders a tool, and whether it is time again. Product rule 5.6. Pure. */

/** What the orders of one buyer say of one tool. */
export type Purchases = {
  readonly toolId: string
  /** Orders that it was in. */
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
  /** Pieces of the last order. */
  readonly quantity: number
}
export type BuyingHabit = Omit<Purchases, 'firstAt'> & {
  /** The mean time between orders, in days, at least 1; null where it was ordered on one day only. */
  readonly everyDays: number | null
  /** Whether that time has passed since the last order. */
  readonly due: boolean
}

const day = 86_400_000

export function buyingHabit({ firstAt, ...purchases }: Purchases, now: Date): BuyingHabit {
  const { times, lastAt } = purchases
  const span = lastAt.getTime() - firstAt.getTime()
  const everyDays =
    times < 2 || span < day ? null : Math.max(1, Math.round(span / (times - 1) / day))
  return {
    ...purchases,
    everyDays,
    due: everyDays !== null && now.getTime() - lastAt.getTime() >= everyDays * day,
  }
}

/** What is due first, then what is ordered most often, then what was ordered last. */
export const byNeed = (a: BuyingHabit, b: BuyingHabit): number =>
  Number(b.due) - Number(a.due) || b.times - a.times || b.lastAt.getTime() - a.lastAt.getTime()
