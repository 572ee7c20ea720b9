/**
 * The only SQL queries of the demo: who is loading it now, and whether a load was left unfinished.
 */
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { withDedicatedTransaction } from '../../packages/pg-kit/dedicated-transaction.server.ts'

type Tables = { demo_load: { only_row: boolean; started_at: Date } }
const tables = (db: Handle) => db.withTables<Tables>()

/**
 * Runs `work` while no other process of this database does, and waits for one that does. The server
 * releases the lock when the process ends, or within about half a minute when its machine fails.
 */
export function withDemoLock<T>(
  connection: ClientConfig,
  work: (lock: Handle) => Promise<T>,
): Promise<T> {
  return withDedicatedTransaction(connection, 'writing', async ({ client, tx }) => {
    await client.query(`
      set local statement_timeout = 0; set local lock_timeout = 0;
      set local idle_in_transaction_session_timeout = 0;
      set local tcp_keepalives_idle = 10; set local tcp_keepalives_interval = 5;
      set local tcp_keepalives_count = 3`)
    await sql`select pg_advisory_xact_lock(hashtextextended('ironmonger demo', 0))`.execute(tx)
    return work(tx)
  })
}

/** Whether a load is unfinished: it is still running, or its process has ended. */
export async function isDemoLoading(db: Handle): Promise<boolean> {
  const row = await tables(db).selectFrom('demo_load').select('only_row').executeTakeFirst()
  return row !== undefined
}

export async function markDemoLoading(db: Handle, at: Date): Promise<void> {
  await tables(db).insertInto('demo_load').values({ only_row: true, started_at: at }).execute()
}

export async function unmarkDemoLoading(db: Handle): Promise<void> {
  await tables(db).deleteFrom('demo_load').execute()
}
