/** What is in stock and nobody buys. */
import { ListExport } from '../accounts/components/list-export.tsx'
import { may } from '../accounts/rules.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { purchasing } from '../purchasing/api.client.ts'
import { PurchasingHead } from '../purchasing/components/purchasing-head.tsx'
import { ToolCell } from '../purchasing/components/tool-cell.tsx'
import { purchasingContract, type DeadStock } from '../purchasing/contract.ts'
import { deadStockExport } from '../purchasing/export-columns.ts'
import { purchasingPageMessages as messages } from '../purchasing/messages/pages.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.purchasing.dead-stock.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.lists.dead,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const query = readFilters(purchasingContract.deadStock.input, request) ?? {}
  const { signal } = request
  const rows = await purchasing.deadStock({ ...query, limit: pageSize }, { signal })
  return { rows, maySet: may(user, 'owner') }
}

const columns: readonly Column<DeadStock>[] = [
  { header: messages.tool, fullWidth: true, cell: (tool) => <ToolCell {...tool} /> },
  { header: messages.stock, numeric: true, cell: ({ stock }) => displayNumber(stock) },
  {
    header: messages.lastSold,
    cell: ({ lastSold }) =>
      lastSold === null ? messages.never : <time dateTime={lastSold}>{lastSold}</time>,
  },
  { header: messages.value, numeric: true, cell: ({ value }) => displayMoney(value) },
  {
    header: messages.cost,
    numeric: true,
    cell: ({ cost }) => (cost === null ? messages.noCost : displayMoney(cost)),
  },
]

export default function DeadStockPage({ loaderData: { rows, maySet } }: Route.ComponentProps) {
  const { caption, empty, emptyDetail } = messages.dead
  return (
    <>
      <PurchasingHead page="dead" maySet={maySet} />
      <ListPage
        caption={caption}
        columns={columns}
        rows={rows}
        keyOf={({ toolId }) => toolId}
        empty={<EmptyState title={empty} detail={emptyDetail} />}
      />
      <ListExport
        list="dead-stock"
        columns={deadStockExport}
        read={(page) => purchasing.deadStock(page)}
      />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
