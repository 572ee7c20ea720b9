/** The order pad: enter a list, correct it, add it to the cart. Works signed out. */
import { Suspense, useState } from 'react'
import { PriceNotice } from '../catalogue/components/price-place.tsx'
import { isHidden } from '../platform/money/money.ts'
import { orders } from '../orders/api.client.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { SaveLink } from '../saved-lists/components/save-link.tsx'
import { AskLink } from '../quotes/components/ask-link.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { wholePageErrors, PersonalPageFrame, RedirectToLogin } from '../shell/access-guard.tsx'
import { downloadText } from '../ui/download-text.client.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading, Notice } from '../ui/page-state.tsx'
import styles from '../ui/styles/order-pad.css?url&no-inline'
import { personalStyles } from '../ui/personal-styles.ts'
import { orderPadMessages as messages } from '../order-pad/messages/order-pad.ts'
import { formatCorrectionsCsv } from '../order-pad/corrections.ts'
import { isAsOrdered, orderedLinesBySku, orderAsText } from '../order-pad/reorder.ts'
import { PadPaste } from '../order-pad/components/pad-paste.tsx'
import { PadSummary } from '../order-pad/components/pad-summary.tsx'
import { suggestedQuantity, type Row } from '../order-pad/rows.ts'
import { usePad, type OrderPadState } from '../order-pad/components/use-pad.ts'
import type { Route } from './+types/order-pad.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

/** Loaded with the first row: an empty pad needs no table. */
const loadTable = () => import('../order-pad/components/pad-table.tsx')
const PadTable = lazyComponent(async () => (await loadTable()).PadTable)

const OrderedFor = lazyComponent(
  async () => (await import('../companies/components/ordered-for.tsx')).OrderedFor,
)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.title,
    description: messages.description,
    path: '/order-pad',
  })

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: personalStyles },
  { rel: 'stylesheet', href: styles },
]

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const number = new URL(url).searchParams.get('order')
  if (number === null) return { order: undefined, missing: undefined }
  if (!/^\d{1,9}$/.test(number)) return { order: undefined, missing: number.slice(0, 40) }
  if (readAccessToken() === undefined)
    return { order: 'sign in first' as const, missing: undefined }
  try {
    const [order] = await Promise.all([
      orders.read({ number: Number(number) }, { signal }),
      OrderedFor.load(),
    ])
    return { order, missing: undefined }
  } catch (error) {
    if (!isProblem(error, notFound)) throw error
    return { order: undefined, missing: number }
  }
}
clientLoader.hydrate = true as const

export const HydrateFallback = PersonalPageFrame

export default function OrderPad({ loaderData: { order, missing } }: Route.ComponentProps) {
  if (order === 'sign in first') return <RedirectToLogin />
  return <Pad key={order?.number} order={order} missing={missing} />
}

type LoadedOrder = Exclude<Route.ComponentProps['loaderData']['order'], string>

function Pad({
  order,
  missing,
}: {
  readonly order: LoadedOrder
  /** The number in the address when there is no such order. */
  readonly missing: string | undefined
}) {
  const [initialText] = useState(() => (order ? orderAsText(order) : ''))
  const [orderedLines] = useState(() => (order ? orderedLinesBySku(order) : undefined))
  const pad = usePad(order ? `order-${order.number}` : '', initialText)
  return (
    <div className="page personal">
      <div className="list-head">
        <h1>
          {order ? messages.order(order.number) : messages.title}{' '}
          {pad.rows.length > 0 ? <span>{messages.lines(pad.rows.length)}</span> : null}
        </h1>
      </div>
      {missing === undefined ? null : <Notice tone="warn">{messages.noOrder(missing)}</Notice>}
      {order ? (
        <Suspense fallback={null}>
          <OrderedFor order={order.number} ordered={order.company} />
        </Suspense>
      ) : null}
      {pad.rows.some(({ tool }) => tool && isHidden(tool.price)) ? (
        <PriceNotice answer="refused" />
      ) : null}
      <div className="pad">
        <PadPaste pad={pad} />
        <PadLines pad={pad} orderedLines={orderedLines} />
      </div>
    </div>
  )
}

type PadLinesProps = {
  readonly pad: OrderPadState
  /** The lines of the order that is repeated, if any. */
  readonly orderedLines: React.ComponentProps<typeof PadTable>['orderedLines']
}

function PadLines({ pad, orderedLines }: PadLinesProps) {
  const [onlyUnready, setOnlyUnready] = useState(false)
  // The rows that had a problem when they were put first: one that is corrected stays where it is.
  const [first, setFirst] = useState<ReadonlySet<number>>()
  const { rows } = pad
  const ready = rows.filter(({ state }) => state === 'ready')
  const canFilter = ready.length > 0 && ready.length < rows.length
  const filtered = onlyUnready && canFilter
  return (
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
        <>
          <div className="pad-head">
            {canFilter ? (
              <UnreadyFilter checked={onlyUnready} onChange={setOnlyUnready} />
            ) : (
              <span>
                {orderedLines && isAsOrdered(rows, orderedLines) ? messages.unchanged : null}
              </span>
            )}
            {canFilter || first ? (
              <label className="check">
                <input
                  type="checkbox"
                  checked={first !== undefined}
                  onChange={({ target }) => setFirst(target.checked ? unreadyIds(rows) : undefined)}
                />
                {messages.problemsFirst}
              </label>
            ) : null}
            <SuggestionsButton pad={pad} />
            <DownloadButton rows={rows} />
          </div>
          <Suspense fallback={<Loading />}>
            <PadTable
              key={`${filtered} ${first !== undefined}`}
              rows={inOrder(filtered ? rows.filter(({ state }) => state !== 'ready') : rows, first)}
              pad={pad}
              orderedLines={orderedLines}
            />
          </Suspense>
        </>
      )}
      <LeftOutLines pad={pad} />
      <PadSummary pad={pad} ready={ready} />
      <p className="row mt-2">
        <AskLink lines={rows.flatMap(lineToAsk)} /> <SaveLink lines={rows.flatMap(lineToAsk)} />
      </p>
    </section>
  )
}

/** A price is asked for more than the stock, too. */
const lineToAsk = ({ tool, pieces }: Row) =>
  tool && pieces > 0 ? [{ toolId: tool.id, sku: tool.sku, name: tool.name, quantity: pieces }] : []

const unreadyIds = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set(rows.filter(({ state }) => state !== 'ready').map(({ id }) => id))

/** These rows before the others, both as they were written. */
const inOrder = (rows: readonly Row[], first: ReadonlySet<number> | undefined): readonly Row[] =>
  first
    ? [...rows.filter(({ id }) => first.has(id)), ...rows.filter(({ id }) => !first.has(id))]
    : rows

function SuggestionsButton({ pad }: { readonly pad: OrderPadState }) {
  const count = pad.rows.filter((row) => suggestedQuantity(row) !== undefined).length
  if (count < 2) return null
  return (
    <button type="button" className="button small" onClick={pad.takeSuggestions}>
      {messages.takeSuggestions(count)}
    </button>
  )
}

type UnreadyFilterProps = {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const UnreadyFilter = ({ checked, onChange }: UnreadyFilterProps) => (
  <label className="check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {messages.onlyOpen}
  </label>
)

const DownloadButton = ({ rows }: { readonly rows: readonly Row[] }) => (
  <button
    type="button"
    className="button plain tight"
    onClick={() =>
      downloadText(messages.fileName, formatCorrectionsCsv(rows), 'text/csv;charset=utf-8')
    }
  >
    {messages.download}
  </button>
)

const LeftOutLines = ({ pad: { leftOut } }: { readonly pad: OrderPadState }) => (
  <>
    <LinesLeftOut lines={leftOut.filter(({ quoted }) => !quoted)} say={messages.leftOut} />
    <LinesLeftOut lines={leftOut.filter(({ quoted }) => quoted)} say={messages.ofAnsweredMail} />
  </>
)

type LinesLeftOutProps = {
  readonly lines: OrderPadState['leftOut']
  readonly say: (count: number) => string
}
const LinesLeftOut = ({ lines, say }: LinesLeftOutProps) =>
  lines.length === 0 ? null : (
    <details className="left-out">
      <summary>{say(lines.length)}</summary>
      <ul>
        {lines.map(({ id, line }) => (
          <li key={id}>{line}</li>
        ))}
      </ul>
    </details>
  )

export const ErrorBoundary = wholePageErrors()
