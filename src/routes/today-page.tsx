/**
 * Today: what waits for this member of staff, oldest first, each with its next action; below it the
 * figures, for who may see money.
 */
import { Link, useRouteLoaderData } from 'react-router'
import type { User } from '../accounts/contract.ts'
import { AccountNotices } from '../accounts/components/account-facts.tsx'
import { may } from '../accounts/rules.ts'
import { profileMessages } from '../accounts/messages/profile.ts'
import { displayNumber } from '../platform/money/money.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import { useCounts, type WaitingCounts } from './desk-menu.tsx'
import { JobList } from './job-list.tsx'
import { dashboardMessages } from './messages/dashboard.ts'
import { todayMessages as messages } from './messages/today.ts'
import type { Job, JobGroup } from './today-jobs.client.ts'

/** Of the layout around. */
type DashboardData = { readonly waiting: Promise<WaitingCounts> | undefined }
type TodayProps = { readonly user: User; readonly groups: readonly JobGroup[] }

export function Today({ user, groups }: TodayProps) {
  const actions = useRowActions()
  const waiting = useCounts(useRouteLoaderData<DashboardData>('routes/dashboard')?.waiting)
  const oldest = groups.find(({ name }) => name !== 'live') ?? groups[0]
  return (
    <>
      <DeskHead title={profileMessages.welcomeAdmin} lead={`${user.displayName} · ${user.email}`}>
        {may(user, 'orders') ? (
          <Link className="button tight" to="/dashboard/telephone">
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
  readonly waiting: WaitingCounts
  readonly actions: RowActions
  /** The job whose action is the one primary button of the page. */
  readonly primary: Job | undefined
}

/** Its count is read as a description: the heading is called as it is without one. */
function Group({ group: { name, jobs, to }, waiting, actions, primary }: GroupProps) {
  const count = countOf(name, waiting)
  return (
    <section aria-labelledby={`today-${name}`}>
      <div className="jobs-head">
        <h2
          id={`today-${name}`}
          aria-description={count > 0 ? dashboardMessages.waiting(count) : undefined}
        >
          {messages.groups[name]}
          {count > 0 ? (
            <span className="n" aria-hidden>
              {displayNumber(count)}
            </span>
          ) : null}
        </h2>
        <Link className="link" to={to}>
          {messages.all[name]}
        </Link>
      </div>
      <JobList jobs={jobs} actions={actions} primary={primary} />
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
const countOf = (name: JobGroup['name'], waiting: WaitingCounts): number =>
  (counted[name] ?? []).reduce((sum, key) => sum + (waiting[key] ?? 0), 0)
