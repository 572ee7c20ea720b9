/** What to buy again, and how much of it. */
import { listExport } from '../accounts/components/list-export.tsx'
import { may } from '../accounts/rules.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { purchasing } from '../purchasing/api.client.ts'
import { PurchasingLinks } from '../purchasing/components/purchasing-links.tsx'
import { toolColumns } from '../purchasing/components/tool-cell.tsx'
import { purchasingContract, type PurchaseSuggestion } from '../purchasing/contract.ts'
import { notePurchase, takeNoteBack } from '../purchasing/note-purchase.client.ts'
import { suggestionExport } from '../purchasing/export-columns.ts'
import { purchasingPageMessages as messages } from '../purchasing/messages/pages.ts'
import { deskList } from '../shell/desk-list.tsx'
import { ActButton } from '../ui/buttons.tsx'
import type { Together } from '../ui/desk/together.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import type { Column } from '../ui/table.tsx'
import type { RowActions } from '../ui/use-row-actions.ts'

const columns = (
  { busy, run }: RowActions,
  canChange: boolean,
): readonly Column<PurchaseSuggestion>[] => [
  ...toolColumns,
  {
    header: messages.stock,
    numeric: true,
    cell: ({ stock, waiting, ordered }) => (
      <span className="stack">
        {displayNumber(stock)}
        {waiting === 0 ? null : <small className="p3">{messages.waiting(waiting)}</small>}
        {ordered === 0 ? null : <small className="p3">{messages.ordered(ordered)}</small>}
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
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (tool) =>
      canChange ? (
        <ActButton
          className="button small"
          busy={busy}
          aria-label={messages.markOf(tool.name)}
          act={(button) =>
            run({
              button,
              work: async () => {
                await notePurchase(tool)
                return messages.areMarked(1)
              },
              undo: () => takeNoteBack(tool),
            })
          }
        >
          {messages.markShort}
        </ActButton>
      ) : null,
  },
]

const acts: readonly Together<PurchaseSuggestion>[] = [
  {
    label: messages.mark,
    each: notePurchase,
    undo: takeNoteBack,
    done: messages.areMarked,
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
  columns: ({ actions, canChange }) => columns(actions, canChange),
  lead: messages.suggestions.lead,
  links: ({ user }) => <PurchasingLinks canSet={may(user, 'owner')} />,
  together: { nameOf: ({ name }) => name, acts: () => acts },
  empty: () => (
    <EmptyState title={messages.suggestions.empty} detail={messages.suggestions.emptyDetail} />
  ),
  below: () => <p className="muted small mt-4">{messages.suggestions.basis}</p>,
  exported: listExport('purchase-suggestions', suggestionExport),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
