/**
 * The rows of a list: one line of 48 px each, or two lines of 76 px on a phone. Keys: j and k move
 * between rows, x selects, Enter opens, e presses the row's button.
 */
import { capitalized, Heading } from './column-heading.tsx'
import type { Column, TableProps } from '../table.tsx'
import { useRowKeys } from './use-row-keys.ts'

export function DeskRows<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  useRowKeys()
  const beside = columns.filter(({ besideMeta = false }) => besideMeta)
  return (
    <table className="desk-rows">
      <caption className="hidden-label">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ header, actions, sorted, sortBy, head, ...column }) => (
            <th key={header} scope="col" className={classOf(column)} aria-sort={sorted}>
              {head ?? (
                <Heading header={header} actions={actions} sorted={sorted} sortBy={sortBy} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.header} column={column} row={row} beside={beside} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps<Row> = {
  readonly column: Column<Row>
  readonly row: Row
  readonly beside: readonly Column<Row>[]
}

function Cell<Row>({ column, row, beside }: CellProps<Row>) {
  const { cell, actions = false, slot } = column
  if (actions)
    return (
      <td className="act">
        <div>{cell(row)}</div>
      </td>
    )
  return (
    <td className={classOf(column)}>
      {cell(row)}
      {slot === 'meta'
        ? beside.map(({ header, cell: more, numeric = false }) => {
            const shown = more(row)
            return shown === null || shown === '' ? null : (
              <span key={header} className="on-phone">
                {' · '}
                {numeric ? `${capitalized(header)}: ` : null}
                {shown}
              </span>
            )
          })
        : null}
    </td>
  )
}

type Look = Pick<Column<never>, 'numeric' | 'slot' | 'priority' | 'shrinks'>

const classOf = ({ numeric = false, slot, priority, shrinks = false }: Look): string | undefined =>
  [
    numeric ? 'number' : '',
    slot === 'state' ? 'status' : (slot ?? ''),
    priority === undefined ? '' : `p${priority}`,
    shrinks ? 'shrinks' : '',
  ]
    .filter(Boolean)
    .join(' ') || undefined
