/** A migrated, empty database for one test: a copy of the run's template, dropped when closed. */
import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { inject } from 'vitest'
import { errorCode } from '../../packages/pg-kit/errors.ts'
import {
  createDatabase,
  type Database,
  type DatabaseOptions,
} from '../../packages/pg-kit/database.server.ts'
import { migrate } from '../../packages/pg-kit/migrate.server.ts'
import { baseline, migrations } from '../../migrations/index.ts'
import { toDatabaseError } from '../../src/platform/unavailable.server.ts'
import { onServer, urlOf } from './on-server.ts'

/** Can be used as a DatabaseConfig. */
export type FreshConfig = {
  readonly kind: 'server'
  readonly url: string
  /** Ends all connections to it and removes it. */
  drop(): Promise<void>
}

/** A fresh database for a whole shop; call `drop` when the shop is closed. */
export async function freshDatabaseConfig(): Promise<FreshConfig> {
  const { url: server, template, prefix } = inject('cluster')
  return copyOf(template, server, prefix)
}

/** A database with nothing in it, not even migrations. */
export async function emptyDatabaseConfig(): Promise<FreshConfig> {
  const { url: server, prefix } = inject('cluster')
  return copyOf('template0', server, prefix)
}

/** A fresh database, open; `close` drops it. Statements may take long: a test machine is busy. */
export async function freshDatabase(
  options: Partial<DatabaseOptions> = {},
): Promise<Database & { readonly url: string }> {
  return open(await freshDatabaseConfig(), options)
}

/** As freshDatabase, with nothing in it, not even migrations. */
export async function emptyDatabase(
  options: Partial<DatabaseOptions> = {},
): Promise<Database & { readonly url: string }> {
  return open(await emptyDatabaseConfig(), options)
}

async function open(
  config: FreshConfig,
  options: Partial<DatabaseOptions>,
): Promise<Database & { readonly url: string }> {
  const connection = { connectionString: config.url }
  const database = createDatabase(connection, {
    statementTimeout: 15_000,
    toError: toDatabaseError,
    ...options,
  })
  const close = async (): Promise<void> => {
    await database.close()
    await config.drop()
  }
  return { ...database, url: config.url, close }
}

async function copyOf(template: string, server: string, prefix: string): Promise<FreshConfig> {
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  const url = urlOf(server, name)
  await onServer(server, async (client) => {
    try {
      await client.query(`create database ${name} template ${template} strategy file_copy`)
    } catch (error) {
      const code = errorCode(error) ?? ''
      // The strategy needs a checkpoint, which another test's database can make fail as it is
      // dropped; copying by the log needs none.
      if (code === 'XX000')
        return void (await client.query(`create database ${name} template ${template}`))
      // A hosted server may forbid the strategy, or copying at all.
      if (!['42601', '42501', '0A000', '22023'].includes(code)) throw error
      await client.query(`create database ${name}`)
      if (template !== 'template0')
        await migrate({ connection: { connectionString: url } }, migrations, { baseline })
    }
  })
  return {
    kind: 'server',
    url,
    drop: () => onServer(server, (client) => dropDatabase(client, name)),
  }
}

/** Drops a database; it asks for a checkpoint, which another one that is dropped can make fail. */
async function dropDatabase(client: Client, name: string): Promise<void> {
  const drop = () => client.query(`drop database if exists ${name} with (force)`)
  await drop().catch((error: unknown) => {
    if (errorCode(error) !== 'XX000') throw error
    return drop()
  })
}
