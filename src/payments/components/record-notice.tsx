/**
 * Why a payment or refund was not recorded; one that looks like a duplicate can be recorded
 * nevertheless.
 */
import { isProblem } from '../../../packages/contract/problem.ts'
import { Notice } from '../../ui/page-state.tsx'
import type { SubmitState } from '../../ui/use-submit.ts'
import { paymentAlike } from '../contract.ts'
import { recordMessages as messages } from '../messages/pages.ts'

type RecordNoticeProps = Pick<SubmitState<unknown>, 'notice' | 'problem'> & {
  readonly title: string
  /** Submits the form again, with the confirmation that it is not a duplicate. */
  readonly onAgain: (event: React.SyntheticEvent) => Promise<void>
}

export const RecordNotice = ({ notice, problem, title, onAgain }: RecordNoticeProps) =>
  notice === undefined ? null : (
    <Notice tone="bad">
      <b>{title}</b> {notice}
      {isProblem(problem, paymentAlike) ? (
        <p className="mt-2">
          <button type="button" className="button tight" onClick={(event) => void onAgain(event)}>
            {messages.again}
          </button>
        </p>
      ) : null}
    </Notice>
  )
