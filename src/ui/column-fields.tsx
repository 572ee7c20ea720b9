/** The fields for mapping the columns of a file, and a preview of the rows as they will be read. */
import {
  chosenRows,
  headingsOf,
  maxHeadingRow,
  provenDecimals,
  type ColumnChoice,
  type ColumnField,
  type ColumnPlace,
} from '../platform/files/chosen-columns.ts'
import type { Sheet } from '../platform/files/table-file.client.ts'
import { columnsByHandMessages as messages } from '../platform/messages/columns-by-hand.ts'
import { SelectField } from './field.tsx'
import { Table } from './table.tsx'

type HeadingRowProps = {
  readonly rows: Sheet['rows']
  readonly headingRow: number
  readonly onSelect: (row: number) => void
}

export const HeadingRowField = ({ rows, headingRow, onSelect }: HeadingRowProps) => (
  <SelectField
    label={messages.headingRow}
    value={headingRow}
    onChange={({ currentTarget }) => onSelect(Number(currentTarget.value))}
  >
    <option value={0}>{messages.noHeadings}</option>
    {Array.from(rows.slice(0, maxHeadingRow).entries())
      .filter(([, cells]) => cells.some((cell) => cell.trim() !== ''))
      .map(([index, cells]) => (
        <option key={`row ${index}`} value={index + 1}>
          {messages.rowOf(index + 1, cells)}
        </option>
      ))}
  </SelectField>
)

type ChoiceProps = {
  readonly place: ColumnPlace
  readonly rows: Sheet['rows']
  readonly choice: ColumnChoice
}
type ChangeProps = { readonly change: (changed: Partial<ColumnChoice>) => void }

export function ColumnFields({ place, rows, choice, change }: ChoiceProps & ChangeProps) {
  const { headingRow, columns } = choice
  const headings = headingsOf(rows, headingRow)
  return (
    <div className="list-columns grid gap-3">
      {Array.from(columns.entries(), ([column, chosen]) => (
        <SelectField
          key={`column ${column}`}
          label={messages.column(headings[column] ?? '', column)}
          help={samplesOf(rows.slice(headingRow), column) || messages.emptyColumn}
          value={chosen}
          onChange={({ currentTarget }) =>
            change({ columns: columns.with(column, currentTarget.value) })
          }
        >
          <option value="">{messages.notUsed}</option>
          {place.fields.map(({ heading, label }) => (
            <option key={heading} value={heading}>
              {label}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}

/** How numbers and days are written, where the place has any. */
export function Writing({
  place: { fields },
  choice,
  change,
}: Omit<ChoiceProps, 'rows'> & ChangeProps) {
  const has = (kind: ColumnField['kind']) => fields.some((field) => field.kind === kind)
  const hasNumbers = has('amount') || has('count')
  if (!hasNumbers && !has('day')) return null
  const written = (['', 'comma', 'dot', 'cents'] as const).filter(
    (one) => one !== 'cents' || has('amount'),
  )
  return (
    <div className="two">
      {hasNumbers ? (
        <SelectField
          label={has('amount') ? messages.decimals : messages.numbers}
          value={choice.decimals}
          onChange={({ currentTarget: { value } }) =>
            change({ decimals: written.find((one) => one === value) ?? '' })
          }
        >
          {written.map((sign) => (
            <option key={sign} value={sign}>
              {messages.decimalNames[sign]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {has('day') ? (
        <SelectField
          label={messages.dayOrder}
          value={choice.dayOrder}
          onChange={({ currentTarget: { value } }) =>
            change({ dayOrder: value === 'day' || value === 'month' ? value : '' })
          }
        >
          {(['', 'day', 'month'] as const).map((order) => (
            <option key={order} value={order}>
              {messages.dayNames[order]}
            </option>
          ))}
        </SelectField>
      ) : null}
    </div>
  )
}

/** Rows of the preview. */
const shownRows = 10

export function Preview({ place, rows, choice }: ChoiceProps) {
  const { headingRow } = choice
  const first = rows.slice(0, headingRow + shownRows)
  const asRead = (index: number) => provenDecimals(rows, choice, index)
  const [headings = [], ...shown] = chosenRows(first, choice, place.fields, asRead).slice(
    Math.max(0, headingRow - 1),
  )
  if (headings.length === 0) return null
  const labels = new Map(place.fields.map(({ heading, label }) => [heading, label]))
  const kinds = new Map(place.fields.map(({ heading, kind }) => [heading, kind]))
  return (
    <Table
      caption={messages.preview}
      columns={headings.map((heading, index) => ({
        header: [
          labels.get(heading) ?? heading,
          ...(headings.indexOf(heading) === index ? [] : [`(${index + 1})`]),
        ].join(' '),
        // A day or an amount that wraps would be read as two.
        cell: (row: readonly string[]) =>
          kinds.get(heading) === undefined ? (
            (row[index] ?? '')
          ) : (
            <span className="whitespace-nowrap">{row[index] ?? ''}</span>
          ),
      }))}
      rows={shown.filter((row) => row.some((cell) => cell !== ''))}
      keyOf={(row) => String(shown.indexOf(row))}
    />
  )
}

const samplesOf = (rows: Sheet['rows'], column: number): string =>
  rows
    .slice(0, 50)
    .flatMap((row) => row[column]?.trim() || [])
    .slice(0, 3)
    .join(' · ')
