/**
 * Moves many orders to the same status: select rows, press a button; refused orders are reported.
 */
import { displayNumber } from '../../platform/money/money.ts'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { confirm } from '../../ui/dialog.tsx'
import { ordersMessages } from '../messages/orders.ts'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'
import type { Order } from '../contract.ts'
import type { TransitionsResult } from '../transitions/transition-schemas.ts'
import { orders } from '../api.client.ts'
import { orderStatuses, transitions, type OrderStatus } from '../rules.ts'

type BulkTransitionsProps = {
  readonly rows: readonly Order[]
  /** The numbers of the selected orders. */
  readonly selected: ReadonlySet<number>
  readonly onSelect: (selected: ReadonlySet<number>) => void
  readonly onRefused: (refused: TransitionsResult['refused']) => void
  readonly rowActions: RowActions
}

export function BulkTransitions({
  rows,
  selected,
  onSelect,
  onRefused,
  rowActions: { run, busy },
}: BulkTransitionsProps) {
  const chosen = rows.filter(({ number }) => selected.has(number))
  // Statuses that at least one of the chosen orders may get.
  const statuses = orderStatuses.filter((to) =>
    chosen.some(({ status }) => transitions[status].includes(to)),
  )
  const transitionAll = (status: OrderStatus) => async (): Promise<string | undefined> => {
    if (status === 'cancelled' && !(await confirmCancellation(countMovable(chosen, status))))
      return undefined
    const { done, refused } = await orders.steps({
      numbers: chosen.map(({ number }) => number),
      status,
    })
    onRefused(refused)
    onSelect(new Set(refused.map(({ number }) => number)))
    return messages.doneMany(done.length, ordersMessages.status[status])
  }
  return (
    <div
      className={chosen.length > 0 ? 'bulk is-on' : 'bulk'}
      role="group"
      aria-label={messages.together}
    >
      <span role="status">
        {chosen.length > 0 ? messages.selectedCount(displayNumber(chosen.length)) : ''}
      </span>
      <span className="buttons">
        {statuses.map((to) => (
          <button
            key={to}
            type="button"
            className="button tight"
            aria-disabled={busy || undefined}
            onClick={({ currentTarget }) =>
              void run({ button: currentTarget, work: transitionAll(to) })
            }
          >
            {messages.actOnSome(ordersMessages.act[to], countMovable(chosen, to), chosen.length)}
          </button>
        ))}
      </span>
    </div>
  )
}

/** How many of these orders the step is allowed for; the others stay as they are. */
const countMovable = (chosen: readonly Order[], to: OrderStatus): number =>
  chosen.filter(({ status }) => transitions[status].includes(to)).length

const confirmCancellation = (count: number): Promise<boolean> =>
  confirm({ detail: messages.cancelMany(count), confirmLabel: messages.cancel })

type SelectAllProps = Pick<BulkTransitionsProps, 'rows' | 'selected' | 'onSelect'>

/** Above the table, since a page of orders is long. */
export function SelectAll({ rows, selected, onSelect }: SelectAllProps) {
  const areAllChosen = rows.every(({ number }) => selected.has(number))
  return (
    <label className="check pick-all">
      <input
        type="checkbox"
        checked={areAllChosen}
        onChange={() => onSelect(new Set(areAllChosen ? [] : rows.map(({ number }) => number)))}
      />
      {messages.selectAll}
    </label>
  )
}
