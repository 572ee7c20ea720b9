/** Very many rows for a test: written without the shop's limit of a statement. */
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type ClientConfig } from 'pg'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/**
 * Runs `work`, which prepares a test, on a connection of its own without timeouts: what a busy
 * machine needs for it without data of the shop.
 */
export async function withoutTimeouts<T>(
  { connection }: { readonly connection: ClientConfig },
  work: (db: Handle) => Promise<T>,
): Promise<T> {
  const db: Handle = new Kysely({
    dialect: new PostgresDialect({ pool: new Pool({ ...connection, max: 1 }) }),
  })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
