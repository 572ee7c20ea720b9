/** What both sides have written about a quote, and the field for the next message. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Text } from '../../platform/fields/fields.ts'
import { DayOf } from '../../ui/day-of.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { quotes } from '../api.client.ts'
import { quotesContract, type Quote } from '../contract.ts'
import { quotePageMessages as messages } from '../messages/pages.ts'

const schema = z.strictObject({ text: Text(2000) })

type QuoteMessagesProps = {
  readonly quote: Pick<Quote, 'id' | 'messages'>
  readonly mayWrite: boolean
}

export const QuoteMessages = ({ quote, mayWrite }: QuoteMessagesProps) => (
  <section className="mt-10" aria-labelledby="messages">
    <h2 id="messages" className="mb-2">
      {messages.messages}
    </h2>
    {quote.messages.length === 0 ? <p className="muted">{messages.noMessages}</p> : null}
    <ol>
      {quote.messages.map(({ side, by, text, at }) => (
        <li key={`${at} ${text}`} className="mt-4">
          <p className="muted small">
            <b>{messages.from(by, side)}</b> <DayOf at={at} />
          </p>
          <p className="whitespace-pre-line break-words">{text}</p>
        </li>
      ))}
    </ol>
    {mayWrite ? <MessageForm id={quote.id} /> : null}
  </section>
)

function MessageForm({ id }: { readonly id: string }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: '' } })
  const { notice, send } = useSubmit(form, quotesContract.write.input)
  const { revalidate } = useRevalidator()
  const {
    formState: { errors, isSubmitting },
    register,
    reset,
  } = form
  const submit = send(async ({ text }) => {
    await quotes.write({ id, text })
    reset()
    toast(messages.sent)
    await revalidate()
  })
  return (
    <form method="post" className="form mt-4" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notSent}</b> {notice}
        </Notice>
      )}
      <TextArea
        label={messages.write}
        rows={3}
        maxLength={2000}
        error={errors.text?.message}
        {...register('text')}
      />
      <div>
        <SubmitButton busy={isSubmitting} busyLabel={messages.sending}>
          {messages.send}
        </SubmitButton>
      </div>
    </form>
  )
}
