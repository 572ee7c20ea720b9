/** The form with which staff record that credit of a customer was paid back. */
import { useMemo, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { Day, OptionalLine } from '../../platform/fields/fields.ts'
import { formatAmount } from '../../platform/money/money.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { refunds } from '../api.client.ts'
import { methodNames, recordMessages } from '../messages/pages.ts'
import { paymentsMessages } from '../messages/payments.ts'
import { refundMessages as messages } from '../messages/refund-page.ts'
import { refundsContract } from '../refunds-contract.ts'
import { refundMethods } from '../rules.ts'
import { RecordNotice } from './record-notice.tsx'

type RefundFormProps = {
  /** The key of the customer. */
  readonly customer: string
  /** Only what is credit of its invoices. */
  readonly order: number | undefined
  /** Cents. */
  readonly credit: number
}

const valuesUpTo = (credit: number) =>
  z.strictObject({
    paidOn: Day(paymentsMessages.notDay),
    amount: Money.check(
      z.refine((amount) => amount > 0, recordMessages.notAmount),
      z.refine((amount) => amount <= credit, messages.tooMuch(credit)),
    ),
    method: z.enum(refundMethods, paymentsMessages.notMethod),
    reference: OptionalLine(140),
  })

type Values = z.input<ReturnType<typeof valuesUpTo>>
type Refunded = z.output<ReturnType<typeof valuesUpTo>>

export function RefundForm({ customer, order, credit }: RefundFormProps) {
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const resolver = useMemo(() => schemaResolver(valuesUpTo(credit)), [credit])
  const form = useForm<Values, unknown, Refunded>({
    resolver,
    defaultValues: {
      paidOn: today,
      amount: formatAmount(credit),
      method: 'transfer',
      reference: '',
    },
  })
  const { notice, problem, send } = useSubmit(form, refundsContract.refund.input)
  const submit = (again?: true) =>
    send(async (values) => {
      const of = order === undefined ? { customer } : { customer, order }
      const { number } = await sendOnce(`refund.${customer}.${order ?? ''}`, (options) =>
        refunds.refund({ ...of, ...values, again }, options),
      )
      toast(messages.done(number))
      await navigate(
        order === undefined
          ? `/dashboard/payments/received?customer=${customer}`
          : `/dashboard/orders/${order}`,
      )
    })
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit()(event)}>
      <RecordNotice
        notice={notice}
        problem={problem}
        title={messages.notRecorded}
        onAgain={submit(true)}
      />
      <PaidBackFields form={form} today={today} credit={credit} />
      <div>
        <SubmitButton busy={form.formState.isSubmitting} busyLabel={messages.busy}>
          {messages.act}
        </SubmitButton>
      </div>
    </form>
  )
}

type FieldsProps = {
  readonly form: UseFormReturn<Values, unknown, Refunded>
  readonly today: string
  readonly credit: number
}

function PaidBackFields({ form, today, credit }: FieldsProps) {
  const {
    formState: { errors },
    register,
  } = form
  return (
    <div className="two">
      <TextField
        label={messages.paidOn}
        type="date"
        max={today}
        error={errors.paidOn?.message}
        {...register('paidOn')}
      />
      <TextField
        label={messages.amount}
        help={messages.amountHelp(credit)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        error={errors.amount?.message}
        {...register('amount')}
      />
      <SelectField label={messages.method} error={errors.method?.message} {...register('method')}>
        {refundMethods.map((method) => (
          <option key={method} value={method}>
            {methodNames[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.reference}
        help={messages.referenceHelp}
        optional
        maxLength={140}
        error={errors.reference?.message}
        {...register('reference')}
      />
    </div>
  )
}
