/** Sums that can be written down. Pure. */
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { platformMessages as messages } from '../messages/platform.ts'
import { maxTotal, type Cents } from '../money/money.ts'

/**
 * @param total of lines that somebody sent; one that is not shown passes
 * @throws invalidInput, at the lines, for more than an order can come to
 */
export function requireTotal(total: Cents): void {
  if (total > maxTotal)
    throw invalidInput({ errors: [{ pointer: '#/lines', detail: messages.totalTooHigh() }] })
}
