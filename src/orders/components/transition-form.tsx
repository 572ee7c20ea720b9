/** The form with which an admin moves an order to its next status, with a note and tracking. */
import { useEffect } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { ordersMessages } from '../messages/orders.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import { ordersContract, transitionNotAllowed, type OrderDetails } from '../contract.ts'
import { TransitionFields } from '../transitions/transition-schemas.ts'
import { orders } from '../api.client.ts'
import { nextStatuses } from '../rules.ts'
import { TrackingFields } from './tracking-fields.tsx'

const resolver = zodResolver(TransitionFields)

export function TransitionForm({
  order: { number, status, onHold },
}: {
  readonly order: OrderDetails
}) {
  const [next] = nextStatuses(status)
  const form = useForm({
    resolver,
    defaultValues: { note: '', trackingNumber: '', trackingLink: '' },
  })
  const {
    control,
    formState: { errors, isSubmitting },
    register,
  } = form
  const { notice, problem, send } = useSubmit(form, ordersContract.step.input)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Somebody else moved the order: reload, which shows its status and renders this form anew.
    if (!problem || !isProblem(problem, transitionNotAllowed)) return
    toast(problem.message, 'error')
    void revalidate()
  }, [problem, revalidate])
  if (next === undefined || onHold) return null

  const submit = send(async ({ note, ...tracking }) => {
    const updated = await orders.step({
      number,
      status: next,
      note,
      ...(next === 'shipped' ? tracking : {}),
    })
    toast(messages.done(number, ordersMessages.status[updated.status]))
    await revalidate()
  })
  return (
    <section aria-labelledby="order-next">
      <h2 id="order-next">{messages.nextStep}</h2>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
        {next === 'shipped' ? (
          <TrackingFields
            control={control}
            register={register}
            number="trackingNumber"
            link="trackingLink"
            linkError={errors.trackingLink?.message}
          />
        ) : null}
        <TextField
          label={messages.stepNote}
          optional
          help={messages.stepNoteHelp}
          maxLength={500}
          error={errors.note?.message}
          {...register('note')}
        />
        <SubmitButton busy={isSubmitting} busyLabel={messages.doing}>
          {ordersMessages.act[next]}
        </SubmitButton>
      </form>
    </section>
  )
}
