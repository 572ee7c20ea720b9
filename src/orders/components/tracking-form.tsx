/** The form with which an admin corrects the tracking of an order that was shipped. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { toast } from '../../ui/toast.tsx'
import { useSeen } from '../../ui/use-seen.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import { ordersContract, type OrderDetails } from '../contract.ts'
import { TransitionFields } from '../transitions/transition-schemas.ts'
import { orders } from '../api.client.ts'
import { hasTracking } from '../rules.ts'
import { TrackingFields } from './tracking-fields.tsx'

const resolver = zodResolver(TransitionFields)

export function TrackingForm({ order }: { readonly order: OrderDetails }) {
  const { number, status, trackingNumber, trackingLink } = order
  const form = useForm({ resolver, defaultValues: { note: '', trackingNumber, trackingLink } })
  const {
    control,
    formState: { errors, isSubmitting },
    register,
  } = form
  const { notice, problem, send } = useSubmit(form, ordersContract.correctTracking.input)
  const seen = useSeen({ trackingNumber, trackingLink }, problem)
  const { revalidate } = useRevalidator()
  if (!hasTracking(status)) return null

  const submit = send(async (values) => {
    await orders.correctTracking({
      number,
      trackingNumber: values.trackingNumber ?? '',
      trackingLink: values.trackingLink ?? '',
      ...seen,
    })
    toast(messages.trackingCorrected)
    await revalidate()
  })
  return (
    <section aria-labelledby="order-tracking">
      <h2 id="order-tracking">{messages.correctTracking}</h2>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
        <TrackingFields
          control={control}
          register={register}
          number="trackingNumber"
          link="trackingLink"
          linkError={errors.trackingLink?.message}
        />
        <SubmitButton busy={isSubmitting} busyLabel={messages.doing}>
          {messages.saveTracking}
        </SubmitButton>
      </form>
    </section>
  )
}
