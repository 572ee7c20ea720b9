/** Creates the indexes of large tables that migrations have left out, while the shop runs. */
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from './database.server.ts'

/** Definitions by name: `on orders (number)`. */
export type Indexes = Readonly<Record<string, string>>

/** Creates those that are missing or were interrupted, without blocking writes to their tables. */
export async function* createMissingIndexes(
  database: Database,
  indexes: Indexes,
): AsyncGenerator<void, void, void> {
  for (const [name, definition] of Object.entries(indexes)) {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index
      where indexrelid = to_regclass(${name})`.execute(database.handle)
    if (rows[0]?.valid) continue
    // Not in a transaction, and without a time limit.
    const client = new Client(database.connection)
    client.on('error', () => undefined) // the statement fails with it
    await client.connect()
    try {
      if (rows[0]) await client.query(`drop index concurrently if exists ${name}`)
      await client.query(`create index concurrently if not exists ${name} ${definition}`)
    } finally {
      await client.end()
    }
    yield
  }
}
