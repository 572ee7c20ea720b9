/**
 * What staff decide about an order on hold. The button that releases it is the step in the title;
 * refusing it opens over the page, and what was typed there stays while it is closed.
 */
import { useEffect, useRef, useState } from 'react'
import { FormDialog } from '../../ui/desk/form-dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { holds } from '../api.client.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'
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
      <Refusal number={number} actions={actions} />
    </>
  )
}

function Refusal({ number, actions: { busy, run } }: Omit<StaffDecisionProps, 'form'>) {
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The dialog, whose effect comes first, is shown.
    if (open) field.current?.focus()
  }, [open])
  const title = messages.actOn(messages.refuse, number)
  const refuse = async (): Promise<string> => {
    await holds.refuseHold({ number, note })
    setOpen(false)
    return messages.refused(number)
  }
  return (
    <>
      <button
        type="button"
        className="button mt-4"
        aria-label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {messages.refuse}
      </button>
      <FormDialog title={title} open={open} onClose={() => setOpen(false)}>
        <div className="form">
          <h2>{title}</h2>
          <TextField
            ref={field}
            label={messages.refuseNote}
            optional
            help={messages.refuseHelp}
            maxLength={300}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <div>
            <button
              type="button"
              className="button danger"
              aria-disabled={busy || undefined}
              onClick={({ currentTarget: button }) => void run({ button, work: refuse })}
            >
              {messages.refuse}
            </button>
          </div>
        </div>
      </FormDialog>
    </>
  )
}
