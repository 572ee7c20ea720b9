/** Import: a supplier's file is dropped here, and the imports so far are listed. */
import { Link } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { bulkJobs } from '../bulk/api.client.ts'
import { ListUpload } from '../bulk/components/list-upload.tsx'
import type { Job } from '../bulk/job-fields.ts'
import { importPageMessages as messages } from '../bulk/messages/import-page.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { jobExport } from '../bulk/export-columns.ts'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, type Column } from '../ui/table.tsx'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.import.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  await currentAdmin('catalogue')
  return [...(await bulkJobs.list({}, { signal }))]
}

const columns: readonly Column<Job>[] = [
  {
    header: messages.columns.file,
    slot: 'title',
    cell: ({ id, file, supplier }) => (
      <span>
        <Link className="link" to={`/dashboard/import/${id}`}>
          {file}
        </Link>
        <small>{supplier}</small>
      </span>
    ),
  },
  { header: messages.columns.state, slot: 'state', cell: ({ state }) => messages.states[state] },
  {
    header: messages.columns.result,
    numeric: true,
    slot: 'meta',
    cell: ({ counts, rows }) =>
      counts.applied > 0 ? messages.progress(counts.applied, rows) : messages.rows(rows),
  },
  {
    header: messages.columns.at,
    besideMeta: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  { header: messages.columns.by, cell: ({ by }) => messages.by(by) },
]

export default function Import({ loaderData: jobs }: Route.ComponentProps) {
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <span className="row">
          <Link className="button tight" to="/dashboard/import/edit">
            {messages.edit}
          </Link>
          <Link className="button tight" to="/dashboard/import/count">
            {messages.count}
          </Link>
        </span>
      </div>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <ListUpload />
      {jobs.length === 0 ? (
        <EmptyState title={messages.empty} detail={messages.emptyDetail} />
      ) : (
        <section>
          <h2 className="mt-6 mb-3">{messages.history}</h2>
          <Table caption={messages.history} columns={columns} rows={jobs} keyOf={({ id }) => id} />
          <ListExport list="jobs" columns={jobExport} read={() => bulkJobs.list({})} />
        </section>
      )}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
