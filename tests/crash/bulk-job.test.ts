/**
 * A shop that is killed while it applies a list: the next goes on where it was, and nothing is
 * applied twice.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../src/platform/access/endpoint.ts'
import { createShop } from '../../src/app/shop.server.ts'
import { jobsOf } from '../../src/bulk/test-jobs.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { onServer } from '../postgres/on-server.ts'
import { openTestShop, type TestShop } from '../shop.ts'
import { demoShopConfig } from './demo-shop.ts'

const added = 1100
const changed = 70

let shop: TestShop
let actor: Actor
let url: string
beforeAll(async () => {
  shop = await openTestShop()
  url = String(shop.database.connection.connectionString)
  actor = await shop.person('Crash Admin', 'admin')
}, 120_000)
afterAll(() => shop.close())

const csv = [
  'SKU,Name,Price,Stock',
  ...Array.from({ length: changed }, (_, row) => `OLD-${row},Old Tool ${row},12.00,57`),
  ...Array.from({ length: added }, (_, row) => `NEW-${row},New Tool ${row},5.00,9`),
].join('\n')

test('a list is applied whole and once, although the shop dies in the middle', async () => {
  for (let row = 0; row < changed; row++)
    await shop.tool({ sku: `OLD-${row}`, name: `Old Tool ${row}`, price: 1000, stock: 50 })
  const jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
  const { id } = await jobs.check(await jobs.upload('list.csv', new TextEncoder().encode(csv)))
  await shop.bulkJobs.runner.close()
  await shop.bulkJobs.apply({ actor }, { id, kinds: ['new', 'changed'] })
  await onServer(url, async (client) => {
    await killWhileApplying(client)
    const { done, state } = await shop.bulkJobs.read({ actor }, { id })
    expect(state).toBe('applying')
    // Whole parts are kept, and only these.
    expect(await writtenTools(client)).toBe(done)
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(added + changed)

    const next = await createShop(demoShopConfig(url), {
      log: createLogger('silent'),
      statementTimeout: 60_000,
    })
    try {
      await next.bulkJobs.runner.start()
      const { counts, ...job } = await jobs.settled({ id })
      expect([job.state, counts.applied, counts.left]).toEqual(['applied', added + changed, 0])
    } finally {
      await next.close()
    }
    expect(await writtenTools(client)).toBe(added + changed)
    const { rows } = await client.query(`
      select left(sku, 3) as kind, stock_on_hand.level, price_cents as price, revision,
        (select count(*)::int from stock_movements m where m.tool_id = tools.id) as movements,
        count(*)::int as tools
      from tools join stock_on_hand on stock_on_hand.tool_id = tools.id
      group by 1, 2, 3, 4, 5 order by 1`)
    expect(rows).toEqual([
      { kind: 'NEW', level: 9, price: 500, revision: 1, movements: 1, tools: added },
      { kind: 'OLD', level: 57, price: 1200, revision: 2, movements: 2, tools: changed },
    ])
    expect((await shop.stock.check()).wrong).toEqual([])
  })
}, 240_000)

/** Tools that have what the list says. */
const writtenTools = async (client: Client): Promise<unknown> =>
  (
    await client.query(`
      select count(*)::int as written from tools
      where sku like 'NEW-%' or (sku like 'OLD-%' and price_cents = 1200)`)
  ).rows[0]?.written

/**
 * Runs a shop in a process of its own until it is about to add tool 700, in the second part, where a trigger stops it
 * on a lock that `client` holds, and kills it there.
 */
async function killWhileApplying(client: Client): Promise<void> {
  await client.query(`
    create sequence tools_added;
    create function stop_at_row() returns trigger language plpgsql as $$
    begin
      if nextval('tools_added') = 700 then perform pg_advisory_xact_lock(4713); end if;
      return new;
    end $$;
    create trigger stop_at_row before insert on tools
      for each row execute function stop_at_row();
    select pg_advisory_lock(4713)`)
  const child = spawn(process.execPath, ['tests/crash/reindexing-child.ts', url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const waiting = async (): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = 4713 and not granted`,
    )
    return rows.map(({ pid }) => pid)
  }
  await expect.poll(waiting, { timeout: 120_000, interval: 20 }).toHaveLength(1)
  child.kill('SIGKILL')
  await ended
  // The server would notice only at its next write that nobody is there.
  await client.query('select pg_terminate_backend(unnest($1::int[]))', [await waiting()])
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toHaveLength(0)
  await client.query(`
    select pg_advisory_unlock(4713);
    drop trigger stop_at_row on tools; drop function stop_at_row; drop sequence tools_added`)
}
