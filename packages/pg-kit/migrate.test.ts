/** What is tried: migrations are applied once, by one of several at once, and an older shop runs on a newer schema. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import type { Database } from './database.server.ts'
import { appliedMigrations, migrate, type Migrations } from './migrate.server.ts'

const first: Migrations = {
  '0001_bolts': {
    up: async (db) => void (await sql`create table bolts (id int primary key)`.execute(db)),
  },
}
const second: Migrations = {
  ...first,
  '0002_nuts': {
    up: async (db) =>
      void (await sql`create table nuts (id int primary key); insert into nuts select 1 from pg_sleep(0.2)`.execute(
        db,
      )),
  },
}

let database: Database
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.close())

test('what is missing is applied, and nothing twice', async () => {
  expect(await migrate(database, first)).toEqual(['0001_bolts'])
  expect(await migrate(database, second)).toEqual(['0002_nuts'])
  expect(await migrate(database, second)).toEqual([])
  expect(await appliedMigrations(database.handle)).toEqual(['0001_bolts', '0002_nuts'])
})

test('of three that start at once, one migrates and the others wait for it', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, second)))
  expect(applied.map((names) => names.length).toSorted()).toEqual([0, 0, 2])
  const { rows } = await sql<{ count: number }>`select count(*) from nuts`.execute(database.handle)
  expect(rows).toEqual([{ count: 1 }])
})

test('an older shop leaves the schema of a newer one as it is', async () => {
  await migrate(database, second)
  expect(await migrate(database, first)).toEqual([])
  expect(await appliedMigrations(database.handle)).toEqual(['0001_bolts', '0002_nuts'])
})

test('a migration that fails leaves nothing behind, and says its name', async () => {
  const wrong: Migrations = {
    ...second,
    '0003_wrong': { up: async (db) => void (await sql`select * from nowhere`.execute(db)) },
  }
  await expect(migrate(database, wrong)).rejects.toThrow('0003_wrong')
  expect(await appliedMigrations(database.handle)).toEqual([])
})
