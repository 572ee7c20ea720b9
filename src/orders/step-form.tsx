/** The admin's next step for one order, with a note to its buyer, and with tracking where it ships. */
import { useEffect } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { isProblem } from '../platform/problem.ts'
import { toast } from '../web/feedback.tsx'
import { TextField } from '../web/field.tsx'
import { useSend } from '../web/form.ts'
import { SendButton } from '../web/send-button.tsx'
import { Notice } from '../web/state.tsx'
import { ordersWords } from '../words/en/orders.ts'
import { orderWords as words } from '../words/en/pages/order.ts'
import { ordersContract, stepNotAllowed, StepWords, type WholeOrder } from './contract.ts'
import { orders } from './orders.client.ts'
import { stepsAhead } from './rules.ts'

const resolver = zodResolver(StepWords)

export function StepForm({ order: { number, status } }: { readonly order: WholeOrder }) {
  const [next] = stepsAhead(status)
  const form = useForm({ resolver, defaultValues: { note: '', trackingNumber: '', trackingLink: '' } })
  const { formState: { errors, isSubmitting }, register } = form
  const { notice, problem, send } = useSend(form, ordersContract.step.input)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Somebody was quicker. The page shows where the order is now, and this form is made anew with it.
    if (!problem || !isProblem(problem, stepNotAllowed)) return
    toast(problem.message, 'error')
    void revalidate()
  }, [problem, revalidate])
  if (next === undefined) return null

  const take = send(async ({ note, ...tracking }) => {
    const after = await orders.step({ number, status: next, note, ...(next === 'shipped' ? tracking : {}) })
    toast(words.done(number, ordersWords.status[after.status]))
    await revalidate()
  })
  return (
    <section aria-labelledby="order-next">
      <h2 id="order-next">{words.next}</h2>
      <form className="form" noValidate onSubmit={(event) => void take(event)}>
        {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
        {next === 'shipped' ? (
          <>
            <TextField label={words.trackingNumber} optional maxLength={80} error={errors.trackingNumber?.message} {...register('trackingNumber')} />
            <TextField label={words.trackingLink} optional help={words.trackingHelp} inputMode="url" maxLength={500} error={errors.trackingLink?.message} {...register('trackingLink')} />
          </>
        ) : null}
        <TextField label={words.stepNote} optional help={words.stepNoteHelp} maxLength={500} error={errors.note?.message} {...register('note')} />
        <SendButton busy={isSubmitting} busyWord={words.doing}>{ordersWords.act[next]}</SendButton>
      </form>
    </section>
  )
}
