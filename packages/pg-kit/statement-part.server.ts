/** Lets several stores write one SQL statement together: each contributes a type-checked part. */
import type { RawBuilder } from 'kysely'
import type { SqlClause } from './database.server.ts'

/**
 * A WITH clause (CTE) that one store writes and others read. `Row` has the columns that it returns.
 * A part that uses another column does not compile.
 */
export type CteReference<Row> = {
  /** The CTE for a FROM list. */
  readonly table: RawBuilder<unknown>
  /** Its columns, qualified, for expressions. */
  readonly column: { readonly [Name in keyof Row & string]: RawBuilder<Row[Name]> }
}

/**
 * One or more WITH clauses of a statement that another store runs. That store calls the part with
 * a reference to its own CTE. One statement is one transaction and one round trip: either all parts
 * are written or none.
 */
export type StatementPart<Row> = (cte: CteReference<Row>) => SqlClause
