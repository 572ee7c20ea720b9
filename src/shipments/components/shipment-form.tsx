/** The form with which staff ship a part of an order: the number of pieces of each line. */
import { useEffect, useId } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { isProblem } from '../../../packages/contract/problem.ts'
import { TrackingFields } from '../../orders/components/tracking-fields.tsx'
import { transitionNotAllowed, type OrderDetails } from '../../orders/contract.ts'
import { shipmentTooLarge, type DetailedLine } from '../../orders/line-schemas.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { wholeNumberMessage } from '../../platform/fields/number-message.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf, RootError } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { shipments } from '../api.client.ts'
import { shipmentsContract } from '../contract.ts'
import { shipmentsMessages as messages } from '../messages/shipments.ts'
import { emptyParcel, ParcelFields, writtenParcels, type ParcelValues } from './parcel-fields.tsx'

type Values = {
  /** As typed, by the position of the line. */
  readonly quantities: Readonly<Record<string, string>>
  readonly parcels: ParcelValues[]
  readonly note: string
}
const { CellInput, TextInput } = inputsOf<Values>()

type ShipmentFormProps = { readonly order: OrderDetails; readonly onDone: () => void }

export function ShipmentForm({ order, onDone }: ShipmentFormProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.ship}</h2>
      <OpenForm
        number={order.number}
        waiting={order.lines.filter(({ allocated }) => allocated > 0)}
        onDone={onDone}
      />
    </section>
  )
}

type OpenFormProps = {
  readonly number: number
  readonly waiting: readonly DetailedLine[]
  readonly onDone: () => void
}

/** The open, reserved pieces: the form's default, until somebody enters less. */
const reservedOf = (waiting: readonly DetailedLine[]): Values['quantities'] =>
  Object.fromEntries(waiting.map(({ line, allocated }) => [fieldOf(line), String(allocated)]))

function OpenForm({ number, waiting, onDone }: OpenFormProps) {
  const form = useContractForm<Values>(shipmentsContract.create, {
    values: { quantities: reservedOf(waiting), parcels: [{ ...emptyParcel }], note: '' },
  })
  const { fields, append } = useFieldArray({ control: form.control, name: 'parcels' })
  const { problem } = form
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Somebody else was faster: show the remaining pieces.
    if (!problem) return
    if (isProblem(problem, shipmentTooLarge) || isProblem(problem, transitionNotAllowed))
      void revalidate()
  }, [problem, revalidate])
  const submit = async ({ quantities, parcels, note }: Values): Promise<void> => {
    const lines = wantedLines(form, waiting, quantities)
    if (!lines) return
    const input = { number, lines, parcels: writtenParcels(parcels), note }
    const shipment = await sendOnce(`shipment.${number}`, (options) =>
      shipments.create(input, options),
    )
    toast(messages.done(shipment.number))
    await revalidate()
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} act={messages.act} busy={messages.busy}>
      <p className="muted small">{messages.shipHelp}</p>
      <Table
        caption={messages.shipTable}
        columns={columns}
        rows={waiting}
        keyOf={({ line }) => String(line)}
      />
      <RootError />
      <ParcelFields count={fields.length} onAdd={() => append({ ...emptyParcel })}>
        {(index) => (
          <TrackingFields
            number={`parcels.${index}.trackingNumber`}
            link={`parcels.${index}.trackingLink`}
          />
        )}
      </ParcelFields>
      <TextInput
        name="note"
        optional
        maxLength={500}
        label={messages.note}
        help={messages.noteHelp}
      />
    </Form>
  )
}

/** The lines with a quantity; undefined, with errors on their fields, if one is invalid. */
function wantedLines(
  form: UseFormReturn<Values>,
  waiting: readonly DetailedLine[],
  quantities: Values['quantities'],
): { readonly line: number; readonly quantity: number }[] | undefined {
  const typed = waiting.flatMap(({ line, allocated }) => {
    const text = (quantities[fieldOf(line)] ?? '').trim()
    return text === '' ? [] : [{ line, allocated, quantity: parseQuantity(text) }]
  })
  const wrong = typed.filter(({ quantity, allocated }) => !(quantity >= 0 && quantity <= allocated))
  for (const [index, { line, allocated, quantity }] of wrong.entries())
    form.setError(
      `quantities.${fieldOf(line)}`,
      {
        message:
          quantity > allocated
            ? messages.tooMany(allocated)
            : wholeNumberMessage(quantities[fieldOf(line)] ?? '', messages.notQuantity),
      },
      { shouldFocus: index === 0 },
    )
  if (wrong.length > 0) return undefined
  const lines = typed.flatMap(({ line, quantity }) => (quantity > 0 ? [{ line, quantity }] : []))
  if (lines.length > 0) return lines
  form.setError('root', { message: messages.nothing })
  return undefined
}

/** A non-numeric field name, so that the values do not become a sparse array. */
const fieldOf = (line: number): string => `line${line}`

const columns: readonly Column<DetailedLine>[] = [
  {
    header: messages.tool,
    fullWidth: true,
    cell: ({ name, sku }) => (
      <>
        {name} <small>{sku}</small>
      </>
    ),
  },
  { header: messages.open, numeric: true, cell: ({ allocated }) => displayNumber(allocated) },
  {
    header: messages.now,
    numeric: true,
    cell: ({ line, name }) => (
      <CellInput name={`quantities.${fieldOf(line)}`} label={messages.nowOf(name)} />
    ),
  },
]
