/** `accounts check`: orders, shipments, documents and payments add up, and each error is named. */
import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Handle } from '../packages/pg-kit/database.server.ts'
import { runCommand } from '../src/commands/commands.server.ts'
import { findWrongDocuments } from '../src/documents/check-store.server.ts'
import { findWrongOrders } from '../src/orders/check-store.server.ts'
import { findWrong } from '../src/payments/check-store.server.ts'
import { findWrongShipping } from '../src/shipments/check-store.server.ts'
import { openOrderShop, type OrderShop } from './order-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
/** 24 pieces at $0.55, of which 10 and 9 were shipped, 4 came back; 5 were cancelled. */
let number: number
let sku: string
let invoices: readonly string[]
beforeAll(async () => {
  shop = await openOrderShop()
  await save({ country: 'DE' })
  await save({ tax: 'vat', vatId: 'DE 123 456 789', invoicing: 'when-shipped' })
  const tool = await shop.tool({ price: 55, sku: 'HAM-7' })
  ;({ sku } = await shop.catalogue.read({ actor: undefined }, { id: tool.id }))
  ;({ number } = await shop.placeTool(tool.id, 24, { country: 'DE' }))
  await shop.transition(number, 'confirmed')
  for (const quantity of [10, 9]) await ship(quantity)
  await shop.shipments.endOrder({ actor: shop.admin }, { number })
  await comeBack(4)
  const documents = await shop.documents.list({ actor: shop.admin }, { order: number })
  invoices = documents
    .filter(({ kind }) => kind === 'invoice')
    .map((one) => one.number)
    .toSorted()
  await payAndUndo()
})
afterAll(() => shop.close())

const save = (values: object) => shop.saveSettings(values)
const ship = (quantity: number) =>
  shop.shipments.create(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { number, lines: [{ line: 1, quantity }] },
  )
async function comeBack(quantity: number): Promise<void> {
  const { id } = await shop.shipments.requestReturn(
    { actor: shop.buyer },
    { number, lines: [{ line: 1, quantity }], reason: 'Handles are split' },
  )
  for (const status of ['approved', 'received'] as const)
    await shop.shipments.moveReturn({ actor: shop.admin }, { id, status })
}
/**
 * $1.00, $1.00 and $1.50 for the first invoice, of which the last is taken back; $1.30, of which
 * $1.00 settles it and $0.20 are paid back.
 */
async function payAndUndo(): Promise<void> {
  const actor = shop.admin
  const items = await shop.payments.own({ actor }, { order: number })
  const document = items.find((item) => item.number === invoices[0])?.id ?? ''
  const pay = (amount: number) =>
    shop.payments.record(
      { actor, idempotencyKey: randomUUID() },
      {
        paidOn: '2020-11-20',
        amount,
        method: 'cash',
        again: true,
        allocations: [{ document, amount: 100 }],
      },
    )
  await pay(100)
  await pay(100)
  const third = await pay(150)
  await shop.payments.undo({ actor }, { id: third.id })
  const { customer } = await pay(130)
  await shop.payments.refund(
    { actor, idempotencyKey: randomUUID() },
    { customer: customer.key, amount: 20, paidOn: '2020-11-20', method: 'cash' },
  )
}

const findAll = async (db: Handle) => [
  ...(await findWrongOrders(db)),
  ...(await findWrongShipping(db)),
  ...(await findWrongDocuments(db)),
  ...(await findWrong(db)),
]

class Planted extends Error {
  readonly wrong: Awaited<ReturnType<typeof findAll>>
  constructor(wrong: Awaited<ReturnType<typeof findAll>>) {
    super('planted')
    this.wrong = wrong
  }
}
/** What is found after a statement that no trigger hinders; the statement is taken back. */
async function findAfter(table: string, statement: RawBuilder<unknown>) {
  try {
    await shop.database.transact(async (tx) => {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
      await statement.execute(tx)
      throw new Planted(await findAll(tx))
    })
  } catch (error) {
    if (error instanceof Planted) return error.wrong
    throw error
  }
  return expect.unreachable('it was written')
}

test('a shop that shipped in parts, took back, credited and was paid is right, and says so', async () => {
  expect(await findAll(shop.database.handle)).toEqual([])
  const printed: string[] = []
  expect(await runCommand(shop.config, ['accounts', 'check'], (line) => printed.push(line))).toBe(0)
  expect(printed).toEqual(['1 order, 2 invoices and 6 payments checked: all agree.'])
})

test('the command names what is wrong, and ends with 1', async () => {
  await sql`update orders set pieces = pieces + 1`.execute(shop.database.handle)
  const printed: string[] = []
  try {
    expect(await runCommand(shop.config, ['accounts', 'check'], (line) => printed.push(line))).toBe(
      1,
    )
    expect(printed).toEqual([`Order ${number}: it has 25 pieces, but its lines sum to 24.`])
  } finally {
    await sql`update orders set pieces = pieces - 1`.execute(shop.database.handle)
  }
})

describe('an error in an order is found:', () => {
  test('a total that is not that of its lines', async () => {
    // 24 × 0.55 is 13.20, and 19 % of it 2.51.
    expect(
      await findAfter('orders', sql`update orders set total_cents = total_cents + 3`),
    ).toMatchObject([
      { what: 'gross', number: String(number), stored: 1571, sum: 1574 },
      { what: 'total', number: String(number), stored: 1323, sum: 1320 },
    ])
  })
  test('stock that was taken and is neither shipped nor back', async () => {
    const statement = sql`
      update stock_movements set quantity = quantity - 1, delta = delta - 1
      where kind = 'released'`
    expect(await findAfter('stock_movements', statement)).toEqual([
      { what: 'taken', number: `${number}, ${sku}`, stored: 19, sum: 20 },
    ])
  })
  test('movements that its lines do not know', async () => {
    const statement = sql`delete from stock_movements where kind in ('shipped', 'returned')`
    expect(await findAfter('stock_movements', statement)).toEqual([
      { what: 'returnedStock', number: `${number}, ${sku}`, stored: 4, sum: 0 },
      { what: 'shippedStock', number: `${number}, ${sku}`, stored: 19, sum: 0 },
    ])
  })
})

describe('an error in a shipment is found:', () => {
  test('other pieces than the line says, and than its invoice has', async () => {
    const statement = sql`update shipment_lines set quantity = 8 where quantity = 9`
    expect(await findAfter('shipment_lines', statement)).toEqual([
      { what: 'shipped', number: `${number}, line 1`, stored: 19, sum: 18 },
      { what: 'shipment', number: invoices[1], stored: 9, sum: 8 },
    ])
  })
  test('a return that the line does not know', async () => {
    expect(
      await findAfter('order_returns', sql`update order_returns set status = 'refused'`),
    ).toEqual([{ what: 'returned', number: `${number}, line 1`, stored: 4, sum: 0 }])
  })
})

describe('an error in a document is found:', () => {
  const saying = (path: string, value: string, of: RawBuilder<unknown>) => sql`
    update documents set content = jsonb_set(
      content, ${path}::text[], ${value}::jsonb
    ) where ${of}`
  const second = () => sql`kind = 'invoice' and number = 2`

  test('a total that is not that of its lines', async () => {
    const wrong = await findAfter('documents', saying('{order,total}', '999', second()))
    // 9 × 0.55 is 4.95.
    expect(wrong).toContainEqual({ what: 'content', number: invoices[1], stored: 999, sum: 495 })
    expect(wrong).toContainEqual({ what: 'base', number: invoices[1], stored: 999, sum: 495 })
  })
  test('tax that is not that of its rates, nor of the documents of the order together', async () => {
    const amount = '{order,tax,lines,0,amount}'
    const wrong = await findAfter('documents', saying(amount, '90', second()))
    expect(wrong.map(({ what }) => what).toSorted()).toEqual(['tax', 'taxed'])
    // 15 pieces stay: 19 % of 8.25 is 1.57.
    expect(wrong).toContainEqual(expect.objectContaining({ what: 'tax', sum: 157 }))
  })
  test('a sum with tax that is not total and tax', async () => {
    const wrong = await findAfter('documents', saying('{order,tax,gross}', '700', second()))
    expect(wrong).toContainEqual(
      expect.objectContaining({ what: 'documentGross', number: invoices[1], stored: 700 }),
    )
    expect(wrong).toContainEqual(expect.objectContaining({ what: 'document', stored: 700 }))
  })
  test('an invoice of what was cancelled, and of a shipment that is not there', async () => {
    const statement = sql`
      insert into documents (
        kind, series, number, order_number, shipment_id, issue_date, content, issued_at
      )
      select kind, series, 99, order_number, gen_random_uuid(), issue_date, content, issued_at
      from documents where ${second()}`
    const wrong = await findAfter('documents', statement)
    expect(wrong).toContainEqual({
      what: 'kept',
      number: `${number}, line 1`,
      stored: 24,
      sum: 15,
    })
    expect(wrong).toContainEqual({ what: 'shipment', number: 'INV-000099', stored: 9, sum: 0 })
  })
  test('a credit note without an event of the order, and above its invoice', async () => {
    const statement = sql`
      insert into documents (
        kind, series, number, order_number, corrects_id, issue_date, content, issued_at
      )
      select kind, series, 90 + n, order_number, corrects_id, issue_date, content, issued_at
      from documents, generate_series(1, 2) as n where kind = 'credit-note'`
    const wrong = await findAfter('documents', statement)
    expect(wrong).toContainEqual({
      what: 'credited',
      number: `${number}, line 1`,
      stored: 12,
      sum: 9,
    })
    expect(wrong).toContainEqual(expect.objectContaining({ what: 'credit', number: invoices[1] }))
  })
})

describe('an error in the accounts is found:', () => {
  test('a receivable that is not the sum of its entries', async () => {
    const [first] = await findAfter(
      'receivables',
      sql`
      update receivables set open_cents = open_cents + 7 where number = ${invoices[0]}`,
    )
    // 10 × 0.55 with 19 % is 6.55; 3.00 are paid.
    expect(first).toEqual({ what: 'receivable', number: invoices[0], stored: 362, sum: 355 })
  })
  test('a payment that settles more than was paid', async () => {
    expect(
      await findAfter('payments', sql`update payments set cents = 90 where number = 1`),
    ).toEqual([{ what: 'payment', number: '1', stored: 90, sum: 100 }])
  })
  test('a refund above the credit that it settles, or for another customer', async () => {
    expect(
      await findAfter('payments', sql`update payments set cents = -25 where number = 6`),
    ).toEqual([{ what: 'payment', number: '6', stored: -25, sum: -20 }])
    expect(
      await findAfter('refunded_payments', sql`update refunded_payments set cents = 40`),
    ).toEqual([
      { what: 'payment', number: '5', stored: 130, sum: 140 },
      { what: 'payment', number: '6', stored: -20, sum: -40 },
    ])
    const ofOthers = sql`update payments set company_id = gen_random_uuid() where number = 6`
    expect(await findAfter('payments', ofOthers)).toContainEqual(
      expect.objectContaining({ what: 'payment', number: '6' }),
    )
  })
  test('an entry that comes from no document, and a document that the ledger lacks', async () => {
    const statement = sql`
      update receivable_entries set source_id = gen_random_uuid() where kind = 'credit-note'`
    const wrong = await findAfter('receivable_entries', statement)
    expect(wrong.map(({ what }) => what)).toEqual(['document', 'unexplained'])
  })
})
