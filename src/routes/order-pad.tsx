/** The order pad: paste, drop, type or scan a list, mend what is wrong, put what is ready into the cart. Works signed out. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { orders } from '../orders/api.client.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { displayMoney } from '../platform/money.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { readToken } from '../session/access-token.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { PersonalPageError, PersonalPageFrame, RedirectToLogin } from '../shell/access-guard.tsx'
import { problemMessage } from '../ui/problem-message.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading, Notice } from '../ui/page-state.tsx'
import styles from '../ui/styles/order-pad.css?url&no-inline'
import { orderPadMessages as messages } from '../order-pad/messages/order-pad.ts'
import { addToCart } from '../cart/cart.client.ts'
import { formatCorrectionsCsv } from '../order-pad/corrections.ts'
import { orderedLinesBySku, orderAsText } from '../order-pad/reorder.ts'
import { PadPaste } from '../order-pad/components/pad-paste.tsx'
import type { Row } from '../order-pad/rows.ts'
import { usePad, type OrderPadState } from '../order-pad/components/use-pad.ts'
import type { Route } from './+types/order-pad.ts'

/** An empty pad needs no table: it comes with the first row. */
const loadTable = () => import('../order-pad/components/pad-table.tsx')
const PadTable = lazy(async () => ({ default: (await loadTable()).PadTable }))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.title,
    description: messages.description,
    path: '/order-pad',
  })

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const number = new URL(url).searchParams.get('order')
  if (number === null) return { order: undefined, missing: undefined }
  if (!/^\d{1,9}$/.test(number)) return { order: undefined, missing: number.slice(0, 40) }
  if (readToken() === undefined) return { order: 'sign in first' as const, missing: undefined }
  try {
    return { order: await orders.read({ number: Number(number) }, { signal }), missing: undefined }
  } catch (error) {
    if (!isProblem(error, notFound)) throw error
    return { order: undefined, missing: number }
  }
}
clientLoader.hydrate = true as const

export const HydrateFallback = PersonalPageFrame

export default function OrderPad({ loaderData: { order, missing } }: Route.ComponentProps) {
  if (order === 'sign in first') return <RedirectToLogin />
  return <OnePad key={order?.number} order={order} missing={missing} />
}

type Loaded = Exclude<Route.ComponentProps['loaderData']['order'], string>

function OnePad({
  order,
  missing,
}: {
  readonly order: Loaded
  readonly missing: string | undefined
}) {
  const [first] = useState(() => (order ? orderAsText(order) : ''))
  const [orderedLines] = useState(() => (order ? orderedLinesBySku(order) : undefined))
  const pad = usePad(order ? `order-${order.number}` : '', first)
  const [onlyOpen, setOnlyOpen] = useState(false)
  const { rows, sum, leftOut } = pad
  const ready = rows.filter(({ state }) => state === 'ready')
  const narrowed = onlyOpen && ready.length > 0 && ready.length < rows.length
  return (
    <div className="page">
      <div className="list-head">
        <h1>
          {order ? messages.order(order.number) : messages.title}{' '}
          {rows.length > 0 ? <span>{messages.lines(rows.length)}</span> : null}
        </h1>
      </div>
      {missing === undefined ? null : <Notice tone="warn">{messages.noOrder(missing)}</Notice>}
      <div className="pad">
        <PadPaste pad={pad} />
        <section aria-label={messages.table} aria-busy={pad.busy}>
          {pad.failure === undefined ? null : (
            <Notice tone="bad">
              {messages.failed}. {pad.failure}
            </Notice>
          )}
          {rows.length === 0 && !pad.busy ? (
            <EmptyState title={messages.emptyTitle} detail={messages.empty} />
          ) : null}
          {rows.length === 0 ? null : (
            <div className="pad-head">
              {ready.length > 0 && ready.length < rows.length ? (
                <label className="check">
                  <input
                    type="checkbox"
                    checked={onlyOpen}
                    onChange={({ target }) => setOnlyOpen(target.checked)}
                  />
                  {messages.onlyOpen}
                </label>
              ) : (
                <span />
              )}
              <button
                type="button"
                className="button plain tight"
                onClick={() => download(formatCorrectionsCsv(rows))}
              >
                {messages.download}
              </button>
            </div>
          )}
          {rows.length === 0 ? null : (
            <Suspense fallback={<Loading />}>
              <PadTable
                key={String(narrowed)}
                rows={narrowed ? rows.filter(({ state }) => state !== 'ready') : rows}
                pad={pad}
                orderedLines={orderedLines}
              />
            </Suspense>
          )}
          {leftOut.length === 0 ? null : (
            <details className="left-out">
              <summary>{messages.leftOut(leftOut.length)}</summary>
              <ul>
                {leftOut.map(({ id, line }) => (
                  <li key={id}>{line}</li>
                ))}
              </ul>
            </details>
          )}
          <PadFoot pad={pad} ready={ready} sum={sum} />
        </section>
      </div>
    </div>
  )
}

function PadFoot({
  pad,
  ready,
  sum: { count, total },
}: {
  readonly pad: OrderPadState
  readonly ready: readonly Row[]
  readonly sum: OrderPadState['sum']
}) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string }>()
  const { rows } = pad
  const add = async (): Promise<void> => {
    if (busy || ready.length === 0) return
    setBusy(true)
    try {
      await addToCart(
        ready.flatMap(({ tool, pieces, unitPrice }) =>
          tool && unitPrice !== undefined ? [{ toolId: tool.id, quantity: pieces, unitPrice }] : [],
        ),
      )
      pad.remove(ready)
      toast(messages.added(ready.length))
      setSaid({ tone: 'good', text: messages.addedMore(ready.length, rows.length - ready.length) })
    } catch (error) {
      if (!isProblem(error)) throw error
      setSaid({ tone: 'bad', text: problemMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {said ? (
        <Notice tone={said.tone}>
          {said.text}{' '}
          {said.tone === 'good' ? (
            <Link className="link" to="/cart">
              {messages.openCart}
            </Link>
          ) : null}
        </Notice>
      ) : null}
      {rows.length === 0 ? null : (
        <div className="pad-foot">
          <span role="status">
            <b>{messages.ready(count.ready)}</b>{' '}
            <span className="muted">
              {messages.others(count) === '' ? '' : `· ${messages.others(count)}`}
            </span>
          </span>
          <span className="price">{displayMoney(total)}</span>
          <button
            type="button"
            className="button primary"
            disabled={count.ready === 0}
            aria-disabled={busy || undefined}
            onClick={() => void add()}
          >
            {messages.add(count.ready)}
          </button>
        </div>
      )}
    </>
  )
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: messages.fileName,
  })
  link.click()
  URL.revokeObjectURL(address)
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <div className="page section">
    <PersonalPageError error={error} />
  </div>
)
