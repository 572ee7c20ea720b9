/** How far a job is, and what can be done with it: apply, now or later; take back. */
import { useId, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { bulkJobs } from '../api.client.ts'
import type { JobDetail } from '../contract.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { downloadWrongRows } from '../upload.client.ts'

/** Whether the shop works on it at this moment. */
export const isBusy = ({ state }: Pick<JobDetail, 'state'>): boolean =>
  ['checking', 'applying', 'undoing'].includes(state)

type JobStepsProps = { readonly job: JobDetail; readonly onDone: () => Promise<void> }

export function JobSteps({ job, onDone }: JobStepsProps) {
  const [error, setError] = useState<string>()
  const act = (work: () => Promise<unknown>) => async (): Promise<void> => {
    setError(undefined)
    try {
      await work()
      await onDone()
    } catch (problem) {
      setError(isProblem(problem) ? problem.message : formMessages.failedDetail)
    }
  }
  const { id, state, counts, file } = job
  return (
    <section aria-label={messages.states[state]} className="job-steps">
      <p role="status">
        <b>{messages.states[state]}</b> {isBusy(job) ? messages.progress(job.done, job.rows) : null}
      </p>
      {isBusy(job) ? (
        <progress
          aria-label={messages.states[state]}
          max={Math.max(1, job.rows)}
          value={job.done}
        />
      ) : null}
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      {state === 'checked' ? <ApplyPart job={job} act={act} /> : null}
      <div className="row">
        {state === 'applied' ? (
          <button
            type="button"
            className="button"
            onClick={() =>
              confirm(messages.undoSure) ? void act(() => bulkJobs.undo({ id }))() : undefined
            }
          >
            {messages.undo}
          </button>
        ) : null}
        {state === 'scheduled' ? (
          <button
            type="button"
            className="button"
            onClick={() => void act(() => bulkJobs.undo({ id }))()}
          >
            {messages.cancelSchedule}
          </button>
        ) : null}
        {counts.wrong + counts.left > 0 ? (
          <button
            type="button"
            className="button"
            onClick={() => void act(() => downloadWrongRows(id, file))()}
          >
            {messages.wrongFile}
          </button>
        ) : null}
      </div>
    </section>
  )
}

type ApplyPartProps = {
  readonly job: JobDetail
  readonly act: (work: () => Promise<unknown>) => () => Promise<void>
}

function ApplyPart({ job: { id, counts }, act }: ApplyPartProps) {
  const name = useId()
  const [kinds, setKinds] = useState<readonly ('new' | 'changed')[]>(['new', 'changed'])
  const [at, setAt] = useState('')
  const rows = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  const toggle = (kind: 'new' | 'changed') =>
    setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind])
  return (
    <div className="form-part">
      <div className="row">
        {(['new', 'changed'] as const).map((kind) => (
          <label key={kind} className="check">
            <input
              type="checkbox"
              name={name}
              checked={kinds.includes(kind)}
              onChange={() => toggle(kind)}
            />{' '}
            {messages.kinds[kind]} ({counts[kind]})
          </label>
        ))}
      </div>
      <TextField
        label={messages.applyAt}
        help={messages.applyNow}
        optional
        type="datetime-local"
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
      <div className="row">
        <button
          type="button"
          className="button primary"
          aria-disabled={rows === 0 || undefined}
          onClick={() =>
            rows === 0
              ? undefined
              : void act(() =>
                  bulkJobs.apply({
                    id,
                    kinds: [...kinds],
                    ...(at === '' ? {} : { at: new Date(at).toISOString() }),
                  }),
                )()
          }
        >
          {messages.apply(rows)}
        </button>
      </div>
      {rows === 0 ? <p className="help">{messages.nothing}</p> : null}
    </div>
  )
}
