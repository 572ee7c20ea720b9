/** A wrong sum found by a check of the shop's sums. */

/** A sum that does not add up. */
export type WrongSum<What extends string> = {
  readonly what: What
  /** The number that people know: 'INV-000042', '10001, line 2', the number of a payment. */
  readonly number: string
  /** Cents or pieces, as `what` says. */
  readonly stored: number
  /** The recomputed value. */
  readonly sum: number
}

/** The maximum number of reported findings of one kind; more of them add no information. */
export const maxWrongSums = 100
