/**
 * How long it takes to price a page of 24 tools for a company: 100 price lists of 10,000 rows
 * each. Subject `prices` of `npm run bench`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Handle } from '../packages/pg-kit/database.server.ts'
import { script } from '../scripts/lib/command-error.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { createShop } from '../src/app/shop.server.ts'
import { readConfig } from '../src/platform/config/config.server.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { quantile } from './load.ts'
import { createReport, printMachine } from './report.ts'

const lists = 100
const rowsOfList = 10_000
const pageSize = 24
const warmUp = 50
const pages = 500

/** As many tools as a list has rows, of 20 brands and 20 categories. */
const fillTools = (db: Handle) =>
  sql`
  insert into tools (
    id, slug, sku, name, brand, category, family, image, description, keywords, price_cents,
    minimum_quantity, pack_size, price_breaks, specs, identifiers, unit, unit_content, price_per,
    rating_count, rating_sum, revision, demo, created_at
  )
  select gen_random_uuid(), 'tool-' || nth, 'SKU-' || nth, 'Tool ' || nth, 'Brand ' || nth % 20,
    'Category ' || nth % 20, '', 'https://pictures.example.com/1.webp', 'For the bench.', '', 1000, 1, 1,
    '[{"from": 24, "price": 900}]', '[]', '{}', 'piece', '', 1, 0, 0, 1, true, now()
  from generate_series(1, ${rowsOfList}::int) as nth`.execute(db)

/** The constraint that refuses overlapping days plays no part in reading, and is slow to fill. */
async function fillLists(db: Handle): Promise<void> {
  await sql`insert into stock_levels (tool_id, level) select id, 1000 from tools
    on conflict do nothing`.execute(db)
  for (const table of ['brands', 'categories'] as const)
    await sql`
      insert into ${sql.table(table)} (slug, name)
      select 'group-' || nth, ${table === 'brands' ? 'Brand ' : 'Category '}::text || nth
      from generate_series(0, 19) as nth`.execute(db)
  await sql`alter table price_rows drop constraint price_rows_no_overlap`.execute(db)
  await sql`
    insert into price_lists (id, name)
    select gen_random_uuid(), 'List ' || nth from generate_series(1, ${lists}::int) as nth
  `.execute(db)
}

const fillRows = (db: Handle, listId: string) =>
  sql`
  insert into price_rows (id, list_id, target, target_id, price_cents, price_breaks, changed_at)
  select gen_random_uuid(), ${listId}::uuid, 'tool', id, 800, '[{"from": 24, "price": 700}]', now()
  from tools`.execute(db)

const sample = <T>(all: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, () => all[Math.floor(Math.random() * all.length)]).filter(
    (one) => one !== undefined,
  )

await script(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-bench-'))
  const config = readConfig({ DATA_DIR: folder, PORT: String(await freePort()), DEMO: 'off' })
  const log = createLogger(config.logLevel)
  const shop = await createShop(config, { log, statementTimeout: 300_000 })
  try {
    printMachine('embedded PostgreSQL', 'in the process of the shop')
    const db = shop.database.handle
    await fillTools(db)
    await fillLists(db)
    const ids = async (table: 'tools' | 'price_lists') =>
      (await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db)).rows.map(
        ({ id }) => id,
      )
    const [toolIds, listIds] = [await ids('tools'), await ids('price_lists')]
    for (const listId of listIds) await fillRows(db, listId)
    await sql`vacuum analyze`.execute(db)
    const times: number[] = []
    const before = process.cpuUsage()
    for (let page = 0; page < warmUp + pages; page += 1) {
      const [priceList = ''] = sample(listIds, 1)
      const company = {
        id: '',
        name: '',
        memberId: '',
        role: 'buyer' as const,
        onHold: false,
        isLimited: false,
        hasCreditLimit: false,
        paysInAdvance: false,
        minimumOrder: 0,
        priceList,
        backOrders: null,
      }
      const actor = { id: '', email: '', name: '', role: 'customer' as const, company }
      const wanted = [...sample(toolIds, pageSize)]
      const start = performance.now()
      const priced = await shop.prices.own({ actor }, { ids: wanted })
      if (page >= warmUp) times.push(performance.now() - start)
      if (priced.some(({ price }) => price !== 800)) throw new Error('A price is not the list’s')
    }
    const { user, system } = process.cpuUsage(before)
    console.log(
      `prices: ${lists} lists of ${rowsOfList} rows; a page of ${pageSize} priced ${pages} times, ` +
        `half within ${quantile(times, 0.5).toFixed(1)} ms, 95 % within ` +
        `${quantile(times, 0.95).toFixed(1)} ms; ` +
        `${((user + system) / 1000 / (warmUp + pages)).toFixed(2)} ms of processor time in the shop`,
    )
    const { ratio, exitCode } = createReport()
    ratio('page-priced-median', quantile(times, 0.5), 10, { atMost: true, unit: 'ms' })
    return exitCode()
  } finally {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
