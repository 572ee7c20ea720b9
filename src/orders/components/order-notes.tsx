/** The internal notes of an order, on its page: staff read, add and delete them. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Text } from '../../platform/fields/fields.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { notes as client } from '../api.client.ts'
import { noteMessages as messages } from '../messages/notes.ts'
import { notesContract, type Note } from '../notes/notes-contract.ts'

const resolver = zodResolver(z.object({ text: Text(2000) }))

type OrderNotesProps = {
  /** The number of the order. */
  readonly number: number
  /** Newest first. */
  readonly notes: readonly Note[]
  readonly mayChange: boolean
}

export function OrderNotes({ number, notes, mayChange }: OrderNotesProps) {
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
            {mayChange ? (
              <button
                type="button"
                className="button plain tight"
                aria-label={messages.delete(text)}
                aria-disabled={busy || undefined}
                onClick={({ currentTarget }) =>
                  void remove(currentTarget, messages.sure, () => client.removeNote({ number, id }))
                }
              >
                {messages.deleteLabel}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayChange ? <NewNoteForm number={number} /> : null}
    </section>
  )
}

function NewNoteForm({ number }: Pick<OrderNotesProps, 'number'>) {
  const form = useForm({ resolver, defaultValues: { text: '' } })
  const { notice, send } = useSubmit(form, notesContract.addNote.input)
  const { revalidate } = useRevalidator()
  const { errors, isSubmitting } = form.formState
  const submit = send(async ({ text }) => {
    await client.addNote({ number, text })
    form.reset()
    toast(messages.added)
    await revalidate()
  })
  return (
    <form className="form mt-4" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
      <TextArea
        label={messages.label}
        rows={3}
        maxLength={2000}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <SubmitButton secondary busy={isSubmitting} busyLabel={messages.busy}>
        {messages.add}
      </SubmitButton>
    </form>
  )
}
