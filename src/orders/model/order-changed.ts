/** The problem returned when an order was changed by somebody else in the meantime. */
import { problem } from '../../../packages/contract/problem.ts'
import { editMessages as messages } from '../messages/edits.ts'

/** `facts.revision`: the order's present revision. */
export const orderChanged = problem('order-changed', 409, messages.problems.orderChanged)
