/** Moving many orders on at once: choose the rows, take the step; the orders that may not take it are named. */
import { displayNumber } from '../../platform/money.ts'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { confirm } from '../../ui/dialog.tsx'
import { ordersMessages } from '../messages/orders.ts'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'
import type { Order, TransitionsResult } from '../contract.ts'
import { orders } from '../api.client.ts'
import { orderStatuses, transitions, type OrderStatus } from '../rules.ts'

type Bulk = {
  readonly rows: readonly Order[]
  readonly picked: ReadonlySet<number>
  readonly onPick: (picked: ReadonlySet<number>) => void
  readonly onRefused: (refused: TransitionsResult['refused']) => void
  readonly rowActions: RowActions
}

export function BulkTransitions({
  rows,
  picked,
  onPick,
  onRefused,
  rowActions: { run, busy },
}: Bulk) {
  const chosen = rows.filter(({ number }) => picked.has(number))
  const every = chosen.length === rows.length
  // A step that not a single one of them may take is not offered.
  const steps = orderStatuses.filter((to) =>
    chosen.some(({ status }) => transitions[status].includes(to)),
  )
  const take = (status: OrderStatus) => async (): Promise<string | undefined> => {
    if (
      status === 'cancelled' &&
      !(await confirm({
        detail: messages.cancelMany(chosen.length),
        confirmLabel: messages.cancel,
      }))
    )
      return undefined
    const { done, refused } = await orders.steps({
      numbers: chosen.map(({ number }) => number),
      status,
    })
    onRefused(refused)
    onPick(new Set(refused.map(({ number }) => number)))
    return messages.doneMany(done.length, ordersMessages.status[status])
  }
  return (
    <div
      className={chosen.length > 0 ? 'bulk is-on' : 'bulk'}
      role="group"
      aria-label={messages.together}
    >
      <label className="pick-all">
        <input
          type="checkbox"
          checked={every}
          onChange={() => onPick(new Set(every ? [] : rows.map(({ number }) => number)))}
        />
        {messages.pickAll}
      </label>
      <span role="status">
        {chosen.length > 0 ? messages.picked(displayNumber(chosen.length)) : ''}
      </span>
      <span className="buttons">
        {steps.map((to) => (
          <button
            key={to}
            type="button"
            className="button tight"
            aria-disabled={busy || undefined}
            onClick={({ currentTarget }) => void run({ button: currentTarget, work: take(to) })}
          >
            {ordersMessages.act[to]}
          </button>
        ))}
      </span>
    </div>
  )
}
