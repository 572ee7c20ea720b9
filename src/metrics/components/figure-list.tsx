/** A list of figures under its heading: what it means, and its rows, or that there are none. */
import type { ReactNode } from 'react'
import { Table, type Column } from '../../ui/table.tsx'

type FigureListProps<Row> = {
  /** By which an address names it: `#figures-returns`. */
  readonly id: string
  readonly title: string
  /** Said above the rows. */
  readonly lead: ReactNode
  /** Said where there are none. */
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
