/** The form with which an admin records pieces of one tool: received, counted or returned. */
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { wholeNumberMessage } from '../../platform/fields/number-message.ts'
import { Line } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { stockPageMessages as messages } from '../messages/stock-page.ts'
import { stockMessages } from '../messages/stock.ts'
import { stockContract } from '../contract.ts'
import { manualMovementKinds, type ManualMovementKind } from '../rules.ts'
import { maxTypedStock } from '../typed-stock.ts'
import { stock } from '../api.client.ts'

const Fields = z.strictObject({
  kind: z.enum(manualMovementKinds),
  quantity: z.pipe(
    z.string().check(
      z.refine((text) => parseQuantity(text) <= maxTypedStock, {
        error: ({ input }) => wholeNumberMessage(String(input), stockMessages.notQuantity),
      }),
    ),
    z.transform(parseQuantity),
  ),
  reason: Line(200),
})
const { Choice, NumberInput, TextInput } = inputsOf<z.input<typeof Fields>>()

type MovementFormProps = {
  readonly toolId: string
  /** The level on the page, in pieces; a count is compared with it. */
  readonly level: number
  /** What is recorded if nothing else is chosen. */
  readonly startsAs: ManualMovementKind
  /** Called after a movement was recorded. */
  readonly onDone: () => Promise<void>
}

export function MovementForm({ toolId, level, startsAs, onDone }: MovementFormProps) {
  const form = useContractForm(stockContract.record, {
    fields: Fields,
    values: { kind: startsAs, quantity: '', reason: '' },
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const record = async (values: z.output<typeof Fields>): Promise<void> => {
    const input = { toolId, ...values, ...(values.kind === 'counted' ? { seen: level } : {}) }
    const { level: newLevel, delta } = await sendOnce(`movement.${toolId}`, (options) =>
      stock.record(input, options),
    )
    form.reset({ kind: values.kind, quantity: '', reason: '' })
    toast(messages.done(delta, newLevel))
    await onDone()
  }
  return (
    <Form
      form={form}
      onSubmit={record}
      failed={messages.notDone}
      act={messages.act}
      busy={messages.busy}
    >
      <div className="three">
        <Choice name="kind" label={messages.kind} options={messages.kinds} />
        <NumberInput
          name="quantity"
          label={messages.quantity}
          help={kind === 'counted' ? messages.help.counted(level) : messages.help[kind]}
        />
        <TextInput name="reason" label={messages.reason} help={messages.reasonHelp} />
      </div>
    </Form>
  )
}
