/** Gives a card payment back, whole or in part. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { displayMoney, formatAmount } from '../../platform/money/money.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { cards } from '../api.client.ts'
import { cardPaymentsContract, type CardPayment } from '../contract.ts'
import { cardPaymentsPageMessages as messages } from '../messages/pages.ts'

const resolver = zodResolver(z.strictObject({ amount: Money }))
const listAddress = '/dashboard/payments/cards'

export function RefundForm({
  payment: { id, order, refundable },
}: {
  readonly payment: CardPayment
}) {
  const form = useForm({ resolver, defaultValues: { amount: formatAmount(refundable) } })
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  const { notice, send } = useSubmit(form, cardPaymentsContract.refund.input)
  useEffect(() => heading.current?.focus(), [])
  const submit = send(async ({ amount }) => {
    await sendOnce(`card-refund.${id}`, (options) => cards.refund({ id, amount }, options))
    toast(messages.refunded(amount))
    await navigate(listAddress, { preventScrollReset: true })
    await revalidate()
  })
  return (
    <section className="mt-4 mb-6" aria-labelledby="refund">
      <h2 id="refund" ref={heading} tabIndex={-1}>
        {messages.refundTitle(order)}
      </h2>
      <p className="muted mt-2">{messages.refundLead(refundable)}</p>
      <form
        method="post"
        className="form narrow mt-2"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {notice === undefined ? null : (
          <Notice tone="bad">
            <b>{messages.notRefunded}</b> {notice}
          </Notice>
        )}
        <TextField
          label={messages.refundAmount}
          inputMode="decimal"
          autoComplete="off"
          placeholder={displayMoney(refundable)}
          error={errors.amount?.message}
          {...register('amount')}
        />
        <div className="row">
          <SubmitButton busy={isSubmitting} busyLabel={messages.sending}>
            {messages.send}
          </SubmitButton>
          <Link className="button plain" to={listAddress} preventScrollReset>
            {messages.cancel}
          </Link>
        </div>
      </form>
    </section>
  )
}
