/** The buyer's last orders on their way, each with its state and what is done next. */
import { Link } from 'react-router'
import { StatusPill } from '../orders/components/status-pill.tsx'
import type { BuyerOverview } from '../orders/buying-habits/buyer-overview-schema.ts'
import { displayMoney } from '../platform/money/money.ts'
import { DateTime } from '../ui/date-time.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import type { Choice } from '../ui/desk/choices-menu.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { Table, type Column } from '../ui/table.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import { ownDeskMessages as messages } from './messages/own-desk.ts'

type OpenOrder = BuyerOverview['openOrders'][number]

type OwnOrdersProps = {
  readonly orders: readonly OpenOrder[]
  /** Whether there are more than these. */
  readonly more: boolean
}

/** Nothing where nothing is on its way. */
export function OwnOrders({ orders, more }: OwnOrdersProps) {
  const actions = useRowActions()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="on-the-way">
      <div className="jobs-head">
        <h2 id="on-the-way">{messages.onTheWay}</h2>
        {more ? null : <span className="n">{orders.length}</span>}
        <Link className="link" to="/dashboard/myorders">
          {messages.allOrders}
        </Link>
      </div>
      <Table
        caption={messages.onTheWayCaption}
        columns={columnsWith(actions)}
        rows={orders}
        keyOf={({ number }) => String(number)}
      />
    </section>
  )
}

const pageOf = (number: number): string => `/dashboard/orders/${number}`

const columnsWith = (actions: RowActions): readonly Column<OpenOrder>[] => [
  {
    header: messages.order,
    slot: 'title',
    cell: ({ number }) => <Link to={pageOf(number)}>{number}</Link>,
  },
  {
    header: messages.placed,
    besideMeta: true,
    cell: ({ placedAt }) => <DateTime at={placedAt} />,
  },
  {
    header: messages.what,
    slot: 'meta',
    cell: (order) => <bdi>{messages.contents(order)}</bdi>,
  },
  {
    header: messages.total,
    numeric: true,
    slot: 'figure',
    cell: ({ total }) => displayMoney(total),
  },
  {
    header: messages.status,
    slot: 'state',
    cell: ({ status, shippedQuantity, onHold }) => (
      <StatusPill status={status} shippedQuantity={shippedQuantity} onHold={onHold} />
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (order) => <OrderButtons order={order} actions={actions} />,
  },
]

type OrderButtonsProps = { readonly order: OpenOrder; readonly actions: RowActions }

function OrderButtons({ order, actions: { busy, run } }: OrderButtonsProps) {
  const { number, status, pieces, total } = order
  const name = messages.orderNumber(number)
  const act = status === 'shipped' ? messages.track : messages.open
  // With the contract of orders, which nothing else of the page needs.
  const cancel = async (): Promise<string | undefined> => {
    const { cancelOrder } = await import('../orders/components/cancel-order.ts')
    return cancelOrder({ number, quantity: pieces, total })
  }
  const choices: readonly Choice[] = [
    {
      label: messages.again,
      name: messages.actOn(messages.again, name),
      to: `/order-pad?order=${number}`,
    },
    ...(status === 'placed'
      ? [
          {
            label: messages.cancel,
            name: messages.actOn(messages.cancel, name),
            danger: true,
            act: (button: HTMLElement) => void run({ button, work: cancel }),
          },
        ]
      : []),
  ]
  return (
    <>
      <Link className="button small" to={pageOf(number)} aria-label={messages.actOn(act, name)}>
        {act}
      </Link>
      <DotsMenu of={name} busy={busy} choices={choices} />
    </>
  )
}
