/**
 * The button that refuses an order on hold. Its reason is asked for in a dialog; what was typed there
 * stays while it is closed.
 */
import { Suspense, useState } from 'react'
import { FormDialog } from '../../ui/desk/form-dialog.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'

const RefuseForm = lazyComponent(async () => (await import('./refuse-form.tsx')).RefuseForm)

type RefuseHoldProps = {
  readonly number: number
  /** Of a part of the page that is there after the decision, too: the focus goes on from it. */
  readonly actions: RowActions
}

export function RefuseHold({ number, actions }: RefuseHoldProps) {
  const [open, setOpen] = useState(false)
  const title = messages.actOn(messages.refuse, number)
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
        <Suspense>
          <RefuseForm
            number={number}
            title={title}
            open={open}
            actions={actions}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      </FormDialog>
    </>
  )
}
