/** My Orders: the buyer's own, newest first, as they were sold. */
import { Link } from 'react-router'
import { readPerson } from '../../web/access-token.ts'
import { describe } from '../../web/describe.ts'
import { PersonalFailure } from '../../web/guard.tsx'
import { Listing } from '../../web/listing.tsx'
import { pageSize, readNarrowing } from '../../web/narrowing.tsx'
import { Empty } from '../../web/empty.tsx'
import type { Column } from '../../web/table.tsx'
import { When } from '../../web/when.tsx'
import { showMoney, showNumber } from '../../platform/money.ts'
import { notSignedIn } from '../../platform/problems.ts'
import { listingWords } from '../../words/en/pages/listing.ts'
import { myOrdersWords as words } from '../../words/en/pages/my-orders.ts'
import { OrderQuery, type Order } from '../contract.ts'
import { FewLines } from '../few-lines.tsx'
import { orders } from '../orders.client.ts'
import { StatusPill } from '../status-pill.tsx'
import type { Route } from './+types/my-orders.ts'


export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const person = readPerson()
  if (!person) throw notSignedIn()
  const { cursor } = readNarrowing(OrderQuery, request) ?? {}
  return orders.mine({ email: person.email, limit: pageSize, cursor }, { signal: request.signal })
}

const columns: readonly Column<Order>[] = [
  { head: words.order, show: ({ number, poNumber }) => <><Link className="order-number hover:underline" to={`/dashboard/orders/${number}`}>{number}</Link><small className="po" title={poNumber}>{poNumber}</small></> },
  { head: words.placed, show: ({ placedAt }) => <When at={placedAt} />, sorted: 'descending' },
  { head: words.tool, full: true, show: ({ lines }) => <FewLines lines={lines} show={({ name, sku }) => <>{name}<small>{sku}</small></>} /> },
  { head: words.pieces, number: true, show: ({ quantity }) => showNumber(quantity) },
  { head: words.each, number: true, show: ({ lines }) => lines.length > 1 ? words.various : lines.map((line) => <span key={line.toolId}>{showMoney(line.unitPrice)}</span>) },
  { head: words.total, number: true, show: ({ total }) => showMoney(total) },
  { head: words.status, show: ({ status }) => <StatusPill status={status} /> },
  { head: words.address, full: true, show: ({ address }) => <span className="small whitespace-pre-line">{address}</span> },
  {
    head: listingWords.actions,
    acts: true,
    show: ({ lines: [only, ...others], number }) => only && others.length === 0
      ? <Link className="button tight plain" to={`/purchase/${only.toolId}?quantity=${only.quantity}`} aria-label={words.againOf(only.name)}>{words.again}</Link>
      : <Link className="button tight plain" to={`/order-pad?order=${number}`} aria-label={words.againOfOrder(number)}>{words.again}</Link>,
  },
]

export default function MyOrders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-4">{words.title}</h1>
      <Listing
        caption={words.caption}
        columns={columns}
        rows={loaderData}
        keyOf={({ id }) => id}
        empty={<Empty title={words.empty} detail={words.emptyDetail}><Link className="button primary" to="/purchase">{words.emptyWayOn}</Link></Empty>}
      />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1 className="mb-4">{words.title}</h1>
    <PersonalFailure error={error} />
  </>
)
