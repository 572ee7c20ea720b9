/** The documents of a month, of very many: all of them, and only their rows are read. */
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explainRecordings } from '../../bench/plans.ts'
import { createRecorder } from '../../bench/replay.ts'
import {
  createDocumentsService,
  type DocumentsService,
} from '../../src/documents/service.server.ts'
import { openOrderShop, type OrderShop } from '../order-shop.ts'
import { withoutTimeouts } from './without-timeouts.ts'

const count = 24_000
const recorder = createRecorder()
let shop: OrderShop
let documents: DocumentsService
beforeAll(async () => {
  shop = await openOrderShop()
  documents = createDocumentsService({
    branding: shop.branding,
    companies: shop.companies,
    database: shop.database,
    audit: shop.audit,
    accounts: shop.accounts,
    orders: shop.orders,
    shipments: shop.shipments,
    mail: shop.mail,
    settings: shop.settings,
    origin: 'http://localhost',
    readSettings: shop.settings.current,
    scripts: [],
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  })
  // One an hour over 1,000 days; every second one of the shop's farthest zones, where another day
  // is the day of issue.
  await withoutTimeouts(shop.database, async (db) => {
    await sql`
    insert into documents (kind, series, number, user_id, issue_date, content, issued_at)
    select 'invoice', 'MANY', n, ${shop.buyer.id},
      (issued_at at time zone case n % 2 when 0 then 'Pacific/Kiritimati' else 'Etc/GMT+12' end)::date,
      '{}', issued_at
    from generate_series(1, ${count}::int) as n,
      lateral (select '2026-06-30 23:30Z'::timestamptz - (${count} - n) * interval '1 hour' as issued_at)
        as moment`.execute(db)
    await sql`vacuum analyze documents`.execute(db)
  })
}, 120_000)
afterAll(async () => {
  await documents.close()
  await shop.close()
})

type Days = { readonly from?: string; readonly to?: string }
/** The numbers of all documents issued on these days, page by page. */
async function numbersOf(days: Days, limit: number): Promise<string[]> {
  const numbers: string[] = []
  let cursor: string | undefined
  do {
    const page = await documents.list({ actor: shop.admin }, { ...days, limit, cursor })
    numbers.push(...page.map(({ number }) => number))
    cursor = page.next
  } while (cursor !== undefined)
  return numbers
}
async function expectedNumbers(condition: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select 'MANY-' || lpad(number::text, 6, '0') as number from documents
    where ${sql.raw(condition)} order by issued_at desc, id desc`.execute(shop.database.handle)
  return rows.map(({ number }) => number)
}

test.each([
  [{ from: '2024-02-01', to: '2024-02-29' }, "to_char(issue_date, 'YYYY-MM') = '2024-02'"],
  [{ from: '2025-12-01', to: '2025-12-31' }, "to_char(issue_date, 'YYYY-MM') = '2025-12'"],
  [{ from: '2026-06-20' }, "issue_date >= '2026-06-20'"],
  [{ to: '2023-10-31' }, "issue_date <= '2023-10-31'"],
  [{ from: '2026-01-15', to: '2026-01-15' }, "issue_date = '2026-01-15'"],
  [{ from: '2026-02-01', to: '2026-01-01' }, 'false'],
])('of %o come all of these days and no others, in pages of any size', async (days, condition) => {
  const expected = await expectedNumbers(condition)
  expect(await numbersOf(days, 1000)).toEqual(expected)
  expect(await numbersOf(days, 97)).toEqual(expected)
})

test('no table is read whole for the documents of a month, on the first and on the next page', async () => {
  const month = { from: '2024-03-01', to: '2024-03-31', limit: 100 }
  const list = (cursor?: string) => documents.list({ actor: shop.admin }, { ...month, cursor })
  const { next } = await list()
  expect(next).toBeDefined()
  for (const cursor of [undefined, next]) {
    recorder.start()
    await list(cursor)
    const recording = recorder.stop()
    const client = new Client(shop.database.connection)
    await client.connect()
    try {
      const plan = (await explainRecordings(client, [recording]))
        .flat()
        .flatMap((statement) => statement.plan)
        .join('\n')
      expect(plan).toContain('documents_by_time')
      expect(plan).not.toMatch(/Seq Scan on documents/)
    } finally {
      await client.end()
    }
  }
})

test('of a buyer come only their own', async () => {
  const stranger = await shop.person('Somebody Else')
  expect(
    await documents.list({ actor: stranger }, { from: '2024-03-01', to: '2024-03-31' }),
  ).toEqual([])
  const own = await documents.list({ actor: shop.buyer }, { from: '2024-03-01', to: '2024-03-01' })
  expect(own).toHaveLength(24)
})
