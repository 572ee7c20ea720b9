/** Prepared statements return the same rows, and are prepared once per connection. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import type { Database, Handle } from './database.server.ts'
import {
  defineStatement,
  executePrepared,
  executePreparedText,
  preparedStatementName,
} from './prepared-statements.server.ts'

let database: Database
beforeEach(async () => {
  database = await emptyDatabase({ poolSize: 1 })
  await sql`
    create table tools (id int primary key, name text not null, price_cents int, added_on date);
    insert into tools
      select n, 'Hammer ' || n, case when n % 3 > 0 then n * 100 end, '2026-11-21'::date + n
      from generate_series(1, 20) as n`.execute(database.handle)
})
afterEach(() => database.close())

type Tables = { tools: { id: number; name: string; price_cents: number | null; added_on: string } }

const byPrice = (min: number | null, names: readonly string[]) =>
  sql<{ id: number }>`
    select *, count(*) over () as total from tools
    where (${min}::int is null or price_cents >= ${min}) and name <> all (${names}::text[])
    order by id`
const byName = (db: Handle, name: string) =>
  db.withTables<Tables>().selectFrom('tools').selectAll().where('name', '=', name)

const preparedNames = async (db: Handle): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements order by name`.execute(db)
  return rows.map(({ name }) => name)
}

test('the rows are the same as without, whatever the values, in and out of transactions', async () => {
  for (const [min, names] of [
    [null, []],
    [500, ['Hammer 7']],
    [500, []],
    [5000, []],
  ] as const) {
    const expected = (await byPrice(min, names).execute(database.handle)).rows
    const onPool = await executePrepared(database.handle, 'test_same', byPrice(min, names))
    expect(onPool.rows).toEqual(expected)
    const inTransaction = await database.transact((tx) =>
      executePrepared(tx, 'test_same', byPrice(min, names)),
    )
    expect(inTransaction.rows).toEqual(expected)
  }
  for (const name of ['Hammer 3', 'Hammer 4', 'nothing']) {
    const prepared = await executePrepared(
      database.handle,
      'test_builder',
      byName(database.handle, name),
    )
    expect(prepared.rows).toEqual(await byName(database.handle, name).execute())
    const { sql: text, parameters } = byName(database.handle, name).compile()
    const fromText = await executePreparedText(database.handle, 'test_builder', text, parameters)
    expect(fromText.rows).toEqual(prepared.rows)
  }
})

test('a statement is prepared once per connection under its name; another text gets a number', async () => {
  for (const id of [1, 2, 3]) {
    await executePrepared(
      database.handle,
      'test_names',
      sql`select name from tools where id = ${id}`,
    )
    await executePrepared(
      database.handle,
      'test_names',
      sql`select price_cents from tools where id = ${id}`,
    )
  }
  await sql`select added_on from tools where id = ${1}`.execute(database.handle)
  expect(await preparedNames(database.handle)).toEqual(['test_names', 'test_names_2'])
  expect(preparedStatementName('select added_on from tools where id = $1')).toBeUndefined()
})

test('an error is thrown as without, and the connection is used again', async () => {
  const divide = (by: number) =>
    executePrepared(database.handle, 'test_errors', sql<{ n: number }>`select 6 / ${by}::int as n`)
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect((await divide(2)).rows).toEqual([{ n: 3 }])
})

test('a declared statement is prepared once, and each call has its own values', async () => {
  const cheapest = defineStatement<{ most: number; names: readonly string[] }, { id: number }>(
    'test_cheapest',
    (db, value) =>
      db
        .withTables<Tables>()
        .selectFrom('tools')
        .select('id')
        .where('price_cents', '<=', value('most'))
        .where(sql<boolean>`name <> all(${value('names')}::text[])`)
        .where('price_cents', '>', 100)
        .orderBy('price_cents'),
  )
  const ids = async (most: number, names: readonly string[]) =>
    (await cheapest(database.handle, { most, names })).map(({ id }) => id)
  expect(await ids(500, [])).toEqual([2, 4, 5])
  expect(await ids(500, ['Hammer 4'])).toEqual([2, 5])
  expect(await ids(200, [])).toEqual([2])
  const inTransaction = await database.transact((tx) => cheapest(tx, { most: 400, names: [] }))
  expect(inTransaction).toEqual([{ id: 2 }, { id: 4 }])
  expect(await preparedNames(database.handle)).toEqual(['test_cheapest'])
})
