/** Checks that the lines in a request are lines of its order. */
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import type { LineQuantity } from './line-quantities.ts'
import { editMessages as messages } from './messages/edits.ts'

/**
 * Requires that the order has all lines listed in `lines` of a request.
 * @param positions of the order's lines
 * @throws invalidInput naming the unknown ones
 */
export function requireLines(wanted: readonly LineQuantity[], positions: readonly number[]): void {
  const errors = wanted.flatMap(({ line }, index) =>
    positions.includes(line)
      ? []
      : [{ pointer: `#/lines/${index}/line`, detail: messages.noSuchLine }],
  )
  if (errors.length > 0) throw invalidInput({ errors })
}
