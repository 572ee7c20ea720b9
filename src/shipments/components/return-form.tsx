/** The form with which a buyer asks to send pieces of an order back. */
import { useForm } from 'react-hook-form'
import type { OrderDetails } from '../../orders/contract.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { FieldNote, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { shipments } from '../api.client.ts'
import { shipmentsContract } from '../contract.ts'
import { shipmentsMessages } from '../messages/shipments.ts'

const { returns: messages } = shipmentsMessages

type Values = {
  /** As typed, by the position of the line. */
  readonly quantities: Readonly<Record<string, string>>
  readonly reason: string
}
type ReturnFormProps = { readonly order: OrderDetails; readonly onDone: () => void }

export function ReturnForm({ order: { number, lines }, onDone }: ReturnFormProps) {
  const form = useForm<Values>({ defaultValues: { quantities: {}, reason: '' } })
  const {
    register,
    formState: { errors, isSubmitting },
  } = form
  const { notice, send } = useSubmit(form, shipmentsContract.requestReturn.input)
  const { revalidate } = useRevalidator()
  const rows = lines.filter(({ shipped, returned }) => shipped > returned)
  const submit = send(async ({ quantities, reason }) => {
    const wanted = rows.flatMap(({ line }) => {
      const quantity = parseQuantity((quantities[fieldOf(line)] ?? '').trim() || '0')
      return quantity === 0 ? [] : [{ line, quantity }]
    })
    if (wanted.length === 0 || !wanted.every(({ quantity }) => quantity > 0))
      return form.setError('root', { message: messages.noLines })
    await sendOnce(`return.${number}`, (options) =>
      shipments.requestReturn({ number, lines: wanted, reason }, options),
    )
    toast(messages.asked)
    await revalidate()
    return onDone()
  })
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
      <p className="muted small">{messages.help}</p>
      {rows.map(({ line, name, sku, shipped, returned }) => (
        <TextField
          key={line}
          label={messages.nowOf(name)}
          help={messages.of(sku, displayNumber(shipped - returned))}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...register(`quantities.${fieldOf(line)}`)}
        />
      ))}
      <FieldNote id={undefined} error={errors.root?.message} />
      <TextField
        label={messages.reason}
        maxLength={500}
        error={errors.reason?.message}
        {...register('reason')}
      />
      <SubmitButton busy={isSubmitting} busyLabel={messages.busy}>
        {messages.act}
      </SubmitButton>
    </form>
  )
}

/** A name that no number is, so that the values are no array of a thousand holes. */
const fieldOf = (line: number): string => `line${line}`
