/** History: what staff and the shop itself have changed; of one record, where the address names it. */
import { Link } from 'react-router'
import { listExport } from '../accounts/components/list-export.tsx'
import { may } from '../accounts/rules.ts'
import { audit } from '../audit/api.client.ts'
import { HistoryFilters } from '../audit/components/history-filters.tsx'
import { ChangeList, recordLink } from '../audit/components/change-list.tsx'
import { AuditQuery, type AuditEntry } from '../audit/contract.ts'
import { auditMessages as messages } from '../audit/messages/audit.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { deskList } from '../shell/desk-list.tsx'
import { historyExport } from '../audit/export-columns.ts'
import { ActButton } from '../ui/buttons.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { confirm } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { withoutActions, type Column } from '../ui/table.tsx'
import { type RowActions } from '../ui/use-row-actions.ts'

const readers = ['catalogue', 'orders', 'money', 'customers', 'content'] as const

const columns = (rowActions: RowActions): readonly Column<AuditEntry>[] => [
  {
    header: messages.what,
    slot: 'title',
    cell: (entry) => (
      <>
        {recordLink(entry)} <small>{messages.kinds[entry.kind]}</small>
      </>
    ),
  },
  { header: messages.who, cell: ({ by }) => by || messages.theShop },
  { header: messages.changes, slot: 'meta', cell: (entry) => <ChangeList {...entry} /> },
  {
    header: messages.when,
    slot: 'figure',
    cell: ({ at }) => <DateTime at={at} />,
    sorted: 'descending',
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (entry) => (entry.reversible ? <PutBack entry={entry} rowActions={rowActions} /> : null),
  },
]

type PutBackProps = { readonly entry: AuditEntry; readonly rowActions: RowActions }

function PutBack({
  entry: { id, record, label, changes },
  rowActions: { busy, run },
}: PutBackProps) {
  const work = async (): Promise<string | undefined> => {
    const detail = messages.sureToPutBack(
      label,
      changes.map(({ field }) => field),
    )
    const { putBack: confirmLabel, leaveIt: cancelLabel } = messages
    if (!(await confirm({ detail, confirmLabel, cancelLabel }))) return undefined
    await catalogue.putBack({ id: record, entry: id })
    return messages.isPutBack(label)
  }
  return (
    <ActButton
      className="button small"
      busy={busy}
      aria-label={messages.putBackWhat(label)}
      act={(button) => run({ button, work })}
    >
      {messages.putBack}
    </ActButton>
  )
}

const page = deskList({
  permission: readers,
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: AuditQuery,
  params: ['kind', 'record'],
  read: (query, options) => audit.list(query, options),
  keyOf: ({ id }) => id,
  columns: ({ user, actions }) => withoutActions(columns(actions), may(user, 'catalogue')),
  filters: ({ rows, params }) =>
    params.has('record') ? (
      <p className="mt-2">
        {messages.onlyOne(rows[0]?.label ?? params.get('record') ?? '')} ·{' '}
        <Link className="link" to="/dashboard/history">
          {messages.all}
        </Link>
      </p>
    ) : (
      <HistoryFilters />
    ),
  empty: ({ params }) => {
    const isFiltered = ['kind', 'record', 'from', 'to'].some((name) => params.has(name))
    return (
      <EmptyState
        title={isFiltered ? messages.noneSo : messages.empty}
        detail={isFiltered ? messages.noneSoDetail : messages.emptyDetail}
      />
    )
  },
  exported: listExport('history', historyExport),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
