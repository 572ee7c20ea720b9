/** A part of a price is credited although the goods stay, and what follows from it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { runCommand } from '../../commands/commands.server.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'mailbox' })
  const save = async (values: object) => {
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    return shop.settings.save({ actor: shop.admin }, { revision, ...values })
  }
  await save({ country: 'DE' })
  await save({
    tax: 'vat',
    legalName: 'Schmiede GmbH',
    address: 'Am Markt 1\n10115 Berlin',
    vatId: 'DE 123 456 789',
    email: 'rechnung@schmiede.example',
    invoicing: 'when-shipped',
  })
})
afterAll(() => shop.close())

/** 10 pieces at 10.00, shipped and invoiced: 100.00 and 19.00 of tax. */
async function invoiced() {
  const tool = await shop.tool({ price: 1000 })
  const { number } = await shop.placeTool(tool.id, 10, { country: 'DE' })
  for (const status of ['confirmed', 'picking', 'shipped'] as const)
    await shop.transition(number, status)
  const [invoice] = await issued(number, 'invoice')
  return { number, id: invoice?.id ?? '', invoice: invoice?.number ?? '' }
}
const issued = async (number: number, kind: string) =>
  (await shop.documents.list({ actor: shop.admin }, { order: number })).filter(
    (document) => document.kind === kind,
  )
type Request = Omit<Parameters<OrderShop['documents']['allow']>[1], 'id' | 'reason'>
const allow = (id: string, request: Request, key = randomUUID()) =>
  shop.documents.allow(
    { actor: shop.admin, idempotencyKey: key },
    { id, reason: 'Scratched handles', ...request },
  )
const openOf = async (number: number, invoice: string) =>
  (await shop.payments.own({ actor: shop.admin }, { order: number })).find(
    (item) => item.number === invoice,
  )?.open
const leftOf = async (id: string) =>
  (await shop.documents.charges({ actor: shop.admin }, { id })).lines.map(({ left }) => left)
async function comeBack(number: number, quantity: number): Promise<void> {
  const { id } = await shop.shipments.requestReturn(
    { actor: shop.buyer },
    { number, lines: [{ line: 1, quantity }], reason: 'Handles are split' },
  )
  for (const status of ['approved', 'received'] as const)
    await shop.shipments.moveReturn({ actor: shop.admin }, { id, status })
}
const check = async () => {
  const printed: string[] = []
  const code = await runCommand(shop.config, ['accounts', 'check'], (line) => printed.push(line))
  return code === 0 ? [] : printed
}

describe('a price allowance', () => {
  test('lowers what is open, with tax; names invoice and reason; is mailed and audited', async () => {
    const { number, id, invoice } = await invoiced()
    const note = await allow(id, { lines: [{ line: 1 }], percent: 25 })
    // 25.00 and 4.75 of tax; 119.00 less 29.75.
    expect(note.total).toBe(2975)
    expect(await openOf(number, invoice)).toBe(8925)
    expect(await leftOf(id)).toEqual([7500])
    const [listed] = await issued(number, 'credit-note')
    expect(listed).toMatchObject({ number: note.number, total: 2975 })
    expect(listed?.sent).toHaveLength(1)
    const { rows } = await sql<{ content: unknown; operation: string }>`
      select content, operation from documents
      join audit_entries on audit_entries.record_id = documents.id::text
      where documents.id = ${note.id}`.execute(shop.database.handle)
    expect(rows).toMatchObject([
      {
        content: { corrects: { number: invoice }, reason: 'Scratched handles' },
        operation: 'documents.allow',
      },
    ])
  })

  test('of the same key is issued once, and of another content refused', async () => {
    const { number, id } = await invoiced()
    const key = randomUUID()
    const lines = [{ line: 1, amount: 500 }]
    const first = await allow(id, { lines }, key)
    expect(await Promise.all([allow(id, { lines }, key), allow(id, { lines }, key)])).toEqual([
      first,
      first,
    ])
    expect(await issued(number, 'credit-note')).toHaveLength(1)
    expect(await rejection(allow(id, { lines, amount: 1 }, key))).toMatchObject({
      body: { type: expect.stringContaining('key-reused') },
    })
  })

  test('is refused above what is left, and changes nothing', async () => {
    const { number, id, invoice } = await invoiced()
    await allow(id, { lines: [{ line: 1 }], amount: 9000 })
    expect(await rejection(allow(id, { lines: [{ line: 1 }], amount: 1001 }))).toMatchObject({
      body: { type: expect.stringContaining('more-than-invoiced'), status: 409 },
    })
    expect(await openOf(number, invoice)).toBe(1190)
  })

  test('leaves its share to later returns, and nothing where all was given back', async () => {
    const { number, id, invoice } = await invoiced()
    await allow(id, { lines: [{ line: 1 }], percent: 50 })
    await comeBack(number, 4)
    // Of 50.00 that are left for 10 pieces, 20.00 for 4 of them.
    expect(await leftOf(id)).toEqual([3000])
    expect(await openOf(number, invoice)).toBe(3570)
    await allow(id, { lines: [{ line: 1 }], percent: 100 })
    await comeBack(number, 6)
    expect(await openOf(number, invoice)).toBe(0)
    expect(await issued(number, 'credit-note')).toHaveLength(3)
    expect(await check()).toEqual([])
  })

  test('is exported to accounting and stands on the statement', async () => {
    const { number, id, invoice } = await invoiced()
    const note = await allow(id, { lines: [{ line: 1, amount: 1000 }] })
    const { rows } = await sql<{ cents: number; content: unknown }>`
      select cents, content from journal_of_documents where source_id = ${note.id}`.execute(
      shop.database.handle,
    )
    expect(rows).toMatchObject([{ cents: -1190, content: { corrects: invoice, order: number } }])
    const statement = await shop.payments.statement(
      { actor: shop.admin },
      { customer: `user.${shop.buyer.id}`, from: '2026-01-01', to: '2027-12-31' },
    )
    expect(JSON.stringify(statement)).toContain(note.number)
  })

  test('is an electronic credit note, which names invoice and reason', async () => {
    const { id, invoice } = await invoiced()
    const note = await allow(id, { lines: [{ line: 1 }], percent: 33.33 })
    for (const format of ['ubl', 'cii'] as const) {
      const { bytes } = await shop.documents.xml({ actor: shop.buyer }, { id: note.id, format })
      const xml = new TextDecoder().decode(bytes)
      for (const text of [invoice, 'Scratched handles', '>33.33<', '>381<'])
        expect(xml).toContain(text)
    }
  })

  test('that nobody asked for is found by accounts check', async () => {
    const { id } = await invoiced()
    const { number } = await allow(id, { lines: [{ line: 1, amount: 100 }] })
    const db = shop.database.handle
    await sql`alter table allowances disable trigger user`.execute(db)
    await sql`update allowances set cents = 99 where cents = 100`.execute(db)
    expect(await check()).toEqual([
      `${number}: the price allowance is 100 cents, but staff entered 99.`,
    ])
    await sql`update allowances set cents = 100 where cents = 99`.execute(db)
    expect(await check()).toEqual([])
  })
})
