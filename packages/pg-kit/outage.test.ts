/** A database that cannot be reached in time is unavailable, and is used again afterwards. */
import { createServer } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import { startTcpProxy } from '../../tests/postgres/tcp-proxy.ts'
import { checkServer } from './check-server.server.ts'
import { createDatabase, type Database, type DatabaseOptions } from './database.server.ts'
import { OperatorError } from './errors.ts'
import { Outage, toOutage, type OutageCause } from './outage.ts'

let database: Database & { readonly url: string }
beforeEach(async () => {
  database = await emptyDatabase({ toError: toOutage })
  await sql`create table counters (value bigint not null)`.execute(database.handle)
})
afterEach(() => database.close())

const isOutage = (error: unknown, reason: OutageCause): boolean =>
  error instanceof Outage && error.reason === reason

/** The timeout of requests: see statementTimeouts in src/platform/database.server.ts. */
const connect = (connectionString: string, options: Partial<DatabaseOptions> = {}): Database =>
  createDatabase({ connectionString }, { statementTimeout: 900, ...options })

test('a mistake in a statement is not taken for an unavailable database', async () => {
  const mistake = await sql`select * from nowhere`
    .execute(database.handle)
    .catch((error: unknown) => error)
  expect(mistake).toBeInstanceOf(Error)
  expect(toOutage(mistake)).toBe(mistake)
  const shutdown = Object.assign(new Error('x'), { code: '57P01' })
  const caused = new Error('sign-in failed', { cause: shutdown })
  expect(isOutage(toOutage(caused), 'away')).toBe(true)
})

/** As PostgreSQL and PgBouncer say it. */
test.each([
  ['08006', 'connection failure', 'away'],
  ['08P01', 'server login has been failing, try again later (server_login_retry)', 'away'],
  ['08P01', 'pgbouncer cannot connect to server', 'away'],
  ['08P01', 'query_wait_timeout', 'pool-full'],
  ['08P01', 'no more connections allowed (max_client_conn)', 'pool-full'],
  ['08P01', 'unsupported startup parameter: statement_timeout', 'refused'],
  ['08P01', 'no such database: shop', 'refused'],
  ['26000', 'prepared statement "insert_order" does not exist', 'refused'],
  ['28P01', 'password authentication failed for user "shop"', 'refused'],
  ['3D000', 'database "shop" does not exist', 'refused'],
] as const)('%s %s is told by its cause', (code, text, reason) => {
  const error = Object.assign(new Error(text), { code })
  expect(isOutage(toOutage(error), reason)).toBe(true)
})

test('behind a pooler no limit is left on a connection, which others get next', async () => {
  const direct = { connectionString: database.url }
  const limitsOf = async (options: Partial<DatabaseOptions>) => {
    const shop = connect(database.url, { poolSize: 1, ...options })
    try {
      const read = async () =>
        (await sql<{ limit: string }>`show statement_timeout`.execute(shop.handle)).rows
      const first = await read()
      shop.setStatementTimeout(2_000)
      return [first, await read()].flat().map((row) => Object.values(row)[0])
    } finally {
      await shop.close()
    }
  }
  expect(await limitsOf({})).toEqual(['810ms', '1800ms'])
  expect(await limitsOf({ direct })).toEqual(['810ms', '810ms'])
})

test('a violation of the protocol is a bug, and no database that is away', () => {
  const text = 'bind message supplies 2 parameters, but prepared statement "a" requires 1'
  const error = Object.assign(new Error(text), { code: '08P01' })
  expect(toOutage(error)).toBe(error)
})

test('a slow statement is cancelled by the server a little before the limit of the pool, and its connection is used again', async () => {
  const impatient = connect(database.url, { poolSize: 1, statementTimeout: 5_000 })
  try {
    const connectionOf = async () =>
      (
        await sql<{ pid: number; limit: string }>`
          select pg_backend_pid() as pid, current_setting('statement_timeout') as limit`.execute(
          impatient.handle,
        )
      ).rows
    const before = await connectionOf()
    expect(before).toMatchObject([{ limit: '4500ms' }])
    await expect(
      impatient.transact((tx) => sql`select pg_sleep(3600)`.execute(tx)),
    ).rejects.toSatisfy((error) => isOutage(error, 'statement-limit'))
    expect(await connectionOf()).toEqual(before)
  } finally {
    await impatient.close()
  }
})

test('after the server has closed all connections, new ones are made', async () => {
  const shop = connect(database.url, { statementTimeout: 10_000 })
  try {
    await Promise.all([1, 2, 3].map(() => shop.ping()))
    const interrupted = shop.transact(async (tx) => {
      await sql`select 1`.execute(tx)
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.handle)
      await sql`select 1`.execute(tx)
    })
    await expect(interrupted).rejects.toSatisfy((error) => isOutage(error, 'away'))
    await expect
      .poll(() =>
        shop.ping().then(
          () => 'answers',
          () => 'unavailable',
        ),
      )
      .toBe('answers')
  } finally {
    await shop.close()
  }
})

test('a read-only server, after a fail-over, says so and is not a bug', async () => {
  const written = database.transact(async (tx) => {
    await sql`set transaction read only`.execute(tx)
    await sql`update counters set value = 1`.execute(tx)
  })
  await expect(written).rejects.toSatisfy((error) => isOutage(error, 'read-only'))
})

test('a server that cannot be used is refused with a sentence without the password', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const address = closed.address()
  const port = typeof address === 'object' && address ? address.port : 0
  closed.close()
  await once(closed, 'close')
  const urls = [
    `postgres://shop:secret@127.0.0.1:${port}/shop`,
    'postgres://shop:secret@127.0.0.1:99999/shop',
    database.url.replace(/shop_test_\w+/, 'nowhere'),
  ]
  for (const url of urls) {
    const error = await checkServer(url, 5_000).catch((thrown: unknown) => thrown)
    expect(error, url).toBeInstanceOf(OperatorError)
    expect(String(error)).not.toContain('secret')
  }
})

/** Six transactions at once, and the outcome of each. Without a limit of time they would wait for ever. */
async function transactAll(shop: Database): Promise<readonly unknown[]> {
  return Promise.all(
    Array.from({ length: 6 }, () =>
      shop
        .transact((tx) => sql`select 1`.execute(tx))
        .then(
          () => 'answers',
          (error: unknown) => (isOutage(error, 'away') ? 'unavailable' : error),
        ),
    ),
  )
}

test('when connections are refused or packets dropped, no caller waits for ever, and all are served again afterwards', async () => {
  const proxy = await startTcpProxy(database.url)
  const received: string[] = []
  let reconnected = Promise.withResolvers<void>()
  const noAnswer = Promise.withResolvers<void>()
  const shop = connect(proxy.url, {
    poolSize: 3,
    log: (message) => void (message.endsWith('does not answer') && noAnswer.resolve()),
  })
  const all = (result: string): string[] => Array.from({ length: 6 }, () => result)
  const untilAllAnswer = async (): Promise<void> => {
    while ((await transactAll(shop)).some((result) => result !== 'answers')) continue
  }
  try {
    await shop.listen(
      'news',
      (payload) => received.push(payload),
      () => reconnected.resolve(),
    )
    expect(await transactAll(shop)).toEqual(all('answers'))

    proxy.setSilent(true)
    expect(await transactAll(shop)).toEqual(all('unavailable'))
    expect(await transactAll(shop)).toEqual(all('unavailable'))
    // The listener notices too, and makes another connection.
    await noAnswer.promise
    proxy.setSilent(false)
    await untilAllAnswer()
    await reconnected.promise
    reconnected = Promise.withResolvers()

    await proxy.close()
    expect(await transactAll(shop)).toEqual(all('unavailable'))
    await proxy.reopen()
    await untilAllAnswer()
    await reconnected.promise
    await shop.notify(shop.handle, 'news', 'back')
    await expect.poll(() => received).toEqual(['back'])
  } finally {
    await shop.close()
    await proxy.close()
  }
})
