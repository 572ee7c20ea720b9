/** What is tried: transactions hold or vanish, collisions are repeated, and a database that is away is said to be so, in time. */
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import { isProblem } from '../contract/problem.ts'
import { unavailable, notFound } from '../contract/standard-problems.ts'
import { toUnavailable } from './unavailable.ts'
import { type Database, openDatabase } from './database.server.ts'
import { DatabaseStartError } from './database-error.ts'

let database: Database & { readonly url: string }
beforeEach(async () => {
  database = await emptyDatabase()
  await sql`create table counters (id int primary key, value bigint not null, day date); insert into counters values (1, 0, '2026-11-21'), (2, 0, null)`.execute(
    database.handle,
  )
})
afterEach(() => database.close())

const values = async (): Promise<readonly number[]> =>
  (
    await sql<{ value: number }>`select value from counters order by id`.execute(database.handle)
  ).rows.map(({ value }) => value)

test('a transaction holds whole, or what was thrown is all that remains of it', async () => {
  expect(
    await database.transact(
      async (tx) =>
        (
          await sql<{
            value: number
          }>`update counters set value = 7 where id = 1 returning value`.execute(tx)
        ).rows,
    ),
  ).toEqual([{ value: 7 }])
  const refused = database.transact(async (tx) => {
    await sql`update counters set value = 8`.execute(tx)
    throw notFound()
  })
  await expect(refused).rejects.toSatisfy((error) => isProblem(error, notFound))
  expect(await values()).toEqual([7, 0])
})

test('whole numbers come as numbers, refused where they would be inexact; days as text', async () => {
  const { rows } =
    await sql`select 9007199254740991::int8 as n, count(*) as count, max(day) as day from counters`.execute(
      database.handle,
    )
  expect(rows).toEqual([{ n: 9007199254740991, count: 2, day: '2026-11-21' }])
  await expect(sql`select 9007199254740992::int8`.execute(database.handle)).rejects.toThrow(
    RangeError,
  )
})

test('two that deadlock both succeed in the end', async () => {
  const both = Promise.withResolvers<void>()
  let arrived = 0
  const work = (first: number, second: number) =>
    database.transact(async (tx) => {
      await sql`update counters set value = value + 1 where id = ${first}`.execute(tx)
      arrived += 1
      if (arrived === 2) both.resolve()
      await both.promise
      await sql`update counters set value = value + 1 where id = ${second}`.execute(tx)
    })
  await Promise.all([work(1, 2), work(2, 1)])
  expect(await values()).toEqual([2, 2])
  // One of them ran again.
  expect(arrived).toBe(3)
})

test('what collides for ever is given up after five attempts, as a database that is busy', async () => {
  let attempts = 0
  const hopeless = database.transact(async (tx) => {
    attempts += 1
    await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(tx)
  })
  await expect(hopeless).rejects.toSatisfy(
    (error) => isProblem(error, unavailable) && error.retryAfter === 2,
  )
  expect(attempts).toBe(5)
})

test('a mistake of ours is not taken for a database that is away', async () => {
  const mistake = await sql`select * from nowhere`
    .execute(database.handle)
    .catch((error: unknown) => error)
  expect(mistake).toBeInstanceOf(Error)
  expect(toUnavailable(mistake)).toBe(mistake)
  expect(
    isProblem(
      toUnavailable(
        new Error('sign-in failed', { cause: Object.assign(new Error('x'), { code: '57P01' }) }),
      ),
      unavailable,
    ),
  ).toBe(true)
})

test('a slow statement is cut off in about a second, and the connection goes on', async () => {
  const impatient = await openDatabase({ kind: 'server', url: database.url }, { poolSize: 1 })
  try {
    const began = performance.now()
    await expect(
      impatient.transact((tx) => sql`select pg_sleep(20)`.execute(tx)),
    ).rejects.toSatisfy((error) => isProblem(error, unavailable))
    expect(performance.now() - began).toBeLessThan(2_000)
    await impatient.ping()
  } finally {
    await impatient.close()
  }
})

test('a server that closes all connections is connected to anew', async () => {
  const shop = await openDatabase({ kind: 'server', url: database.url }, { patience: 10_000 })
  try {
    await Promise.all([1, 2, 3].map(() => shop.ping()))
    const cut = shop.transact(async (tx) => {
      await sql`select 1`.execute(tx)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        database.handle,
      )
      await sql`select 1`.execute(tx)
    })
    await expect(cut).rejects.toSatisfy((error) => isProblem(error, unavailable))
    await expect
      .poll(() =>
        shop.ping().then(
          () => 'fine',
          () => 'away',
        ),
      )
      .toBe('fine')
  } finally {
    await shop.close()
  }
})

test('a read-only server, after a fail-over, is away rather than broken', async () => {
  const written = database.transact(async (tx) => {
    await sql`set transaction read only`.execute(tx)
    await sql`update counters set value = 1`.execute(tx)
  })
  await expect(written).rejects.toSatisfy((error) => isProblem(error, unavailable))
})

test('a database that cannot be reached, or does not exist, is refused with a sentence that tells no password', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const port = portOf(closed)
  closed.close()
  await once(closed, 'close')
  const refusals = [
    `postgres://shop:secret@127.0.0.1:${port}/shop`,
    'postgres://shop:secret@127.0.0.1:99999/shop',
    database.url.replace(/shop_test_\w+/, 'nowhere'),
  ]
  for (const url of refusals) {
    const error = await openDatabase({ kind: 'server', url }).catch((refusal: unknown) => refusal)
    expect(error, url).toBeInstanceOf(DatabaseStartError)
    expect(String(error)).not.toContain('secret')
  }
})

// A way to the real server that can be closed, or go silent with all its connections open.
class Gate {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #silent = false

  constructor(target: NetConnectOpts) {
    this.#server = createServer((socket) => {
      const onward = connect(target)
      for (const one of [socket, onward]) {
        this.#sockets.add(one)
        one.on('close', () => this.#sockets.delete(one)).on('error', () => one.destroy())
      }
      socket
        .on('close', () => onward.destroy())
        .on('data', (chunk) => void (this.#silent || onward.write(chunk)))
      onward
        .on('close', () => socket.destroy())
        .on('data', (chunk) => void (this.#silent || socket.write(chunk)))
    })
  }

  async open(port = 0): Promise<number> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return portOf(this.#server)
  }

  beSilent(silent: boolean): void {
    this.#silent = silent
  }

  async close(): Promise<void> {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(this.#server, 'close')
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

// Where the test server listens: a socket in the folder that the address names, or a host and port.
function listenerOf(url: string): NetConnectOpts {
  const folder = new URLSearchParams(url.split('?')[1]).get('host')
  if (folder) return { path: `${folder}/.s.PGSQL.5432` }
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) || 5432 }
}

const through = (url: string, port: number): string =>
  url.replace(/@[^/]*\//, `@127.0.0.1:${port}/`).replace(/\?host=[^&]*/, '')

test('refused or black-holed, every caller hears so within a second; reached again, it goes on by itself', async () => {
  const gate = new Gate(listenerOf(database.url))
  const port = await gate.open()
  const heard: string[] = []
  let reconnected = Promise.withResolvers<void>()
  const silence = Promise.withResolvers<void>()
  const shop = await openDatabase(
    { kind: 'server', url: through(database.url, port) },
    {
      poolSize: 3,
      log: (sentence) => void (sentence.endsWith('does not answer') && silence.resolve()),
    },
  )
  const askAll = async (): Promise<readonly unknown[]> => {
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop
          .transact((tx) => sql`select 1`.execute(tx))
          .then(
            () => 'fine',
            (error: unknown) => (isProblem(error, unavailable) ? 'away' : error),
          ),
      ),
    )
    expect(performance.now() - began).toBeLessThan(2_400)
    return answers
  }
  const all = (answer: string): string[] => Array.from({ length: 6 }, () => answer)
  const untilFine = async (): Promise<void> => {
    const began = performance.now()
    while ((await askAll()).some((answer) => answer !== 'fine'))
      expect(performance.now() - began).toBeLessThan(5_000)
  }
  try {
    await shop.listen(
      'news',
      (payload) => heard.push(payload),
      () => reconnected.resolve(),
    )
    expect(await askAll()).toEqual(all('fine'))

    gate.beSilent(true)
    expect(await askAll()).toEqual(all('away'))
    expect(await askAll()).toEqual(all('away'))
    // What listens notices too, and makes another connection.
    await silence.promise
    gate.beSilent(false)
    await untilFine()
    await reconnected.promise
    reconnected = Promise.withResolvers()

    await gate.close()
    expect(await askAll()).toEqual(all('away'))
    await gate.open(port)
    await untilFine()
    await reconnected.promise
    await shop.notify(shop.handle, 'news', 'back')
    await expect.poll(() => heard).toEqual(['back'])
  } finally {
    await shop.close()
    await gate.close()
  }
})

test('messages reach every listener of a channel, from a transaction when it commits, and none after it stopped', async () => {
  const other = await openDatabase({ kind: 'server', url: database.url })
  try {
    const heard: string[] = []
    const stop = await other.listen(
      'tools',
      (payload) => heard.push(`a ${payload}`),
      () => undefined,
    )
    await other.listen(
      'Orders "new"',
      (payload) => heard.push(`b ${payload}`),
      () => undefined,
    )
    await database.transact(async (tx) => {
      await database.notify(tx, 'tools', '1')
      await database.notify(tx, 'Orders "new"', '2')
    })
    await database
      .transact(async (tx) => {
        await database.notify(tx, 'tools', 'never')
        throw notFound()
      })
      .catch(() => undefined)
    await expect.poll(() => heard).toEqual(['a 1', 'b 2'])
    await stop()
    await database.notify(database.handle, 'tools', '3')
    await database.notify(database.handle, 'Orders "new"', '4')
    await expect.poll(() => heard).toEqual(['a 1', 'b 2', 'b 4'])
  } finally {
    await other.close()
  }
})

test('what many transactions announce at once is heard whole, and of one that is still open nothing', async () => {
  const heard = new Set<string>()
  const stop = await database.listen(
    'many',
    (payload) => heard.add(payload),
    () => undefined,
  )
  const gate = Promise.withResolvers<void>()
  const open = database.transact(async (tx) => {
    await database.notify(tx, 'many', 'late')
    await gate.promise
  })
  await Promise.all(
    Array.from({ length: 30 }, (_, turn) =>
      database.transact((tx) => database.notify(tx, 'many', `${turn}`)),
    ),
  )
  await expect.poll(() => heard.size).toBe(30)
  expect(heard.has('late')).toBe(false)
  gate.resolve()
  await open
  await expect.poll(() => heard.has('late')).toBe(true)
  await stop()
})

test('a listener is told when it may have missed something', async () => {
  const reconnected = Promise.withResolvers<void>()
  const heard: string[] = []
  await database.listen(
    'tools',
    (payload) => heard.push(payload),
    () => reconnected.resolve(),
  )
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(
    database.handle,
  )
  await reconnected.promise
  await database.notify(database.handle, 'tools', 'again')
  await expect.poll(() => heard).toEqual(['again'])
})
