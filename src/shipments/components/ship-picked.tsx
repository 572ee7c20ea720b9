/** The orders of a pick list; each is shipped as far as it is picked. */
import { Link } from 'react-router'
import { UnlessOwn } from '../../companies/components/own-affair.tsx'
import { ActButton } from '../../ui/buttons.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { Table, withoutActions, type Column } from '../../ui/table.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { shipments } from '../api.client.ts'
import type { PickList } from '../pick-lists-contract.ts'
import { pickListMessages as messages } from '../messages/pick-lists.ts'

type PickedOrder = PickList['orders'][number]
type ShipPickedProps = { readonly list: PickList; readonly canChange: boolean }

export function ShipPicked({ list, canChange }: ShipPickedProps) {
  const actions = useRowActions()
  const ship = async (order: PickedOrder): Promise<string> => {
    const lines = list.rows
      .flatMap(({ parts }) => parts)
      .filter((part) => part.number === order.number && part.picked > 0)
      .map((part) => ({ line: part.line, quantity: part.picked }))
      .toSorted((a, b) => a.line - b.line)
    const { number, pieces, picked } = order
    const shipment = await sendOnce(`picked.${number}.${pieces}.${picked}`, (options) =>
      shipments.create({ number, lines }, options),
    )
    return messages.shipped(shipment.number)
  }
  return (
    <section className="mt-6 no-print" aria-labelledby="ship-picked">
      <h2 id="ship-picked">{messages.shipTitle}</h2>
      <p className="muted small mt-2 mb-2">{messages.shipLead}</p>
      <Table
        caption={messages.shipTitle}
        columns={withoutActions(columnsFor(ship, actions), canChange)}
        rows={list.orders}
        keyOf={({ number }) => String(number)}
      />
    </section>
  )
}

const columnsFor = (
  ship: (order: PickedOrder) => Promise<string>,
  { busy, run }: RowActions,
): readonly Column<PickedOrder>[] => [
  {
    header: messages.order,
    slot: 'title',
    cell: ({ number }) => (
      <Link to={`/dashboard/orders/${number}`}>{messages.orderNumber(number)}</Link>
    ),
  },
  {
    header: messages.customer,
    slot: 'meta',
    cell: ({ customer, company }) => <bdi>{[company, customer].filter(Boolean).join(', ')}</bdi>,
  },
  {
    header: messages.picked,
    slot: 'figure',
    numeric: true,
    cell: ({ picked, pieces }) => messages.pickedOf(picked, pieces),
  },
  {
    header: messages.actions,
    actions: true,
    cell: (order) =>
      order.picked === 0 ? null : (
        <UnlessOwn of={order.number}>
          <ActButton
            className="button small"
            aria-label={messages.shipOf(order.number, order.picked === order.pieces)}
            busy={busy}
            act={(button) => run({ button, work: () => ship(order) })}
          >
            {messages.ship}
          </ActButton>
        </UnlessOwn>
      ),
  },
]
