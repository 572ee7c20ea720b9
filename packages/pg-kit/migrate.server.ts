/** Applies migrations: each once, by one instance at a time, while the others wait. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Pool, type ClientConfig } from 'pg'
import type { Handle } from './database.server.ts'
import { OperatorError } from './errors.ts'
import { watchLocks, withLocks, type LockOptions } from './migration-locks.server.ts'
import { pgKitMessages as messages } from './messages.ts'

/**
 * One change of the schema. `breaksEarlierReleases` means that programs without this migration can
 * no longer work with the schema: they refuse to start, and running ones refuse requests.
 */
export type SchemaMigration = Migration & { readonly breaksEarlierReleases?: boolean }

/** By name; they are applied in the order of their names. */
export type Migrations = Readonly<Record<string, SchemaMigration>>

export type MigrateOptions = LockOptions & {
  /**
   * The statements that create the result of the first migrations in an empty database, and record
   * these in kysely_migration: so a new database need not run all of them.
   */
  readonly baseline?: () => Promise<string>
  /** Receives the progress for a database in use; not called for one that is empty or current. */
  readonly onProgress?: (progress: MigrateProgress) => void
}

export type MigrateProgress =
  /** Another instance is migrating, and this one waits for it. */
  | { readonly kind: 'waiting' }
  /** The number of missing migrations that have been applied. */
  | { readonly kind: 'applied'; readonly count: number; readonly total: number }

/**
 * Applies missing migrations under an advisory lock; waits for another instance that is doing so.
 * Each migration commits separately, with its record: requests of the earlier release are served in
 * between, and an interrupted start resumes. An empty database, which nobody uses, gets the
 * baseline and the later migrations in one transaction. Migrations in the database that are not in
 * the list are tolerated: during a rolling upgrade the previous release runs on the next one's
 * schema.
 * @returns the names of the migrations that this call applied
 * @throws OperatorError if a migration did not get its locks, or the schema needs a newer program;
 *   Error if a migration fails
 */
export async function migrate(
  { connection }: { readonly connection: ClientConfig },
  migrations: Migrations,
  options: MigrateOptions = {},
): Promise<readonly string[]> {
  const session = openSession(connection)
  try {
    await requireCompatible(session.handle, migrations)
    if ((await missingMigrations(session.handle, migrations)).length === 0) return []
    await takeTurn(session.handle, options.onProgress)
    // The other instance may be a newer release, or may have done everything.
    await requireCompatible(session.handle, migrations)
    const applied = await appliedMigrations(session.handle)
    if (applied.length === 0)
      return await session.handle
        .transaction()
        .execute((tx) => migrateEmpty(tx, migrations, options.baseline))
    return await migrateInSteps(session, connection, migrations, options)
  } finally {
    // The lock ends with the session.
    await session.end()
  }
}

async function migrateEmpty(
  tx: Handle,
  migrations: Migrations,
  baseline: MigrateOptions['baseline'],
): Promise<readonly string[]> {
  if (baseline) await sql.raw(await baseline()).execute(tx)
  const applied = await appliedMigrations(tx)
  return [...applied, ...(await migrateOn(tx, migrations))]
}

/** Like migrate, in the caller's transaction: all or nothing. */
export async function migrateOn(tx: Handle, migrations: Migrations): Promise<readonly string[]> {
  await createRecords(tx)
  const names = await missingMigrations(tx, migrations)
  for (const name of names)
    try {
      await applyMigration(tx, migrations, name)
    } catch (error) {
      throw new MigrationError(name, error)
    }
  return names
}

class MigrationError extends Error {
  constructor(migration: string, cause: unknown) {
    super(`migration ${migration} failed`, { cause })
  }
}

type Session = { readonly handle: Handle; end(): Promise<void> }

/**
 * One connection for the lock and for the migrations: if it is lost, both end. It is not from the
 * request pool, since a migration may take longer than a request.
 */
function openSession(connection: ClientConfig): Session {
  const pool = new Pool({ ...connection, max: 1, idleTimeoutMillis: 0 })
  // Without listeners, a lost connection would end the process; instead, the next statement fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { handle: new Kysely({ dialect: new PostgresDialect({ pool }) }), end: () => pool.end() }
}

/** The advisory lock of Kysely's migrator, which earlier releases use. */
const advisoryLock = '3853314791062309107'

async function takeTurn(
  handle: Handle,
  onProgress: MigrateOptions['onProgress'] = () => undefined,
): Promise<void> {
  // A database or a role may have limits of its own.
  await sql`
    select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false),
      set_config('idle_in_transaction_session_timeout', '0', false)`.execute(handle)
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_lock(${sql.lit(advisoryLock)}) as "isMine"`.execute(handle)
  if (rows[0]?.isMine) return
  onProgress({ kind: 'waiting' })
  await sql`select pg_advisory_lock(${sql.lit(advisoryLock)})`.execute(handle)
}

async function migrateInSteps(
  { handle }: Session,
  connection: ClientConfig,
  migrations: Migrations,
  { onProgress = () => undefined, ...options }: MigrateOptions,
): Promise<readonly string[]> {
  const names = await missingMigrations(handle, migrations)
  const watch = watchLocks(connection, await processIdOf(handle))
  try {
    for (const [index, name] of names.entries()) {
      await withLocks(handle, watch, { ...options, migration: name }, (tx) =>
        applyMigration(tx, migrations, name),
      ).catch((error: unknown) => {
        throw error instanceof OperatorError ? error : new MigrationError(name, error)
      })
      onProgress({ kind: 'applied', count: index + 1, total: names.length })
    }
  } finally {
    await watch.end()
  }
  return names
}

async function processIdOf(handle: Handle): Promise<number> {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(handle)
  return rows[0]?.id ?? 0
}

async function createRecords(handle: Handle): Promise<void> {
  // In the form of Kysely's migrator, which earlier releases use.
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key,
      timestamp varchar(255) not null
    )`.execute(handle)
}

/** Executes a migration and records it; those that break earlier releases are recorded as such. */
async function applyMigration(tx: Handle, migrations: Migrations, name: string): Promise<void> {
  const migration = migrations[name]
  await migration?.up(tx)
  if (migration?.breaksEarlierReleases) await recordRequirement(tx, name)
  await sql`
    insert into kysely_migration values (
      ${name},
      to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )`.execute(tx)
}

async function missingMigrations(
  handle: Handle,
  migrations: Migrations,
): Promise<readonly string[]> {
  const applied = new Set(await appliedMigrations(handle))
  return Object.keys(migrations)
    .filter((name) => !applied.has(name))
    .toSorted()
}

/** The names of the migrations applied to a database, in the order of their names. */
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
 * The migration that the schema requires but this program does not have.
 * @returns its name; undefined if this program can work with the schema
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

/** @throws OperatorError if the schema needs a newer program */
export async function requireCompatible(handle: Handle, known: Migrations): Promise<void> {
  const unknown = await findUnknownRequirement(handle, known)
  if (unknown !== undefined) throw new OperatorError(messages.schemaNewer(unknown))
}

/** The channel that announces migrations that break earlier releases. */
export const schemaChannel = 'schema'

async function recordRequirement(db: Handle, name: string): Promise<void> {
  await sql`create table if not exists required_migration (name text primary key)`.execute(db)
  await sql`insert into required_migration values (${name}) on conflict do nothing`.execute(db)
  await sql`select pg_notify(${schemaChannel}, '')`.execute(db)
}

/**
 * For read-only commands: leaves the schema unchanged.
 * @throws OperatorError if it lacks a migration, or needs a newer program
 */
export async function requireMigrated(handle: Handle, migrations: Migrations): Promise<void> {
  await requireCompatible(handle, migrations)
  const [missing] = await missingMigrations(handle, migrations)
  if (missing !== undefined) throw new OperatorError(messages.schemaOlder(missing))
}
