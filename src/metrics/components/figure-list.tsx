/** A list of figures with its heading: its meaning, and its rows, or a note that there are none. */
import type { ReactNode } from 'react'
import { Table, type Column } from '../../ui/table.tsx'

type FigureListProps<Row> = {
  /** The name in an address: `#figures-returns`. */
  readonly id: string
  readonly title: string
  /** The text above the rows. */
  readonly lead: ReactNode
  /** The text if there are no rows. */
  readonly none: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

export const FigureList = <Row,>({ id, title, lead, none, ...table }: FigureListProps<Row>) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {table.rows.length === 0 ? (
      <p className="muted">{none}</p>
    ) : (
      <>
        <p className="muted small">{lead}</p>
        <Table caption={title} {...table} />
      </>
    )}
  </section>
)
