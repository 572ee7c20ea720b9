/** Manage Orders: all orders by status, searched, moved on singly and together, and deleted after a question. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { showMoney, showNumber } from '../../platform/money.ts'
import { currentAdmin } from '../../web/current-user.client.ts'
import { useDeeds } from '../../web/deed.ts'
import { describe } from '../../web/describe.ts'
import { PersonalFailure } from '../../web/guard.tsx'
import { Icon } from '../../web/icons.tsx'
import { Listing } from '../../web/listing.tsx'
import { Narrowing, pageSize, readNarrowing } from '../../web/narrowing.tsx'
import { Empty } from '../../web/empty.tsx'
import { Notice } from '../../web/state.tsx'
import type { Column } from '../../web/table.tsx'
import { When } from '../../web/when.tsx'
import { manageOrdersWords as words } from '../../words/en/pages/manage-orders.ts'
import { listingWords } from '../../words/en/pages/listing.ts'
import { ordersWords } from '../../words/en/orders.ts'
import { BulkSteps } from '../bulk-steps.tsx'
import { OrderQuery, type Order, type StepsDone } from '../contract.ts'
import { FewLines } from '../few-lines.tsx'
import { orders } from '../orders.client.ts'
import { stepsAhead, type OrderSort, type OrderStatus } from '../rules.ts'
import { StatusPill } from '../status-pill.tsx'
import { StatusTabs } from '../status-tabs.tsx'
import type { Route } from './+types/manage-orders.ts'

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await currentAdmin()
  const query = readNarrowing(OrderQuery, request) ?? {}
  const along = { signal: request.signal }
  const { q, from, to } = query
  const [rows, counts] = await Promise.all([orders.all({ ...query, limit: pageSize }, along), orders.count({ q, from, to }, along)])
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
  const by = (wanted: OrderSort): string => `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'sort' && name !== 'cursor'), ['sort', wanted]])}`
  const way = (up: OrderSort, down: OrderSort) => (sort === up ? 'ascending' : sort === down ? 'descending' : undefined)
  return [
    {
      head: words.order,
      show: ({ number }) => (
        <span className="flex items-center gap-2">
          <label className="pick"><input type="checkbox" checked={picked.has(number)} aria-label={words.pick(number)} onChange={({ currentTarget }) => pick(number, currentTarget.checked)} /></label>
          <Link className="order-number hover:underline" to={`/dashboard/orders/${number}`}>{number}</Link>
        </span>
      ),
    },
    { head: words.placed, show: ({ placedAt }) => <When at={placedAt} />, sortBy: by(sort === 'newest' ? 'oldest' : 'newest'), sorted: way('oldest', 'newest') },
    { head: words.customer, full: true, show: ({ name, email }) => <span>{name}<small>{email}</small></span> },
    { head: words.tool, full: true, show: ({ lines }) => <FewLines lines={lines} show={({ name, sku }) => <>{name}<small>{sku}</small></>} /> },
    { head: words.pieces, number: true, show: ({ quantity }) => showNumber(quantity) },
    { head: words.total, number: true, show: ({ total }) => showMoney(total), sortBy: by(sort === 'total-down' ? 'total' : 'total-down'), sorted: way('total', 'total-down') },
    { head: words.status, show: ({ status }) => <StatusPill status={status} /> },
    {
      head: listingWords.actions,
      acts: true,
      show: (order) => {
        const [next] = stepsAhead(order.status)
        return (
          <>
            {next === 'shipped'
              // Shipping asks for a tracking number, which has its place on the order's own page.
              ? <Link className="button tight plain" to={`/dashboard/orders/${order.number}`} aria-label={words.actOf(ordersWords.act[next], order.number)}>{ordersWords.act[next]}</Link>
              : next && <button type="button" className="button tight plain" aria-disabled={busy || undefined} aria-label={words.actOf(ordersWords.act[next], order.number)} onClick={({ currentTarget }) => move(currentTarget, order, next)}>{ordersWords.act[next]}</button>}
            <button type="button" className="icon-button" aria-disabled={busy || undefined} aria-label={words.delete(order.number)} onClick={({ currentTarget }) => remove(currentTarget, order)}>
              <Icon name="remove" />
            </button>
          </>
        )
      },
    },
  ]
}

export default function ManageOrders({ loaderData: { rows, counts } }: Route.ComponentProps) {
  const deeds = useDeeds()
  const [params] = useSearchParams()
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState<StepsDone['refused']>([])
  // Only what stands on this page is acted on.
  const picked = new Set(rows.map(({ number }) => number).filter((number) => wanted.has(number)))
  const acts: Acts = {
    params,
    busy: deeds.busy,
    picked,
    pick: (number, on) => setWanted(on ? new Set([...picked, number]) : new Set([...picked].filter((one) => one !== number))),
    move: (button, { number }, status) => void deeds.act({ button, work: async () => words.done(number, ordersWords.status[(await orders.step({ number, status })).status]) }),
    remove: (button, { id, number, name, quantity }) => void deeds.remove(button, words.sure(number, name, quantity), () => orders.remove({ id })),
  }
  const narrowed = ['status', 'from', 'to'].some((name) => params.has(name))
  return (
    <>
      <h1>{words.title}</h1>
      <p className="muted mt-2">{words.lead}</p>
      <StatusTabs counts={counts} />
      <Narrowing label={words.search} hint={words.hint}>
        {['status', 'sort'].map((name) => (params.get(name) ? <input key={`${name} ${params.get(name)}`} type="hidden" name={name} value={params.get(name) ?? ''} /> : null))}
        {(['from', 'to'] as const).map((name) => (
          <label key={`${name} ${params.get(name)}`} className="day">{words[name]} <input className="input" type="date" name={name} defaultValue={params.get(name) ?? ''} min="2000-01-01" max="2999-12-31" /></label>
        ))}
      </Narrowing>
      {refused.length === 0 ? null : (
        <Notice tone="warn">
          <b>{words.refused(refused.length)}</b>
          <ul>{refused.map(({ number, detail }) => <li key={number}>{detail}</li>)}</ul>
        </Notice>
      )}
      <Listing
        caption={words.caption}
        columns={columns(acts)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={narrowed
          ? <Empty title={words.noneSo} detail={words.noneSoDetail}><Link className="button" to="?">{listingWords.showAll}</Link></Empty>
          : <Empty title={words.empty} detail={words.emptyDetail}><Link className="button" to="/purchase">{words.emptyWayOn}</Link></Empty>}
      />
      {rows.length === 0 ? null : <BulkSteps rows={rows} picked={picked} onPick={setWanted} onRefused={setRefused} deeds={deeds} />}
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{words.title}</h1>
    <PersonalFailure error={error} />
  </>
)
