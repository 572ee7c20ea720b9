/** The PostgreSQL of a test run (embedded, or TEST_DATABASE_URL), with a migrated template. */
import { chown, mkdtemp, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../packages/embedded-postgres/embedded-postgres.server.ts'
import { serverUser } from '../../packages/embedded-postgres/file-owner.server.ts'
import { migrate } from '../../packages/pg-kit/migrate.server.ts'
import { baseline, migrations } from '../../migrations/index.ts'
import { scratchFolder } from '../scratch-folder.ts'
import { onServer, urlOf } from './on-server.ts'

export type Cluster = {
  /** The address of its maintenance database. */
  readonly url: string
  /** The migrated database that every fresh one is a copy of; it must have no connections. */
  readonly template: string
  /** The beginning of the names of this run's databases. */
  readonly prefix: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly cluster: Cluster
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `shop_test_${randomBytes(4).toString('hex')}_`
  const template = `${prefix}template`
  const givenUrl = process.env['TEST_DATABASE_URL']
  const server = givenUrl ? { url: givenUrl, stop: async () => undefined } : await startThrowaway()
  await onServer(server.url, (client) => client.query(`create database ${template}`))
  await migrate({ connection: { connectionString: urlOf(server.url, template) } }, migrations, {
    baseline,
  })
  const rowsSeen = process.env['ROWS_SEEN']
  if (rowsSeen) await writeSchema(urlOf(server.url, template), join(rowsSeen, 'schema.json'))
  project.provide('cluster', { url: server.url, template, prefix })
  return async () => {
    // A test that was interrupted has left its database; a throwaway server is removed whole.
    if (givenUrl) await dropAll(server.url, prefix)
    await server.stop()
  }
}

/** For `scripts/lib/row-types.mjs`. */
const writeSchema = (url: string, file: string): Promise<void> =>
  onServer(url, async (client) => {
    const { rows } = await client.query(`
      select table_name as "table", column_name as name, data_type as type,
        is_nullable = 'YES' and table_type <> 'VIEW' as "mayBeNull"
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public'`)
    await writeFile(file, JSON.stringify(rows))
  })

async function startThrowaway(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(scratchFolder(), 'ironmonger-tests-'))
  // The server's own user removes the directory at the end, even when this process was killed.
  if (process.getuid?.() === 0) await chown(dataDir, serverUser.uid, serverUser.gid)
  const { connection, stop } = await startEmbedded({
    dataDir,
    throwaway: true,
    cacheDirectory: resolve('node_modules/.cache/ironmonger'),
    log: console.warn,
  })
  const { user, password, host, database } = connection
  const credentials = `${user}:${String(password)}`
  const socket = encodeURIComponent(host ?? '')
  return { url: `postgres://${credentials}@/${database}?host=${socket}`, stop }
}

const dropAll = (url: string, prefix: string): Promise<void> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows)
      await client.query(`drop database if exists ${datname} with (force)`)
  })
