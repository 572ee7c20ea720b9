/** Two buttons that release or refuse an order on hold, with a note to its buyer. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { stockShort } from '../holds/holds-contract.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { holds } from '../api.client.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'

type HoldDecisionProps = {
  readonly number: number
  /** As the reader sees it; absent: whatever it is. */
  readonly revision?: number
  /** What the button says that releases it. */
  readonly label: string
  readonly canRelease?: boolean
  /** The id of its form, where the button that releases it is elsewhere. */
  readonly form?: string | undefined
}

export function HoldDecision({
  number,
  revision,
  label,
  canRelease = true,
  form,
}: HoldDecisionProps) {
  const { busy, run } = useRowActions()
  const { revalidate } = useRevalidator()
  const [note, setNote] = useState('')
  const [short, setShort] = useState<string>()
  const release = async (): Promise<string | undefined> => {
    setShort(undefined)
    try {
      await holds.releaseHold({ number, ...(revision === undefined ? {} : { revision }) })
    } catch (error) {
      // What is short is a list to be read at leisure.
      if (!isProblem(error, stockShort)) throw error
      setShort(error.message)
      await revalidate()
      return undefined
    }
    return messages.released(number)
  }
  const refuse = async (): Promise<string> => {
    await holds.refuseHold({ number, note })
    return messages.refused(number)
  }
  return (
    <div className="form mt-4">
      {form === undefined ? null : (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            const { nativeEvent } = event
            const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
            if (button) void run({ button, work: release })
          }}
        />
      )}
      {short === undefined ? null : <Notice tone="bad">{short}</Notice>}
      <TextField
        label={messages.refuseNote}
        optional
        help={messages.refuseHelp}
        maxLength={300}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="row">
        {canRelease && form === undefined ? (
          <button
            type="button"
            className="button primary"
            aria-disabled={busy || undefined}
            aria-label={messages.actOn(label, number)}
            onClick={({ currentTarget: button }) => void run({ button, work: release })}
          >
            {label}
          </button>
        ) : null}
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          aria-label={messages.actOn(messages.refuse, number)}
          onClick={({ currentTarget: button }) => void run({ button, work: refuse })}
        >
          {messages.refuse}
        </button>
      </div>
    </div>
  )
}
