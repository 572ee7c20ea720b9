/** How very many rows are written: by COPY, with the indexes put up afterwards, which is many times faster than keeping each in order. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client, type ClientBase, type ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { quoted } from './schema-tables.server.ts'

/** What a column is given; lists and objects go as JSON. */
export type CopyValue = string | number | boolean | Date | null | object

const piece = 65_536

/** Copies rows into a table, within the caller's transaction. Names of table and columns are ours, never a visitor's. */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  await pipeline(
    Readable.from(texts(rows)),
    client.query(copyFrom(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`)),
  )
}

/**
 * Takes a table's indexes down, works, and puts them up again as they were, within the caller's transaction; nobody else reads the
 * table until that ends. Those that constraints stand on stay.
 */
export async function withoutIndexes<T>(
  client: ClientBase,
  table: string,
  work: () => Promise<T>,
  told: (index: string) => void,
): Promise<T> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid) order by 1`,
    [quoted(table)],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  const done = await work()
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { name, definition } of rows) {
    told(name)
    await client.query(definition)
  }
  return done
}

/** After very many rows came or went: the planner learns what there is, and room is free again, at once and not when the server finds time. */
export async function analyzeTables(connection: ClientConfig): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

function* texts(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let text = ''
  for (const row of rows) {
    text += `${row.map(written).join('\t')}\n`
    if (text.length < piece) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text) yield Buffer.from(text)
}

const signs: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

/** A value in COPY's text format. */
function written(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    /[\\\t\n\r]/g,
    (sign) => signs[sign] ?? sign,
  )
}
