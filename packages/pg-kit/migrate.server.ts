/** Brings the schema forward: each migration once, by one instance, while the others wait. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { Pool, type ClientConfig } from 'pg'
import { migrations as ours } from '../../migrations/index.ts'
import type { Handle } from './database.server.ts'

/** By name; the names' order is the order in which they are applied. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * Applies what is missing, all in one transaction, under an advisory lock. Waits for an instance that is doing so.
 * What a newer shop has applied is tolerated: during a rolling upgrade the old version runs on the new schema.
 * @returns the names applied by this call
 */
export async function migrate(
  { connection }: { readonly connection: ClientConfig },
  migrations: Migrations = ours,
): Promise<readonly string[]> {
  // Not the shop's pool: a migration may take long, and waiting for one longer.
  const pool = new Pool({ ...connection, max: 2 })
  // Without listeners a lost connection would end the process; here the next statement tells of it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const handle: Handle = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    return await migrateOn(handle, migrations)
  } finally {
    await pool.end()
  }
}

/** As migrate, on a handle or within a transaction of the caller's. */
export async function migrateOn(
  handle: Handle,
  migrations: Migrations,
): Promise<readonly string[]> {
  const provider = {
    getMigrations: async () => ({ ...migrations, ...(await strangers(handle, migrations)) }),
  }
  const { error, results = [] } = await new Migrator({
    db: handle,
    provider,
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error)
    throw new Error(
      `migration ${results.find(({ status }) => status === 'Error')?.migrationName ?? ''} failed`,
      { cause: error },
    )
  return results.map(({ migrationName }) => migrationName)
}

/** The names of the migrations that a database has had, in the order of their names. */
export async function appliedMigrations(handle: Handle): Promise<readonly string[]> {
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass('kysely_migration') is not null as there`.execute(handle)
  if (!rows[0]?.there) return []
  const applied = await sql<{
    name: string
  }>`select name from kysely_migration order by name collate "C"`.execute(handle)
  return applied.rows.map(({ name }) => name)
}

// Kysely refuses a database that has had a migration which this shop does not know: it is shown an empty one of that name.
async function strangers(handle: Handle, known: Migrations): Promise<Migrations> {
  const unknown = (await appliedMigrations(handle)).filter((name) => !Object.hasOwn(known, name))
  return Object.fromEntries(unknown.map((name) => [name, { up: async () => undefined }]))
}
