/** A transaction on a separate connection: for long work that uses both COPY and SQL. */
import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, type ClientConfig } from 'pg'
import type { Handle } from './database.server.ts'

/** The same transaction as a pg client and as a Kysely handle. */
export type DedicatedTransaction = { readonly client: Client; readonly tx: Handle }

/**
 * Runs `work` once, in one transaction without timeouts.
 * @param kind 'snapshot' sees the database as of its start and writes nothing
 * @throws the error of `work`, after rolling back
 */
export async function withDedicatedTransaction<T>(
  connection: ClientConfig,
  kind: 'snapshot' | 'writing',
  work: (transaction: DedicatedTransaction) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ ...connection, max: 1 })
  let client: Client | undefined
  pool.on('connect', (connected) => {
    client = connected instanceof Client ? connected : undefined
    // Without a listener, a lost connection would end the process; instead, the next statement
    // fails.
    connected.on('error', () => undefined)
  })
  pool.on('error', () => undefined)
  const writing = new Kysely<Record<never, never>>({
    dialect: new PostgresDialect({ pool }),
  }).transaction()
  const transaction =
    kind === 'snapshot'
      ? writing.setIsolationLevel('repeatable read').setAccessMode('read only')
      : writing
  const failures: unknown[] = []
  try {
    return await transaction.execute(async (tx) => {
      if (!client) throw new Error('a transaction without a connection')
      try {
        return await work({ client, tx })
      } catch (error) {
        failures.push(error)
        // In the middle of a COPY the server accepts no other statement, not even ROLLBACK. It
        // rolls back when the connection ends.
        await client.end()
        throw error
      }
    })
  } catch (error) {
    // Then Kysely's own rollback fails; its error must not hide the original one.
    throw failures[0] ?? error
  } finally {
    await pool.end()
  }
}
