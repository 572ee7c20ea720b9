/**
 * The button that refuses an order on hold. Its reason is asked for in a dialog; what was typed there
 * stays while it is closed.
 */
import { useEffect, useRef, useState } from 'react'
import { ActButton } from '../../ui/buttons.tsx'
import { FormDialog } from '../../ui/desk/form-dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { holds } from '../api.client.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'

type RefuseHoldProps = {
  readonly number: number
  /** Of a part of the page that is there after the decision, too: the focus goes on from it. */
  readonly actions: RowActions
}

export function RefuseHold({ number, actions: { busy, run } }: RefuseHoldProps) {
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
        className="button"
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
            <ActButton
              className="button danger"
              busy={busy}
              act={(button) => run({ button, work: refuse })}
            >
              {messages.refuse}
            </ActButton>
          </div>
        </div>
      </FormDialog>
    </>
  )
}
