/** A table whose head stays in sight, and whose rows become labelled cards on a phone. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type Column<Row> = {
  readonly head: string
  readonly show: (row: Row) => ReactNode
  /** Right-aligned figures. */
  readonly number?: boolean
  /** Takes a whole line of the card on a phone. */
  readonly full?: boolean
  /** What can be done with the row: its head is for screen readers only. */
  readonly acts?: boolean
  /** The rows stand in the order of this column, and which way. */
  readonly sorted?: 'ascending' | 'descending' | undefined
  /** Where its head leads to sort by it; an address relative to the page, such as '?sort=name'. */
  readonly sortBy?: string
}

type Shown<Row> = {
  /** What the table lists; for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

const marks = { ascending: ' ↑', descending: ' ↓' } as const

export const Table = <Row,>({ caption, columns, rows, keyOf }: Shown<Row>) => (
  <div className="scroll">
    <table className="table cards">
      <caption className="hidden-label">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, number, acts, sorted, sortBy }) => (
            <th key={head} scope="col" className={number ? 'number' : undefined} aria-sort={sorted}>
              {acts ? (
                <span className="hidden-label">{head}</span>
              ) : sortBy === undefined ? (
                <>
                  {head}
                  {sorted ? marks[sorted] : ''}
                </>
              ) : (
                <Link to={sortBy} preventScrollReset>
                  {head}
                  {sorted ? marks[sorted] : ''}
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, show, number, full, acts }, place) => (
              <td
                key={head}
                className={
                  [number ? 'number' : '', full ? 'full' : ''].join(' ').trim() || undefined
                }
                data-label={place === 0 || acts ? undefined : head}
              >
                {acts ? <div className="acts">{show(row)}</div> : show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
