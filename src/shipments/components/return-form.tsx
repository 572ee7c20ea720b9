/** The form with which a buyer requests to return pieces of an order. */
import type { OrderDetails } from '../../orders/contract.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf, RootError } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { shipments } from '../api.client.ts'
import { shipmentsContract } from '../contract.ts'
import { shipmentsMessages } from '../messages/shipments.ts'

const { returns: messages } = shipmentsMessages

type Values = {
  /** As typed, by the position of the line. */
  readonly quantities: Readonly<Record<string, string>>
  readonly reason: string
}
const { NumberInput, TextInput } = inputsOf<Values>()

type ReturnFormProps = { readonly order: OrderDetails; readonly onDone: () => void }

export function ReturnForm({ order: { number, lines }, onDone }: ReturnFormProps) {
  const form = useContractForm<Values>(shipmentsContract.requestReturn, {
    values: { quantities: {}, reason: '' },
  })
  const { revalidate } = useRevalidator()
  const rows = lines.filter(({ shipped, returned }) => shipped > returned)
  const submit = async ({ quantities, reason }: Values): Promise<void> => {
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
  }
  return (
    <Form form={form} onSubmit={submit} act={messages.act} busy={messages.busy}>
      <p className="muted small">{messages.help}</p>
      {rows.map(({ line, name, sku, shipped, returned }) => (
        <NumberInput
          name={`quantities.${fieldOf(line)}`}
          optional
          key={line}
          label={messages.nowOf(name)}
          help={messages.of(sku, displayNumber(shipped - returned))}
        />
      ))}
      <RootError />
      <TextInput name="reason" maxLength={500} label={messages.reason} />
    </Form>
  )
}

/** A non-numeric field name, so that the values do not become a sparse array. */
const fieldOf = (line: number): string => `line${line}`
