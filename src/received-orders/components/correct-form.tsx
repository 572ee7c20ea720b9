/** The form in which a person corrects a line: its SKU and its quantity. */
import * as z from 'zod/mini'
import { Integer, Line } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { correctOrder } from '../api.client.ts'
import { receivedOrdersContract, type ReceivedLine, type ReceivedOrder } from '../contract.ts'
import { receivedPageMessages as messages } from '../messages/pages.ts'

const fields = z.strictObject({ sku: Line(40), quantity: Integer(1, 1_000_000) })
const { TextInput } = inputsOf<z.input<typeof fields>>()

type CorrectFormProps = {
  readonly order: Pick<ReceivedOrder, 'id' | 'revision'>
  readonly line: ReceivedLine
  readonly onDone: () => void
}

export function CorrectForm({ order, line, onDone }: CorrectFormProps) {
  const { revalidate } = useRevalidator()
  const form = useContractForm(receivedOrdersContract.correct, {
    fields,
    values: { sku: line.tool?.sku ?? '', quantity: String(line.quantity ?? '') },
  })
  const save = async ({ sku, quantity }: z.output<typeof fields>): Promise<void> => {
    // Only a changed value is a correction.
    await correctOrder(order, {
      lines: [
        {
          line: line.line,
          ...line.decided,
          ...(sku === line.tool?.sku ? {} : { sku }),
          ...(quantity === line.quantity ? {} : { quantity }),
          confirmed: true,
        },
      ],
    })
    onDone()
    await revalidate()
  }
  return (
    <Form
      form={form}
      about={String(line.line)}
      onSubmit={save}
      act={messages.save}
      busy={messages.saving}
    >
      <TextInput name="sku" label={messages.sku} />
      <TextInput name="quantity" label={messages.quantity} inputMode="numeric" />
    </Form>
  )
}
