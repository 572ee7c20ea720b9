/** What staff decide about an order on hold. The button that releases it is the step in the title. */
import { Notice } from '../../ui/page-state.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { RefuseHold } from './refuse-hold.tsx'
import { useReleaseHold } from './use-release-hold.ts'

type StaffDecisionProps = {
  readonly number: number
  /** The id of the form that releases it; undefined for staff who may only refuse it. */
  readonly form: string | undefined
  /** Of a part of the page that is there after the decision, too: the focus goes on from it. */
  readonly actions: RowActions
}

export function StaffDecision({ number, form, actions }: StaffDecisionProps) {
  const { short, release } = useReleaseHold(number)
  return (
    <>
      {form === undefined ? null : (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            const { nativeEvent } = event
            const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
            if (button) void actions.run({ button, work: release })
          }}
        />
      )}
      {short === undefined ? null : <Notice tone="bad">{short}</Notice>}
      <div className="mt-4">
        <RefuseHold number={number} actions={actions} />
      </div>
    </>
  )
}
