/** Cancelling an order on its page: whether the reader may, and the question before it. */
import { confirm } from '../../ui/dialog.tsx'
import { orders } from '../api.client.ts'
import type { OrderDetails } from '../contract.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import { ordersMessages } from '../messages/orders.ts'
import { allowedTransitions } from '../rules.ts'

export const canCancel = (
  { status, shippedQuantity }: Pick<OrderDetails, 'status' | 'shippedQuantity'>,
  role: 'customer' | 'admin',
): boolean =>
  allowedTransitions({ role }, status, {
    partlyShipped: status === 'picking' && shippedQuantity > 0,
  }).includes('cancelled')

/** Asks first. @returns what was done; undefined where it was kept */
export async function cancelOrder(
  order: Pick<OrderDetails, 'number' | 'quantity' | 'total'>,
): Promise<string | undefined> {
  const sure = await confirm({
    detail: messages.cancelling(order.number, order.quantity, order.total),
    confirmLabel: messages.cancel,
  })
  if (!sure) return undefined
  const { number, status } = await orders.step({ number: order.number, status: 'cancelled' })
  return messages.done(number, ordersMessages.status[status])
}
