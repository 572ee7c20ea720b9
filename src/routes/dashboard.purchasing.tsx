/** What to buy again, and how much of it. */
import { ListExport } from '../accounts/components/list-export.tsx'
import { may } from '../accounts/rules.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { purchasing } from '../purchasing/api.client.ts'
import { PurchasingHead } from '../purchasing/components/purchasing-head.tsx'
import { ToolCell } from '../purchasing/components/tool-cell.tsx'
import { purchasingContract, type PurchaseSuggestion } from '../purchasing/contract.ts'
import { suggestionExport } from '../purchasing/export-columns.ts'
import { purchasingPageMessages as messages } from '../purchasing/messages/pages.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.purchasing.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const query = readFilters(purchasingContract.suggestions.input, request) ?? {}
  const { signal } = request
  const rows = await purchasing.suggestions({ ...query, limit: pageSize }, { signal })
  return { rows, maySet: may(user, 'owner') }
}

const columns: readonly Column<PurchaseSuggestion>[] = [
  { header: messages.tool, fullWidth: true, cell: (tool) => <ToolCell {...tool} /> },
  {
    header: messages.stock,
    numeric: true,
    cell: ({ stock, waiting }) => (
      <span>
        {displayNumber(stock)}
        {waiting === 0 ? null : <small className="block">{messages.waiting(waiting)}</small>}
      </span>
    ),
  },
  {
    header: messages.level,
    numeric: true,
    cell: ({ reorderLevel }) =>
      reorderLevel === null ? messages.noLevel : displayNumber(reorderLevel),
  },
  { header: messages.sold, numeric: true, cell: ({ sold }) => displayNumber(sold) },
  {
    header: messages.lasts,
    numeric: true,
    cell: ({ daysLeft }) => (daysLeft === null ? messages.noLevel : messages.days(daysLeft)),
  },
  {
    header: messages.quantity,
    numeric: true,
    cell: ({ quantity, packSize }) => (
      <span>
        <b>{displayNumber(quantity)}</b>
        {packSize === 1 ? null : (
          <small className="block">{messages.packs(quantity / packSize, packSize)}</small>
        )}
      </span>
    ),
  },
  {
    header: messages.cost,
    numeric: true,
    cell: ({ cost }) => (cost === null ? messages.noCost : displayMoney(cost)),
  },
]

export default function Purchasing({ loaderData: { rows, maySet } }: Route.ComponentProps) {
  const { caption, empty, emptyDetail } = messages.suggestions
  return (
    <>
      <PurchasingHead page="suggestions" maySet={maySet} />
      <ListPage
        caption={caption}
        columns={columns}
        rows={rows}
        keyOf={({ toolId }) => toolId}
        empty={<EmptyState title={empty} detail={emptyDetail} />}
      />
      <ListExport
        list="purchase-suggestions"
        columns={suggestionExport}
        read={(page) => purchasing.suggestions(page)}
      />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
