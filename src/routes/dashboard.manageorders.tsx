/** Manage Orders: all orders by status, searched, moved on singly and together, and deleted after a question. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { displayMoney, displayNumber } from '../platform/money.ts'
import { currentAdmin } from '../accounts/current-user.client.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { Icon } from '../ui/icons.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/page-state.tsx'
import type { Column } from '../ui/table.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { manageOrdersMessages as messages } from '../orders/messages/manage-orders.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import { BulkTransitions } from '../orders/components/bulk-transitions.tsx'
import { OrderQuery, type Order, type TransitionsResult } from '../orders/contract.ts'
import { LinesPreview } from '../orders/components/lines-preview.tsx'
import { orders } from '../orders/api.client.ts'
import { nextStatuses, type OrderSort, type OrderStatus } from '../orders/rules.ts'
import { StatusPill } from '../orders/components/status-pill.tsx'
import { StatusTabs } from '../orders/components/status-tabs.tsx'
import type { Route } from './+types/dashboard.manageorders.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await currentAdmin()
  const query = readFilters(OrderQuery, request) ?? {}
  const along = { signal: request.signal }
  const { q, from, to } = query
  const [rows, counts] = await Promise.all([
    orders.all({ ...query, limit: pageSize }, along),
    orders.count({ q, from, to }, along),
  ])
  return { rows, counts }
}

type Acts = {
  readonly params: URLSearchParams
  readonly busy: boolean
  readonly picked: ReadonlySet<number>
  readonly pick: (number: number, on: boolean) => void
  readonly move: (button: HTMLElement, order: Order, to: OrderStatus) => void
  readonly remove: (button: HTMLElement, order: Order) => void
}

function columns({ params, busy, picked, pick, move, remove }: Acts): readonly Column<Order>[] {
  const sort = params.get('sort') ?? 'newest'
  const by = (wanted: OrderSort): string =>
    `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'sort' && name !== 'cursor'), ['sort', wanted]])}`
  const way = (up: OrderSort, down: OrderSort) =>
    sort === up ? 'ascending' : sort === down ? 'descending' : undefined
  return [
    {
      header: messages.order,
      cell: ({ number }) => (
        <span className="flex items-center gap-2">
          <label className="pick">
            <input
              type="checkbox"
              checked={picked.has(number)}
              aria-label={messages.pick(number)}
              onChange={({ currentTarget }) => pick(number, currentTarget.checked)}
            />
          </label>
          <Link className="order-number hover:underline" to={`/dashboard/orders/${number}`}>
            {number}
          </Link>
        </span>
      ),
    },
    {
      header: messages.placed,
      cell: ({ placedAt }) => <DateTime at={placedAt} />,
      sortBy: by(sort === 'newest' ? 'oldest' : 'newest'),
      sorted: way('oldest', 'newest'),
    },
    {
      header: messages.customer,
      fullWidth: true,
      cell: ({ name, email }) => (
        <span>
          {name}
          <small>{email}</small>
        </span>
      ),
    },
    {
      header: messages.tool,
      fullWidth: true,
      cell: ({ lines }) => (
        <LinesPreview
          lines={lines}
          show={({ name, sku }) => (
            <>
              {name}
              <small>{sku}</small>
            </>
          )}
        />
      ),
    },
    { header: messages.pieces, numeric: true, cell: ({ quantity }) => displayNumber(quantity) },
    {
      header: messages.total,
      numeric: true,
      cell: ({ total }) => displayMoney(total),
      sortBy: by(sort === 'total-down' ? 'total' : 'total-down'),
      sorted: way('total', 'total-down'),
    },
    { header: messages.status, cell: ({ status }) => <StatusPill status={status} /> },
    {
      header: listPageMessages.actions,
      actions: true,
      cell: (order) => {
        const [next] = nextStatuses(order.status)
        return (
          <>
            {next === 'shipped' ? (
              // Shipping asks for a tracking number, which has its place on the order's own page.
              <Link
                className="button tight plain"
                to={`/dashboard/orders/${order.number}`}
                aria-label={messages.actOf(ordersMessages.act[next], order.number)}
              >
                {ordersMessages.act[next]}
              </Link>
            ) : (
              next && (
                <button
                  type="button"
                  className="button tight plain"
                  aria-disabled={busy || undefined}
                  aria-label={messages.actOf(ordersMessages.act[next], order.number)}
                  onClick={({ currentTarget }) => move(currentTarget, order, next)}
                >
                  {ordersMessages.act[next]}
                </button>
              )
            )}
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
      },
    },
  ]
}

export default function ManageOrders({ loaderData: { rows, counts } }: Route.ComponentProps) {
  const rowActions = useRowActions()
  const [params] = useSearchParams()
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState<TransitionsResult['refused']>([])
  // Only what stands on this page is acted on.
  const picked = new Set(rows.map(({ number }) => number).filter((number) => wanted.has(number)))
  const acts: Acts = {
    params,
    busy: rowActions.busy,
    picked,
    pick: (number, on) =>
      setWanted(
        on ? new Set([...picked, number]) : new Set([...picked].filter((one) => one !== number)),
      ),
    move: (button, { number }, status) =>
      void rowActions.run({
        button,
        work: async () =>
          messages.done(
            number,
            ordersMessages.status[(await orders.step({ number, status })).status],
          ),
      }),
    remove: (button, { id, number, name, quantity }) =>
      void rowActions.remove(button, messages.sure(number, name, quantity), () =>
        orders.remove({ id }),
      ),
  }
  const narrowed = ['status', 'from', 'to'].some((name) => params.has(name))
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2">{messages.lead}</p>
      <StatusTabs counts={counts} />
      <FilterForm label={messages.search} hint={messages.hint}>
        {['status', 'sort'].map((name) =>
          params.get(name) ? (
            <input
              key={`${name} ${params.get(name)}`}
              type="hidden"
              name={name}
              value={params.get(name) ?? ''}
            />
          ) : null,
        )}
        {(['from', 'to'] as const).map((name) => (
          <label key={`${name} ${params.get(name)}`} className="day">
            {messages[name]}{' '}
            <input
              className="input"
              type="date"
              name={name}
              defaultValue={params.get(name) ?? ''}
              min="2000-01-01"
              max="2999-12-31"
            />
          </label>
        ))}
      </FilterForm>
      {refused.length === 0 ? null : (
        <Notice tone="warn">
          <b>{messages.refused(refused.length)}</b>
          <ul>
            {refused.map(({ number, detail }) => (
              <li key={number}>{detail}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ListPage
        caption={messages.caption}
        columns={columns(acts)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          narrowed ? (
            <EmptyState title={messages.noneSo} detail={messages.noneSoDetail}>
              <Link className="button" to="?">
                {listPageMessages.showAll}
              </Link>
            </EmptyState>
          ) : (
            <EmptyState title={messages.empty} detail={messages.emptyDetail}>
              <Link className="button" to="/purchase">
                {messages.emptyWayOn}
              </Link>
            </EmptyState>
          )
        }
      />
      {rows.length === 0 ? null : (
        <BulkTransitions
          rows={rows}
          picked={picked}
          onPick={setWanted}
          onRefused={setRefused}
          rowActions={rowActions}
        />
      )}
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{messages.title}</h1>
    <PersonalPageError error={error} />
  </>
)
