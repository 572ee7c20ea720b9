/** How often a buyer orders a tool, and whether a new order is due. Product rule 5.6. Pure. */

/** What the orders of one buyer show about one tool. */
export type Purchases = {
  readonly toolId: string
  /** The number of orders that contain it. */
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
  /** The pieces in the last order. */
  readonly quantity: number
}
export type BuyingHabit = Omit<Purchases, 'firstAt'> & {
  /** The mean time between orders, in days, at least 1; null if all orders were on one day. */
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

/** Due tools first, then by number of orders, then by the last order. */
export const byNeed = (a: BuyingHabit, b: BuyingHabit): number =>
  Number(b.due) - Number(a.due) || b.times - a.times || b.lastAt.getTime() - a.lastAt.getTime()
