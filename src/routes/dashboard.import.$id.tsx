/** One import: its mapping, what it would change, how far it is, and taking it back. */
import { useEffect } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { currentAdmin } from '../accounts/current-user.client.ts'
import { bulkJobs } from '../bulk/api.client.ts'
import { JobRows, RowTabs, toRowFilter } from '../bulk/components/job-rows.tsx'
import { isBusy, JobSteps } from '../bulk/components/job-steps.tsx'
import { MappingForm } from '../bulk/components/mapping-form.tsx'
import { importPageMessages as messages } from '../bulk/messages/import-page.ts'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.import.$id.ts'

/** Milliseconds between two looks at a job that is worked on. */
const pollInterval = 700

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export async function clientLoader({
  params: { id },
  request: { signal },
}: Route.ClientLoaderArgs) {
  await currentAdmin('catalogue')
  return bulkJobs.read({ id }, { signal })
}

export default function ImportJob({ loaderData: job }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [params] = useSearchParams()
  const filter = toRowFilter(params.get('rows'))
  const busy = isBusy(job)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setInterval(() => void revalidate(), pollInterval)
    return () => clearInterval(timer)
  }, [busy, revalidate])
  const hasRows = job.state !== 'mapping' && job.state !== 'checking'
  const canBeChecked = ['mapping', 'checked', 'undone', 'failed'].includes(job.state)
  const mapping = canBeChecked ? (
    <MappingForm
      key={job.id}
      job={job}
      onCheck={async (checked) => {
        await bulkJobs.check({ id: job.id, ...checked })
        await revalidate()
      }}
    />
  ) : null
  return (
    <>
      <div className="row justify-between">
        <h1 className="file-name">{job.file}</h1>
        <Link className="button tight" to="/dashboard/import">
          {messages.allJobs}
        </Link>
      </div>
      {job.state === 'mapping' ? mapping : <JobSteps job={job} onDone={revalidate} />}
      {hasRows ? (
        <>
          <RowTabs job={job} filter={filter} />
          <JobRows key={`${job.state} ${filter}`} id={job.id} filter={filter} />
        </>
      ) : null}
      {job.state === 'mapping' || mapping === null ? null : (
        <details className="mt-6">
          <summary>{messages.mapping}</summary>
          {mapping}
        </details>
      )}
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{messages.title}</h1>
    <PersonalPageError error={error} />
  </>
)
