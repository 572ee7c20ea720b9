/** Transactions are atomic and repeated after a collision; values arrive as documented. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import type { Database } from './database.server.ts'
import { Outage, toOutage } from './outage.ts'

let database: Database
beforeEach(async () => {
  database = await emptyDatabase({ toError: toOutage })
  await sql`
    create table counters (id int primary key, value bigint not null, day date);
    insert into counters values (1, 0, '2026-11-21'), (2, 0, null)`.execute(database.handle)
})
afterEach(() => database.close())

const counterValues = async (): Promise<readonly number[]> => {
  const { rows } = await sql<{ value: number }>`select value from counters order by id`.execute(
    database.handle,
  )
  return rows.map(({ value }) => value)
}

test('a transaction is applied whole, or rolled back and its error thrown', async () => {
  const updated = await database.transact(async (tx) => {
    const { rows } = await sql<{ value: number }>`
      update counters set value = 7 where id = 1 returning value`.execute(tx)
    return rows
  })
  expect(updated).toEqual([{ value: 7 }])
  const failed = database.transact(async (tx) => {
    await sql`update counters set value = 8`.execute(tx)
    throw new RangeError('no such counter')
  })
  await expect(failed).rejects.toThrow(new RangeError('no such counter'))
  expect(await counterValues()).toEqual([7, 0])
})

test('whole numbers come as numbers, refused where they would be inexact; dates as text', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as n, count(*) as count, max(day) as day from counters`.execute(
    database.handle,
  )
  expect(rows).toEqual([{ n: 9007199254740991, count: 2, day: '2026-11-21' }])
  await expect(sql`select 9007199254740992::int8`.execute(database.handle)).rejects.toThrow(
    RangeError,
  )
})

test('two transactions that deadlock both succeed in the end', async () => {
  const bothArrived = Promise.withResolvers<void>()
  let arrived = 0
  const work = (first: number, second: number) =>
    database.transact(async (tx) => {
      await sql`update counters set value = value + 1 where id = ${first}`.execute(tx)
      arrived += 1
      if (arrived === 2) bothArrived.resolve()
      await bothArrived.promise
      await sql`update counters set value = value + 1 where id = ${second}`.execute(tx)
    })
  await Promise.all([work(1, 2), work(2, 1)])
  expect(await counterValues()).toEqual([2, 2])
  // One of them ran again; on a busy machine the second attempt may collide once more.
  expect(arrived).toBeGreaterThanOrEqual(3)
})

test('work that always collides is given up after five attempts', async () => {
  let attempts = 0
  const hopeless = database.transact(async (tx) => {
    attempts += 1
    await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(tx)
  })
  await expect(hopeless).rejects.toSatisfy(
    (error) => error instanceof Outage && error.reason === 'collisions',
  )
  expect(attempts).toBe(5)
})
