/**
 * Manage Orders: all orders by status, with search, single and bulk status changes, and deletion.
 */
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { OwnRows } from '../companies/components/own-affair.tsx'
import { findOwnAffairs, type OwnAffairs } from '../companies/own-affairs.client.ts'
import { orders } from '../orders/api.client.ts'
import { BulkTransitions, SelectAll } from '../orders/components/bulk-transitions.tsx'
import { orderColumns, type OrderTableActions } from '../orders/components/order-columns.tsx'
import { OrderFilters } from '../orders/components/order-filters.tsx'
import { StatusTabs } from '../orders/components/status-tabs.tsx'
import { OrderQuery } from '../orders/lists/list-schemas.ts'
import { manageOrdersMessages as messages } from '../orders/messages/manage-orders.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import type { TransitionsResult } from '../orders/transitions/transition-schemas.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { orderExport } from '../orders/export-columns.ts'
import { pickListMessages } from '../shipments/messages/pick-lists.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters, withoutPage } from '../ui/list-params.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.manageorders.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('orders')
  const query = readFilters(OrderQuery, request) ?? {}
  const options = { signal: request.signal }
  const { q, from, to } = query
  const [rows, counts] = await Promise.all([
    orders.all({ ...query, limit: pageSize }, options),
    orders.count({ q, from, to }, options),
  ])
  const asked = {
    record: 'order',
    keys: rows.map(({ number }) => number),
    permission: 'orders',
  } as const
  const own = await findOwnAffairs(user, asked, options)
  return { rows, counts, own, query: withoutPage(query), canChange: may(user, 'orders') }
}

type HeadProps = { readonly canChange: boolean; readonly children: ReactNode }

const Head = ({ canChange, children }: HeadProps) => (
  <DeskHead title={messages.title}>
    {canChange ? (
      <>
        <Link className="button tight" to="/dashboard/pick-lists">
          {pickListMessages.open}
        </Link>
        <Link className="button tight" to="/dashboard/telephone">
          {messages.onBehalf}
        </Link>
      </>
    ) : null}
    {children}
  </DeskHead>
)

const PickListOf = ({ numbers }: { readonly numbers: readonly number[] }) => (
  <p className="row mt-2">
    <Link className="button tight" to={`/dashboard/pick-lists?orders=${numbers.join()}`}>
      {pickListMessages.openSome(numbers.length)}
    </Link>
  </p>
)

export default function ManageOrders({
  loaderData: { rows, counts, own, query, canChange },
}: Route.ComponentProps) {
  const rowActions = useRowActions()
  const [params] = useSearchParams()
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState<TransitionsResult['refused']>([])
  const movable = rows.filter(({ number }) => !own.has(String(number)))
  // Only orders on this page are selected.
  const selected = new Set(
    movable.map(({ number }) => number).filter((number) => selection.has(number)),
  )
  return (
    <>
      <Head canChange={canChange}>
        <ListExport
          list="orders"
          columns={orderExport}
          read={(page) => orders.all({ ...query, ...page })}
        />
      </Head>
      <StatusTabs counts={counts} />
      <OrderFilters />
      {refused.length === 0 ? null : <RefusedOrders refused={refused} />}
      {movable.length === 0 || !canChange ? null : (
        <SelectAll rows={movable} selected={selected} onSelect={setSelection} />
      )}
      <OwnRows value={own}>
        <ListPage
          caption={messages.caption}
          columns={orderColumns({
            ...tableActions(rowActions, own),
            canChange,
            params,
            selected,
            select: (number, on) => setSelection(withNumber(selected, number, on)),
          })}
          rows={rows}
          keyOf={({ id }) => id}
          empty={
            <NoOrders
              filtered={['status', 'hold', 'from', 'to'].some((name) => params.has(name))}
            />
          }
        />
      </OwnRows>
      {selected.size === 0 ? null : <PickListOf numbers={[...selected]} />}
      {rows.length === 0 || !canChange ? null : (
        <BulkTransitions
          rows={rows}
          selected={selected}
          onSelect={setSelection}
          onRefused={setRefused}
          rowActions={rowActions}
        />
      )}
    </>
  )
}

const tableActions = (
  { busy, run, remove }: RowActions,
  own: OwnAffairs,
): Pick<OrderTableActions, 'busy' | 'step' | 'remove'> => ({
  busy,
  step: (button, { number }, status) =>
    void run({
      button,
      work: async () => {
        const changed = await orders.step({ number, status })
        return messages.done(number, ordersMessages.status[changed.status])
      },
    }),
  remove: (button, { id, number, name, quantity }) =>
    void remove(
      button,
      messages.sure(number, name, quantity),
      () => orders.remove({ id }),
      own.has(String(number)) ? undefined : () => orders.restore({ id }),
    ),
})

function withNumber(
  numbers: ReadonlySet<number>,
  number: number,
  included: boolean,
): ReadonlySet<number> {
  const changed = new Set(numbers)
  if (included) changed.add(number)
  else changed.delete(number)
  return changed
}

const RefusedOrders = ({ refused }: Pick<TransitionsResult, 'refused'>) => (
  <Notice tone="warn">
    <b>{messages.refused(refused.length)}</b>
    <ul>
      {refused.map(({ number, detail }) => (
        <li key={number}>{detail}</li>
      ))}
    </ul>
  </Notice>
)

const NoOrders = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
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

export const ErrorBoundary = pageErrors(messages.title)
