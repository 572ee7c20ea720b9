/** Applies migrations: each once, by one instance at a time, while the others wait. */
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { Pool, type ClientConfig } from 'pg'
import type { Handle } from './database.server.ts'
import { OperatorError, errorCode } from './errors.ts'
import { pgKitMessages as messages } from './messages.ts'

/**
 * One change of the schema. `breaksEarlierReleases` says that programs which do not know it cannot
 * work with the schema any more: they refuse to start, and running ones refuse requests.
 */
export type SchemaMigration = Migration & { readonly breaksEarlierReleases?: boolean }

/** By name; they are applied in the order of their names. */
export type Migrations = Readonly<Record<string, SchemaMigration>>

/** Milliseconds and numbers; other than the defaults in tests only. */
export type MigrateOptions = {
  /**
   * How long a statement of a migration may wait for a lock. While it waits, all later statements
   * on that table wait behind it, and with them every request: so it gives up before the limit of
   * their statements has passed.
   */
  readonly lockTimeout?: number
  /** How often all of it is tried when a lock could not be had. */
  readonly attempts?: number
  /** The pause between two attempts, in which the waiting requests are served. */
  readonly retryDelay?: number
}

/**
 * Applies what is missing, all in one transaction under an advisory lock; waits for an instance
 * that is doing so. Migrations in the database that are not in the list are tolerated: during a
 * rolling upgrade the previous release runs on the next one's schema.
 * @returns the names of the migrations that this call applied
 * @throws OperatorError when a lock could not be had, or the schema needs a newer program; Error when
 *   a migration fails
 */
export async function migrate(
  { connection }: { readonly connection: ClientConfig },
  migrations: Migrations,
  { lockTimeout = 400, attempts = 75, retryDelay = 1_000 }: MigrateOptions = {},
): Promise<readonly string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(connection, migrations, lockTimeout)
    } catch (error) {
      if (!(error instanceof MigrationError) || errorCode(error.cause) !== lockNotAvailable)
        throw error
      if (attempt >= attempts) {
        const seconds = Math.round((attempts * lockTimeout) / 1000)
        throw new OperatorError(messages.migrationLocked(error.migration, seconds), error)
      }
      await pause(retryDelay)
    }
  }
}

/** SQLSTATE: lock_timeout has passed. */
const lockNotAvailable = '55P03'

class MigrationError extends Error {
  readonly migration: string

  constructor(migration: string, cause: unknown) {
    super(`migration ${migration} failed`, { cause })
    this.migration = migration
  }
}

async function migrateOnce(
  connection: ClientConfig,
  migrations: Migrations,
  lockTimeout: number,
): Promise<readonly string[]> {
  // Not the pool of requests: a migration may take longer than a request. The lock timeout does
  // not limit the wait for another instance: Kysely sets its own for that advisory lock.
  const pool = new Pool({ ...connection, max: 2, lock_timeout: lockTimeout })
  // Without listeners a lost connection would end the process; the next statement fails with it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const handle: Handle = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    await requireCompatible(handle, migrations)
    return await migrateOn(handle, migrations)
  } finally {
    await pool.end()
  }
}

/** As migrate, on the caller's handle or within its transaction, with its timeouts. */
export async function migrateOn(
  handle: Handle,
  migrations: Migrations,
): Promise<readonly string[]> {
  const provider = {
    getMigrations: async () => ({
      ...withRecords(migrations),
      ...(await unknownMigrations(handle, migrations)),
    }),
  }
  const { error, results = [] } = await new Migrator({
    db: handle,
    provider,
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')
    throw new MigrationError(failed?.migrationName ?? '', error)
  }
  return results.map(({ migrationName }) => migrationName)
}

/** The names of the migrations that a database has had, in the order of their names. */
export async function appliedMigrations(handle: Handle): Promise<readonly string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists
  `.execute(handle)
  if (!rows[0]?.exists) return []
  const applied = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"
  `.execute(handle)
  return applied.rows.map(({ name }) => name)
}

/**
 * The migration that the schema needs a program to know, if this one does not know it.
 * @returns its name; undefined when this program can work with the schema
 */
export async function findUnknownRequirement(
  handle: Handle,
  known: Migrations,
): Promise<string | undefined> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('required_migration') is not null as exists
  `.execute(handle)
  if (!rows[0]?.exists) return undefined
  const required = await sql<{ name: string }>`
    select name from required_migration order by name collate "C"
  `.execute(handle)
  return required.rows.map(({ name }) => name).find((name) => !Object.hasOwn(known, name))
}

/** @throws OperatorError when the schema needs a newer program */
export async function requireCompatible(handle: Handle, known: Migrations): Promise<void> {
  const unknown = await findUnknownRequirement(handle, known)
  if (unknown !== undefined) throw new OperatorError(messages.schemaNewer(unknown))
}

/** The channel on which a migration that breaks earlier releases is announced. */
export const schemaChannel = 'schema'

/** Migrations that break earlier releases say so in the database, in their own transaction. */
const withRecords = (migrations: Migrations): Migrations =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      migration.breaksEarlierReleases
        ? { up: (db) => migration.up(db).then(() => recordRequirement(db, name)) }
        : migration,
    ]),
  )

async function recordRequirement(db: Handle, name: string): Promise<void> {
  await sql`create table if not exists required_migration (name text primary key)`.execute(db)
  await sql`insert into required_migration values (${name}) on conflict do nothing`.execute(db)
  await sql`select pg_notify(${schemaChannel}, '')`.execute(db)
}

/**
 * For commands that only read: leaves the schema as it is.
 * @throws OperatorError when it lacks a migration, or needs a newer program
 */
export async function requireMigrated(handle: Handle, migrations: Migrations): Promise<void> {
  await requireCompatible(handle, migrations)
  const applied = new Set(await appliedMigrations(handle))
  const missing = Object.keys(migrations).find((name) => !applied.has(name))
  if (missing !== undefined) throw new OperatorError(messages.schemaOlder(missing))
}

// Kysely refuses a database that has had a migration which is not in the list: it gets an empty
// migration of that name.
async function unknownMigrations(handle: Handle, known: Migrations): Promise<Migrations> {
  const unknown = (await appliedMigrations(handle)).filter((name) => !Object.hasOwn(known, name))
  return Object.fromEntries(unknown.map((name) => [name, { up: async () => undefined }]))
}
