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
import { RowDetails } from '../ui/desk/row-details.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { StatePill } from '../ui/state-pill.tsx'
import type { Column } from '../ui/table.tsx'

const { list: messages } = backOrderPageMessages

const columns = (canChange: boolean, own: OwnAffairs): readonly Column<BackOrder>[] => [
  {
    header: messages.order,
    slot: 'title',
    cell: ({ number }) => (
      <Link className="link" to={`/dashboard/orders/${number}`}>
        {number}
      </Link>
    ),
  },
  {
    header: messages.customer,
    shrinks: true,
    cell: ({ name, company }) => <bdi title={name}>{company ?? name}</bdi>,
  },
  {
    header: messages.lines,
    slot: 'meta',
    cell: (order) => (
      <RowDetails summary={summaryOf(order)}>
        <ul>
          {order.lines.map((line) => (
            <li key={line.line}>
              {line.name} <small>{line.sku}</small>
              {/* Of a single line, the row says it where it has the room. */}
              {order.lines.length === 1 ? (
                <span className="on-phone"> · {messages.line(line)}</span>
              ) : (
                <small className="block">{messages.line(line)}</small>
              )}
              <Expected
                order={order.number}
                line={line}
                canChange={canChange && !own.has(String(order.number))}
              />
            </li>
          ))}
        </ul>
      </RowDetails>
    ),
  },
  { header: messages.placed, priority: 3, cell: ({ placedAt }) => <DateTime at={placedAt} /> },
  { header: messages.state, slot: 'state', cell: (order) => <State order={order} /> },
  {
    header: messages.pieces,
    slot: 'figure',
    cell: ({ lines }) => <Pieces {...sumOf(lines)} />,
  },
]

type OrderProps = { readonly order: BackOrder }

/** 'Ropes Ltd · Claw hammer and 2 other tools': the customer has a column where there is room. */
const summaryOf = ({ name, company, lines: [first, ...others] }: BackOrder) => (
  <>
    <span className="on-phone">{company ?? name} · </span>
    {first?.name}
    {others.length === 0 ? null : ` ${backOrderPageMessages.others(others.length)}`}
  </>
)

/** A phone has room for what is waited for; what is reserved is in the details. */
const Pieces = ({ allocated, waiting }: ReturnType<typeof sumOf>) =>
  allocated === 0 || waiting === 0 ? (
    messages.line({ allocated, waiting })
  ) : (
    <>
      <span className="off-phone">{messages.line({ allocated, waiting })}</span>
      <span className="on-phone">{messages.line({ allocated: 0, waiting })}</span>
    </>
  )

const sumOf = (lines: BackOrder['lines']) => ({
  allocated: lines.reduce((sum, { allocated }) => sum + allocated, 0),
  waiting: lines.reduce((sum, { waiting }) => sum + waiting, 0),
})

/** What staff can do with an order. */
function State({ order: { status, lines } }: OrderProps) {
  if (lines.every(({ allocated }) => allocated === 0)) return <StatePill state="waitsForGoods" />
  return status === 'placed' ? (
    <StatePill state="placed">{messages.confirmFirst}</StatePill>
  ) : (
    <StatePill state="ready">{messages.canShip}</StatePill>
  )
}

type ExpectedProps = Parameters<typeof ExpectedDay>[0] & { readonly canChange: boolean }

const Expected = ({ canChange, ...props }: ExpectedProps) =>
  props.line.waiting === 0 ? null : canChange ? (
    <ExpectedDay {...props} />
  ) : (
    <small className="block">
      {messages.expected}{' '}
      {props.line.expectedOn ? <DateTime timeless at={props.line.expectedOn} /> : null}
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
  views: () =>
    states.map((state) => ({
      label: messages.states[state],
      ...(state === 'all' ? {} : { search: `state=${state}` }),
    })),
  empty: () => (
    <EmptyState title={messages.empty} detail={messages.emptyDetail}>
      <Link className="button" to="/dashboard/manageorders">
        {messages.orders}
      </Link>
    </EmptyState>
  ),
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
