/** Tests of what happens at the same moment: without pauses, by locks of rows. */
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database, Handle } from '../packages/pg-kit/database.server.ts'

/** Waits until so many sessions of this database wait for a row. */
export async function untilWaiting(db: Handle, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= count) return
  }
}

/**
 * Runs `work` while rows are locked by a session of their own.
 * @param lock a SELECT with FOR UPDATE
 */
export async function whileLocked<T>(
  { connection }: Database,
  lock: string,
  values: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(lock, [...values])
    return await work()
  } finally {
    await client.end()
  }
}
