/** Rejects sums that are too large for an order. Pure. */
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { platformMessages as messages } from '../messages/platform.ts'
import { maxTotal, type Cents } from '../money/money.ts'

/**
 * @param total the sum of submitted lines; a hidden total passes
 * @throws invalidInput, at the lines, if it exceeds the maximum order total
 */
export function requireTotal(total: Cents): void {
  if (total > maxTotal)
    throw invalidInput({ errors: [{ pointer: '#/lines', detail: messages.totalTooHigh() }] })
}
