/** The columns of the table of all orders, for admins. */
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { Link } from 'react-router'
import { UnlessOwn } from '../../companies/components/own-affair.tsx'
import type { User } from '../../accounts/contract.ts'
import { may } from '../../accounts/rules.ts'
import type { OwnAffairs } from '../../companies/own-affairs.client.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import type { Column } from '../../ui/table.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { orders } from '../api.client.ts'
import type { Order } from '../contract.ts'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'
import { ordersMessages } from '../messages/orders.ts'
import type { OrderSort } from '../rules.ts'
import { deletionSentence } from '../deletion/deletion-sentence.ts'
import { OnHold } from './hold-reason.tsx'
import { labelOf, nextAct, statusAfter, stepForStaff } from './step-for-staff.ts'
import { linesColumn, piecesColumn, statusColumn, totalColumn } from './shared-columns.tsx'

type ColumnsOf = {
  /** The filters and sort order in the address; sorting keeps the filters. */
  readonly params: URLSearchParams
  readonly actions: RowActions
  /** By number: the orders that are the reader's own. */
  readonly own: OwnAffairs
  /** What the reader may change. */
  readonly user: User
  /** The page of the list: each order leads to the others of it. */
  readonly rows: readonly Order[]
}

export const orderColumns = (options: ColumnsOf): readonly Column<Order>[] => [
  {
    header: messages.order,
    slot: 'title',
    cell: ({ number }) => (
      <Link
        to={`/dashboard/orders/${number}`}
        state={{ listed: options.rows.map((row) => row.number) }}
      >
        {number}
      </Link>
    ),
  },
  {
    ...sortedBy(options, 'oldest', 'newest'),
    header: messages.placed,
    besideMeta: true,
    cell: placedCell,
  },
  { header: messages.customer, slot: 'meta', cell: customerCell },
  linesColumn(messages.tool),
  piecesColumn(messages.pieces),
  { ...totalColumn(messages.total), ...sortedBy(options, 'total', 'total-down') },
  statusColumn(messages.status),
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (order) => <OrderActions order={order} {...options} />,
  },
]

/** Sort direction and link of a column: descending first, then the other way. */
function sortedBy(
  { params }: ColumnsOf,
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

const placedCell = ({ placedAt }: Order) => <DateTime at={placedAt} />

/** Of an order on hold the reason follows the name: a phone has it, too. */
const customerCell = ({ name, email, company, holdReason }: Order) => {
  const reached = isUnreachable(email) ? [] : [email]
  const more = <small>{[...(company === undefined ? [] : [name]), ...reached].join(' · ')}</small>
  if (holdReason === undefined)
    return (
      <span title={reached[0]}>
        {company ?? name} {more}
      </span>
    )
  return (
    <OnHold who={company ?? name} reason={holdReason}>
      {more}
    </OnHold>
  )
}

type OrderActionsProps = Pick<ColumnsOf, 'actions' | 'own' | 'user'> & { readonly order: Order }

const OrderActions = ({ order, actions, own, user }: OrderActionsProps) => (
  <>
    <UnlessOwn of={order.number}>
      <NextStep order={order} actions={actions} user={user} />
    </UnlessOwn>
    <DotsMenu
      of={messages.nameOf(order.number)}
      busy={actions.busy}
      choices={[
        {
          label: messages.open,
          name: messages.actOf(messages.open, order.number),
          to: `/dashboard/orders/${order.number}`,
        },
        {
          label: listPageMessages.delete,
          name: messages.delete(order.number),
          danger: true,
          act: (button) => remove(button, order, { actions, own }),
        },
      ]}
    />
  </>
)

/** One's own order is put back by a colleague. */
const remove = (
  button: HTMLElement,
  order: Order,
  { actions, own }: Pick<ColumnsOf, 'actions' | 'own'>,
): void =>
  void actions.remove(
    button,
    deletionSentence(order),
    () => orders.remove({ id: order.id }),
    own.has(String(order.number)) ? undefined : () => orders.restore({ id: order.id }),
  )

type NextStepProps = Pick<ColumnsOf, 'actions' | 'user'> & { readonly order: Order }

function NextStep({ order, actions: { busy, run }, user }: NextStepProps) {
  const { number } = order
  const next = nextAct({ orders: may(user, 'orders'), money: may(user, 'money') }, order)
  const label = labelOf(next)
  // Steps without fields are done in the row; the others on the page where their fields are.
  if (next !== 'confirm' && next !== 'start' && next !== 'deliver')
    return (
      <Link
        className="button small"
        to={
          next === 'pick' ? `/dashboard/pick-lists?orders=${number}` : `/dashboard/orders/${number}`
        }
        aria-label={messages.actOf(label, number)}
      >
        {label}
      </Link>
    )
  const step = async (): Promise<string> => {
    const changed = await stepForStaff(orders, { number, status: statusAfter[next] })
    return messages.done(number, ordersMessages.status[changed.status])
  }
  return (
    <ActButton
      className="button small"
      busy={busy}
      aria-label={messages.actOf(label, number)}
      act={(button) => run({ button, work: step })}
    >
      {label}
    </ActButton>
  )
}
