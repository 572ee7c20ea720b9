/**
 * A table with a sticky header. If a column is the title, each row has one line, two on a phone;
 * otherwise each row has fields or long texts and becomes a labelled card on a phone.
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
  /** Shown instead of its name, such as the checkbox that selects all rows. */
  readonly head?: ReactNode
  /** Its role in a two-line row: see `DeskRows`. */
  readonly slot?: Slot
  /** Shown from 1,200 px (3) or 1,440 px (4); without it from 768 px. */
  readonly priority?: 3 | 4
  /** On a phone it follows the meta, as a number with its header. */
  readonly besideMeta?: boolean
  /** Truncated with … if there is no room, like the meta. */
  readonly shrinks?: boolean
}

/**
 * On a phone, title, state and figure are on the first line of a row and the meta on the second;
 * other columns are hidden.
 */
type Slot = 'title' | 'meta' | 'figure' | 'state' | 'choose'

/** The columns for somebody who may only view: without the row buttons. */
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
