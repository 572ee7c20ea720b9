/** What waits for a buyer: orders of colleagues to approve, and quotes that the shop has answered. */
import { Suspense } from 'react'
import { Link } from 'react-router'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { DateTime } from '../ui/date-time.tsx'
import { JobRow } from '../ui/desk/job-row.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'
import { ownDeskMessages as messages } from './messages/own-desk.ts'
import type { OwnDesk } from './own-desk.client.ts'

// With the contract of orders, which only those need who approve some.
const ApprovalRows = lazyComponent(
  async () => (await import('../orders/components/approval-rows.tsx')).ApprovalRows,
)
export const loadApprovalRows = ApprovalRows.load

type WaitingProps = Pick<OwnDesk, 'approvals' | 'answered'>

/** Nothing where nothing waits. */
export function OwnWaiting({ approvals, answered }: WaitingProps) {
  const actions = useRowActions()
  const count = approvals.length + answered.length
  if (count === 0) return null
  return (
    <section aria-labelledby="waiting">
      <div className="jobs-head">
        <h2 id="waiting">{messages.waits}</h2>
        <span className="n">{displayNumber(count)}</span>
      </div>
      <ul className="jobs">
        {approvals.length === 0 ? null : (
          <Suspense>
            <ApprovalRows waiting={approvals} actions={actions} />
          </Suspense>
        )}
        {answered.map(({ id, number, changedAt, lineCount, total, validUntil }) => (
          <JobRow
            key={id}
            since={changedAt}
            what={messages.quote(number)}
            detail={
              <>
                {messages.lines(lineCount)}
                {validUntil === null ? null : (
                  <>
                    {' · '}
                    {messages.until} <DateTime at={validUntil} place="sentence" />
                  </>
                )}
              </>
            }
            figure={total === null ? undefined : displayMoney(total)}
            two
          >
            <Link
              className="button small"
              to={`/dashboard/quotes/${id}`}
              aria-label={messages.actOn(messages.open, messages.quote(number))}
            >
              {messages.open}
            </Link>
          </JobRow>
        ))}
      </ul>
    </section>
  )
}
