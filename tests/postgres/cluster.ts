/** One PostgreSQL for a run of the tests: a throwaway of our own, or the one that TEST_DATABASE_URL names; with one migrated database to copy. */
import { chown, mkdtemp } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../packages/embedded-postgres/embedded-postgres.server.ts'
import { lent } from '../../packages/embedded-postgres/file-owner.server.ts'
import { migrate } from '../../packages/pg-kit/migrate.server.ts'
import { onServer, urlOf } from './on-server.ts'

export type Cluster = {
  /** The address of its maintenance database. */
  readonly url: string
  /** The migrated database that every fresh one is a copy of; nobody may be connected to it. */
  readonly template: string
  /** What the names of this run's databases begin with. */
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
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop: async () => undefined } : await throwaway()
  await onServer(server.url, (client) => client.query(`create database ${template}`))
  await migrate({ connection: { connectionString: urlOf(server.url, template) } })
  project.provide('cluster', { url: server.url, template, prefix })
  return async () => {
    // A test that was cut off has left its own; a throwaway goes whole.
    if (given) await dropAll(server.url, prefix)
    await server.stop()
  }
}

async function throwaway(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ironmonger-tests-'))
  // The server's own user removes the folder at the end, even when this process was killed.
  if (process.getuid?.() === 0) await chown(dataDir, lent.uid, lent.gid)
  const { connection, stop } = await startEmbedded({
    dataDir,
    throwaway: true,
    cache: resolve('node_modules/.cache/ironmonger'),
    log: console.warn,
  })
  const { user, password, host, database } = connection
  return {
    url: `postgres://${user}:${String(password)}@/${database}?host=${encodeURIComponent(host ?? '')}`,
    stop,
  }
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
