/** Ends a received order without an order. */
import * as z from 'zod/mini'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { receivedOrders } from '../api.client.ts'
import { receivedOrdersContract } from '../contract.ts'
import { receivedPageMessages } from '../messages/pages.ts'

const messages = receivedPageMessages.reject
const fields = z.strictObject({ reason: OptionalLine(500) })
const { TextInput } = inputsOf<z.input<typeof fields>>()

type RejectFormProps = { readonly id: string; readonly onDone: () => void }

export function RejectForm({ id, onDone }: RejectFormProps) {
  const { revalidate } = useRevalidator()
  const form = useContractForm(receivedOrdersContract.reject, { fields, values: { reason: '' } })
  const reject = async ({ reason }: z.output<typeof fields>): Promise<void> => {
    await receivedOrders.reject({ id, reason })
    toast(messages.done)
    onDone()
    await revalidate()
  }
  return (
    <Form form={form} onSubmit={reject} act={messages.act} busy={messages.busy}>
      <TextInput name="reason" label={messages.reason} help={messages.help} />
    </Form>
  )
}
