/** The company for which somebody buys: one choice per account, the same on every device. */

/** The facts that the choice depends on. Ids are of companies. */
export type BuyingForFacts = {
  /** Companies to which they belong and that are open or on hold. */
  readonly active: readonly string[]
  /** Null: for themselves; undefined: nothing was chosen. */
  readonly chosen: string | null | undefined
  /** Whether only approved companies may order in the shop. */
  readonly membersOnly: boolean
}

export type BuyingFor = {
  /** Undefined: for themselves. */
  readonly company: string | undefined
  /** Whether the choice still has to be made: several are possible, and none was chosen. */
  readonly asks: boolean
}

/**
 * A choice is valid as long as it is possible. In a shop that only sells to companies, a member of
 * a single company buys for it without being asked.
 */
export function decideBuyingFor({ active, chosen, membersOnly }: BuyingForFacts): BuyingFor {
  if (typeof chosen === 'string' && active.includes(chosen)) return { company: chosen, asks: false }
  if (active.length === 0) return { company: undefined, asks: false }
  if (membersOnly && active.length === 1) return { company: active[0], asks: false }
  if (chosen === null && !membersOnly) return { company: undefined, asks: false }
  return { company: undefined, asks: membersOnly || active.length > 1 }
}
