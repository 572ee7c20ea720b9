/**
 * Notifications reach every listener after the commit, and a listener knows when it missed some.
 */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import { createDatabase, type Database } from './database.server.ts'
import type { Message, Neighbours } from './notifier.server.ts'

let database: Database & { readonly url: string }
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.close())

const ignoreReconnect = (): undefined => undefined

test('messages reach every listener of a channel until it stops, after the commit', async () => {
  const other = createDatabase({ connectionString: database.url }, { statementTimeout: 900 })
  try {
    const received: string[] = []
    const stop = await other.listen(
      'tools',
      (payload) => received.push(`a ${payload}`),
      ignoreReconnect,
    )
    await other.listen('Orders "new"', (payload) => received.push(`b ${payload}`), ignoreReconnect)
    await database.transact(async (tx) => {
      await database.notify(tx, 'tools', '1')
      await database.notify(tx, 'Orders "new"', '2')
    })
    await database
      .transact(async (tx) => {
        await database.notify(tx, 'tools', 'never')
        throw new Error('refused')
      })
      .catch(() => undefined)
    await expect.poll(() => received).toEqual(['a 1', 'b 2'])
    await stop()
    await database.notify(database.handle, 'tools', '3')
    await database.notify(database.handle, 'Orders "new"', '4')
    await expect.poll(() => received).toEqual(['a 1', 'b 2', 'b 4'])
  } finally {
    await other.close()
  }
})

test('the messages of many transactions at once all arrive, none of an open one', async () => {
  const received = new Set<string>()
  const stop = await database.listen('many', (payload) => received.add(payload), ignoreReconnect)
  const gate = Promise.withResolvers<void>()
  const open = database.transact(async (tx) => {
    await database.notify(tx, 'many', 'late')
    await gate.promise
  })
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      database.transact((tx) => database.notify(tx, 'many', `${index}`)),
    ),
  )
  await expect.poll(() => received.size).toBe(30)
  expect(received.has('late')).toBe(false)
  gate.resolve()
  await open
  await expect.poll(() => received.has('late')).toBe(true)
  await stop()
})

test('a listener is told when it may have missed messages', async () => {
  const reconnected = Promise.withResolvers<void>()
  const received: string[] = []
  await database.listen(
    'tools',
    (payload) => received.push(payload),
    () => reconnected.resolve(),
  )
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(database.handle)
  await reconnected.promise
  await database.notify(database.handle, 'tools', 'again')
  await expect.poll(() => received).toEqual(['again'])
})

test('the own process has a message when the transaction ends, each once', async () => {
  const received: string[] = []
  const stop = await database.listen('tools', (payload) => received.push(payload), ignoreReconnect)
  const expected: string[] = []
  for (let count = 1; count <= 20; count += 1) {
    await database.transact((tx) => database.notify(tx, 'tools', `in ${count}`))
    expected.push(`in ${count}`)
    expect(received).toEqual(expected)
    const sent = database.notify(database.handle, 'tools', `on its own ${count}`)
    expected.push(`on its own ${count}`)
    expect(received, 'before the server has it').toEqual(expected)
    await sent
  }
  // What other connections send comes after all that the server was sent before.
  const other = createDatabase({ connectionString: database.url }, { statementTimeout: 9000 })
  await other.notify(other.handle, 'tools', 'of another process')
  await expect.poll(() => received.at(-1)).toBe('of another process')
  expect(received).toEqual([...expected, 'of another process'])
  await other.close()
  await stop()
})

test('a transaction that nobody collects messages of delivers them by the server', async () => {
  const received: string[] = []
  const stop = await database.listen('tools', (payload) => received.push(payload), ignoreReconnect)
  await database.handle.transaction().execute((tx) => database.notify(tx, 'tools', 'rare'))
  await expect.poll(() => received).toEqual(['rare'])
  await stop()
})

test('a message is sent when the connection is lost at the commit, whose end nobody knows', async () => {
  const received: string[] = []
  const stop = await database.listen('tools', (payload) => received.push(payload), ignoreReconnect)
  await expect(
    database.transact(async (tx) => {
      await database.notify(tx, 'tools', 'perhaps')
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    }),
  ).rejects.toMatchObject({ body: { status: 503 } })
  expect(received).toEqual(['perhaps'])
  await stop()
})

test('a change is done once the neighbours have handled it, however long the server takes to tell them', async () => {
  const handlers: ((messages: readonly Message[]) => Promise<void>)[] = []
  const told: Message[] = []
  /** Of two processes: what one tells, the other handles. */
  const neighbourOf = (self: number): Neighbours => ({
    tell: async (messages) => {
      told.push(...messages)
      await handlers[1 - self]?.(messages)
    },
    onTold: (handle) => void (handlers[self] = handle),
  })
  const connection = { connectionString: database.url }
  const [one, two] = [0, 1].map((self) =>
    createDatabase(connection, { statementTimeout: 900, neighbours: neighbourOf(self) }),
  )
  if (!one || !two) throw new Error('There are two')
  try {
    const reading = Promise.withResolvers<void>()
    const handled: string[] = []
    await one.listen('settings', () => undefined, ignoreReconnect)
    await two.listen(
      'settings',
      async (payload) => {
        await reading.promise
        handled.push(payload)
      },
      ignoreReconnect,
    )
    let isDone = false
    const change = one
      .transact(async (tx) => {
        await one.notify(tx, 'settings', 'name')
        await one.notify(tx, 'jobs', 'nobody here listens to this')
      })
      .then(() => (isDone = true))
    await expect.poll(() => told).toEqual([{ channel: 'settings', payload: 'name' }])
    await one.ping()
    expect(isDone, 'the neighbour still reads').toBe(false)
    reading.resolve()
    await change
    expect(handled).toContain('name')
  } finally {
    await one.close()
    await two.close()
  }
})
