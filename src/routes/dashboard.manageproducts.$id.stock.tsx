/** A tool's stock: the present level, a form for movements, and the ledger. */
import { Link } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { Id } from '../platform/fields/fields.ts'
import { displayNumber } from '../platform/money/money.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize } from '../ui/list-params.ts'
import { ledgerExport } from '../stock/export-columns.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { stockPageMessages as messages } from '../stock/messages/stock-page.ts'
import type { LedgerRow } from '../stock/contract.ts'
import { MovementForm } from '../stock/components/movement-form.tsx'
import { firstMovementKind } from '../stock/rules.ts'
import { stock } from '../stock/api.client.ts'
import type { Route } from './+types/dashboard.manageproducts.$id.stock.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? messages.of(loaderData.tool.name) : messages.title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal, url } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const { searchParams } = new URL(url)
  const cursor = searchParams.get('cursor')
  const [tool, ledger] = await Promise.all([
    catalogue.readAny({ id }, { signal }),
    stock.ledger(
      { toolId: id, limit: pageSize, ...(cursor === null ? {} : { cursor }) },
      { signal },
    ),
  ])
  return { tool, ledger, startsAs: firstMovementKind(searchParams.get('kind')) }
}

const columns: readonly Column<LedgerRow>[] = [
  {
    header: messages.when,
    slot: 'meta',
    cell: ({ at }) => <DateTime at={at} />,
    sorted: 'descending',
  },
  { header: messages.what, slot: 'title', cell: ({ kind }) => messages.moved[kind] },
  {
    header: messages.change,
    numeric: true,
    slot: 'state',
    cell: ({ delta }) => messages.signed(delta),
  },
  {
    header: messages.after,
    numeric: true,
    slot: 'figure',
    cell: ({ level }) => displayNumber(level),
  },
  { header: messages.who, besideMeta: true, cell: ({ by }) => by || messages.nobody },
  {
    header: messages.why,
    shrinks: true,
    besideMeta: true,
    cell: ({ order, reason }) =>
      order === null ? (
        reason || '–'
      ) : (
        <>
          <Link to={`/dashboard/orders/${order}`}>{messages.order(order)}</Link>{' '}
          {reason ? <small>{reason}</small> : null}
        </>
      ),
  },
]

export default function StockOfTool({
  loaderData: { tool, ledger, startsAs },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.of(tool.name)}</h1>
        <Link className="button tight" to={`/dashboard/manageproducts/${tool.id}`}>
          {messages.edit}
        </Link>
      </div>
      <p className="mt-2 mb-6">
        <span className="muted">{tool.sku} · </span>
        {messages.level(tool.stock)}
      </p>
      <section className="form-part narrow">
        <h2>{messages.record}</h2>
        <MovementForm
          key={tool.id}
          toolId={tool.id}
          level={tool.stock}
          startsAs={startsAs}
          onDone={revalidate}
        />
      </section>
      <section className="mt-8">
        <h2>{messages.ledger}</h2>
        <p className="muted small mt-1 mb-2">{messages.ledgerDetail}</p>
        <ListPage
          caption={messages.caption}
          columns={columns}
          rows={ledger}
          keyOf={({ id }) => String(id)}
          empty={<EmptyState title={messages.empty} detail={messages.emptyDetail} />}
        />
        <ListExport
          list="stock-ledger"
          columns={ledgerExport}
          read={(page) => stock.ledger({ toolId: tool.id, ...page })}
        />
      </section>
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title, {
  title: messages.gone,
  detail: messages.goneDetail,
  to: '/dashboard/manageproducts',
  back: messages.back,
})
