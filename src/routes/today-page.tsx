/**
 * Today: what waits for this member of staff, oldest first, each with its next action; below it the
 * figures, for who may see money.
 */
import { Suspense, use } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { User } from '../accounts/contract.ts'
import { AccountNotices } from '../accounts/components/account-facts.tsx'
import { may } from '../accounts/rules.ts'
import { orders } from '../orders/api.client.ts'
import { stepForStaff } from '../orders/components/step-for-staff.ts'
import { profileMessages } from '../accounts/messages/profile.ts'
import { displayNumber } from '../platform/money/money.ts'
import { ActButton } from '../ui/buttons.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { JobRow } from '../ui/desk/job-row.tsx'
import { useRowKeys } from '../ui/desk/use-row-keys.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { WaitingCounts } from './desk-menu.tsx'
import { todayMessages as messages } from './messages/today.ts'
import type { Job, JobGroup } from './today-jobs.client.ts'

/** Of the layout around. */
type DashboardData = { readonly waiting: Promise<WaitingCounts> | undefined }
type TodayProps = { readonly user: User; readonly groups: readonly JobGroup[] }

export function Today({ user, groups }: TodayProps) {
  const actions = useRowActions()
  useRowKeys()
  const waiting = useRouteLoaderData<DashboardData>('routes/dashboard')?.waiting
  const oldest = groups.find(({ name }) => name !== 'live') ?? groups[0]
  return (
    <>
      <DeskHead title={profileMessages.welcomeAdmin} lead={`${user.displayName} · ${user.email}`}>
        {may(user, 'orders') ? (
          <Link className="button tight" to="/dashboard/telephone" aria-keyshortcuts="n">
            {messages.onBehalf}
          </Link>
        ) : null}
      </DeskHead>
      <AccountNotices user={user} />
      {groups.length === 0 ? (
        <EmptyState title={messages.done} detail={messages.doneDetail} />
      ) : (
        groups.map((group) => (
          <Group
            key={group.name}
            group={group}
            waiting={waiting}
            actions={actions}
            primary={group === oldest ? group.jobs[0] : undefined}
          />
        ))
      )}
    </>
  )
}

type GroupProps = {
  readonly group: JobGroup
  readonly waiting: DashboardData['waiting']
  readonly actions: RowActions
  /** The job whose action is the one primary button of the page. */
  readonly primary: Job | undefined
}

function Group({ group: { name, jobs, list }, waiting, actions, primary }: GroupProps) {
  return (
    <section aria-labelledby={`today-${name}`}>
      <div className="jobs-head">
        <h2 id={`today-${name}`}>{messages.groups[name]}</h2>
        {waiting ? (
          <Suspense>
            <Count name={name} rows={jobs.length} waiting={waiting} />
          </Suspense>
        ) : null}
        <Link className="link" to={list.to}>
          {list.label}
        </Link>
      </div>
      <JobList jobs={jobs} actions={actions} primary={primary} areSteps={name === 'live'} />
    </section>
  )
}

/** What is counted in each group: the figures of the menu. */
const counted: Readonly<Partial<Record<JobGroup['name'], readonly (keyof WaitingCounts)[]>>> = {
  orders: ['orders', 'quotes'],
  pick: ['shipping'],
  customers: ['companies', 'reviews'],
  money: ['overdue', 'unsent'],
}
type CountProps = {
  readonly name: JobGroup['name']
  /** Shown below. */
  readonly rows: number
  readonly waiting: Promise<WaitingCounts>
}

/** Nothing where the rows below are more than is counted: they are of further kinds. */
function Count({ name, rows, waiting }: CountProps) {
  const counts = use(waiting)
  const count = (counted[name] ?? []).reduce((sum, key) => sum + (counts[key] ?? 0), 0)
  return count >= rows ? <span className="n">{displayNumber(count)}</span> : null
}

type JobListProps = {
  readonly jobs: readonly Job[]
  readonly actions: RowActions
  /** The job whose action is the one primary button of the page. */
  readonly primary?: Job | undefined
  /** Steps have no age: a ring stands in its place. */
  readonly areSteps?: boolean
}

export const JobList = ({ jobs, actions, primary, areSteps = false }: JobListProps) => (
  <ul className={areSteps ? 'jobs steps' : 'jobs'}>
    {jobs.map((job) => (
      <JobRow
        key={job.key}
        since={job.since}
        late={job.late}
        what={job.what}
        detail={job.detail}
        figure={job.figure}
      >
        <JobButton job={job} actions={actions} isPrimary={job === primary} />
      </JobRow>
    ))}
  </ul>
)

type JobButtonProps = {
  readonly job: Job
  readonly actions: RowActions
  readonly isPrimary: boolean
}

function JobButton({ job, actions: { busy, run }, isPrimary }: JobButtonProps) {
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
    await stepForStaff(orders, { number: confirms, status: 'confirmed' })
    return messages.confirmed(confirms)
  }
  return (
    <ActButton
      className={className}
      aria-label={label}
      busy={busy}
      act={(button) => run({ button, work: confirm })}
    >
      {act}
    </ActButton>
  )
}
