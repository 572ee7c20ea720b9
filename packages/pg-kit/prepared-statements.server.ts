/**
 * Statements that run repeatedly with different values are prepared once per connection.
 *
 * PostgreSQL parses, analyzes and plans a statement each time, unless it was prepared under a name
 * on that connection (https://node-postgres.com/features/queries, "Prepared statements"). The
 * benefit: the statement that writes an order with its line, movement and mail took 1.8 ms instead
 * of 3.2 ms (medians of 2,900 executions, alternating, on a busy machine with two cores). The rows
 * are the same either way (prepared-statements.test.ts).
 *
 * Each connection keeps every prepared statement until it ends: only prepare statements whose text
 * has few variants. Values are bound as parameters; values written into the text with sql.raw or
 * sql.lit create another text.
 */
import { CompiledQuery, sql, type QueryResult, type RawBuilder } from 'kysely'
import type { Handle } from './database.server.ts'

/** A query builder or a sql`…` template of Kysely. */
export type PreparableQuery<Row> = { compile(db: Handle): CompiledQuery<Row> }

/**
 * Executes a query as a prepared statement.
 * @param name the name in pg_prepared_statements: lower case with underscores, at most 50
 *   characters; a number is added if a name has several texts
 */
export function executePrepared<Row>(
  db: Handle,
  name: string,
  query: PreparableQuery<Row>,
): Promise<QueryResult<Row>> {
  const compiled = query.compile(db)
  register(compiled.sql, name)
  return db.executeQuery<Row>(compiled)
}

/**
 * Like executePrepared, for an existing text: saves building and compiling the query.
 * @param text with $1, $2, … for the values
 */
export function executePreparedText<Row>(
  db: Handle,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<QueryResult<Row>> {
  register(text, name)
  return db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
}

/** Placeholder for a value that is unknown when the statement's text is compiled. */
export type ValueOf<Values extends object> = <Name extends keyof Values>(
  name: Name,
) => RawBuilder<Values[Name]>

/**
 * Declares a statement whose text is compiled once, at its first use, and which is prepared: for
 * statements of frequently requested pages and calls. Values that `build` writes itself are the
 * same in every call.
 * @param name see executePrepared
 * @param build the query, with `value('x')` where the value x of a call belongs
 * @returns a function that executes it
 */
export function defineStatement<Values extends object, Row>(
  name: string,
  build: (db: Handle, value: ValueOf<Values>) => PreparableQuery<Row>,
): (db: Handle, values: Values) => Promise<Row[]> {
  let compiled: ((values: Values) => CompiledQuery<Row>) | undefined
  return async (db, values) => {
    compiled ??= compileOnce(db, name, build)
    return (await db.executeQuery<Row>(compiled(values))).rows
  }
}

function compileOnce<Values extends object, Row>(
  db: Handle,
  name: string,
  build: (db: Handle, value: ValueOf<Values>) => PreparableQuery<Row>,
): (values: Values) => CompiledQuery<Row> {
  const readers = new Map<unknown, (values: Values) => unknown>()
  const { sql: text, parameters } = build(db, (valueName) => {
    const placeholder = Symbol(String(valueName))
    readers.set(placeholder, (values) => values[valueName])
    return sql`${placeholder}`
  }).compile(db)
  register(text, name)
  const read = parameters.map((parameter) => readers.get(parameter) ?? (() => parameter))
  return (values) =>
    CompiledQuery.raw(
      text,
      read.map((valueIn) => valueIn(values)),
    )
}

/** The name under which this text is prepared; undefined for other statements. */
export const preparedStatementName = (text: string): string | undefined => nameByText.get(text)

// Kysely passes the pool a text without a name, so the name is looked up by the text.
const nameByText = new Map<string, string>()
const textsPerName = new Map<string, number>()

function register(text: string, name: string): void {
  if (nameByText.has(text)) return
  const count = (textsPerName.get(name) ?? 0) + 1
  textsPerName.set(name, count)
  nameByText.set(text, count === 1 ? name : `${name}_${count}`)
}
