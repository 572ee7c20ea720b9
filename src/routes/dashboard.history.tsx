/** History: what staff and the shop itself have changed; of one record, where the address names it. */
import { Link, useSearchParams } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { audit } from '../audit/api.client.ts'
import { HistoryFilters } from '../audit/components/history-filters.tsx'
import { ChangeList, recordLink } from '../audit/components/change-list.tsx'
import { AuditQuery, type AuditEntry } from '../audit/contract.ts'
import { auditMessages as messages } from '../audit/messages/audit.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { historyExport } from '../audit/export-columns.ts'
import { DateTime } from '../ui/date-time.tsx'
import { confirm } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters, withoutPage } from '../ui/list-params.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { withoutActions, type Column } from '../ui/table.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.history.ts'

export const meta = personalMeta(messages.title, messages.description)

const readers = ['catalogue', 'orders', 'money', 'customers', 'content'] as const

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin(readers)
  const query = readFilters(AuditQuery, request, ['kind', 'record']) ?? {}
  const rows = await audit.list({ ...query, limit: pageSize }, { signal: request.signal })
  return { rows, query: withoutPage(query), mayPutBack: may(user, 'catalogue') }
}

const columns = (rowActions: RowActions): readonly Column<AuditEntry>[] => [
  { header: messages.when, cell: ({ at }) => <DateTime at={at} />, sorted: 'descending' },
  { header: messages.who, cell: ({ by }) => by || messages.theShop },
  {
    header: messages.what,
    fullWidth: true,
    cell: (entry) => (
      <span>
        {recordLink(entry)}
        <small>
          {messages.kinds[entry.kind]}: {messages.operation(entry.operation)}
        </small>
      </span>
    ),
  },
  {
    header: messages.changes,
    fullWidth: true,
    cell: ({ changes }) => <ChangeList changes={changes} />,
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
    <button
      type="button"
      className="button tight plain"
      aria-disabled={busy || undefined}
      aria-label={messages.putBackWhat(label)}
      onClick={({ currentTarget: button }) => void run({ button, work })}
    >
      {messages.putBack}
    </button>
  )
}

export default function HistoryPage({
  loaderData: { rows, query, mayPutBack },
}: Route.ComponentProps) {
  const [params] = useSearchParams()
  const rowActions = useRowActions()
  const isFiltered = ['kind', 'record', 'from', 'to'].some((name) => params.has(name))
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2">{messages.lead}</p>
      {params.has('record') ? (
        <p className="mt-2">
          {messages.onlyOne(rows[0]?.label ?? params.get('record') ?? '')} ·{' '}
          <Link className="link" to="/dashboard/history">
            {messages.all}
          </Link>
        </p>
      ) : (
        <HistoryFilters />
      )}
      <ListPage
        caption={messages.caption}
        columns={withoutActions(columns(rowActions), mayPutBack)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            title={isFiltered ? messages.noneSo : messages.empty}
            detail={isFiltered ? messages.noneSoDetail : messages.emptyDetail}
          />
        }
      />
      <ListExport
        list="history"
        columns={historyExport}
        read={(page) => audit.list({ ...query, ...page })}
      />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
