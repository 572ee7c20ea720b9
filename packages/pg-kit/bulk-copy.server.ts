/**
 * Writes a very large number of rows: by COPY, with indexes created afterwards, which is many times
 * faster.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client, type ClientBase, type ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnList, quoteIdentifier } from './schema.server.ts'

/** A column's value; arrays and objects are written as JSON. */
export type CopyValue = string | number | boolean | Date | null | object

/** The number of characters of rows sent at once. */
const chunkLength = 65_536

/**
 * Copies rows into a table, in the caller's transaction.
 * @param table a constant of the program, never user input; the same applies to the columns
 */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  await pipeline(
    Readable.from(toChunks(rows)),
    client.query(copyFrom(`copy ${quoteIdentifier(table)} (${columnList(columns)}) from stdin`)),
  )
}

/**
 * Drops a table's indexes, runs `work` and recreates the same indexes, in the caller's transaction;
 * nobody else can read the table until it ends. Indexes of constraints stay.
 * @param onIndex called before each index is created, with its name
 */
export async function withoutIndexes<T>(
  client: ClientBase,
  table: string,
  work: () => Promise<T>,
  onIndex: (index: string) => void,
): Promise<T> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index
       where indrelid = $1::regclass
         and not exists (select from pg_constraint where conindid = indexrelid)
       order by 1`,
    [quoteIdentifier(table)],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  const result = await work()
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { name, definition } of rows) {
    onIndex(name)
    await client.query(definition)
  }
  return result
}

/**
 * After inserting or deleting a very large number of rows: updates the planner's statistics and
 * frees the space at once, instead of waiting for autovacuum.
 */
export async function analyzeTables(connection: ClientConfig): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

function* toChunks(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let text = ''
  for (const row of rows) {
    text += `${row.map(toCopyText).join('\t')}\n`
    if (text.length < chunkLength) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text) yield Buffer.from(text)
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

/** A value in COPY's text format (https://www.postgresql.org/docs/current/sql-copy.html). */
function toCopyText(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    /[\\\t\n\r]/g,
    (character) => escapes[character] ?? character,
  )
}
