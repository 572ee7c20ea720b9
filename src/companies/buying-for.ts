/** For whom somebody buys: one decision of the account, the same on every device. */

/** What decides about it. Ids are of companies. */
export type BuyingForFacts = {
  /** Companies that are open, or on hold, to which they belong. */
  readonly active: readonly string[]
  /** Null: for themselves; undefined: nothing was chosen. */
  readonly chosen: string | null | undefined
  /** Whether only approved companies may order in the shop. */
  readonly membersOnly: boolean
}

export type BuyingFor = {
  /** Undefined: for themselves. */
  readonly company: string | undefined
  /** Whether the choice is still to be made: several are possible, and none was chosen. */
  readonly asks: boolean
}

/**
 * A choice counts as long as it is possible. In a shop that sells to companies alone, the only
 * company somebody belongs to is theirs without a question.
 */
export function decideBuyingFor({ active, chosen, membersOnly }: BuyingForFacts): BuyingFor {
  if (typeof chosen === 'string' && active.includes(chosen)) return { company: chosen, asks: false }
  if (active.length === 0) return { company: undefined, asks: false }
  if (membersOnly && active.length === 1) return { company: active[0], asks: false }
  if (chosen === null && !membersOnly) return { company: undefined, asks: false }
  return { company: undefined, asks: membersOnly || active.length > 1 }
}
