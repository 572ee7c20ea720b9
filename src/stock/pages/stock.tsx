/** A tool's stock: what can be ordered now, what an admin records, and the ledger that explains every piece. */
import { Link, useRevalidator } from 'react-router'
import { Id } from '../../platform/fields.ts'
import { showNumber } from '../../platform/money.ts'
import { isProblem } from '../../platform/problem.ts'
import { notHere } from '../../platform/problems.ts'
import { catalogue } from '../../catalogue/catalogue.client.ts'
import { describe } from '../../web/describe.ts'
import { PersonalFailure } from '../../web/guard.tsx'
import { Listing } from '../../web/listing.tsx'
import { pageSize } from '../../web/narrowing.tsx'
import { Empty } from '../../web/empty.tsx'
import type { Column } from '../../web/table.tsx'
import { When } from '../../web/when.tsx'
import { stockPageWords as words } from '../../words/en/pages/stock.ts'
import type { LedgerRow } from '../contract.ts'
import { MovementForm } from '../movement-form.tsx'
import { stock } from '../stock.client.ts'
import type { Route } from './+types/stock.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describe(matches, { title: loaderData ? words.of(loaderData.tool.name) : words.title, description: words.description, unlisted: true })

export async function clientLoader({ params, request: { signal, url } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notHere()
  const cursor = new URL(url).searchParams.get('cursor')
  const [tool, ledger] = await Promise.all([
    catalogue.read({ id }, { signal }),
    stock.ledger({ toolId: id, limit: pageSize, ...(cursor === null ? {} : { cursor }) }, { signal }),
  ])
  return { tool, ledger }
}

const columns: readonly Column<LedgerRow>[] = [
  { head: words.when, show: ({ at }) => <When at={at} />, sorted: 'descending' },
  { head: words.what, show: ({ kind }) => words.moved[kind] },
  { head: words.change, number: true, show: ({ delta }) => words.signed(delta) },
  { head: words.after, number: true, show: ({ level }) => <b>{showNumber(level)}</b> },
  { head: words.who, show: ({ by }) => by || words.nobody },
  { head: words.why, full: true, show: ({ order, reason }) => (order === null ? reason || '–' : <><Link className="link" to={`/dashboard/orders/${order}`}>{words.order(order)}</Link>{reason ? <small>{reason}</small> : null}</>) },
]

export default function StockOfTool({ loaderData: { tool, ledger } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <div className="row justify-between">
        <h1>{words.of(tool.name)}</h1>
        <Link className="button tight" to={`/dashboard/manageproducts/${tool.id}`}>{words.edit}</Link>
      </div>
      <p className="mt-2 mb-6"><span className="muted">{tool.sku} · </span>{words.level(tool.stock)}</p>
      <section className="form-part narrow">
        <h2>{words.record}</h2>
        <MovementForm key={tool.id} toolId={tool.id} level={tool.stock} onDone={revalidate} />
      </section>
      <section className="mt-8">
        <h2>{words.ledger}</h2>
        <p className="muted small mt-1 mb-2">{words.ledgerDetail}</p>
        <Listing caption={words.caption} columns={columns} rows={ledger} keyOf={({ id }) => String(id)} empty={<Empty title={words.empty} detail={words.emptyDetail} />} />
      </section>
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1 className="mb-4">{words.title}</h1>
    {isProblem(error, notHere)
      ? <Empty title={words.gone} detail={words.goneDetail}><Link className="button" to="/dashboard/manageproducts">{words.back}</Link></Empty>
      : <PersonalFailure error={error} />}
  </>
)
