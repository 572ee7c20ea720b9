/**
 * From 0.1.0, which kept invoices in `papers`: its backups restore with them, and while one instance
 * still runs it, both count in one series and find each other's invoices.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { backup } from '../../packages/pg-kit/backup.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { migrate, type Migrations } from '../../packages/pg-kit/migrate.server.ts'
import { restore } from '../../packages/pg-kit/restore.server.ts'
import { emptyDatabase, emptyDatabaseConfig } from '../../tests/postgres/fresh-database.ts'
import { createShop, type Shop } from '../app/shop.server.ts'
import { readConfig } from '../platform/config/config.server.ts'
import { createLogger } from '../platform/http/log.server.ts'

const buyer = {
  id: randomUUID(),
  email: 'buyer@example.com',
  name: 'Buyer',
  role: 'customer' as const,
}
const toolId = randomUUID()
const content = (number: number) => ({
  shop: { name: 'Ada & Sons', address: [], vatId: '', bank: '' },
  order: {
    number,
    name: 'Buyer',
    email: buyer.email,
    phone: '555 0142',
    address: 'Austin',
    poNumber: '',
    note: '',
    placedAt: '2025-11-02T10:00:00.000Z',
    pieces: 3,
    total: 3000,
    lines: [{ sku: 'H-1', name: 'Hammer', quantity: 3, unitPrice: 1000, total: 3000 }],
  },
})

async function insertOrder({ handle }: Database, number: number): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into orders (
      id, number, user_id, email, name, phone, address, status, pieces, total_cents,
      idempotency_key, body_hash, placed_at
    )
    values (
      ${id}, ${number}, ${buyer.id}, ${buyer.email}, 'Buyer', '555 0142', 'Austin', 'confirmed', 3,
      3000, ${`key-of-${number}`}, ${Buffer.alloc(32)}, '2025-11-02T10:00:00Z'
    )`.execute(handle)
  await sql`
    insert into order_lines (
      order_id, position, tool_id, sku, name, quantity, unit_cents, total_cents
    )
    values (${id}, 1, ${toolId}, 'H-1', 'Hammer', 3, 1000, 3000)`.execute(handle)
  return id
}

/** What 0.1.0 does when an invoice is requested. @returns its number */
const issueAsBefore = (database: Database, orderId: string, orderNumber: number): Promise<number> =>
  database.transact(async (tx) => {
    await sql`
      insert into paper_numbers (kind, last) values ('invoice', 0) on conflict do nothing`.execute(
      tx,
    )
    const counted = await sql<{ last: number }>`
      select last from paper_numbers where kind = 'invoice' for update`.execute(tx)
    const earlier = await sql<{ number: number }>`
      select number, said, issued_at from papers
      where order_id = ${orderId} and kind = 'invoice'`.execute(tx)
    if (earlier.rows[0]) return earlier.rows[0].number
    const number = (counted.rows[0]?.last ?? 0) + 1
    await sql`
      insert into papers (order_id, kind, number, said, issued_at)
      values (
        ${orderId}, 'invoice', ${number}, ${JSON.stringify(content(orderNumber))}::jsonb,
        '2025-11-03T23:30:00Z'
      )`.execute(tx)
    await sql`update paper_numbers set last = ${number} where kind = 'invoice'`.execute(tx)
    return number
  })

let directory: string
// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: Shop
let drop: () => Promise<void>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ironmonger-upgrade-'))
  const file = join(directory, 'shop.backup')
  const earlier = await emptyDatabase()
  await migrate(earlier, await migrationsOf('0.1.0'))
  await sql`
    insert into users (id, email, display_name, issuer, subject, created_at)
    values (${buyer.id}, ${buyer.email}, 'Buyer', 'test', 'buyer', now())`.execute(earlier.handle)
  await sql`
    insert into tools (
      id, slug, sku, name, image, description, price_cents, minimum_quantity, created_at
    )
    values (
      ${toolId}, 'hammer', 'H-1', 'Hammer', 'https://pictures.example.com/hammer.webp', 'Drives.',
      1000, 1, now()
    )`.execute(earlier.handle)
  for (const number of [10001, 10002])
    await issueAsBefore(earlier, await insertOrder(earlier, number), number)
  await backup(earlier, file)
  await earlier.close()
  const database = await emptyDatabaseConfig()
  drop = database.drop
  await restore({ connection: { connectionString: database.url } }, file, { migrations })
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), database }
  shop = await createShop(config, { log: createLogger('error'), statementTimeout: 15_000 })
})
afterAll(async () => {
  await shop.close()
  await drop()
  await rm(directory, { recursive: true })
})

async function migrationsOf(version: string): Promise<Migrations> {
  const release: unknown = JSON.parse(await readFile(`migrations/releases/${version}.json`, 'utf8'))
  const names =
    typeof release === 'object' && release !== null && 'migrations' in release
      ? Object.keys(release.migrations ?? {})
      : []
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
}

const issue = (number: number) =>
  shop.documents.issue({ actor: buyer }, { number, kind: 'invoice', size: 'a4' })

test('a backup of 0.1.0 restores with its invoices, under their numbers and dates', async () => {
  expect(await shop.documents.list({ actor: buyer }, { order: 10002 })).toMatchObject([
    { kind: 'invoice', number: 'INV-000002', order: 10002, issueDate: '2025-11-03' },
  ])
  const { name, pdf } = await issue(10002)
  expect(name).toBe('INV-000002.pdf')
  expect(Buffer.from(pdf, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
})

test('an instance of 0.1.0 on the new schema and a new one count in one series, without gaps', async () => {
  const orders = await Promise.all(
    Array.from({ length: 10 }, async (_, row) => {
      const number = 10010 + row
      return { id: await insertOrder(shop.database, number), number }
    }),
  )
  const numbers = await Promise.all(
    orders.map(({ id, number }, row) =>
      row % 2 === 0
        ? issueAsBefore(shop.database, id, number)
        : issue(number).then(({ name }) => Number(/\d+/.exec(name)?.[0])),
    ),
  )
  expect(numbers.toSorted((a, b) => a - b)).toEqual(orders.map((_, row) => row + 3))
})

test('each finds what the other has issued: no order gets two invoices', async () => {
  const orders = await Promise.all(
    [10030, 10031].map(async (number) => ({
      id: await insertOrder(shop.database, number),
      number,
    })),
  )
  for (const { id, number } of orders) {
    const [before, now] = await Promise.all([
      issueAsBefore(shop.database, id, number),
      issue(number),
    ])
    expect(now.name).toBe(`INV-${String(before).padStart(6, '0')}.pdf`)
    expect(await shop.documents.list({ actor: buyer }, { order: number })).toHaveLength(1)
  }
})
