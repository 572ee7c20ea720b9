/** The pool of connections behind a Handle: nothing on it waits for long, and a connection that did not answer is not used again. */
import { sql, type RawBuilder } from 'kysely'
import { type ClientConfig, Pool, type PoolClient, types } from 'pg'

export type PoolOptions = {
  readonly size: number
  /** Milliseconds that a statement may take, and, a little less, the wait for a connection. */
  readonly patience: number
  readonly log: (sentence: string, error?: unknown) => void
}

/** Connections that stay open once they are. */
export const warmConnections = 4

/**
 * Opens the pool; it connects when it is first used. A black-holed database is noticed by the client's own clock, a slow one by
 * the server's, a little earlier, so that the connection lives on and no abandoned statement does.
 */
export function createPool(connection: ClientConfig, { size, patience, log }: PoolOptions): Pool {
  const sooner = patience - Math.min(100, Math.round(patience / 10))
  const pool = new Pool({
    ...connection,
    max: size,
    // Kept through quiet hours: on a busy machine a new connection may take longer than anybody waits.
    min: Math.min(warmConnections, size),
    connectionTimeoutMillis: sooner,
    statement_timeout: sooner,
    query_timeout: patience,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    // Where names are cached for ever, or a fail-over leaves the old primary answering, connections must end some time.
    maxLifetimeSeconds: 900,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    allowExitOnIdle: true,
    types: ourTypes,
  })
  // Without a listener, an idle connection that is lost would end the process.
  pool.on('error', (error) => log('An idle database connection was lost', error))
  pool.on('connect', (client) => {
    // Nor does the pool listen between two statements of a transaction, where the next one tells what happened.
    client.on('error', () => undefined)
    watch(client)
  })
  return pool
}

const oid = { int8: 20, date: 1082 }

// How PostgreSQL's values become ours, where node-postgres does otherwise.
const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, safeInteger],
  // A day is not a moment: as text, or it would become midnight of the machine's time zone.
  [oid.date, (text) => text],
])

const ourTypes: NonNullable<ClientConfig['types']> = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    const parser = format === 'binary' ? undefined : parsers.get(type)
    return (
      parser ??
      (format === 'binary'
        ? types.getTypeParser(type, 'binary')
        : types.getTypeParser(type, 'text'))
    )
  },
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is too large a number for this shop`)
  return value
}

/**
 * Marks a statement that is asked over and over with other values: each connection prepares it once and keeps its plan. It stands
 * in front of the statement. Only for texts of which there are few, or a connection would remember ever more.
 */
export const preparedStatement: RawBuilder<unknown> = sql.raw('/* prepared */ ')

const names = new Map<string, string>()
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `shop_${names.size + 1}`
  names.set(text, name)
  return name
}

/** Kysely hands over text and values; a name beside them is what makes pg prepare. */
const asPrepared = (words: readonly unknown[]): readonly unknown[] => {
  const [text, values, ...rest] = words
  return typeof text === 'string' && text.includes('/* prepared */')
    ? [{ name: nameOf(text), text, values }, ...rest]
    : words
}

// pg gives a connection whose query timed out back to the pool, where everyone after would wait behind that query.
function watch(client: PoolClient): void {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new TypeError('not a client of pg')
  Reflect.set(client, 'query', (...words: readonly unknown[]): unknown => {
    const answer: unknown = Reflect.apply(query, client, asPrepared(words))
    // The caller gets the same promise, and with it the error.
    if (answer instanceof Promise)
      answer.catch((error: unknown) => (isSilence(error) ? client.end() : undefined))
    return answer
  })
}

const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'
