/**
 * The messages of both sides about a quote, with its offers, newest first, and the field for a new
 * one.
 */
import { useId } from 'react'
import * as z from 'zod/mini'
import { Text } from '../../platform/fields/fields.ts'
import { SubmitButton } from '../../ui/buttons.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { quotes } from '../api.client.ts'
import { quotesContract, type Quote } from '../contract.ts'
import { quotePageMessages as messages } from '../messages/pages.ts'
import { entriesOf } from '../quote-entries.ts'

const schema = z.strictObject({ text: Text(2000) })

type QuoteMessagesProps = {
  readonly quote: Quote
  readonly canWrite: boolean
  /** The reader's side: their messages are for the other side. */
  readonly side: 'buyer' | 'shop'
}

export const QuoteMessages = ({ quote, canWrite, side }: QuoteMessagesProps) => (
  <section aria-labelledby="messages">
    <h2 id="messages" className="mb-2">
      {messages.messages}
    </h2>
    {canWrite ? <MessageForm quote={quote} side={side} /> : null}
    <ol className="timeline">
      {entriesOf(quote).map(({ at, what, text }, index) => (
        <li key={`${at} ${what} ${text}`} className={index === 0 ? 'now' : undefined}>
          {what}
          <DateTime at={at} />
          {text === '' ? null : <p className="note whitespace-pre-line">{text}</p>}
        </li>
      ))}
    </ol>
  </section>
)

type MessageFormProps = Pick<QuoteMessagesProps, 'quote' | 'side'>

function MessageForm({ quote: { id, name }, side }: MessageFormProps) {
  const form = useContractForm(quotesContract.write, { fields: schema, values: { text: '' } })
  const note = useId()
  const { revalidate } = useRevalidator()
  const error = form.formState.errors.text?.message
  const submit = async ({ text }: z.output<typeof schema>): Promise<void> => {
    await quotes.write({ id, text })
    form.reset()
    toast(messages.sent)
    await revalidate()
  }
  return (
    <Form form={form} className="composer" onSubmit={submit} failed={messages.notSent}>
      <input
        className="input"
        autoComplete="off"
        maxLength={2000}
        aria-label={side === 'buyer' ? messages.toShop : messages.toBuyer}
        placeholder={messages.writeTo(side === 'buyer' ? undefined : name)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : note}
        {...form.register('text')}
      />
      <SubmitButton busy={form.formState.isSubmitting} busyLabel={messages.sending} secondary>
        {messages.send}
      </SubmitButton>
      <FieldNote id={note} error={error} />
    </Form>
  )
}
