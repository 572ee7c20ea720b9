/**
 * A table with a sticky header. Where a column is the title, rows are one line, and two on a phone;
 * else each row has fields or lines to be read, and becomes a labelled card there.
 */
import type { ReactNode } from 'react'
import { capitalized, Heading } from './desk/column-heading.tsx'
import { DeskRows } from './desk/desk-rows.tsx'

export type Column<Row> = {
  readonly header: string
  /** Renders the cell of a row. */
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned figures. */
  readonly numeric?: boolean
  /** Takes a whole line of the card on a phone. */
  readonly fullWidth?: boolean
  /** Holds the row's buttons: its header is for screen readers only. */
  readonly actions?: boolean
  /** The direction, where the rows are sorted by this column. */
  readonly sorted?: 'ascending' | 'descending' | undefined
  /** The address that sorts by this column, relative to the page, such as '?sort=name'. */
  readonly sortBy?: string
  /** In place of its name, such as the box that chooses all rows. */
  readonly head?: ReactNode
  /** What it is in a row of two lines: see `DeskRows`. */
  readonly slot?: Slot
  /** Shown from 1,200 px (3) or 1,440 px (4); without it from 768 px. */
  readonly priority?: 3 | 4
  /** On a phone it follows the meta, a number with its header. */
  readonly besideMeta?: boolean
  /** Ends in … where there is no room, as the meta does. */
  readonly shrinks?: boolean
}

/**
 * On a phone title, state and figure stand in the first line of a row, the meta in the second, and
 * other columns are left out.
 */
type Slot = 'title' | 'meta' | 'figure' | 'state' | 'choose'

/** The columns for somebody who may only look: without the rows' buttons. */
export const withoutActions = <Row,>(
  columns: readonly Column<Row>[],
  canChange: boolean,
): readonly Column<Row>[] => (canChange ? columns : columns.filter(({ actions }) => !actions))

export type TableProps<Row> = {
  /** The content of the table, for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

export const Table = <Row,>(table: TableProps<Row>) =>
  table.columns.some(({ slot }) => slot === 'title') ? (
    <DeskRows {...table} />
  ) : (
    <Cards {...table} />
  )

const Cards = <Row,>({ caption, columns, rows, keyOf }: TableProps<Row>) => (
  <div className="scroll">
    <table className="table cards">
      <caption className="hidden-label">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ header, numeric, actions, sorted, sortBy }) => (
            <th
              key={header}
              scope="col"
              className={numeric ? 'number' : undefined}
              aria-sort={sorted}
            >
              <Heading header={header} actions={actions} sorted={sorted} sortBy={sortBy} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ header, cell, numeric, fullWidth, actions }, index) => (
              <td
                key={header}
                className={classOf({ numeric, fullWidth, actions })}
                data-label={index === 0 || actions ? undefined : capitalized(header)}
              >
                {actions ? <div className="acts">{cell(row)}</div> : cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type Flags = Pick<Column<unknown>, 'numeric' | 'fullWidth' | 'actions'>
type CellFlags = { readonly [F in keyof Flags]: Flags[F] | undefined }

const classOf = ({ numeric, fullWidth, actions }: CellFlags): string | undefined =>
  [
    ...(numeric ? ['number'] : []),
    ...(fullWidth ? ['full'] : []),
    ...(actions ? ['act'] : []),
  ].join(' ') || undefined
