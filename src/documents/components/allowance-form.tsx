/** The form with which staff credit a part of an invoice's price although the goods stay. */
import { useEffect, useId, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { numberMessage } from '../../platform/fields/number-message.ts'
import { typedDecimal } from '../../platform/numbers/written-number.ts'
import { displayMoney, parseMoney } from '../../platform/money/money.ts'
import { moneyMessage } from '../../platform/fields/money-field.ts'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { choices, inputsOf, RootError } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Notice } from '../../ui/page-state.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { ListedDocument } from '../contract.ts'
import { documents } from '../api.client.ts'
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
  /** As typed, by position of the line. */
  readonly amounts: Readonly<Record<string, string>>
  readonly chosen: Readonly<Record<string, boolean>>
  readonly amount: string
  readonly percent: string
  readonly reason: string
}

const { CellInput, Choice, MoneyInput, TextInput } = inputsOf<Values>()
type State = UseFormReturn<Values>

/** A button that opens the form, if something is invoiced. */
type AllowanceFormProps = {
  readonly issued: readonly ListedDocument[]
  /** Whether the order proceeds once it has no open amount. */
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

/** Loads the invoice's remaining charges. */
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
  const form = useContractForm<Values>(allowanceEndpoints.allow, {
    values: {
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
  const { revalidate } = useRevalidator()
  const submit = async (values: Values): Promise<void> => {
    const asked = readValues(form, lines, values)
    if (!asked) return
    const note = await sendOnce(`credit.${id}`, (options) =>
      documents.allow({ id, ...asked }, options),
    )
    toast(messages.issued(note.number, displayMoney(note.total)))
    onDone()
    await revalidate()
  }
  return (
    <Form
      form={form}
      about={id}
      onSubmit={submit}
      act={messages.submit}
      busy={messages.busy}
      buttons={
        <button type="button" className="button" onClick={onDone}>
          {messages.leaveIt}
        </button>
      }
    >
      <p className="muted small">{messages.help}</p>
      <HowMuch form={form} lines={lines} />
      <TextInput name="reason" maxLength={200} label={messages.reason} help={messages.reasonHelp} />
    </Form>
  )
}

type HowMuchProps = { readonly form: State; readonly lines: readonly ListedCharge[] }

/** The amounts, and the lines they are for. */
function HowMuch({ form, lines }: HowMuchProps) {
  const { control } = form
  const way = useWatch({ control, name: 'way' })
  return (
    <>
      <Choice name="way" label={messages.way} options={choices(ways, messages.ways)} />
      <Table
        caption={messages.table}
        columns={columns(form, way)}
        rows={lines}
        keyOf={({ line }) => String(line)}
      />
      <RootError />
      {way === 'lines' ? null : (
        <MoneyInput name={way} key={way} label={messages[way]} help={messages[`${way}Help`]} />
      )}
    </>
  )
}

/** The requested allowance; undefined, with errors on the fields, if the input is invalid. */
function readValues(
  form: State,
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

/** A non-numeric field name, so that the values do not become a sparse array. */
const fieldOf = (line: number): string => `line${line}`

const columns = (form: State, way: Values['way']): readonly Column<ListedCharge>[] => [
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
        cell: ({ line, name }) => (
          <CellInput name={`amounts.${fieldOf(line)}`} label={messages.creditOf(name)} />
        ),
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
