/** A transaction on a connection of its own, for work that takes long and speaks COPY beside SQL. */
import { Kysely, PostgresDialect } from 'kysely'
import { Client, type ClientConfig, Pool } from 'pg'
import type { Handle } from './database.server.ts'

/** The same transaction, as pg's client and as a handle. */
export type DedicatedTransaction = { readonly client: Client; readonly tx: Handle }

/**
 * Runs `work` once, in one transaction.
 * @param kind 'snapshot' sees the database as it was at its beginning and writes nothing
 */
export async function withDedicatedTransaction<T>(
  connection: ClientConfig,
  kind: 'snapshot' | 'writing',
  work: (own: DedicatedTransaction) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ ...connection, max: 1 })
  let client: Client | undefined
  pool.on('connect', (connected) => {
    client = connected instanceof Client ? connected : undefined
    // Without a listener a lost connection would end the process; here the next statement tells of it.
    connected.on('error', () => undefined)
  })
  pool.on('error', () => undefined)
  const transaction = new Kysely<Record<never, never>>({
    dialect: new PostgresDialect({ pool }),
  }).transaction()
  const asked =
    kind === 'snapshot'
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction
  const failures: unknown[] = []
  try {
    return await asked.execute(async (tx) => {
      if (!client) throw new Error('a transaction without a connection')
      try {
        return await work({ client, tx })
      } catch (error) {
        failures.push(error)
        // In the middle of a COPY nothing can be said to the server, not even 'rollback'. It rolls back when the connection ends.
        await client.end()
        throw error
      }
    })
  } catch (error) {
    // Kysely's own attempt to roll back fails, and must not hide the reason.
    throw failures[0] ?? error
  } finally {
    await pool.end()
  }
}
