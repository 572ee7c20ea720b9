/** The internal notes of an order, on its page: staff read, add and delete them. */
import * as z from 'zod/mini'
import { Text } from '../../platform/fields/fields.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { notes as client } from '../api.client.ts'
import { noteMessages as messages } from '../messages/notes.ts'
import { notesContract, type Note } from '../notes/notes-contract.ts'

const fields = z.object({ text: Text(2000) })
const { TextLines } = inputsOf<z.input<typeof fields>>()

type OrderNotesProps = {
  /** The number of the order. */
  readonly number: number
  /** Newest first. */
  readonly notes: readonly Note[]
  readonly canChange: boolean
}

export function OrderNotes({ number, notes, canChange }: OrderNotesProps) {
  const { busy, remove } = useRowActions()
  return (
    <section className="order-notes" aria-labelledby="order-notes">
      <h2 id="order-notes">{messages.heading}</h2>
      <p className="muted small">{messages.help}</p>
      <ul>
        {notes.map(({ id, text, by, at }) => (
          <li key={id} className="mt-4">
            <p className="whitespace-pre-line break-words">{text}</p>
            <p className="muted small">
              <DateTime at={at} /> {by === '' ? messages.byDeleted : messages.by(by)}
            </p>
            {canChange ? (
              <ActButton
                className="button plain tight"
                aria-label={messages.delete(text)}
                busy={busy}
                act={(button) =>
                  remove(button, messages.sure, () => client.removeNote({ number, id }))
                }
              >
                {messages.deleteLabel}
              </ActButton>
            ) : null}
          </li>
        ))}
      </ul>
      {canChange ? <NewNoteForm number={number} /> : null}
    </section>
  )
}

function NewNoteForm({ number }: Pick<OrderNotesProps, 'number'>) {
  const form = useContractForm(notesContract.addNote, { fields, values: { text: '' } })
  const { revalidate } = useRevalidator()
  const submit = async ({ text }: z.output<typeof fields>): Promise<void> => {
    await client.addNote({ number, text })
    form.reset()
    toast(messages.added)
    await revalidate()
  }
  return (
    <Form
      form={form}
      className="form mt-4"
      onSubmit={submit}
      act={messages.add}
      busy={messages.busy}
      secondary
    >
      <TextLines name="text" label={messages.label} />
    </Form>
  )
}
