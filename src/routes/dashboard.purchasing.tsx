/** What to buy again, and how much of it. */
import { listExport } from '../accounts/components/list-export.tsx'
import { may } from '../accounts/rules.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { purchasing } from '../purchasing/api.client.ts'
import { PurchasingHead } from '../purchasing/components/purchasing-head.tsx'
import { toolColumns } from '../purchasing/components/tool-cell.tsx'
import { purchasingContract, type PurchaseSuggestion } from '../purchasing/contract.ts'
import { suggestionExport } from '../purchasing/export-columns.ts'
import { purchasingPageMessages as messages } from '../purchasing/messages/pages.ts'
import { deskList } from '../shell/desk-list.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'

const columns: readonly Column<PurchaseSuggestion>[] = [
  ...toolColumns,
  {
    header: messages.stock,
    numeric: true,
    cell: ({ stock, waiting }) => (
      <span>
        {displayNumber(stock)}
        {waiting === 0 ? null : <small>{messages.waiting(waiting)}</small>}
      </span>
    ),
  },
  {
    header: messages.level,
    numeric: true,
    priority: 4,
    cell: ({ reorderLevel }) =>
      reorderLevel === null ? messages.noLevel : displayNumber(reorderLevel),
  },
  { header: messages.sold, numeric: true, priority: 4, cell: ({ sold }) => displayNumber(sold) },
  {
    header: messages.lasts,
    besideMeta: true,
    cell: ({ daysLeft }) => (daysLeft === null ? messages.noLevel : messages.days(daysLeft)),
  },
  {
    header: messages.quantity,
    numeric: true,
    slot: 'figure',
    cell: ({ quantity, packSize }) => (
      <span>
        <b>{displayNumber(quantity)}</b>
        {packSize === 1 ? null : (
          <small className="p3">{messages.packs(quantity / packSize, packSize)}</small>
        )}
      </span>
    ),
  },
  {
    header: messages.cost,
    numeric: true,
    priority: 3,
    cell: ({ cost }) => (cost === null ? messages.noCost : displayMoney(cost)),
  },
]

const page = deskList({
  permission: 'catalogue',
  title: messages.title,
  description: messages.description,
  caption: messages.suggestions.caption,
  input: purchasingContract.suggestions.input,
  read: (query, options) => purchasing.suggestions(query, options),
  keyOf: ({ toolId }) => toolId,
  columns: () => columns,
  head: ({ user }) => <PurchasingHead page="suggestions" canSet={may(user, 'owner')} />,
  empty: () => (
    <EmptyState title={messages.suggestions.empty} detail={messages.suggestions.emptyDetail} />
  ),
  exported: listExport('purchase-suggestions', suggestionExport),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
