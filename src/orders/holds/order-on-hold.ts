/** The problem returned when an order on hold cannot be changed. */
import { problem } from '../../../packages/contract/problem.ts'
import { deliveryHoldMessages as messages } from '../messages/delivery-hold.ts'

/** `facts.onHold`: what it waits for. */
export const orderOnHold = problem('order-on-hold', 409, messages.orderOnHold)
