/** What both sides have written about a quote, and the field for the next message. */
import * as z from 'zod/mini'
import { Text } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { quotes } from '../api.client.ts'
import { quotesContract, type Quote } from '../contract.ts'
import { quotePageMessages as messages } from '../messages/pages.ts'

const schema = z.strictObject({ text: Text(2000) })
const { TextLines } = inputsOf<z.input<typeof schema>>()

type QuoteMessagesProps = {
  readonly quote: Pick<Quote, 'id' | 'messages'>
  readonly canWrite: boolean
}

export const QuoteMessages = ({ quote, canWrite }: QuoteMessagesProps) => (
  <section className="mt-10" aria-labelledby="messages">
    <h2 id="messages" className="mb-2">
      {messages.messages}
    </h2>
    {quote.messages.length === 0 ? <p className="muted">{messages.noMessages}</p> : null}
    <ol>
      {quote.messages.map(({ side, by, text, at }) => (
        <li key={`${at} ${text}`} className="mt-4">
          <p className="muted small">
            <b>{messages.from(by, side)}</b> <DateTime timeless at={at} />
          </p>
          <p className="whitespace-pre-line break-words">{text}</p>
        </li>
      ))}
    </ol>
    {canWrite ? <MessageForm id={quote.id} /> : null}
  </section>
)

function MessageForm({ id }: { readonly id: string }) {
  const form = useContractForm(quotesContract.write, { fields: schema, values: { text: '' } })
  const { revalidate } = useRevalidator()
  const submit = async ({ text }: z.output<typeof schema>): Promise<void> => {
    await quotes.write({ id, text })
    form.reset()
    toast(messages.sent)
    await revalidate()
  }
  return (
    <Form
      form={form}
      className="form mt-4"
      onSubmit={submit}
      failed={messages.notSent}
      act={messages.send}
      // The next step is the offer, or its answer.
      secondary
      busy={messages.sending}
    >
      <TextLines name="text" label={messages.write} />
    </Form>
  )
}
