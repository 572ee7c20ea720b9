/** Gives a pg pool to Kysely, with named prepared statements and without stuck connections. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { preparedStatementName } from './prepared-statements.server.ts'

/**
 * Wraps the pool's clients for Kysely. Kysely passes each statement as text and values; the wrapper
 * - adds the name under which node-postgres prepares it, if executePrepared has registered one;
 * - ends a connection whose query timed out on the client's side. node-postgres would give it back
 *   to the pool, where every later query would wait behind the one that never ended.
 */
export function toKyselyPool(pool: Pool): PostgresPool {
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      const known = wrapped.get(client)
      if (known) return known
      const created = wrapClient(client)
      wrapped.set(client, created)
      return created
    },
    end: () => pool.end(),
  }
}

function wrapClient(client: PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: string | PostgresCursor<unknown>, values?: readonly unknown[]): unknown {
    if (typeof text !== 'string' || !Array.isArray(values))
      throw new TypeError('This pool executes statements with values only')
    const name = preparedStatementName(text)
    const result =
      name === undefined ? client.query(text, values) : client.query({ name, text, values })
    // Kysely gets the same promise, and with it the error.
    result.catch((error: unknown) => (isQueryTimeout(error) ? client.end() : undefined))
    return result
  }
  return { query, release: (destroy) => client.release(destroy) }
}

// node-postgres gives this error no code.
const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'
