/** Back-orders: what can ship now, what waits for goods and until when. */
import { Link } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { ownAffairs } from '../companies/components/own-affair.tsx'
import type { OwnAffairs } from '../companies/own-affairs.client.ts'
import { backOrders } from '../orders/api.client.ts'
import {
  backOrdersContract,
  backOrderStates,
  type BackOrder,
} from '../orders/back-orders/back-orders-contract.ts'
import { ExpectedDay } from '../orders/components/expected-day.tsx'
import { backOrderExport, openLines } from '../orders/export-columns.ts'
import { backOrderPageMessages } from '../orders/messages/back-order-pages.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'

const { list: messages } = backOrderPageMessages

const columns = (canChange: boolean, own: OwnAffairs): readonly Column<BackOrder>[] => [
  {
    header: messages.order,
    cell: ({ number, placedAt }) => (
      <span>
        <Link className="link" to={`/dashboard/orders/${number}`}>
          {number}
        </Link>
        <small className="block">
          <DateTime at={placedAt} />
        </small>
      </span>
    ),
  },
  {
    header: messages.customer,
    cell: ({ name, company, ...order }) => (
      <span>
        {company ?? name}
        {company === undefined ? null : <small className="block">{name}</small>}
        <small className="block">{stateOf(order)}</small>
      </span>
    ),
  },
  {
    header: messages.lines,
    fullWidth: true,
    cell: (order) => (
      <ul>
        {order.lines.map((line) => (
          <li key={line.line}>
            {line.name} <small>{line.sku}</small>
            <small className="block">{messages.line(line)}</small>
            <Expected
              order={order.number}
              line={line}
              canChange={canChange && !own.has(String(order.number))}
            />
          </li>
        ))}
      </ul>
    ),
  },
]

/** What staff can do with an order: '' where it only waits. */
const stateOf = ({ status, lines }: Pick<BackOrder, 'status' | 'lines'>): string =>
  lines.every(({ allocated }) => allocated === 0)
    ? ''
    : status === 'placed'
      ? messages.confirmFirst
      : messages.canShip

type ExpectedProps = Parameters<typeof ExpectedDay>[0] & { readonly canChange: boolean }

const Expected = ({ canChange, ...props }: ExpectedProps) =>
  props.line.waiting === 0 ? null : canChange ? (
    <ExpectedDay {...props} />
  ) : (
    <small className="block">
      {messages.expected} {props.line.expectedOn}
    </small>
  )

const states = ['all', ...backOrderStates] as const

const page = deskList({
  permission: 'orders',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: backOrdersContract.backOrders.input,
  params: ['state'],
  read: (query, options) => backOrders.backOrders(query, options),
  own: ownAffairs('order', 'orders', ({ number }: BackOrder) => number),
  keyOf: ({ id }) => id,
  columns: ({ canChange, own }) => columns(canChange, own),
  filters: ({ query }) => (
    <nav aria-label={messages.show} className="tabs mt-3 mb-2">
      {states.map((each) => (
        <Link
          key={each}
          aria-current={each === (query.state ?? 'all') ? 'page' : undefined}
          to={each === 'all' ? '/dashboard/back-orders' : `/dashboard/back-orders?state=${each}`}
        >
          {messages.states[each]}
        </Link>
      ))}
    </nav>
  ),
  empty: () => <EmptyState title={messages.empty} detail={messages.emptyDetail} />,
  exported: (read) => (
    <ListExport
      list="back-orders"
      columns={backOrderExport}
      read={async (part) => openLines(await read(part))}
    />
  ),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
