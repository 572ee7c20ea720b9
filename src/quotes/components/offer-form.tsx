/** The form with which staff answer a quote: a quantity and a price for each line, a last day. */
import { useId, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { displayPrice } from '../../catalogue/model/units.ts'
import type { OrderLine } from '../../orders/order-line.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { formatAmount, parseMoney } from '../../platform/money/money.ts'
import { numberMessage } from '../../platform/fields/number-message.ts'
import { addDays, dayOf } from '../../platform/time/time-zone.ts'
import { FieldNote, TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { quotes } from '../api.client.ts'
import { quotesContract, type Quote } from '../contract.ts'
import { quotePageMessages } from '../messages/pages.ts'
import { usualDays } from '../rules.ts'

const messages = quotePageMessages.answer

type Values = {
  validUntil: string
  message: string
  /** As typed, by the id of the tool. */
  readonly quantities: Readonly<Record<string, string>>
  readonly prices: Readonly<Record<string, string>>
}
type Form = UseFormReturn<Values>

export function OfferForm({ quote }: { readonly quote: Quote }) {
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const form = useForm<Values>({ defaultValues: valuesFor(quote, addDays(today, usualDays)) })
  const { notice, send } = useSubmit(form, quotesContract.answer.input)
  const { revalidate } = useRevalidator()
  const [newest] = quote.versions
  const submit = send(async ({ validUntil, message, ...typed }) => {
    const lines = toLines(form, quote.lines, typed)
    if (!lines) return
    const version = newest?.version ?? 0
    await quotes.answer({ id: quote.id, version, lines, validUntil, message })
    toast(messages.done(version + 1))
    await revalidate()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{newest ? messages.again : messages.title}</h2>
      <p className="muted">{messages.lead}</p>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notSent}</b> {notice}
        </Notice>
      )}
      <Table
        caption={messages.caption}
        columns={columns(form)}
        rows={quote.lines}
        keyOf={({ toolId }) => toolId}
      />
      <FieldNote id={undefined} error={errors.root?.message} />
      <TextField
        label={messages.until}
        type="date"
        min={today}
        error={errors.validUntil?.message}
        {...form.register('validUntil')}
      />
      <TextArea
        label={messages.message}
        optional
        rows={3}
        maxLength={2000}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <div>
        <SubmitButton busy={isSubmitting} busyLabel={messages.busy}>
          {messages.act}
        </SubmitButton>
      </div>
    </form>
  )
}

/** Begins with the newest offer, else with what was asked for. */
function valuesFor({ lines, versions: [newest] }: Quote, validUntil: string): Values {
  const offered = new Map(newest?.lines.map((line) => [line.toolId, line]))
  const begin = lines.map((line) => (newest ? (offered.get(line.toolId) ?? undefined) : line))
  return {
    validUntil,
    message: '',
    quantities: Object.fromEntries(
      lines.map(({ toolId }, index) => [toolId, String(begin[index]?.quantity ?? '')]),
    ),
    prices: Object.fromEntries(
      lines.map(({ toolId, unitPrice }, index) => [
        toolId,
        formatAmount(begin[index]?.unitPrice ?? unitPrice),
      ]),
    ),
  }
}

const columns = (form: Form): readonly Column<OrderLine>[] => [
  {
    header: quotePageMessages.tool,
    fullWidth: true,
    cell: (line) => (
      <span>
        {line.name}
        <small className="block muted">
          {line.sku} · {messages.askedAt(displayPrice(line.unitPrice, line))}
        </small>
      </span>
    ),
  },
  {
    header: quotePageMessages.quantity,
    numeric: true,
    cell: ({ toolId, name }) => (
      <Cell form={form} field={`quantities.${toolId}`} label={messages.quantityOf(name)} />
    ),
  },
  {
    header: messages.price,
    numeric: true,
    cell: ({ toolId, name }) => (
      <Cell form={form} field={`prices.${toolId}`} label={messages.priceOf(name)} />
    ),
  },
]

type CellProps = {
  readonly form: Form
  readonly field: `quantities.${string}` | `prices.${string}`
  readonly label: string
}

function Cell({ form, field, label }: CellProps) {
  const note = useId()
  const error = form.getFieldState(field, form.formState).error?.message
  return (
    <>
      <input
        className="input w-32 text-right"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : note}
        {...form.register(field)}
      />
      <div className="text-left whitespace-normal">
        <FieldNote id={note} error={error} />
      </div>
    </>
  )
}

/** What is sent; undefined, with errors on the fields, where something cannot be meant. */
function toLines(
  form: Form,
  asked: readonly OrderLine[],
  { quantities, prices }: Pick<Values, 'quantities' | 'prices'>,
) {
  let isRight = true
  const refuse = (field: CellProps['field'], message: string): void => {
    form.setError(field, { message }, { shouldFocus: isRight })
    isRight = false
  }
  const lines = asked.flatMap(({ toolId }) => {
    const text = (quantities[toolId] ?? '').trim()
    if (text === '') return []
    const unitPrice = parseMoney((prices[toolId] ?? '').trim())
    const quantity = parseQuantity(text)
    if (!(quantity >= 1 && quantity <= 9_999_999))
      refuse(`quantities.${toolId}`, numberMessage(text, messages.notQuantity))
    if (unitPrice === undefined)
      refuse(`prices.${toolId}`, numberMessage(prices[toolId] ?? '', messages.notPrice))
    return [{ toolId, quantity, unitPrice: unitPrice ?? 0 }]
  })
  if (!isRight) return undefined
  if (lines.length > 0) return lines
  form.setError('root', { message: messages.nothing })
  return undefined
}
