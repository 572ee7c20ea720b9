/** Jobs as rows: how long each waits, what it is, and its next action. */
import { useState } from 'react'
import { Link } from 'react-router'
import { orders } from '../orders/api.client.ts'
import { displayWait } from '../ui/date-time.tsx'
import type { RowActions } from '../ui/use-row-actions.ts'
import { todayMessages as messages } from './messages/today.ts'
import type { Job } from './today-jobs.client.ts'

type JobListProps = {
  readonly jobs: readonly Job[]
  readonly actions: RowActions
  /** The job whose action is the one primary button of the page. */
  readonly primary?: Job | undefined
}

export const JobList = ({ jobs, actions, primary }: JobListProps) => (
  <ul className="jobs">
    {jobs.map((job) => (
      <JobRow key={job.key} job={job} actions={actions} isPrimary={job === primary} />
    ))}
  </ul>
)

type JobRowProps = {
  readonly job: Job
  readonly actions: RowActions
  readonly isPrimary: boolean
}

const JobRow = ({ job, actions, isPrimary }: JobRowProps) => (
  <li className="job">
    <Age job={job} />
    <span className="what">
      <b>{job.what}</b> <span title={job.detail}>{job.detail}</span>
    </span>
    <span className="figure">{job.figure}</span>
    <span className="act">
      <JobButton job={job} actions={actions} isPrimary={isPrimary} />
    </span>
  </li>
)

/** Waits of two days and more are late. */
const lateAfter = 2 * 86_400_000
const isLateSince = (since: string, now: number): boolean => now - Date.parse(since) >= lateAfter

function Age({ job: { since, late } }: Pick<JobRowProps, 'job'>) {
  const [now] = useState(() => Date.now())
  if (late !== undefined) return <span className="age late">{late}</span>
  if (since === undefined) return <span className="age" />
  return (
    <span className={isLateSince(since, now) ? 'age late' : 'age'}>
      {displayWait(since, new Date(now))}
    </span>
  )
}

function JobButton({ job, actions: { busy, run }, isPrimary }: JobRowProps) {
  const { act, what, to, confirms } = job
  const className = isPrimary ? 'button small primary' : 'button small'
  const label = messages.actOn(act, what)
  if (confirms === undefined)
    return (
      <Link className={className} to={to} aria-label={label}>
        {act}
      </Link>
    )
  const confirm = async (): Promise<string> => {
    await orders.step({ number: confirms, status: 'confirmed' })
    return messages.confirmed(confirms)
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={({ currentTarget }) => void run({ button: currentTarget, work: confirm })}
    >
      {act}
    </button>
  )
}
