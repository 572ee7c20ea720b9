/** Migrations are applied once, by one of several instances, and do not block requests for long. */
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import { createDatabase, type Database } from './database.server.ts'
import { OperatorError } from './errors.ts'
import { appliedMigrations, migrate, requireMigrated, type Migrations } from './migrate.server.ts'

const first: Migrations = {
  '0001_bolts': {
    up: async (db) => void (await sql`create table bolts (id int primary key)`.execute(db)),
  },
}
const second: Migrations = {
  ...first,
  '0002_nuts': {
    up: async (db) =>
      void (await sql`
        create table nuts (id int primary key);
        insert into nuts select 1 from pg_sleep(0.2)`.execute(db)),
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

test('of three instances that start at once, one migrates and the others wait for it', async () => {
  // The lock timeout is shorter than the migration: it does not limit this wait.
  const applied = await Promise.all(
    [1, 2, 3].map(() => migrate(database, second, { lockTimeout: 100, attempts: 1 })),
  )
  expect(applied.map((names) => names.length).toSorted()).toEqual([0, 0, 2])
  const { rows } = await sql<{ count: number }>`select count(*) from nuts`.execute(database.handle)
  expect(rows).toEqual([{ count: 1 }])
})

test('an older program leaves the schema of a newer one as it is', async () => {
  await migrate(database, second)
  expect(await migrate(database, first)).toEqual([])
  expect(await appliedMigrations(database.handle)).toEqual(['0001_bolts', '0002_nuts'])
})

const breaking: Migrations = {
  ...second,
  '0003_smaller': {
    breaksEarlierReleases: true,
    up: async (db) => void (await sql`drop table nuts`.execute(db)),
  },
}

test('a release that breaks earlier ones makes them refuse the database with a sentence', async () => {
  await migrate(database, second)
  await migrate(database, breaking)
  const sentence =
    'A newer version of the shop has changed the database (0003_smaller) in a way that this ' +
    'version does not support: start the newer version, or restore an older backup.'
  await expect(migrate(database, second)).rejects.toThrow(sentence)
  await expect(requireMigrated(database.handle, second)).rejects.toThrow(sentence)
  // What comes after it, without breaking anything, changes nothing of that.
  const later = {
    ...breaking,
    '0004_later': {
      up: async (db) => void (await sql`create table washers (id int)`.execute(db)),
    },
  } satisfies Migrations
  await migrate(database, later)
  expect(await migrate(database, breaking)).toEqual([])
})

test('a migration that fails leaves nothing behind, and the error has its name', async () => {
  const wrong: Migrations = {
    ...second,
    '0003_wrong': {
      up: async (db) =>
        void (await sql`create table rivets (id int); select * from nowhere`.execute(db)),
    },
  }
  await expect(migrate(database, wrong)).rejects.toThrow('0003_wrong')
  // An empty database gets all of them or none.
  expect(await appliedMigrations(database.handle)).toEqual([])
  await migrate(database, first)
  await expect(migrate(database, wrong)).rejects.toThrow('0003_wrong')
  // Those before it are done.
  expect(await appliedMigrations(database.handle)).toEqual(['0001_bolts', '0002_nuts'])
})

const altering: Migrations = {
  ...first,
  '0002_size': {
    up: async (db) => void (await sql`alter table bolts add column size text`.execute(db)),
  },
}

/** Holds a lock on the table that `altering` changes, as a long report would. */
async function lockTable(): Promise<Client> {
  await migrate(database, first)
  const client = new Client(database.connection)
  await client.connect()
  await client.query('begin; select from bolts')
  return client
}

test('a lock that cannot be loaded in time ends the migration, and nothing is changed', async () => {
  const client = await lockTable()
  const failed = migrate(database, altering, { lockTimeout: 50, attempts: 2, retryDelay: 10 })
  const error: unknown = await failed.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OperatorError)
  expect(String(error)).toContain('could not be upgraded (0002_size)')
  expect(await appliedMigrations(database.handle)).toEqual(['0001_bolts'])
  await client.end()
})

/** Changes two tables, in the order in which requests lock them and in the other. */
const joined: Migrations = {
  ...second,
  '0003_weights': {
    up: async (db) => {
      await sql`alter table bolts add column weight int`.execute(db)
      await sql`alter table nuts add column weight int`.execute(db)
    },
  },
  '0004_lengths': {
    up: async (db) => {
      await sql`alter table nuts add column length int`.execute(db)
      await sql`alter table bolts add column length int`.execute(db)
    },
  },
}

test('tables are locked in the order of the requests that never pause', async () => {
  await migrate(database, second)
  let isOver = false
  const request = async (client: Client): Promise<void> => {
    await client.query('begin; select from nuts; select pg_sleep(0.01); select from bolts; commit')
  }
  const traffic = [1, 2, 3].map(async () => {
    const client = new Client({ ...database.connection, statement_timeout: 900 })
    await client.connect()
    while (!isOver) await request(client)
    await client.end()
  })
  try {
    const migrated = migrate(database, joined, { attempts: 10 })
    expect(await migrated).toEqual(['0003_weights', '0004_lengths'])
  } finally {
    isOver = true
    // A request that was refused fails here.
    await Promise.all(traffic)
  }
})

test('each migration commits on its own, and a start that was killed goes on after it', async () => {
  await migrate(database, first)
  const killed: Migrations = {
    ...second,
    '0003_killed': {
      up: async (db) => {
        await sql`create table washers (id int)`.execute(db)
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
      },
    },
  }
  await expect(migrate(database, killed)).rejects.toThrow('0003_killed')
  expect(await appliedMigrations(database.handle)).toEqual(['0001_bolts', '0002_nuts'])
  const whole: Migrations = {
    ...second,
    '0003_killed': {
      up: async (db) => void (await sql`create table washers (id int)`.execute(db)),
    },
  }
  const seen: unknown[] = []
  expect(await migrate(database, whole, { onProgress: (progress) => seen.push(progress) })).toEqual(
    ['0003_killed'],
  )
  expect(seen).toEqual([{ kind: 'applied', count: 1, total: 1 }])
})

test('a lock that is released meanwhile is had at the next attempt', async () => {
  const client = await lockTable()
  const migrated = migrate(database, altering, { lockTimeout: 50, attempts: 100, retryDelay: 10 })
  setTimeout(() => void client.query('commit'), 150)
  expect(await migrated).toEqual(['0002_size'])
  await client.end()
})

test('while a migration waits for a lock, the requests behind it are answered', async () => {
  const client = await lockTable()
  const request = createDatabase(database.connection, { statementTimeout: 900 })
  const migrated = migrate(database, altering)
  try {
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_locks where relation = 'bolts'::regclass and not granted`.execute(
          database.handle,
        )
        return rows.length
      })
      .toBe(1)
    // Behind the migration, which waits for the client above.
    await sql`select from bolts`.execute(request.handle)
  } finally {
    await client.query('commit')
    await client.end()
    await request.close()
  }
  expect(await migrated).toEqual(['0002_size'])
})
