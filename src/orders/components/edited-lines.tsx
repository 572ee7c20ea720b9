/** The lines of an order in its edit form: a quantity and a price for each. */
import { inputsOf, RootError } from '../../ui/form/inputs.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { EditValues } from '../edits/edit-form-values.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import type { DetailedLine } from '../line-schemas.ts'
import { editPageMessages as messages } from '../messages/edit-page.ts'

const { CellInput } = inputsOf<EditValues>()
type IndexedLine = DetailedLine & { readonly index: number }

type EditedLinesProps = { readonly lines: readonly DetailedLine[] }

export const EditedLines = ({ lines }: EditedLinesProps) => (
  <>
    <p className="muted small">{messages.linesHelp}</p>
    <Table
      caption={messages.caption}
      columns={columns}
      rows={lines.map((line, index) => ({ ...line, index }))}
      keyOf={({ line }) => String(line)}
    />
    <RootError />
  </>
)

const columns: readonly Column<IndexedLine>[] = [
  {
    header: messages.tool,
    fullWidth: true,
    cell: ({ name, sku, unitPrice, ...basis }) => (
      <>
        {name}{' '}
        <small>
          {sku} · {displayPrice(unitPrice, basis)}
        </small>
      </>
    ),
  },
  {
    header: messages.quantity,
    numeric: true,
    cell: ({ index, name }) => (
      <CellInput name={`lines.${index}.quantity`} label={messages.quantityOf(name)} />
    ),
  },
  {
    header: messages.price,
    numeric: true,
    cell: ({ index, name, ...basis }) => (
      <CellInput name={`lines.${index}.unitPrice`} label={messages.priceOf(name, basis)} />
    ),
  },
]
