/** Back-orders: what can ship now, what waits for goods and until when. */
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { ListExport } from '../accounts/components/list-export.tsx'
import { findOwnAffairs, type OwnAffairs } from '../companies/own-affairs.client.ts'
import { backOrders } from '../orders/api.client.ts'
import {
  backOrdersContract,
  backOrderStates,
  type BackOrder,
} from '../orders/back-orders/back-orders-contract.ts'
import { ExpectedDay } from '../orders/components/expected-day.tsx'
import { backOrderExport, openLines } from '../orders/export-columns.ts'
import { backOrderPageMessages } from '../orders/messages/back-order-pages.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.back-orders.ts'

const { list: messages } = backOrderPageMessages

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('orders')
  const query = readFilters(backOrdersContract.backOrders.input, request, ['state']) ?? {}
  const rows = await backOrders.backOrders(
    { ...query, limit: pageSize },
    { signal: request.signal },
  )
  const asked = {
    record: 'order',
    keys: rows.map(({ number }) => number),
    permission: 'orders',
  } as const
  const own = await findOwnAffairs(user, asked, { signal: request.signal })
  return { rows, query, own, mayChange: may(user, 'orders') }
}

const columns = (mayChange: boolean, own: OwnAffairs): readonly Column<BackOrder>[] => [
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
              mayChange={mayChange && !own.has(String(order.number))}
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

type ExpectedProps = Parameters<typeof ExpectedDay>[0] & { readonly mayChange: boolean }

const Expected = ({ mayChange, ...props }: ExpectedProps) =>
  props.line.waiting === 0 ? null : mayChange ? (
    <ExpectedDay {...props} />
  ) : (
    <small className="block">
      {messages.expected} {props.line.expectedOn}
    </small>
  )

const states = ['all', ...backOrderStates] as const

export default function BackOrders({
  loaderData: { rows, query, own, mayChange },
}: Route.ComponentProps) {
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2">{messages.lead}</p>
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
      <ListPage
        caption={messages.caption}
        columns={columns(mayChange, own)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<EmptyState title={messages.empty} detail={messages.emptyDetail} />}
      />
      <ListExport
        list="back-orders"
        columns={backOrderExport}
        read={async (page) => openLines(await backOrders.backOrders({ ...query, ...page }))}
      />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
