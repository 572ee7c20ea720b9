/** Adapts a pg pool for Kysely: named prepared statements, limits, and no stuck connections. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { PoolHealth } from './pool-health.server.ts'
import { preparedStatementName } from './prepared-statements.server.ts'
import type { StatementLimit } from './statement-limit.server.ts'
import { queryTimeoutMessage } from './outage.ts'

export type KyselyPoolOptions = {
  readonly health: PoolHealth
  /** The current limit of statements. */
  readonly limit: () => StatementLimit
  /** Behind a pooler, where others would get the connection with the limit: no limit is set. */
  readonly isPooled?: boolean
}

/**
 * Wraps the pool's clients for Kysely. Kysely passes each statement as text and values; the wrapper
 * - adds the name under which node-postgres prepares it, if executePrepared has registered one;
 * - ends a connection whose query timed out on the client's side: in the pool, every later query
 *   would wait behind the one that never ended;
 * - updates the limit of a connection that was created with another one;
 * - observes whether the server responds.
 */
export function toKyselyPool(pool: Pool, options: KyselyPoolOptions): PostgresPool {
  const { health, limit, isPooled = false } = options
  const wrapped = new WeakMap<PoolClient, WrappedClient>()
  const initialLimit = limit()
  return {
    options: pool.options,
    async connect() {
      const start = performance.now()
      const client = await pool.connect().catch((error: unknown) => {
        throw health.explain(error)
      })
      health.waited(performance.now() - start)
      let known = wrapped.get(client)
      if (!known) {
        known = wrapClient(client, options)
        wrapped.set(client, known)
      }
      const current = limit()
      if (!isPooled && (known.limit ?? initialLimit) !== current)
        await changeLimit(client, known, current)
      return known
    },
    end: () => pool.end(),
  }
}

type WrappedClient = PostgresPoolClient & {
  /** The limit set on this connection; undefined while it has its initial limit. */
  limit?: StatementLimit
}

async function changeLimit(
  client: PoolClient,
  wrapped: WrappedClient,
  limit: StatementLimit,
): Promise<void> {
  try {
    await client.query(`set statement_timeout = ${limit.server}`)
    wrapped.limit = limit
  } catch (error) {
    client.release(true)
    throw error
  }
}

function wrapClient(client: PoolClient, { health, limit }: KyselyPoolOptions): WrappedClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: string | PostgresCursor<unknown>, values?: readonly unknown[]): unknown {
    if (typeof text !== 'string' || !Array.isArray(values))
      throw new TypeError('This pool executes statements with values only')
    const name = preparedStatementName(text)
    const statement = { text, values }
    const finish = health.begin(text)
    const result = withTimeout(
      client.query(name === undefined ? statement : { name, ...statement }),
      limit().client,
      () => void client.end(),
    )
    // Kysely gets the same promise, and with it the error.
    result.then(
      () => finish(),
      (error: unknown) => finish(error),
    )
    return result
  }
  return { query, release: (destroy) => client.release(destroy) }
}

/**
 * Gives up on a statement that the server has not even cancelled. Data that has already arrived is
 * read first: on a busy machine the timer may fire before a timely response is processed.
 * @param milliseconds the client's limit
 */
function withTimeout<T>(result: Promise<T>, milliseconds: number, giveUp: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let isSettled = false
    const settle = (): void => {
      isSettled = true
      clearTimeout(timer)
    }
    const timer = setTimeout(
      () =>
        setImmediate(() => {
          if (isSettled) return
          giveUp()
          reject(new Error(queryTimeoutMessage))
        }),
      milliseconds,
    )
    result.finally(settle).then(resolve, reject)
  })
}
