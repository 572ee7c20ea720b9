/** The form with which an admin corrects the tracking of an order that was shipped. */
import type * as z from 'zod/mini'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useSeen } from '../../ui/use-seen.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import { ordersContract, type OrderDetails } from '../contract.ts'
import { TransitionFields } from '../transitions/transition-schemas.ts'
import { orders } from '../api.client.ts'
import { TrackingFields } from './tracking-fields.tsx'

type TrackingFormProps = { readonly order: OrderDetails; readonly onDone: () => void }

export function TrackingForm({ order, onDone }: TrackingFormProps) {
  const { number, trackingNumber, trackingLink } = order
  const form = useContractForm(ordersContract.correctTracking, {
    fields: TransitionFields,
    values: { note: '', trackingNumber, trackingLink },
  })
  const seen = useSeen({ trackingNumber, trackingLink }, form.problem)
  const { revalidate } = useRevalidator()

  const submit = async (values: z.output<typeof TransitionFields>): Promise<void> => {
    await orders.correctTracking({
      number,
      trackingNumber: values.trackingNumber ?? '',
      trackingLink: values.trackingLink ?? '',
      ...seen,
    })
    toast(messages.trackingCorrected)
    await revalidate()
    onDone()
  }
  return (
    <section aria-labelledby="order-tracking">
      <h2 id="order-tracking">{messages.correctTracking}</h2>
      <Form form={form} onSubmit={submit} act={messages.saveTracking} busy={messages.doing}>
        <TrackingFields number="trackingNumber" link="trackingLink" />
      </Form>
    </section>
  )
}
