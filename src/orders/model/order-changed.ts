/** What answers a change of an order that somebody else has changed meanwhile. */
import { problem } from '../../../packages/contract/problem.ts'
import { editMessages as messages } from '../messages/edits.ts'

/** `facts.revision`: the one that the order has now. */
export const orderChanged = problem('order-changed', 409, messages.problems.orderChanged)
