/** What staff are asked before an order is deleted. */
import type { Order } from '../contract.ts'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'
import { keepsReservation } from '../model/holds.ts'
import { transitions } from '../rules.ts'

type Deleted = Pick<Order, 'number' | 'name' | 'quantity' | 'status' | 'onHold'>

/** Speaks of stock only where pieces are still reserved: orders that have ended give none back. */
export const deletionSentence = ({ number, name, quantity, status, onHold }: Deleted): string =>
  transitions[status].includes('cancelled') && keepsReservation(onHold ?? null)
    ? `${messages.sure(number, name)} ${messages.sureStock(quantity)}`
    : messages.sure(number, name)
