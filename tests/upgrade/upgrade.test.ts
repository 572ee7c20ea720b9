/**
 * Shops of earlier versions, with data, become this one while their instances go on serving; and
 * wherever the upgrade is killed, the earlier version and this one both work.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { createDatabase } from '../../packages/pg-kit/database.server.ts'
import {
  appliedMigrations,
  migrate,
  type Migrations,
} from '../../packages/pg-kit/migrate.server.ts'
import { createShop } from '../../src/app/shop.server.ts'
import { runCommand } from '../../src/commands/commands.server.ts'
import { readConfig, type Config } from '../../src/platform/config/config.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { someOf } from '../effort.ts'
import { emptyDatabaseConfig, type FreshConfig } from '../postgres/fresh-database.ts'
import { onServer } from '../postgres/on-server.ts'
import { makeCalls, readOldShop, withConnection, type OldShop } from './old-shop.ts'

vi.setConfig({ testTimeout: 300_000 })

const versions = ['0.1.0', '0.2.0']
/** Buyers at once; with UPGRADE_BUYERS more. */
const buyers = Number(process.env['UPGRADE_BUYERS'] ?? 3)
/** With UPGRADE_STARTS=1 this version starts whole after each migration, not only after the last. */
const startsEach = process.env['UPGRADE_STARTS'] === '1'

async function loadOldShop({ url }: FreshConfig, { dump }: OldShop): Promise<void> {
  await onServer(url, async (client) => void (await client.query(dump)))
  await onServer(url, async (client) => void (await client.query('analyze')))
}

const configOf = ({ url }: FreshConfig): Config => ({
  ...readConfig({ LOG_LEVEL: 'error' }),
  database: { kind: 'server', url },
})

/** Starts this version, which reads an order of before, and closes it. */
async function startShop(database: FreshConfig): Promise<void> {
  const config = configOf(database)
  const log = createLogger(config.logLevel)
  const shop = await createShop(config, { log, statementTimeout: 60_000 })
  try {
    const staff = { id: crypto.randomUUID(), email: '', name: '', role: 'admin' as const }
    const actor = { ...staff, permissions: ['owner' as const] }
    expect((await shop.search.list({ actor: undefined }, {})).length).toBeGreaterThan(100)
    const { rows } = await sql<{ number: number }>`
      select min(number) as number from orders where deleted_at is null`.execute(
      shop.database.handle,
    )
    const number = rows[0]?.number ?? 0
    expect(await shop.orders.read({ actor }, { number })).toMatchObject({ number })
  } finally {
    await shop.close()
  }
}

/** @returns what the command says when something does not add up */
async function complaints(database: FreshConfig, command: string): Promise<readonly string[]> {
  const lines: string[] = []
  const print = (line: string): void => void lines.push(line)
  const code = await runCommand(configOf(database), command.split(' '), print)
  return code === 0 ? [] : lines
}

test.each(versions)(
  'a shop of %s is upgraded while buyers order: nothing is lost, and fewer than 1 % of the calls are refused',
  async (version) => {
    const old = readOldShop(version)
    const database = await emptyDatabaseConfig()
    try {
      await loadOldShop(database, old)
      // How long a call takes on this machine, now. A busy one needs more than the old limit.
      const durations: number[] = []
      await withConnection(database.url, async (client) => {
        const onCall = (milliseconds: number): void => void durations.push(milliseconds)
        expect((await makeCalls(client, old.visit, { onCall })).refused).toEqual([])
      })
      const limit = 810 + 2 * Math.max(...durations)
      let isOver = false
      let calls = 0
      const onCall = (): void => void (calls += 1)
      const options = { onCall, pause: () => pause(Math.random() * 20) }
      const visits = Array.from({ length: buyers }, () =>
        withConnection(
          database.url,
          async (client) => {
            const made = []
            do made.push(await makeCalls(client, old.visit, options))
            while (!isOver)
            return made
          },
          limit,
        ),
      )
      const connection = { connectionString: database.url }
      await migrate({ connection }, migrations).finally(() => (isOver = true))
      const made = (await Promise.all(visits)).flat()
      const refused = made.flatMap((visit) => visit.refused)
      expect(refused.length / calls, refused.slice(0, 5).join('\n')).toBeLessThan(0.01)
      const acknowledged = made.flatMap(({ orderIds }) => orderIds)
      expect(acknowledged.length).toBeGreaterThan(0)
      await onServer(database.url, async (client) => {
        const { rows } = await client.query<{ count: number }>(
          'select count(distinct order_id)::int as count from order_lines where order_id = any($1)',
          [acknowledged],
        )
        expect(rows[0]?.count).toBe(acknowledged.length)
      })
      await startShop(database)
      expect(await complaints(database, 'stock check')).toEqual([])
      expect(await complaints(database, 'accounts check')).toEqual([])
    } finally {
      await database.drop()
    }
  },
)

/** The list, in which every migration after the first missing one ends the session in its middle. */
function killedAfterOne(applied: readonly string[]): Migrations {
  const list: Migrations = migrations
  let isFirst = true
  return Object.fromEntries(
    Object.entries(list).map(([name, migration]) => {
      if (applied.includes(name) || isFirst) {
        isFirst &&= applied.includes(name)
        return [name, migration]
      }
      return [
        name,
        {
          up: async (db) => {
            await migration.up(db)
            await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
          },
        },
      ]
    }),
  )
}

test.each(versions)(
  'an upgrade from %s that is killed after any migration leaves what both versions work with',
  async (version) => {
    const old = readOldShop(version)
    const database = await emptyDatabaseConfig()
    const connection = { connectionString: database.url }
    const look = createDatabase(connection, { statementTimeout: 60_000 })
    try {
      await loadOldShop(database, old)
      const first = await appliedMigrations(look.handle)
      const missing = Object.keys(migrations).filter((name) => !first.includes(name))
      // The newest version but this one makes its calls after each; an older one after every fourth.
      const served = new Set(version === versions.at(-1) ? missing : someOf(missing, 0))
      const calls = [...old.start, ...old.visit]
      await withConnection(
        database.url,
        async (client) => {
          for (const [index, name] of missing.entries()) {
            const applied = await appliedMigrations(look.handle)
            const started = migrate({ connection }, killedAfterOne(applied))
            if (index === missing.length - 1) await started
            else await expect(started, name).rejects.toThrow(missing[index + 1] ?? '')
            expect(await appliedMigrations(look.handle)).toEqual([...applied, name].toSorted())
            if (!served.has(name)) continue
            // The earlier version starts and serves.
            const { refused, orderIds } = await makeCalls(client, calls)
            expect(refused, name).toEqual([])
            expect(orderIds.length, name).toBe(2)
            if (startsEach) await startShop(database)
          }
        },
        60_000,
      )
      await startShop(database)
      expect(await complaints(database, 'stock check')).toEqual([])
      expect(await complaints(database, 'accounts check')).toEqual([])
    } finally {
      await look.close()
      await database.drop()
    }
  },
)
