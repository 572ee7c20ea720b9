/** One bulk job: its mapping, what it would change, how far it is, and taking it back. */
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { bulkJobs } from '../bulk/api.client.ts'
import { EditForm } from '../bulk/components/edit-form.tsx'
import { JobRows, RowTabs, toRowFilter } from '../bulk/components/job-rows.tsx'
import { isBusy, JobSteps } from '../bulk/components/job-steps.tsx'
import { MappingForm } from '../bulk/components/mapping-form.tsx'
import type { JobDetail } from '../bulk/job-fields.ts'
import { editMessages } from '../bulk/messages/edit-page.ts'
import { importPageMessages as messages } from '../bulk/messages/import-page.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.import.$id.ts'

/** Milliseconds between two looks at a job that is worked on, and at one that waits for its time. */
const pollInterval = 700
const waitInterval = 15_000
/** Milliseconds between two looks while its pictures are fetched. */
const pictureInterval = 3000

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({
  params: { id },
  request: { signal },
}: Route.ClientLoaderArgs) {
  await currentAdmin('catalogue')
  return bulkJobs.read({ id }, { signal })
}

function intervalOf(job: JobDetail): number | undefined {
  if (isBusy(job)) return pollInterval
  if (job.pictures.waiting > 0) return pictureInterval
  return job.state === 'scheduled' ? waitInterval : undefined
}

/**
 * Of which look at the job its rows are. A short list is checked again before the page has seen that
 * it is checked: then what it was checked by is all that says so.
 */
const stepOf = ({ state, mapping, shared }: JobDetail): string =>
  JSON.stringify([state, mapping, shared])

/** Reads the job again while it is worked on. */
function usePolling(job: JobDetail): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const interval = intervalOf(job)
  useEffect(() => {
    if (interval === undefined) return undefined
    const timer = setInterval(() => void revalidate(), interval)
    return () => clearInterval(timer)
  }, [interval, revalidate])
  return revalidate
}

export default function BulkJob({ loaderData: job }: Route.ComponentProps) {
  const revalidate = usePolling(job)
  const [params] = useSearchParams()
  const filter = toRowFilter(params.get('rows'))
  const hasRows = job.state !== 'mapping' && job.state !== 'checking'
  const canBeChecked = ['mapping', 'checked', 'undone', 'failed'].includes(job.state)
  const mapping = canBeChecked ? <Mapping job={job} onDone={revalidate} /> : null
  return (
    <>
      <div className="row justify-between">
        <h1 className="file-name">{job.file}</h1>
        <Link className="button tight" to="/dashboard/import">
          {messages.allJobs}
        </Link>
      </div>
      {job.state === 'mapping' ? mapping : <JobSteps job={job} onDone={revalidate} />}
      {job.state === 'scheduled' && job.applyAt !== null ? (
        <p className="mt-3">
          {messages.scheduledFor} <DateTime at={job.applyAt} />
        </p>
      ) : null}
      {job.state === 'mapping' || mapping === null ? null : (
        <details className="mt-5">
          <summary>{job.kind === 'edit' ? editMessages.title : messages.mapping}</summary>
          {mapping}
        </details>
      )}
      {hasRows ? (
        <>
          <RowTabs job={job} filter={filter} />
          <JobRows key={stepOf(job) + filter} job={job} filter={filter} />
        </>
      ) : null}
    </>
  )
}

type MappingProps = { readonly job: JobDetail; readonly onDone: () => Promise<void> }

function Mapping({ job, onDone }: MappingProps) {
  const { id, mapping, supplier } = job
  if (job.kind === 'edit')
    return (
      <EditForm
        edit={mapping}
        button={editMessages.check}
        onSubmit={async (edit) => {
          const { priceChange: _before, ...rest } = mapping
          await bulkJobs.check({ id, supplier, mapping: { ...rest, ...edit } })
          await onDone()
        }}
      />
    )
  return (
    <MappingForm
      key={`${id} ${job.sheet} ${job.headingRow}`}
      job={job}
      onCheck={async (checked) => {
        await bulkJobs.check({ id, ...checked })
        await onDone()
      }}
      onReading={async (reading) => {
        await bulkJobs.sheet({ id, ...reading })
        await onDone()
      }}
    />
  )
}

export const ErrorBoundary = pageErrors(messages.title)
