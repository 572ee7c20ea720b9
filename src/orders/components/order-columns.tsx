/** The columns of the table of all orders, for admins. */
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { Link } from 'react-router'
import { UnlessOwn } from '../../companies/components/own-affair.tsx'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { Icon } from '../../ui/icons.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { withoutActions, type Column } from '../../ui/table.tsx'
import type { Order } from '../contract.ts'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'
import { ordersMessages } from '../messages/orders.ts'
import { nextStatuses, type OrderSort, type OrderStatus } from '../rules.ts'
import { LinesPreview } from './lines-preview.tsx'
import { StatusPill } from './status-pill.tsx'

export type OrderTableActions = {
  /** The filters and sort order in the address; sorting keeps the filters. */
  readonly params: URLSearchParams
  /** Whether orders may be changed; without it rows have neither boxes nor buttons. */
  readonly canChange: boolean
  readonly busy: boolean
  /** The numbers of the selected orders. */
  readonly selected: ReadonlySet<number>
  readonly select: (number: number, on: boolean) => void
  /** Takes an order to its next status. */
  readonly step: (button: HTMLElement, order: Order, to: OrderStatus) => void
  readonly remove: (button: HTMLElement, order: Order) => void
}

export const orderColumns = (actions: OrderTableActions): readonly Column<Order>[] =>
  withoutActions(allColumns(actions), actions.canChange)

const allColumns = (actions: OrderTableActions): readonly Column<Order>[] => [
  numberColumn(actions),
  {
    ...sortedBy(actions, 'oldest', 'newest'),
    header: messages.placed,
    besideMeta: true,
    cell: placedCell,
  },
  { header: messages.customer, slot: 'meta', cell: customerCell },
  {
    header: messages.tool,
    shrinks: true,
    priority: 3,
    cell: ({ lines }) => <LinesPreview lines={lines} />,
  },
  {
    header: messages.pieces,
    numeric: true,
    priority: 3,
    cell: ({ quantity }) => displayNumber(quantity),
  },
  {
    ...sortedBy(actions, 'total', 'total-down'),
    header: messages.total,
    numeric: true,
    slot: 'figure',
    cell: ({ total }) => displayMoney(total),
  },
  {
    header: messages.status,
    slot: 'state',
    cell: (order) => (
      <StatusPill
        status={order.status}
        shippedQuantity={order.shippedQuantity}
        onHold={order.onHold}
      />
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (order) => <OrderActions order={order} actions={actions} />,
  },
]

/** Sort direction and link of a column: descending first, then the other way. */
function sortedBy(
  { params }: OrderTableActions,
  ascending: OrderSort,
  descending: OrderSort,
): Pick<Column<Order>, 'sortBy' | 'sorted'> {
  const sort = params.get('sort') ?? 'newest'
  const filters = [...params].filter(([name]) => name !== 'sort' && name !== 'cursor')
  const next = sort === descending ? ascending : descending
  return {
    sortBy: `?${new URLSearchParams([...filters, ['sort', next]])}`,
    sorted: sort === ascending ? 'ascending' : sort === descending ? 'descending' : undefined,
  }
}

const numberColumn = ({ canChange, selected, select }: OrderTableActions): Column<Order> => ({
  header: messages.order,
  slot: 'title',
  cell: ({ number }) => (
    <span className="flex items-center gap-2">
      {canChange ? (
        <UnlessOwn of={number} silent>
          <label className="check pick">
            <input
              type="checkbox"
              checked={selected.has(number)}
              aria-label={messages.select(number)}
              onChange={({ currentTarget }) => select(number, currentTarget.checked)}
            />
          </label>
        </UnlessOwn>
      ) : null}
      <Link className="order-number hover:underline" to={`/dashboard/orders/${number}`}>
        {number}
      </Link>
    </span>
  ),
})

const placedCell = ({ placedAt }: Order) => <DateTime at={placedAt} />

/** Of an order on hold the reason follows the name: a phone has it, too. */
const customerCell = ({ name, email, company, holdReason }: Order) => {
  const reached = isUnreachable(email) ? [] : [email]
  return (
    <span title={holdReason ?? reached[0]}>
      {company ?? name}{' '}
      {holdReason === undefined ? null : <span className="text-warn">· {holdReason} </span>}
      <small>{[...(company === undefined ? [] : [name]), ...reached].join(' · ')}</small>
    </span>
  )
}

type OrderActionsProps = { readonly order: Order; readonly actions: OrderTableActions }

const OrderActions = ({ order, actions: { busy, step, remove } }: OrderActionsProps) => (
  <>
    <UnlessOwn of={order.number}>
      <NextStep order={order} busy={busy} step={step} />
    </UnlessOwn>
    <button
      type="button"
      className="icon-button"
      aria-disabled={busy || undefined}
      aria-label={messages.delete(order.number)}
      onClick={({ currentTarget }) => remove(currentTarget, order)}
    >
      <Icon name="remove" />
    </button>
  </>
)

type NextStepProps = { readonly order: Order } & Pick<OrderTableActions, 'busy' | 'step'>

function NextStep({ order, busy, step }: NextStepProps) {
  const [next] = nextStatuses(order.status)
  if (!next) return next
  // It is released or refused on its own page.
  if (order.onHold) return undefined
  const label = messages.actOf(ordersMessages.act[next], order.number)
  // Shipping asks for a tracking number, which is entered on the order's own page.
  return next === 'shipped' ? (
    <Link className="button small" to={`/dashboard/orders/${order.number}`} aria-label={label}>
      {ordersMessages.act[next]}
    </Link>
  ) : (
    <button
      type="button"
      className="button small"
      aria-disabled={busy || undefined}
      aria-label={label}
      onClick={({ currentTarget }) => step(currentTarget, order, next)}
    >
      {ordersMessages.act[next]}
    </button>
  )
}
