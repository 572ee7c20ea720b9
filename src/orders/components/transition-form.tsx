/** The admin's next step for one order, with a note to its buyer, and with tracking where it ships. */
import { useEffect } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { ordersMessages } from '../messages/orders.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import {
  ordersContract,
  transitionNotAllowed,
  TransitionFields,
  type OrderDetails,
} from '../contract.ts'
import { orders } from '../api.client.ts'
import { nextStatuses } from '../rules.ts'

const resolver = zodResolver(TransitionFields)

export function TransitionForm({ order: { number, status } }: { readonly order: OrderDetails }) {
  const [next] = nextStatuses(status)
  const form = useForm({
    resolver,
    defaultValues: { note: '', trackingNumber: '', trackingLink: '' },
  })
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  const { notice, problem, send } = useSubmit(form, ordersContract.step.input)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Somebody was quicker. The page shows where the order is now, and this form is made anew with it.
    if (!problem || !isProblem(problem, transitionNotAllowed)) return
    toast(problem.message, 'error')
    void revalidate()
  }, [problem, revalidate])
  if (next === undefined) return null

  const take = send(async ({ note, ...tracking }) => {
    const after = await orders.step({
      number,
      status: next,
      note,
      ...(next === 'shipped' ? tracking : {}),
    })
    toast(messages.done(number, ordersMessages.status[after.status]))
    await revalidate()
  })
  return (
    <section aria-labelledby="order-next">
      <h2 id="order-next">{messages.next}</h2>
      <form className="form" noValidate onSubmit={(event) => void take(event)}>
        {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
        {next === 'shipped' ? (
          <>
            <TextField
              label={messages.trackingNumber}
              optional
              maxLength={80}
              error={errors.trackingNumber?.message}
              {...register('trackingNumber')}
            />
            <TextField
              label={messages.trackingLink}
              optional
              help={messages.trackingHelp}
              inputMode="url"
              maxLength={500}
              error={errors.trackingLink?.message}
              {...register('trackingLink')}
            />
          </>
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
