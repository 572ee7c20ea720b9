/** The form with which staff credit a part of the price of an invoice although the goods stay. */
import { useEffect, useId, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { numberMessage } from '../../platform/fields/number-message.ts'
import { typedDecimal } from '../../platform/numbers/written-number.ts'
import { displayMoney, parseMoney } from '../../platform/money/money.ts'
import { moneyMessage } from '../../platform/fields/money-field.ts'
import { FieldNote, SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { ListedDocument } from '../contract.ts'
import { documents } from '../download.client.ts'
import {
  allowanceEndpoints,
  type ListedCharge,
  type NewAllowance,
} from '../issuing/allowance-contract.ts'
import { allowanceMessages as messages } from '../messages/allowances.ts'
import { deliveryLine } from '../rules.ts'

const ways = ['lines', 'amount', 'percent'] as const
type Values = {
  readonly way: (typeof ways)[number]
  /** As typed, by the position of the line. */
  readonly amounts: Readonly<Record<string, string>>
  readonly chosen: Readonly<Record<string, boolean>>
  readonly amount: string
  readonly percent: string
  readonly reason: string
}
type Form = UseFormReturn<Values>

/** A button that opens the form, where something is invoiced. */
type AllowanceFormProps = {
  readonly issued: readonly ListedDocument[]
  /** Whether the order goes on once nothing of it is open. */
  readonly waitsForPayment: boolean
}

export function AllowanceForm({ issued, waitsForPayment }: AllowanceFormProps) {
  const heading = useId()
  const [open, setOpen] = useState(false)
  const invoices = issued.filter(({ kind, cancelledAt }) => kind === 'invoice' && !cancelledAt)
  const [chosen, setChosen] = useState<string>()
  const [first] = invoices
  if (!first) return null
  const id = invoices.find((invoice) => invoice.id === chosen)?.id ?? first.id
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.title}</h2>
      {open ? (
        <>
          {waitsForPayment ? <p className="small mb-2">{messages.waitsForPayment}</p> : null}
          {invoices.length > 1 ? (
            <SelectField
              label={messages.invoice}
              value={id}
              onChange={({ target }) => setChosen(target.value)}
            >
              {invoices.map((invoice) => (
                <option key={invoice.id} value={invoice.id}>
                  {invoice.number}
                </option>
              ))}
            </SelectField>
          ) : null}
          <LoadedForm key={id} id={id} onDone={() => setOpen(false)} />
        </>
      ) : (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {messages.open}
        </button>
      )}
    </section>
  )
}

type InvoiceProps = { readonly id: string; readonly onDone: () => void }

/** Asks what the invoice still charges. */
function LoadedForm({ id, onDone }: InvoiceProps) {
  const [lines, setLines] = useState<readonly ListedCharge[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const { signal, ...controller } = newController()
    documents.charges({ id }, { signal }).then(
      (answer) => setLines(answer.lines),
      (error: unknown) => {
        if (signal.aborted) return
        if (!isProblem(error)) throw error
        setFailure(problemMessage(error))
      },
    )
    return controller.abort
  }, [id])
  if (failure !== undefined) return <Notice tone="bad">{failure}</Notice>
  return lines ? <OpenForm id={id} lines={lines} onDone={onDone} /> : null
}

function newController() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function OpenForm({
  id,
  lines,
  onDone,
}: InvoiceProps & { readonly lines: readonly ListedCharge[] }) {
  const form = useForm<Values>({
    defaultValues: {
      way: 'lines',
      amounts: {},
      amount: '',
      percent: '',
      reason: '',
      chosen: Object.fromEntries(
        lines.map(({ line, left }) => [fieldOf(line), left > 0 && line !== deliveryLine]),
      ),
    },
  })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const { notice, send } = useSubmit(form, allowanceEndpoints.allow.input)
  const { revalidate } = useRevalidator()
  const submit = send(async (values) => {
    const asked = readValues(form, lines, values)
    if (!asked) return
    const note = await sendOnce(`credit.${id}`, (options) =>
      documents.allow({ id, ...asked }, options),
    )
    toast(messages.issued(note.number, displayMoney(note.total)))
    onDone()
    await revalidate()
  })
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
      <p className="muted small">{messages.help}</p>
      <HowMuch form={form} lines={lines} />
      <TextField
        label={messages.reason}
        help={messages.reasonHelp}
        maxLength={200}
        error={errors.reason?.message}
        {...register('reason')}
      />
      <p className="row">
        <SubmitButton busy={isSubmitting} busyLabel={messages.busy}>
          {messages.submit}
        </SubmitButton>
        <button type="button" className="button" onClick={onDone}>
          {messages.leaveIt}
        </button>
      </p>
    </form>
  )
}

type HowMuchProps = { readonly form: Form; readonly lines: readonly ListedCharge[] }

/** What is credited of which lines. */
function HowMuch({ form, lines }: HowMuchProps) {
  const { register, control } = form
  const { errors } = form.formState
  const way = useWatch({ control, name: 'way' })
  return (
    <>
      <SelectField label={messages.way} {...register('way')}>
        {ways.map((one) => (
          <option key={one} value={one}>
            {messages.ways[one]}
          </option>
        ))}
      </SelectField>
      <Table
        caption={messages.table}
        columns={columns(form, way)}
        rows={lines}
        keyOf={({ line }) => String(line)}
      />
      <FieldNote id={undefined} error={errors.root?.message} />
      {way === 'lines' ? null : (
        <TextField
          key={way}
          label={messages[way]}
          help={messages[`${way}Help`]}
          inputMode="decimal"
          autoComplete="off"
          error={errors[way]?.message}
          {...register(way)}
        />
      )}
    </>
  )
}

/** What is asked for; undefined, with errors on the fields, where it cannot be read. */
function readValues(
  form: Form,
  lines: readonly ListedCharge[],
  { way, amounts, chosen, amount, percent, reason }: Values,
): Omit<NewAllowance, 'id'> | undefined {
  const refuse = (field: 'root' | 'amount' | 'percent' | `amounts.${string}`, message: string) =>
    form.setError(field, { message }, { shouldFocus: true })
  if (way === 'lines') {
    const typed = lines.flatMap(({ line }) => {
      const text = (amounts[fieldOf(line)] ?? '').trim()
      return text === '' ? [] : [{ line, text, amount: parseMoney(text) }]
    })
    const wrong = typed.filter((one) => one.amount === undefined)
    for (const { line, text } of wrong) refuse(`amounts.${fieldOf(line)}`, moneyMessage(text))
    if (wrong.length > 0) return undefined
    if (typed.length > 0)
      return { reason, lines: typed.map((one) => ({ line: one.line, amount: one.amount })) }
    refuse('root', messages.noLines)
    return undefined
  }
  const wanted = lines.flatMap(({ line }) => (chosen[fieldOf(line)] ? [{ line }] : []))
  if (wanted.length === 0) {
    refuse('root', messages.noLines)
    return undefined
  }
  if (way === 'percent') {
    const part = typedDecimal(percent)
    if (part > 0) return { reason, lines: wanted, percent: part }
    refuse('percent', numberMessage(percent, messages.notPercent))
    return undefined
  }
  const cents = parseMoney(amount.trim())
  if (cents !== undefined) return { reason, lines: wanted, amount: cents }
  refuse('amount', moneyMessage(amount))
  return undefined
}

/** A name that no number is, so that the values are no array of a thousand holes. */
const fieldOf = (line: number): string => `line${line}`

const columns = (form: Form, way: Values['way']): readonly Column<ListedCharge>[] => [
  {
    header: messages.tool,
    fullWidth: true,
    cell: ({ name, sku }) => (
      <>
        {name} <small>{sku}</small>
      </>
    ),
  },
  { header: messages.left, numeric: true, cell: ({ left }) => displayMoney(left) },
  way === 'lines'
    ? {
        header: messages.credit,
        numeric: true,
        cell: ({ line, name }) => <AmountInput form={form} line={line} name={name} />,
      }
    : {
        header: messages.choose,
        cell: ({ line, name }) => (
          <input
            type="checkbox"
            aria-label={messages.chooseLine(name)}
            {...form.register(`chosen.${fieldOf(line)}`)}
          />
        ),
      },
]

type AmountInputProps = {
  readonly form: Form
  readonly line: number
  readonly name: string
}

function AmountInput({ form: { register, formState }, line, name }: AmountInputProps) {
  const id = useId()
  const error = formState.errors.amounts?.[fieldOf(line)]?.message
  return (
    <>
      <input
        className="input w-20 text-right"
        inputMode="decimal"
        autoComplete="off"
        aria-label={messages.creditOf(name)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        {...register(`amounts.${fieldOf(line)}`)}
      />
      <FieldNote id={id} error={error} />
    </>
  )
}
