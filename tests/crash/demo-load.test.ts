/** The demo shop is loaded whole and once, whatever interrupts it and anybody who loads it too. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop, type Shop } from '../../src/app/shop.server.ts'
import { demoAccounts, demoOrders, demoPeople } from '../../src/demo/demo-orders.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { halfOf } from '../effort.ts'
import {
  emptyDatabaseConfig,
  freshDatabaseConfig,
  type FreshConfig,
} from '../postgres/fresh-database.ts'
import { onServer } from '../postgres/on-server.ts'
import { demoShopConfig } from './demo-shop.ts'

let database: FreshConfig
beforeEach(async () => {
  database = await freshDatabaseConfig()
})
afterEach(() => database.drop())

const log = createLogger('silent')
const openDemoShop = (): Promise<Shop> =>
  createShop(demoShopConfig(database.url), { log, statementTimeout: 60_000 })

/**
 * Where a first start is interrupted: before the n-th row of a table is written. Accounts of the
 * identity provider and orders are written one by one, what lies between in one transaction. An
 * ordinary run tries every second.
 */
const interruptions = [
  { table: 'identity_users', row: 2 },
  { table: 'identity_accounts', row: 1 },
  { table: 'tools', row: 60 },
  { table: 'orders', row: 5 },
  { table: 'order_history', row: 12 },
  { table: 'payments', row: 2 },
  { table: 'order_holds', row: 1 },
] as const

test.each(halfOf(interruptions, 0))(
  'a first start that is killed at row $row of $table is made good by the next, whole and once',
  { timeout: 180_000 },
  async ({ table, row }) => {
    await onServer(database.url, (client) => killFirstStart(client, table, row))
    await expectWholeDemo()
  },
)

test('accounts that an interrupted load of the first release left do no harm', async () => {
  const interrupted = await openDemoShop()
  try {
    for (const account of demoAccounts)
      await interrupted.identity.createAccount({ ...account, verified: true })
  } finally {
    await interrupted.close()
  }
  await expectWholeDemo()
})

test('three instances that start at once on an empty database all open, and one loads', async () => {
  await database.drop()
  database = await emptyDatabaseConfig()
  const loaded = await Promise.all(
    [1, 2, 3].map(async () => {
      const shop = await openDemoShop()
      try {
        return await shop.demo.load()
      } finally {
        await shop.close()
      }
    }),
  )
  expect(loaded.filter(Boolean)).toHaveLength(1)
  await expectWholeDemo(false)
})

/** Starts the shop once more. @param loads whether that start is the one that loads the demo */
async function expectWholeDemo(loads = true): Promise<void> {
  const shop = await openDemoShop()
  try {
    expect(await shop.demo.load()).toBe(loads)
    expect(await shop.demo.load(), 'once').toBe(false)
    expect(await shop.stock.check()).toEqual({ tools: 120, wrong: [] })
  } finally {
    await shop.close()
  }
  await onServer(database.url, async (client) => {
    const { rows } = await client.query(`
      select (select count(*)::int from tools where demo) as tools,
        (select count(*)::int from reviews where demo) as reviews,
        (select count(*)::int from users where demo) as users,
        (select count(*)::int from orders) as orders,
        (select count(*)::int from payments) as payments,
        (select count(*)::int from identity_users) as identities,
        (select count(*)::int from identity_accounts) as passwords,
        (select count(*)::int from users u join identity_users i on u.subject = i.id::text) as pairs,
        (select count(*)::int from demo_load) as loading`)
    expect(rows).toEqual([
      {
        tools: 120,
        reviews: 150,
        users: demoAccounts.length + demoPeople.length,
        orders: demoOrders.length + 6,
        payments: 2,
        identities: demoAccounts.length,
        passwords: demoAccounts.length,
        pairs: demoAccounts.length,
        loading: 0,
      },
    ])
  })
}

/**
 * Runs a first start in a process of its own, and kills it when it is about to write that row: a
 * trigger stops it there, on a lock that `client` holds.
 */
async function killFirstStart(client: Client, table: string, row: number): Promise<void> {
  await client.query(`
    create sequence rows_written;
    create function stop_at_row() returns trigger language plpgsql as $$
    begin
      if nextval('rows_written') = ${row} then perform pg_advisory_xact_lock(4711); end if;
      return new;
    end $$;
    create trigger stop_at_row before insert on ${table}
      for each row execute function stop_at_row();
    select pg_advisory_lock(4711)`)
  const child = spawn(process.execPath, ['tests/crash/demo-loading-child.ts', database.url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let isRunning = true
  const ended = once(child, 'exit').finally(() => (isRunning = false))
  const waiting = async (): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`,
    )
    return rows.map(({ pid }) => pid)
  }
  // As long as it takes: it ends automatically when it never comes to that row.
  await expect
    .poll(async () => !isRunning || (await waiting()).length === 1, {
      timeout: 150_000,
      interval: 20,
    })
    .toBe(true)
  expect(isRunning, 'it was stopped at the row').toBe(true)
  child.kill('SIGKILL')
  await ended
  // The server would notice only at its next write that nobody is there.
  await client.query('select pg_terminate_backend(unnest($1::int[]))', [await waiting()])
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toHaveLength(0)
  await client.query(`
    select pg_advisory_unlock(4711);
    drop trigger stop_at_row on ${table}; drop function stop_at_row; drop sequence rows_written`)
}
