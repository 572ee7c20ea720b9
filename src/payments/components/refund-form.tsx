/** The form with which staff record a refund of customer credit. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { Day, OptionalLine } from '../../platform/fields/fields.ts'
import { amountInField } from '../../platform/money/money.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { Form } from '../../ui/form/form.tsx'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { refunds } from '../api.client.ts'
import { methodNames, recordMessages } from '../messages/pages.ts'
import { paymentsMessages } from '../messages/payments.ts'
import { refundMessages as messages } from '../messages/refund-page.ts'
import { refundsContract } from '../refunds-contract.ts'
import { refundMethods } from '../rules.ts'
import { RecordNotice } from './record-notice.tsx'

type RefundFormProps = {
  /** The customer's key. */
  readonly customer: string
  /** Limits the credit to the invoices of this order. */
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

const { Choice, DayInput, MoneyInput, TextInput } = inputsOf<Values>()

export function RefundForm({ customer, order, credit }: RefundFormProps) {
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const form = useContractForm(refundsContract.refund, {
    fields: valuesUpTo(credit),
    values: { paidOn: today, amount: amountInField(credit), method: 'transfer', reference: '' },
  })
  const refund = async (values: Refunded, again?: true): Promise<void> => {
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
  }
  return (
    <Form
      form={form}
      onSubmit={refund}
      notice={
        <RecordNotice
          notice={form.notice}
          problem={form.problem}
          title={messages.notRecorded}
          onAgain={form.send((values) => refund(values, true))}
        />
      }
      act={messages.act}
      busy={messages.busy}
    >
      <PaidBackFields today={today} credit={credit} />
    </Form>
  )
}

type FieldsProps = { readonly today: string; readonly credit: number }

const PaidBackFields = ({ today, credit }: FieldsProps) => (
  <div className="two">
    <DayInput name="paidOn" label={messages.paidOn} max={today} />
    <MoneyInput name="amount" label={messages.amount} help={messages.amountHelp(credit)} />
    <Choice name="method" label={messages.method} options={choices(refundMethods, methodNames)} />
    <TextInput name="reference" label={messages.reference} help={messages.referenceHelp} />
  </div>
)
