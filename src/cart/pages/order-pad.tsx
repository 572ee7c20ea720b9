/** The order pad: paste, drop, type or scan a list, mend what is wrong, put what is ready into the cart. Works signed out. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { orders } from '../../orders/orders.client.ts'
import { isProblem } from '../../platform/problem.ts'
import { showMoney } from '../../platform/money.ts'
import { notHere } from '../../platform/problems.ts'
import { readToken } from '../../web/access-token.ts'
import { describe } from '../../web/describe.ts'
import { toast } from '../../web/feedback.tsx'
import { PersonalFailure, PersonalFrame, ToLogin } from '../../web/guard.tsx'
import { sentenceOf } from '../../web/sentence.ts'
import { Empty } from '../../web/empty.tsx'
import { Loading, Notice } from '../../web/state.tsx'
import styles from '../../web/look/pad.css?url&no-inline'
import { orderPadWords as words } from '../../words/en/pages/order-pad.ts'
import { addToCart } from '../cart.client.ts'
import { correctionsOf } from '../pad/corrections.ts'
import { linesOf, textOf } from '../pad/old-order.ts'
import { PadPaste } from '../pad/pad-paste.tsx'
import type { Row } from '../pad/rows.ts'
import { usePad, type OpenPad } from '../pad/use-pad.ts'
import type { Route } from './+types/order-pad.ts'

/** An empty pad needs no table: it comes with the first row. */
const loadTable = () => import('../pad/pad-table.tsx')
const PadTable = lazy(async () => ({ default: (await loadTable()).PadTable }))

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, path: '/order-pad' })

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const number = new URL(url).searchParams.get('order')
  if (number === null) return { order: undefined, missing: undefined }
  if (!/^\d{1,9}$/.test(number)) return { order: undefined, missing: number.slice(0, 40) }
  if (readToken() === undefined) return { order: 'sign in first' as const, missing: undefined }
  try {
    return { order: await orders.read({ number: Number(number) }, { signal }), missing: undefined }
  } catch (error) {
    if (!isProblem(error, notHere)) throw error
    return { order: undefined, missing: number }
  }
}
clientLoader.hydrate = true as const

export const HydrateFallback = PersonalFrame

export default function OrderPad({ loaderData: { order, missing } }: Route.ComponentProps) {
  if (order === 'sign in first') return <ToLogin />
  return <OnePad key={order?.number} order={order} missing={missing} />
}

type Loaded = Exclude<Route.ComponentProps['loaderData']['order'], string>

function OnePad({ order, missing }: { readonly order: Loaded; readonly missing: string | undefined }) {
  const [first] = useState(() => (order ? textOf(order) : ''))
  const [before] = useState(() => (order ? linesOf(order) : undefined))
  const pad = usePad(order ? `order-${order.number}` : '', first)
  const [onlyOpen, setOnlyOpen] = useState(false)
  const { rows, sum, leftOut } = pad
  const ready = rows.filter(({ state }) => state === 'ready')
  const narrowed = onlyOpen && ready.length > 0 && ready.length < rows.length
  return (
    <div className="page">
      <div className="list-head"><h1>{order ? words.order(order.number) : words.title} {rows.length > 0 ? <span>{words.lines(rows.length)}</span> : null}</h1></div>
      {missing === undefined ? null : <Notice tone="warn">{words.noOrder(missing)}</Notice>}
      <div className="pad">
        <PadPaste pad={pad} />
        <section aria-label={words.table} aria-busy={pad.busy}>
          {pad.failure === undefined ? null : <Notice tone="bad">{words.failed}. {pad.failure}</Notice>}
          {rows.length === 0 && !pad.busy ? <Empty title={words.emptyTitle} detail={words.empty} /> : null}
          {rows.length === 0 ? null : (
            <div className="pad-head">
              {ready.length > 0 && ready.length < rows.length
                ? <label className="check"><input type="checkbox" checked={onlyOpen} onChange={({ target }) => setOnlyOpen(target.checked)} />{words.onlyOpen}</label>
                : <span />}
              <button type="button" className="button plain tight" onClick={() => download(correctionsOf(rows))}>{words.download}</button>
            </div>
          )}
          {rows.length === 0 ? null : <Suspense fallback={<Loading />}><PadTable key={String(narrowed)} rows={narrowed ? rows.filter(({ state }) => state !== 'ready') : rows} pad={pad} before={before} /></Suspense>}
          {leftOut.length === 0 ? null : (
            <details className="left-out">
              <summary>{words.leftOut(leftOut.length)}</summary>
              <ul>{leftOut.map(({ id, line }) => <li key={id}>{line}</li>)}</ul>
            </details>
          )}
          <PadFoot pad={pad} ready={ready} sum={sum} />
        </section>
      </div>
    </div>
  )
}

function PadFoot({ pad, ready, sum: { count, total } }: { readonly pad: OpenPad; readonly ready: readonly Row[]; readonly sum: OpenPad['sum'] }) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string }>()
  const { rows } = pad
  const add = async (): Promise<void> => {
    if (busy || ready.length === 0) return
    setBusy(true)
    try {
      await addToCart(ready.flatMap(({ tool, pieces, unit }) => (tool && unit !== undefined ? [{ toolId: tool.id, quantity: pieces, unitPrice: unit }] : [])))
      pad.remove(ready)
      toast(words.added(ready.length))
      setSaid({ tone: 'good', text: words.addedMore(ready.length, rows.length - ready.length) })
    } catch (error) {
      if (!isProblem(error)) throw error
      setSaid({ tone: 'bad', text: sentenceOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {said ? <Notice tone={said.tone}>{said.text} {said.tone === 'good' ? <Link className="link" to="/cart">{words.openCart}</Link> : null}</Notice> : null}
      {rows.length === 0 ? null : (
        <div className="pad-foot">
          <span role="status"><b>{words.ready(count.ready)}</b> <span className="muted">{words.others(count) === '' ? '' : `· ${words.others(count)}`}</span></span>
          <span className="price">{showMoney(total)}</span>
          <button type="button" className="button primary" disabled={count.ready === 0} aria-disabled={busy || undefined} onClick={() => void add()}>{words.add(count.ready)}</button>
        </div>
      )}
    </>
  )
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: words.fileName })
  link.click()
  URL.revokeObjectURL(address)
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <div className="page section"><PersonalFailure error={error} /></div>
