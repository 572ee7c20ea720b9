/** The button that cancels an order, for who may; or why it is too late. */
import { isAdmin } from '../../accounts/rules.ts'
import { confirm } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { orders } from '../api.client.ts'
import type { OrderDetails } from '../contract.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import { ordersMessages } from '../messages/orders.ts'
import { allowedTransitions } from '../rules.ts'

export function CancelButton({
  order,
  role,
}: {
  readonly order: OrderDetails
  readonly role: 'customer' | 'admin'
}) {
  const { run, busy } = useRowActions()
  const partlyShipped = order.status === 'picking' && order.shippedQuantity > 0
  if (!allowedTransitions({ role }, order.status, { partlyShipped }).includes('cancelled'))
    return order.status === 'picking' && !isAdmin({ role }) ? (
      <Notice>{messages.notCancellable}</Notice>
    ) : null
  const work = async (): Promise<string | undefined> => {
    if (
      !(await confirm({
        detail: messages.cancelling(order.number, order.quantity, order.total),
        confirmLabel: messages.cancel,
      }))
    )
      return undefined
    const { number, status } = await orders.step({ number: order.number, status: 'cancelled' })
    return messages.done(number, ordersMessages.status[status])
  }
  return (
    <button
      type="button"
      className="button"
      aria-disabled={busy || undefined}
      onClick={({ currentTarget }) => void run({ button: currentTarget, work })}
    >
      {messages.cancel}
    </button>
  )
}
