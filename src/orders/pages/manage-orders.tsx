/** Manage Orders: all orders, newest first, searched, and deleted after a question. */
import { Link } from 'react-router'
import { showMoney, showNumber } from '../../platform/money.ts'
import { currentAdmin } from '../../web/current-user.client.ts'
import { useDeeds, type Deeds } from '../../web/deed.ts'
import { describe } from '../../web/describe.ts'
import { PersonalFailure } from '../../web/guard.tsx'
import { Icon } from '../../web/icons.tsx'
import { Listing } from '../../web/listing.tsx'
import { Narrowing, pageSize, readNarrowing } from '../../web/narrowing.tsx'
import { Empty } from '../../web/state.tsx'
import type { Column } from '../../web/table.tsx'
import { When } from '../../web/when.tsx'
import { manageOrdersWords as words } from '../../words/en/pages/manage-orders.ts'
import { listingWords } from '../../words/en/pages/listing.ts'
import { ordersContract, type Order } from '../contract.ts'
import { orders } from '../orders.client.ts'
import type { Route } from './+types/manage-orders.ts'


export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await currentAdmin()
  return orders.all({ ...readNarrowing(ordersContract.all.input, request), limit: pageSize }, { signal: request.signal })
}

const columns = ({ busy, remove }: Deeds): readonly Column<Order>[] => [
  { head: words.order, show: ({ number }) => <b>{number}</b> },
  { head: words.placed, show: ({ placedAt }) => <When at={placedAt} />, sorted: 'descending' },
  { head: words.customer, full: true, show: ({ name, email }) => <span>{name}<small>{email}</small></span> },
  { head: words.tool, full: true, show: ({ lines }) => lines.map((line) => <span key={line.sku} className="block">{line.name}<small>{line.sku}</small></span>) },
  { head: words.pieces, number: true, show: ({ quantity }) => showNumber(quantity) },
  { head: words.total, number: true, show: ({ total }) => showMoney(total) },
  {
    head: listingWords.actions,
    acts: true,
    show: ({ id, number, name, quantity }) => (
      <button type="button" className="icon-button" aria-disabled={busy || undefined} aria-label={words.delete(number)} onClick={({ currentTarget }) => void remove(currentTarget, words.sure(number, name, quantity), () => orders.remove({ id }))}>
        <Icon name="remove" />
      </button>
    ),
  },
]

export default function ManageOrders({ loaderData }: Route.ComponentProps) {
  const deeds = useDeeds()
  return (
    <>
      <h1>{words.title}</h1>
      <p className="muted mt-2">{words.lead}</p>
      <Narrowing label={words.search} hint={words.hint} />
      <Listing
        caption={words.caption}
        columns={columns(deeds)}
        rows={loaderData}
        keyOf={({ id }) => id}
        empty={<Empty title={words.empty} detail={words.emptyDetail}><Link className="button" to="/purchase">{words.emptyWayOn}</Link></Empty>}
      />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{words.title}</h1>
    <PersonalFailure error={error} />
  </>
)
