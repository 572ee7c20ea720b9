/** Orders of colleagues that wait for the reader, a row each: approved here, or opened first. */
import { Link } from 'react-router'
import { displayMoney } from '../../platform/money/money.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { JobRow } from '../../ui/desk/job-row.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import type { HeldOrder } from '../holds/holds-contract.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'
import { useReleaseHold } from './use-release-hold.ts'

type ApprovalRowsProps = {
  /** The one that has waited longest first: its button is the page's next step. */
  readonly waiting: readonly HeldOrder[]
  /** Of a part of the page that is there after the decision, too: the focus goes on from it. */
  readonly actions: RowActions
}

export const ApprovalRows = ({ waiting, actions }: ApprovalRowsProps) =>
  waiting.map((order, index) => (
    <ApprovalRow key={order.id} order={order} isFirst={index === 0} actions={actions} />
  ))

type ApprovalRowProps = Pick<ApprovalRowsProps, 'actions'> & {
  readonly order: HeldOrder
  readonly isFirst: boolean
}

function ApprovalRow({ order, isFirst, actions: { busy, run } }: ApprovalRowProps) {
  const { number, revision, name, total, hold } = order
  const { short, release } = useReleaseHold(number, revision)
  return (
    <>
      <JobRow
        since={hold.since}
        what={messages.orderOf(name, number)}
        detail={hold.reason}
        figure={displayMoney(total)}
        two
      >
        <Link
          className="button small"
          to={`/dashboard/approvals#order-${number}`}
          aria-label={messages.actOn(messages.open, number)}
        >
          {messages.open}
        </Link>
        <ActButton
          className={isFirst ? 'button small primary' : 'button small'}
          busy={busy}
          aria-label={messages.actOn(messages.approve, number)}
          act={(button) => run({ button, work: release })}
        >
          {messages.approve}
        </ActButton>
      </JobRow>
      {short === undefined ? null : (
        <li>
          <Notice tone="bad">{short}</Notice>
        </li>
      )}
    </>
  )
}
