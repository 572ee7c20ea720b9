/** Ask for a price: what came from the cart or the order pad, and a message. */
import { Link, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { displayNumber } from '../platform/money/money.ts'
import { OptionalText } from '../platform/fields/fields.ts'
import { quotes } from '../quotes/api.client.ts'
import { linesOfState, type QuoteLineRequest } from '../quotes/requested-lines.ts'
import { quotesContract } from '../quotes/contract.ts'
import { askMessages as messages } from '../quotes/messages/pages.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, type Column } from '../ui/table.tsx'
import { sendOnce } from '../ui/send-once.browser.ts'
import { toast } from '../ui/toast.tsx'

export const meta = personalMeta(messages.title, messages.description)

const columns: readonly Column<QuoteLineRequest>[] = [
  {
    header: messages.tool,
    slot: 'title',
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  { header: messages.sku, slot: 'meta', cell: ({ sku }) => sku },
  {
    header: messages.quantity,
    numeric: true,
    slot: 'figure',
    cell: ({ quantity }) => displayNumber(quantity),
  },
]

export default function AskForPrice() {
  const { state } = useLocation()
  const lines = linesOfState(state)
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead}>
        <HeadLinks links={[{ to: '/dashboard/quotes', label: messages.mine }]} />
      </DeskHead>
      {lines.length === 0 ? (
        <EmptyState title={messages.empty} detail={messages.emptyDetail}>
          <Link className="button" to="/cart">
            {messages.openCart}
          </Link>
        </EmptyState>
      ) : (
        <>
          <Table
            caption={messages.caption}
            columns={columns}
            rows={lines}
            keyOf={({ toolId }) => toolId}
          />
          <AskForm lines={lines} />
        </>
      )}
    </>
  )
}

const schema = z.strictObject({ message: OptionalText(2000) })
const { TextLines } = inputsOf<z.input<typeof schema>>()

function AskForm({ lines }: { readonly lines: readonly QuoteLineRequest[] }) {
  const navigate = useNavigate()
  const form = useContractForm(quotesContract.ask, { fields: schema, values: { message: '' } })
  const submit = async ({ message }: z.output<typeof schema>): Promise<void> => {
    const asked = lines.map(({ toolId, quantity }) => ({ toolId, quantity }))
    const { id, number } = await sendOnce('quote', (options) =>
      quotes.ask({ lines: asked, message }, options),
    )
    toast(messages.sent(number))
    await navigate(`/dashboard/quotes/${id}`, { replace: true })
  }
  return (
    <Form
      form={form}
      className="form mt-6"
      onSubmit={submit}
      failed={messages.notSent}
      act={messages.act}
      busy={messages.busy}
    >
      <TextLines name="message" label={messages.message} help={messages.messageHelp} rows={4} />
    </Form>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
