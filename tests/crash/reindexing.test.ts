/**
 * The background's indexing of tools and orders after an upgrade: nobody waits for it, it goes on
 * after a kill, and meanwhile search answers.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertManyOrders } from '../postgres/many-orders.ts'
import { onServer } from '../postgres/on-server.ts'
import { openOrderShop, type OrderShop } from '../order-shop.ts'

const toolCount = 330
const orderCount = 450

let shop: OrderShop
let url: string
beforeAll(async () => {
  shop = await openOrderShop()
  url = String(shop.database.connection.connectionString)
  const { handle } = shop.database
  await shop.database.transact((tx) =>
    shop.catalogue.importDemoTools(tx, tools, new Date('2026-01-01')),
  )
  const { id: toolId } = await shop.tool()
  const written = { count: orderCount, userId: shop.buyer.id, toolId }
  await insertManyOrders(handle, written, new Date('2026-06-30'))
}, 120_000)
afterAll(() => shop.close())

const tools = Array.from({ length: toolCount }, (_, row) => ({
  sku: `MANY-${1000 + row}`,
  name: `Riveter ${row}`,
  brand: 'Brackmoor',
  category: 'Riveters',
  family: '',
  image: 'https://pictures.example.com/riveter.webp',
  description: 'Sets rivets.',
  keywords: '',
  price: 1000,
  minimumQuantity: 1,
  packSize: 1,
  stock: 10,
  priceBreaks: [],
  specs: [],
}))

const countOf = async (query: string): Promise<number> =>
  (
    await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(query)}`.execute(
      shop.database.handle,
    )
  ).rows[0]?.count ?? -1
const outdatedTools = () => countOf('tool_search where rules = 0')
const unindexedOrders = () =>
  countOf('orders where not exists (select from order_search s where s.number = orders.number)')

/** The tools as an older release would have indexed them, and orders as it would have left them. */
async function outdate(): Promise<void> {
  await sql`update tool_search set rules = 0`.execute(shop.database.handle)
  await sql`delete from order_search`.execute(shop.database.handle)
}
const foundTools = async () =>
  (await shop.search.list({ actor: undefined }, { q: 'riveter', limit: 1000 })).length
const foundOrders = async () =>
  (await shop.orders.all({ actor: shop.admin }, { q: 'PO-100', limit: 1000 })).length

test.each([
  { table: 'tool_search', event: 'update', left: outdatedTools, all: toolCount },
  { table: 'order_search', event: 'insert', left: unindexedOrders, all: orderCount },
])(
  'indexing $table starts after the shop, is killed midway, and the next shop does the rest',
  { timeout: 120_000 },
  async ({ table, event, left, all }) => {
    await outdate()
    await onServer(url, (client) => killMidway(client, table, event))
    const remaining = await left()
    expect(remaining, 'what was whole is kept').toBeLessThan(all)
    expect(remaining).toBeGreaterThan(0)
    expect(await foundTools(), 'found by the older index').toBe(toolCount)
    await shop.start()
    try {
      // Both are indexed by one start, whichever was killed.
      const both = () => Promise.all([outdatedTools(), unindexedOrders()])
      await expect.poll(both, { timeout: 60_000 }).toEqual([0, 0])
    } finally {
      await shop.orders.indexing.close()
      await shop.search.reindexing.close()
    }
    expect([await foundTools(), await foundOrders()]).toEqual([toolCount, orderCount])
  },
)

/**
 * Runs a shop in a process of its own until it is about to write row 230 of the table, where a
 * trigger stops it on a lock that `client` holds, and kills it there.
 */
async function killMidway(client: Client, table: string, event: string): Promise<void> {
  await client.query(`
    create sequence rows_indexed;
    create function stop_at_row() returns trigger language plpgsql as $$
    begin
      if nextval('rows_indexed') = 230 then perform pg_advisory_xact_lock(4712); end if;
      return new;
    end $$;
    create trigger stop_at_row before ${event} on ${table}
      for each row execute function stop_at_row();
    select pg_advisory_lock(4712)`)
  const child = spawn(process.execPath, ['tests/crash/reindexing-child.ts', url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const waiting = async (): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = 4712 and not granted`,
    )
    return rows.map(({ pid }) => pid)
  }
  await expect.poll(waiting, { timeout: 60_000, interval: 20 }).toHaveLength(1)
  child.kill('SIGKILL')
  await ended
  // The server would notice only at its next write that nobody is there.
  await client.query('select pg_terminate_backend(unnest($1::int[]))', [await waiting()])
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toHaveLength(0)
  await client.query(`
    select pg_advisory_unlock(4712);
    drop trigger stop_at_row on ${table}; drop function stop_at_row; drop sequence rows_indexed`)
}

test('a shop opens, and answers searches, while another instance indexes', async () => {
  await outdate()
  await onServer(url, async (client) => {
    // What another instance that indexes would hold.
    await client.query(`select pg_advisory_lock(hashtextextended('reindex tools', 0))`)
    await shop.start()
    expect(await foundTools()).toBe(toolCount)
    expect(await outdatedTools(), 'one instance at a time').toBe(toolCount + 1)
    await shop.search.reindexing.close()
    await shop.orders.indexing.close()
  })
})
