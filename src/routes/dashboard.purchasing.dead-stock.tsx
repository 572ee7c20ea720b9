/** What is in stock and nobody buys. */
import { Link } from 'react-router'
import { listExport } from '../accounts/components/list-export.tsx'
import { may } from '../accounts/rules.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { purchasing } from '../purchasing/api.client.ts'
import { PurchasingLinks } from '../purchasing/components/purchasing-links.tsx'
import { toolColumns } from '../purchasing/components/tool-cell.tsx'
import { purchasingContract, type DeadStock } from '../purchasing/contract.ts'
import { deadStockExport } from '../purchasing/export-columns.ts'
import { purchasingPageMessages as messages } from '../purchasing/messages/pages.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'

const columns: readonly Column<DeadStock>[] = [
  ...toolColumns,
  { header: messages.stock, numeric: true, cell: ({ stock }) => displayNumber(stock) },
  {
    header: messages.lastSold,
    besideMeta: true,
    cell: ({ lastSold }) =>
      lastSold === null ? messages.never : <DateTime timeless at={lastSold} />,
  },
  {
    header: messages.value,
    numeric: true,
    slot: 'figure',
    cell: ({ value }) => displayMoney(value),
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
  title: messages.dead.title,
  lead: messages.dead.lead,
  description: messages.description,
  caption: messages.dead.caption,
  input: purchasingContract.deadStock.input,
  read: (query, options) => purchasing.deadStock(query, options),
  keyOf: ({ toolId }) => toolId,
  columns: () => columns,
  links: ({ user }) => <PurchasingLinks canSet={may(user, 'owner')} />,
  empty: () => (
    <EmptyState title={messages.dead.empty} detail={messages.dead.emptyDetail}>
      <Link className="button" to="/dashboard/purchasing">
        {messages.title}
      </Link>
    </EmptyState>
  ),
  exported: listExport('dead-stock', deadStockExport),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
