/** Import: a supplier's file is dropped here, and the imports so far are listed. */
import { HeadLinks } from '../ui/desk/desk-head.tsx'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { listExport } from '../accounts/components/list-export.tsx'
import { bulkJobs } from '../bulk/api.client.ts'
import { ListUpload } from '../bulk/components/list-upload.tsx'
import { jobExport } from '../bulk/export-columns.ts'
import type { Job, JobState } from '../bulk/job-fields.ts'
import { importPageMessages as messages } from '../bulk/messages/import-page.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import type { State } from '../ui/state-looks.ts'
import { StatePill } from '../ui/state-pill.tsx'
import type { Column } from '../ui/table.tsx'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.import.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const pills = {
  mapping: 'toMap',
  checking: 'checking',
  checked: 'checked',
  scheduled: 'scheduled',
  applying: 'applying',
  applied: 'applied',
  undoing: 'undoing',
  undone: 'undone',
  failed: 'failed',
} as const satisfies Record<JobState, State>

const columns: readonly Column<Job>[] = [
  {
    header: messages.columns.file,
    slot: 'title',
    cell: ({ id, file, supplier }) => (
      <Link to={`/dashboard/import/${id}`} title={file}>
        <bdi>{file}</bdi> <small>{supplier}</small>
      </Link>
    ),
  },
  { header: messages.columns.by, slot: 'meta', cell: ({ by }) => <bdi>{messages.by(by)}</bdi> },
  {
    header: messages.columns.at,
    besideMeta: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    header: messages.columns.result,
    numeric: true,
    slot: 'figure',
    cell: ({ counts, rows }) =>
      counts.applied > 0 ? messages.progress(counts.applied, rows) : messages.rows(rows),
  },
  {
    header: messages.columns.state,
    slot: 'state',
    cell: ({ state }) => <StatePill state={pills[state]} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ id, file, state }) => {
      const act = state === 'mapping' || state === 'checked' ? messages.look : messages.open
      return (
        <Link
          className="button small"
          to={`/dashboard/import/${id}`}
          aria-label={messages.actOn(act, file)}
        >
          {act}
        </Link>
      )
    },
  },
]

const page = deskList({
  permission: 'catalogue',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.history,
  input: z.strictObject({}),
  read: (_, options) => bulkJobs.list({}, options),
  keyOf: ({ id }) => id,
  columns: () => columns,
  links: ({ canChange }) =>
    canChange ? (
      <HeadLinks
        links={[
          { to: '/dashboard/import/edit', label: messages.edit },
          { to: '/dashboard/import/count', label: messages.count },
        ]}
      />
    ) : null,
  above: ({ canChange }) => (canChange ? <ListUpload /> : null),
  empty: () => <EmptyState title={messages.empty} detail={messages.emptyDetail} />,
  exported: listExport('jobs', jobExport),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
