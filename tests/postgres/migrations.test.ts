/** Migrations are in order, unchanged once released, and keep the schema usable by earlier releases. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { migrations } from '../../migrations/index.ts'
import type { Migrations } from '../../packages/pg-kit/migrate.server.ts'
import { freshDatabase } from './fresh-database.ts'

const Column = z.object({ type: z.string(), nullable: z.boolean(), hasDefault: z.boolean() })
/** What a release knows of the database: see migrations/README.md. */
const Release = z.object({
  /** The SHA-256 of the statements of each migration. */
  migrations: z.record(z.string(), z.string()),
  /** The columns of each table and view. */
  tables: z.record(z.string(), z.record(z.string(), Column)),
})
type Release = z.infer<typeof Release>

const list: Migrations = migrations
const names = Object.keys(list)
const directory = 'migrations/releases'
const releases = readdirSync(directory).map((file) => ({
  version: file.replace('.json', ''),
  release: Release.parse(JSON.parse(readFileSync(`${directory}/${file}`, 'utf8'))),
}))

/** Numbers that no migration has: they were given up before the first release. */
const missingNumbers = [9, 18, 21]
/** From here on a number is reserved before its migration is written, and may be given up. */
const firstReservedNumber = 40

test('the list is in order, has every file under its name, and no number twice', () => {
  expect(names).toEqual(names.toSorted())
  const files = readdirSync('migrations').flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? [])
  expect(files.toSorted()).toEqual(names)
  for (const name of names) expect(name).toMatch(/^\d{4}_[a-z]+(_[a-z]+)*$/)
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  expect(new Set(numbers).size).toBe(numbers.length)
  const expected = Array.from({ length: firstReservedNumber - 1 }, (_, index) => index + 1)
  const earlier = numbers.filter((number) => number < firstReservedNumber)
  expect([...earlier, ...missingNumbers].toSorted((a, b) => a - b)).toEqual(expected)
})

test.each(releases)('no migration of release $version was changed', async ({ release }) => {
  const hashes = await hashMigrations()
  for (const [name, hash] of Object.entries(release.migrations))
    expect(hashes[name], name).toBe(hash)
})

test.each(releases)('release $version can run on the schema', async ({ release }) => {
  const tables = await readTables()
  for (const [table, columns] of Object.entries(release.tables)) {
    const current = tables[table] ?? {}
    // It reads and writes its columns as before.
    for (const [name, column] of Object.entries(columns))
      expect(current[name], `${table}.${name}`).toEqual(column)
    // It inserts rows without the columns that it does not know.
    for (const [name, { nullable, hasDefault }] of Object.entries(current))
      if (!(name in columns)) expect(nullable || hasDefault, `${table}.${name}`).toBe(true)
  }
})

// `RELEASE=0.2.0 npx vitest run tests/postgres/migrations` writes the file of a release.
test.runIf(process.env['RELEASE'])('the file of the release is written', async () => {
  const release: Release = { migrations: await hashMigrations(), tables: await readTables() }
  const file = `${directory}/${process.env['RELEASE']}.json`
  writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`)
})

/**
 * The statements that each migration executes, hashed without their white space: comments, names and
 * formatting of a file may change, what it does may not.
 */
async function hashMigrations(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const [name, migration] of Object.entries(list)) {
    const hash = createHash('sha256')
    await migration.up(
      createRecorder((text, parameters) =>
        hash.update(`${text.replaceAll(/\s+/g, ' ')} ${JSON.stringify(parameters)}\n`),
      ),
    )
    hashes[name] = hash.digest('hex')
  }
  return hashes
}

/** A Kysely that executes nothing: every statement is recorded and returns no rows. */
function createRecorder(record: (text: string, parameters: readonly unknown[]) => void) {
  const connection = {
    async executeQuery({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) {
      record(text, parameters)
      return { rows: [] }
    },
    // oxlint-disable-next-line require-yield -- nothing is streamed
    async *streamQuery(): AsyncGenerator<never> {
      throw new Error('nothing is streamed')
    },
  }
  const done = () => Promise.resolve()
  return new Kysely<Record<never, never>>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: done,
        acquireConnection: () => Promise.resolve(connection),
        beginTransaction: done,
        commitTransaction: done,
        rollbackTransaction: done,
        releaseConnection: done,
        destroy: done,
      }),
    },
  })
}

/** The columns of all tables and views of a migrated database, by name. */
async function readTables(): Promise<Release['tables']> {
  const database = await freshDatabase()
  try {
    const { rows } = await sql<{ table: string; name: string } & z.infer<typeof Column>>`
      select table_name as table, column_name as name, udt_name as type,
        is_nullable = 'YES' as nullable,
        column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS'
          as "hasDefault"
      from information_schema.columns
      where table_schema = current_schema() and table_name not like 'kysely%'
      order by table_name, column_name`.execute(database.handle)
    const tables: Release['tables'] = {}
    for (const { table, name, type, nullable, hasDefault } of rows)
      tables[table] = { ...tables[table], [name]: { type, nullable, hasDefault } }
    return tables
  } finally {
    await database.close()
  }
}
