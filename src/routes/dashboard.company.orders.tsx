/** The orders of a company, for its approvers and owners. */
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { isUnreachable } from '../platform/fields/anonymized-email.ts'
import { Link, useSearchParams } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { companies } from '../companies/api.client.ts'
import { companyOrderMessages as messages } from '../companies/messages/pages.ts'
import { orders } from '../orders/api.client.ts'
import { OrderFilters } from '../orders/components/order-filters.tsx'
import {
  linesColumn,
  numberColumn,
  placedColumn,
  statusColumn,
  totalColumn,
} from '../orders/components/shared-columns.tsx'
import { statusViews } from '../orders/components/status-views.ts'
import { Views } from '../ui/desk/views.tsx'
import type { Order } from '../orders/contract.ts'
import { OwnOrderFilters } from '../orders/lists/list-schemas.ts'
import { OnHold } from '../orders/components/hold-reason.tsx'
import { myOrdersMessages } from '../orders/messages/my-orders.ts'
import { Id } from '../platform/fields/fields.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.company.orders.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: messages.title(loaderData?.company),
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const query = readFilters(OwnOrderFilters, request) ?? {}
  const { signal } = request
  const [rows, memberships] = await Promise.all([
    orders.ofCompany({ ...query, id, limit: pageSize }, { signal }),
    companies.memberships({}, { signal }),
  ])
  return { rows, company: memberships.find((one) => one.id === id)?.name }
}

const columns: readonly Column<Order>[] = [
  numberColumn(myOrdersMessages.order),
  { ...placedColumn(myOrdersMessages.placed), sorted: 'descending' },
  {
    header: messages.buyer,
    slot: 'meta',
    cell: ({ name, email, holdReason }) =>
      holdReason === undefined ? (
        <span title={isUnreachable(email) ? undefined : email}>
          {name} {isUnreachable(email) ? null : <small>{email}</small>}
        </span>
      ) : (
        <OnHold who={name} reason={holdReason} />
      ),
  },
  linesColumn(myOrdersMessages.tool),
  totalColumn(myOrdersMessages.total),
  statusColumn(myOrdersMessages.status),
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ number }) => (
      <Link
        className="button small"
        to={`/order-pad?order=${number}`}
        aria-label={myOrdersMessages.againOfOrder(number)}
      >
        {myOrdersMessages.again}
      </Link>
    ),
  },
]

export default function CompanyOrders({ loaderData: { rows, company } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const filtered = ['status', 'hold', 'from', 'to'].some((name) => params.has(name))
  return (
    <>
      <DeskHead title={messages.title(company)} lead={messages.lead}>
        <HeadLinks links={[{ to: '/dashboard/company', label: messages.back }]} />
      </DeskHead>
      <Views label={myOrdersMessages.byStatus} views={statusViews()} />
      <OrderFilters hint={myOrdersMessages.searchHint} label={myOrdersMessages.search} />
      <ListPage
        caption={messages.caption}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<NoOrders filtered={filtered} />}
      />
    </>
  )
}

const NoOrders = ({ filtered }: { readonly filtered: boolean }) => (
  <EmptyState
    title={filtered ? myOrdersMessages.noMatch : messages.empty}
    detail={filtered ? messages.noMatchDetail : messages.emptyDetail}
  >
    {filtered ? (
      <Link className="button" to="?">
        {listPageMessages.showAll}
      </Link>
    ) : null}
  </EmptyState>
)

export const ErrorBoundary = pageErrors(messages.title(undefined), {
  title: messages.unknown,
  detail: messages.unknownDetail,
  to: '/dashboard/company',
  back: messages.back,
})
