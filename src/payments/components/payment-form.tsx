/** The form with which staff record a payment, and say which invoices it settles. */
import { useId, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { numberMessage } from '../../platform/fields/number-message.ts'
import { displayMoney, formatAmount, parseMoney } from '../../platform/money/money.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { FieldNote, SelectField, TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { payments } from '../api.client.ts'
import { paymentsContract, type Allocation, type OpenItem } from '../contract.ts'
import { methodNames, openItemsMessages, recordMessages as messages } from '../messages/pages.ts'
import { RecordNotice } from './record-notice.tsx'
import { paymentMethods, splitOldestFirst, type PaymentMethod } from '../rules.ts'

type Values = {
  paidOn: string
  amount: string
  method: PaymentMethod
  reference: string
  /** As typed, by the id of the document. */
  readonly settles: Readonly<Record<string, string>>
}
type PaymentFormProps = {
  readonly items: readonly OpenItem[]
  /** The one that the reader came for. */
  readonly chosen: string | undefined
}

export function PaymentForm({ items, chosen }: PaymentFormProps) {
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const form = useForm<Values>({ defaultValues: valuesFor(items, chosen, today) })
  const { notice, problem, send } = useSubmit(form, paymentsContract.record.input)
  const submit = (again?: true) =>
    send(async (values) => {
      const input = toInput(form, items, values)
      if (!input) return
      const name = `payment.${items[0]?.customer.key ?? ''}`
      const { number } = await sendOnce(name, (options) =>
        payments.record({ ...input, again }, options),
      )
      toast(messages.done(number))
      await navigate('/dashboard/payments')
    })
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit()(event)}>
      <RecordNotice
        notice={notice}
        problem={problem}
        title={messages.notRecorded}
        onAgain={submit(true)}
      />
      <PaidFields form={form} today={today} />
      <Settling form={form} items={items} />
      <div>
        <SubmitButton busy={form.formState.isSubmitting} busyLabel={messages.busy}>
          {messages.act}
        </SubmitButton>
      </div>
    </form>
  )
}

function valuesFor(items: readonly OpenItem[], chosen: string | undefined, today: string): Values {
  const first = items.find(({ id }) => id === chosen)
  const amount = first ? formatAmount(first.open) : ''
  return {
    paidOn: today,
    amount,
    method: 'transfer',
    reference: '',
    settles: first ? { [first.id]: amount } : {},
  }
}

type PaidFieldsProps = { readonly form: UseFormReturn<Values>; readonly today: string }

function PaidFields({ form, today }: PaidFieldsProps) {
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
        help={messages.amountHelp}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        error={errors.amount?.message}
        {...register('amount')}
      />
      <SelectField label={messages.method} error={errors.method?.message} {...register('method')}>
        {paymentMethods.map((method) => (
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

type FormProps = { readonly form: UseFormReturn<Values>; readonly items: readonly OpenItem[] }

/** The open invoices with what is settled of each, and what is left over. */
function Settling({ form, items }: FormProps) {
  const [amount, settles] = useWatch({ control: form.control, name: ['amount', 'settles'] })
  const paid = parseMoney(amount)
  const given = items.reduce((sum, { id }) => sum + (parseMoney(settles[id] ?? '') ?? 0), 0)
  const spread = (): void => {
    const parts = splitOldestFirst(
      paid ?? 0,
      items.map(({ open }) => open),
    )
    for (const [index, { id }] of items.entries()) {
      const part = parts[index] ?? 0
      form.setValue(`settles.${id}`, part > 0 ? formatAmount(part) : '')
    }
    form.clearErrors('settles')
  }
  return (
    <>
      <Table
        caption={messages.caption}
        columns={columns(form)}
        rows={items}
        keyOf={({ id }) => id}
      />
      <FieldNote id={undefined} error={errorOf(form)} />
      <p className="row" aria-live="polite">
        {items.length > 1 && paid !== undefined ? (
          <button type="button" className="button tight" onClick={spread}>
            {messages.split}
          </button>
        ) : null}
        {paid !== undefined && paid > given ? <span>{messages.rest(paid - given)}</span> : null}
        {paid !== undefined && paid < given ? (
          <span className="text-bad">{messages.over(given - paid)}</span>
        ) : null}
      </p>
    </>
  )
}

const errorOf = ({ formState }: UseFormReturn<Values>): string | undefined =>
  formState.errors.root?.message

const columns = (form: UseFormReturn<Values>): readonly Column<OpenItem>[] => [
  { header: openItemsMessages.number, cell: ({ number }) => number },
  {
    header: openItemsMessages.due,
    cell: ({ dueDate, daysOverdue }) => (
      <span>
        <time dateTime={dueDate}>{dueDate}</time>
        {daysOverdue > 0 ? (
          <small className="block text-bad">{openItemsMessages.late(daysOverdue)}</small>
        ) : null}
      </span>
    ),
  },
  { header: openItemsMessages.open, numeric: true, cell: ({ open }) => displayMoney(open) },
  {
    header: messages.settle,
    numeric: true,
    cell: (item) => <SettleInput form={form} item={item} />,
  },
]

function SettleInput({
  form: { register, formState },
  item: { id, number },
}: {
  readonly form: UseFormReturn<Values>
  readonly item: OpenItem
}) {
  const note = useId()
  const error = formState.errors.settles?.[id]?.message
  return (
    <>
      <input
        className="input w-32 text-right"
        inputMode="decimal"
        autoComplete="off"
        aria-label={messages.settleOf(number)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : note}
        {...register(`settles.${id}`)}
      />
      <FieldNote id={note} error={error} />
    </>
  )
}

/** What is sent; undefined, with errors on the fields, where something cannot be meant. */
function toInput(
  form: UseFormReturn<Values>,
  items: readonly OpenItem[],
  { amount: amountText, settles, paidOn, method, reference }: Values,
) {
  const amount = parseMoney(amountText)
  if (amount === undefined || amount === 0)
    form.setError(
      'amount',
      { message: numberMessage(amountText, messages.notAmount) },
      { shouldFocus: true },
    )
  let isRight = amount !== undefined && amount > 0
  const allocations: Allocation[] = []
  for (const { id, open } of items) {
    const text = (settles[id] ?? '').trim()
    if (text === '') continue
    const part = parseMoney(text)
    const message =
      part === undefined
        ? numberMessage(text, messages.notAmount)
        : part > open
          ? messages.tooMuch(open)
          : undefined
    if (message !== undefined) {
      form.setError(`settles.${id}`, { message }, { shouldFocus: isRight })
      isRight = false
    }
    if (part) allocations.push({ document: id, amount: part })
  }
  if (!isRight || amount === undefined) return undefined
  const given = allocations.reduce((sum, allocation) => sum + allocation.amount, 0)
  if (allocations.length > 0 && given <= amount)
    return { paidOn, amount, method, reference, allocations }
  const message = allocations.length === 0 ? messages.nothing : messages.over(given - amount)
  form.setError('root', { message })
  return undefined
}
