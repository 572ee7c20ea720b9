/** What a check of the shop's sums has found wrong. */

/** Something that does not add up. */
export type WrongSum<What extends string> = {
  readonly what: What
  /** As people know it: 'INV-000042', '10001, line 2', the number of a payment. */
  readonly number: string
  /** Cents or pieces, as `what` says. */
  readonly stored: number
  /** What it comes to when it is computed again. */
  readonly sum: number
}

/** Findings of one kind that are reported at most; more of them say nothing new. */
export const maxWrongSums = 100
