/** The form with which staff say what the delivery of an order costs. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatAmount } from '../../platform/money/money.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { orders } from '../api.client.ts'
import { ordersContract, type OrderDetails } from '../contract.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'

const resolver = zodResolver(z.object({ charge: Money }))

/** Nothing where the charge can no longer be set. */
export function DeliveryChargeForm({ order }: { readonly order: OrderDetails }) {
  const { number, status, delivery, onHold } = order
  const charge = delivery && delivery.kind !== 'on-request' ? formatAmount(delivery.charge) : ''
  const form = useForm({ resolver, defaultValues: { charge } })
  const { notice, problem, send } = useSubmit(form, ordersContract.setDelivery.input)
  const seen = useSeen(delivery?.kind === 'on-request' ? null : (delivery?.charge ?? null), problem)
  const { revalidate } = useRevalidator()
  if (status !== 'placed' || !delivery || delivery.kind === 'collection') return null
  const isAsked = delivery.kind === 'on-request' || onHold === 'delivery'
  const { errors, isSubmitting } = form.formState
  const submit = send(async (values) => {
    await orders.setDelivery({ number, charge: values.charge, ...seen })
    toast(messages.deliverySaved)
    await revalidate()
  })
  return (
    <section aria-labelledby="order-delivery">
      <h2 id="order-delivery">{messages.setDelivery}</h2>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
        <TextField
          label={messages.deliveryCharge}
          help={isAsked ? messages.chargeOnRequestHelp : messages.deliveryChargeHelp}
          inputMode="decimal"
          autoComplete="off"
          error={errors.charge?.message}
          {...form.register('charge')}
        />
        <SubmitButton busy={isSubmitting} busyLabel={messages.doing}>
          {messages.saveDelivery}
        </SubmitButton>
      </form>
    </section>
  )
}
