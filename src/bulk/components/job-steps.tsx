/** The progress of a job, and its actions: apply now or later, and undo. */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { confirm } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { bulkJobs } from '../api.client.ts'
import type { JobDetail } from '../job-fields.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { downloadWrongRows } from '../upload.client.ts'
import { ApplyForm } from './apply-form.tsx'
import { SharedFindings } from './shared-findings.tsx'

/** Whether the shop is processing it now. */
export const isBusy = ({ state }: Pick<JobDetail, 'state'>): boolean =>
  ['checking', 'applying', 'undoing'].includes(state)

type JobStepsProps = { readonly job: JobDetail; readonly onDone: () => Promise<void> }
/** Runs an action on a job, and shows errors. */
export type Act = (work: () => Promise<unknown>) => Promise<void>

export function JobSteps({ job, onDone }: JobStepsProps) {
  const [error, setError] = useState<string>()
  const heading = useStepFocus(job.state)
  const act: Act = async (work) => {
    setError(undefined)
    try {
      await work()
    } catch (problem) {
      setError(isProblem(problem) ? problemMessage(problem) : formMessages.failedDetail)
    }
    await onDone()
  }
  const { state } = job
  return (
    <section aria-label={messages.states[state]} className="job-steps">
      <p role="status">
        <b ref={heading} tabIndex={-1}>
          {messages.states[state]}
        </b>{' '}
        {isBusy(job) ? messages.progress(job.done, job.rows) : messages.outcome(job)}
      </p>
      {isBusy(job) ? (
        <progress
          aria-label={messages.states[state]}
          max={Math.max(1, job.rows)}
          value={Math.min(job.done, job.rows)}
        />
      ) : null}
      <PictureProgress pictures={job.pictures} />
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      {state === 'checked' ? <SharedFindings job={job} act={act} /> : null}
      {state === 'checked' ? <ApplyForm job={job} act={act} /> : null}
      <StepButtons job={job} act={act} />
    </section>
  )
}

/** The progress of the pictures from its addresses, while it is relevant. */
function PictureProgress({ pictures }: Pick<JobDetail, 'pictures'>) {
  const { waiting, done, failed } = pictures
  if (waiting + done + failed === 0) return null
  return (
    <p>
      {messages.picturesOf}: {messages.pictures(pictures)}{' '}
      <Link className="link" to="/dashboard/pictures">
        {messages.picturesQueue}
      </Link>
    </p>
  )
}

/** After an action here, the focus moves to the text with its result. */
function useStepFocus(state: JobDetail['state']) {
  const heading = useRef<HTMLElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return heading
}

type StepButtonsProps = { readonly job: JobDetail; readonly act: Act }

function StepButtons({ job: { id, state, counts, file }, act }: StepButtonsProps) {
  const undo = () => act(() => bulkJobs.undo({ id }))
  const undoIfSure = async (): Promise<void> => {
    if (await confirm({ detail: messages.undoSure, confirmLabel: messages.undo })) await undo()
  }
  return (
    <div className="row">
      {state === 'applied' && counts.applied > 0 ? (
        <button type="button" className="button" onClick={() => void undoIfSure()}>
          {messages.undo}
        </button>
      ) : null}
      {state === 'scheduled' ? (
        <button type="button" className="button" onClick={() => void undo()}>
          {messages.cancelSchedule}
        </button>
      ) : null}
      {counts.wrong + counts.left > 0 ? (
        <button
          type="button"
          className="button"
          onClick={() => void act(() => downloadWrongRows(id, file))}
        >
          {messages.wrongFile}
        </button>
      ) : null}
    </div>
  )
}
