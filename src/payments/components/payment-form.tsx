/** The form with which staff record a payment and allocate it to invoices. */
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { numberMessage } from '../../platform/fields/number-message.ts'
import { displayMoney, amountInField, parseMoney } from '../../platform/money/money.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { Form } from '../../ui/form/form.tsx'
import { choices, inputsOf, RootError } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
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
  /** Typed amounts, keyed by document id. */
  readonly settles: Readonly<Record<string, string>>
}

const { CellInput, Choice, DayInput, MoneyInput, TextInput } = inputsOf<Values>()
type PaymentFormProps = {
  readonly items: readonly OpenItem[]
  /** The item for which the reader opened the form. */
  readonly chosen: string | undefined
}

export function PaymentForm({ items, chosen }: PaymentFormProps) {
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const form = useContractForm(paymentsContract.record, { values: valuesFor(items, chosen, today) })
  const record = async (values: Values, again?: true): Promise<void> => {
    const input = toInput(form, items, values)
    if (!input) return
    const name = `payment.${items[0]?.customer.key ?? ''}`
    const { number } = await sendOnce(name, (options) =>
      payments.record({ ...input, again }, options),
    )
    toast(messages.done(number))
    await navigate('/dashboard/payments')
  }
  return (
    <Form
      form={form}
      onSubmit={record}
      notice={
        <RecordNotice
          notice={form.notice}
          problem={form.problem}
          title={messages.notRecorded}
          onAgain={form.send((values) => record(values, true))}
        />
      }
      act={messages.act}
      busy={messages.busy}
    >
      <PaidFields today={today} />
      <Settling form={form} items={items} />
    </Form>
  )
}

function valuesFor(items: readonly OpenItem[], chosen: string | undefined, today: string): Values {
  const first = items.find(({ id }) => id === chosen)
  const amount = first ? amountInField(first.open) : ''
  return {
    paidOn: today,
    amount,
    method: 'transfer',
    reference: '',
    settles: first ? { [first.id]: amount } : {},
  }
}

const PaidFields = ({ today }: { readonly today: string }) => (
  <div className="two">
    <DayInput name="paidOn" label={messages.paidOn} max={today} />
    <MoneyInput name="amount" label={messages.amount} help={messages.amountHelp} />
    <Choice name="method" label={messages.method} options={choices(paymentMethods, methodNames)} />
    <TextInput
      name="reference"
      maxLength={140}
      optional
      label={messages.reference}
      help={messages.referenceHelp}
    />
  </div>
)

type FormProps = { readonly form: UseFormReturn<Values>; readonly items: readonly OpenItem[] }

/** The open invoices with the amounts allocated to each, and the rest. */
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
      form.setValue(`settles.${id}`, part > 0 ? amountInField(part) : '')
    }
    form.clearErrors('settles')
  }
  return (
    <>
      <Table caption={messages.caption} columns={columns} rows={items} keyOf={({ id }) => id} />
      <RootError />
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

const columns: readonly Column<OpenItem>[] = [
  { header: openItemsMessages.number, cell: ({ number }) => number },
  {
    header: openItemsMessages.due,
    cell: ({ dueDate, daysOverdue }) => (
      <span>
        <DateTime timeless at={dueDate} />
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
    cell: ({ id, number }) => (
      <CellInput name={`settles.${id}`} label={messages.settleOf(number)} />
    ),
  },
]

/** The amount typed for an item, with its error; empty if nothing is typed. */
function partOf({ id, open }: OpenItem, typed = ''): (Allocation & { message?: string })[] {
  const text = typed.trim()
  if (text === '') return []
  const amount = parseMoney(text)
  if (amount === undefined)
    return [{ document: id, amount: 0, message: numberMessage(text, messages.notAmount) }]
  return [
    amount > open
      ? { document: id, amount, message: messages.tooMuch(open) }
      : { document: id, amount },
  ]
}

/** The payment to send; undefined, with errors on the fields, if a value is invalid. */
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
  const parts = items.flatMap((item) => partOf(item, settles[item.id]))
  const wrong = parts.filter(({ message }) => message !== undefined)
  const isAmount = amount !== undefined && amount > 0
  for (const [index, { document, message }] of wrong.entries())
    form.setError(
      `settles.${document}`,
      { message: message ?? '' },
      { shouldFocus: isAmount && index === 0 },
    )
  if (!isAmount || wrong.length > 0) return undefined
  const allocations = parts.filter((part) => part.amount > 0)
  const given = allocations.reduce((sum, allocation) => sum + allocation.amount, 0)
  if (allocations.length > 0 && given <= amount)
    return { paidOn, amount, method, reference, allocations }
  const message = allocations.length === 0 ? messages.nothing : messages.over(given - amount)
  form.setError('root', { message })
  return undefined
}
