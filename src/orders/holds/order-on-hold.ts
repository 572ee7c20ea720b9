/** What answers a change that an order on hold does not take. */
import { problem } from '../../../packages/contract/problem.ts'
import { deliveryHoldMessages as messages } from '../messages/delivery-hold.ts'

/** `facts.onHold`: for what it waits. */
export const orderOnHold = problem('order-on-hold', 409, messages.orderOnHold)
