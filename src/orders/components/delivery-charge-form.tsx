/** The form with which staff say what the delivery of an order costs. */
import * as z from 'zod/mini'
import { amountInField } from '../../platform/money/money.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { orders } from '../api.client.ts'
import { ordersContract, type OrderDetails } from '../contract.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'

const fields = z.object({ charge: Money })
const { MoneyInput } = inputsOf<z.input<typeof fields>>()

/** Whether the charge of an order can still be set. */
export const takesCharge = ({ status, delivery }: OrderDetails): boolean =>
  status === 'placed' && delivery !== undefined && delivery.kind !== 'collection'

type DeliveryChargeFormProps = { readonly order: OrderDetails; readonly onDone: () => void }

export function DeliveryChargeForm({ order, onDone }: DeliveryChargeFormProps) {
  const { number, delivery, onHold } = order
  const charge = delivery && delivery.kind !== 'on-request' ? amountInField(delivery.charge) : ''
  const form = useContractForm(ordersContract.setDelivery, { fields, values: { charge } })
  const seen = useSeen(
    delivery?.kind === 'on-request' ? null : (delivery?.charge ?? null),
    form.problem,
  )
  const { revalidate } = useRevalidator()
  const isAsked = delivery?.kind === 'on-request' || onHold === 'delivery'
  const submit = async (values: z.output<typeof fields>): Promise<void> => {
    await orders.setDelivery({ number, charge: values.charge, ...seen })
    toast(messages.deliverySaved)
    await revalidate()
    onDone()
  }
  return (
    <section aria-labelledby="order-delivery">
      <h2 id="order-delivery">{messages.setDelivery}</h2>
      <Form form={form} onSubmit={submit} act={messages.saveDelivery} busy={messages.doing}>
        <MoneyInput
          name="charge"
          label={messages.deliveryCharge}
          help={isAsked ? messages.chargeOnRequestHelp : messages.deliveryChargeHelp}
        />
      </Form>
    </section>
  )
}
