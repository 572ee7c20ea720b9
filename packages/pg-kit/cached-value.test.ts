/** A cached value equals the one in the database, and reading it takes no second connection. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import { createCachedValue } from './cached-value.server.ts'
import { createDatabase, type Database } from './database.server.ts'

let database: Database & { readonly url: string }
beforeEach(async () => {
  database = await emptyDatabase()
  await sql`create table greetings (text text); insert into greetings values ('one')`.execute(
    database.handle,
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.close()
})

const write = (text: string) => sql`update greetings set text = ${text}`.execute(database.handle)

function greeting(of: Database = database, isChange?: (payload: string) => boolean) {
  let reads = 0
  const cached = createCachedValue({
    database: of,
    channel: 'greetings',
    ...(isChange ? { isChange } : {}),
    read: async () => {
      reads += 1
      const { rows } = await sql<{ text: string }>`select text from greetings`.execute(of.handle)
      return rows[0]?.text
    },
  })
  return { ...cached, reads: () => reads }
}

/** As if so many milliseconds had gone by. */
function wait(milliseconds: number): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds)
}

test('without notifications it is read each time', async () => {
  const { current } = greeting()
  expect(await current()).toBe('one')
  await write('two')
  expect(await current()).toBe('two')
})

test('a message that says of something else that it has changed leaves it', async () => {
  const { current, listen, reads } = greeting(database, (payload) => payload === 'mine')
  const stop = await listen()
  expect(await current()).toBe('one')
  await write('two')
  await database.notify(database.handle, 'greetings', 'others')
  expect([await current(), reads()]).toEqual(['one', 1])
  await database.notify(database.handle, 'greetings', 'mine')
  expect(await current()).toBe('two')
  await stop()
})

test('it is read once, and again after a notification or by who has changed it', async () => {
  const { current, invalidate, listen, reads } = greeting()
  const stop = await listen()
  expect([await current(), await current(), reads()]).toEqual(['one', 'one', 1])
  await write('two')
  expect(await current()).toBe('one')
  await database.notify(database.handle, 'greetings', '')
  await expect.poll(current).toBe('two')
  await write('three')
  invalidate()
  expect(await current()).toBe('three')
  await stop()
})

test('when its age is over it is given as it is known, and read again beside', async () => {
  const { current, listen } = greeting()
  const stop = await listen()
  await current()
  await write('two')
  wait(60_000)
  expect(await current()).toBe('one')
  await expect.poll(current).toBe('two')
  await stop()
})

test('transactions that hold every connection get it although its age is over', async () => {
  const narrow = createDatabase(
    { connectionString: database.url },
    { statementTimeout: 15_000, poolSize: 2 },
  )
  try {
    const { current, listen } = greeting(narrow)
    await listen()
    await current()
    wait(60_000)
    const bothBegun = Promise.withResolvers<void>()
    let begun = 0
    const inTransaction = () =>
      narrow.transact(async () => {
        begun += 1
        if (begun === 2) bothBegun.resolve()
        await bothBegun.promise
        return current()
      })
    expect(await Promise.all([inTransaction(), inTransaction()])).toEqual(['one', 'one'])
  } finally {
    await narrow.close()
  }
})

test('a reading that fails is tried again by the next who asks', async () => {
  const { current, listen } = greeting()
  const stop = await listen()
  await sql`alter table greetings rename to elsewhere`.execute(database.handle)
  await expect(current()).rejects.toThrow('greetings')
  await sql`alter table elsewhere rename to greetings`.execute(database.handle)
  expect(await current()).toBe('one')
  await stop()
})
