/**
 * An operation is executed once per key: with simultaneous calls, after a failure, after a crash.
 */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../tests/postgres/fresh-database.ts'
import type { Database, Handle } from './database.server.ts'
import { forgetOldKeys, KeyReused, once } from './once.server.ts'
import { Outage, toOutage } from './outage.ts'

const actor = '01900000-0000-7000-8000-000000000001'
const other = '01900000-0000-7000-8000-000000000002'

let database: Database
let done: number
beforeEach(async () => {
  database = await freshDatabase({ toError: toOutage })
  done = 0
})
afterEach(() => database.close())

type CallInput = { actor?: string; operation?: string; key?: string; body?: unknown }

const count = (tx: Handle, asked: CallInput = {}, work = async () => ({ number: (done += 1) })) =>
  once(tx, { actor, operation: 'test', key: 'the-same-key', body: { pieces: 5 }, ...asked }, work)
const ask = (asked?: CallInput) => database.transact((tx) => count(tx, asked))

/** Holds its transaction open between the work and the commit. */
function askAndWait(asked?: CallInput) {
  const working = Promise.withResolvers<number>()
  const released = Promise.withResolvers<void>()
  const answer = database.transact((tx) =>
    count(tx, asked, async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      working.resolve(rows[0]?.pid ?? 0)
      await released.promise
      return { number: (done += 1) }
    }),
  )
  return { answer, working: working.promise, release: released.resolve, fail: released.reject }
}

const waitsForKey = async (): Promise<void> => {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%idempotency_keys%'
        and datname = current_database()`.execute(database.reports)
    if (rows.length > 0) return
  }
}

const errorOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (reason: unknown) => reason,
  )

test('the same again, later or at the same moment, gets the first answer', async () => {
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([
    { number: 1 },
    { number: 1 },
    { number: 1 },
  ])
  expect(await ask()).toEqual({ number: 1 })
  expect(done).toBe(1)
})

test('another caller, another operation and another key are something else', async () => {
  await ask()
  expect(await ask({ actor: other })).toEqual({ number: 2 })
  expect(await ask({ operation: 'another' })).toEqual({ number: 3 })
  expect(await ask({ key: 'another-key' })).toEqual({ number: 4 })
})

test('another body under the key is refused, and nothing is done', async () => {
  await ask()
  expect(await errorOf(ask({ body: { pieces: 6 } }))).toBeInstanceOf(KeyReused)
  expect(done).toBe(1)
})

test('the second waits while the first is at it, and gets its answer', async () => {
  const first = askAndWait()
  await first.working
  const second = ask()
  await waitsForKey()
  first.release()
  expect(await Promise.all([first.answer, second])).toEqual([{ number: 1 }, { number: 1 }])
})

test('where the first is refused, the second that waited is done', async () => {
  const first = askAndWait()
  await first.working
  const second = ask()
  await waitsForKey()
  const refusal = new RangeError('refused')
  first.fail(refusal)
  expect(await errorOf(first.answer)).toBe(refusal)
  expect(await second).toEqual({ number: 1 })
})

test('a crash halfway leaves no key: the same again is done, once', async () => {
  const first = askAndWait()
  const pid = await first.working
  const refused = errorOf(first.answer)
  await sql`select pg_terminate_backend(${pid}::int)`.execute(database.handle)
  first.release()
  expect(await refused).toMatchObject({ reason: 'away' })
  done = 0
  expect(await Promise.all([ask(), ask()])).toEqual([{ number: 1 }, { number: 1 }])
})

test('who would wait longer than a statement may is told so', async () => {
  const first = askAndWait()
  await first.working
  database.setStatementTimeout(300)
  // The server says so; on a busy machine the client's own limit may come first.
  const error = await errorOf(ask())
  first.release()
  expect(error).toBeInstanceOf(Outage)
  await first.answer
})

test('a key is forgotten after 90 days, and not before', async () => {
  await ask()
  await ask({ key: 'an-older-key' })
  await sql`
    update idempotency_keys set created_at = now() - interval '91 days'
    where key = 'an-older-key'`.execute(database.handle)
  await sql`
    update idempotency_keys set created_at = now() - interval '89 days'
    where key = 'the-same-key'`.execute(database.handle)
  await forgetOldKeys(database.handle)
  expect(await ask()).toEqual({ number: 1 })
  expect(await ask({ key: 'an-older-key' })).toEqual({ number: 3 })
})
