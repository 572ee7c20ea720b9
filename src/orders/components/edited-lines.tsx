/** The lines of an order in its edit form: a quantity and a price for each. */
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FieldNote } from '../../ui/field.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { EditValues } from '../edits/edit-form-values.ts'
import type { DetailedLine } from '../line-schemas.ts'
import { editPageMessages as messages } from '../messages/edit-page.ts'

type Form = UseFormReturn<EditValues>
type IndexedLine = DetailedLine & { readonly index: number }

type EditedLinesProps = { readonly form: Form; readonly lines: readonly DetailedLine[] }

export const EditedLines = ({ form, lines }: EditedLinesProps) => (
  <>
    <p className="muted small">{messages.linesHelp}</p>
    <Table
      caption={messages.caption}
      columns={columns(form)}
      rows={lines.map((line, index) => ({ ...line, index }))}
      keyOf={({ line }) => String(line)}
    />
    <FieldNote id={undefined} error={form.formState.errors.root?.message} />
  </>
)

const columns = (form: Form): readonly Column<IndexedLine>[] => [
  {
    header: messages.tool,
    fullWidth: true,
    cell: ({ name, sku }) => (
      <>
        {name} <small>{sku}</small>
      </>
    ),
  },
  {
    header: messages.quantity,
    numeric: true,
    cell: ({ index, name }) => (
      <Cell form={form} field={`lines.${index}.quantity`} label={messages.quantityOf(name)} />
    ),
  },
  {
    header: messages.price,
    numeric: true,
    cell: ({ index, name }) => (
      <Cell form={form} field={`lines.${index}.unitPrice`} label={messages.priceOf(name)} />
    ),
  },
]

type CellProps = {
  readonly form: Form
  readonly field: `lines.${number}.quantity` | `lines.${number}.unitPrice`
  readonly label: string
}

function Cell({ form, field, label }: CellProps) {
  const note = useId()
  const error = form.getFieldState(field, form.formState).error?.message
  return (
    <>
      <input
        className="input w-24 text-right"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : note}
        {...form.register(field)}
      />
      <div className="text-left whitespace-normal">
        <FieldNote id={note} error={error} />
      </div>
    </>
  )
}
