/** The form that refuses an order on hold, with a reason for its buyer. */
import { useEffect, useRef } from 'react'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { holds } from '../api.client.ts'
import { holdsContract } from '../holds/holds-contract.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'

const { TextInput } = inputsOf<{ readonly note: string }>()

type RefuseFormProps = {
  readonly number: number
  readonly title: string
  readonly open: boolean
  /** Of a part of the page that is there after the decision, too: the focus goes on from it. */
  readonly actions: RowActions
  readonly onDone: () => void
}

export function RefuseForm({ number, title, open, actions, onDone }: RefuseFormProps) {
  const form = useContractForm(holdsContract.refuseHold, { values: { note: '' } })
  const button = useRef<HTMLButtonElement>(null)
  const { setFocus } = form
  useEffect(() => {
    // The dialog, whose effect comes first, is shown.
    if (open) setFocus('note')
  }, [open, setFocus])
  const refuse = async (note: string): Promise<string> => {
    await holds.refuseHold({ number, note })
    onDone()
    return messages.refused(number)
  }
  return (
    <Form
      form={form}
      about={String(number)}
      onSubmit={async ({ note }) => {
        if (button.current) await actions.run({ button: button.current, work: () => refuse(note) })
      }}
    >
      <h2>{title}</h2>
      <TextInput
        name="note"
        label={messages.refuseNote}
        optional
        help={messages.refuseHelp}
        maxLength={300}
      />
      <div>
        <button
          ref={button}
          type="submit"
          className="button danger"
          aria-disabled={actions.busy || undefined}
        >
          {messages.refuse}
        </button>
      </div>
    </Form>
  )
}
