/** Documents by event: an invoice for each shipment, credit notes for what was taken back. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { forbidden } from '../../../packages/contract/standard-problems.ts'
import { notIssued, nothingToCredit } from '../contract.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let revision = 0
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const invoicing = async (value: 'on-request' | 'when-shipped') => {
  revision = (await shop.settings.read({ actor: shop.admin }, {})).revision
  await shop.settings.save({ actor: shop.admin }, { revision, invoicing: value })
}
const placeConfirmed = async (quantity: number) => {
  const { order } = await shop.placeNewTool(quantity)
  await shop.transition(order.number, 'confirmed')
  return order.number
}
const ship = (number: number, quantity: number) =>
  shop.shipments.create(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { number, lines: [{ line: 1, quantity }] },
  )
const documentsOf = async (order: number, actor = shop.buyer) =>
  (await shop.documents.list({ actor }, { order })).toReversed()
const contentOf = async (printed: string) => {
  const { rows } = await sql<{
    content: { order: { total: number; pieces: number }; follows?: readonly object[] }
  }>`
    select content from documents
    where series || '-' || lpad(number::text, 6, '0') = ${printed}`.execute(shop.database.handle)
  return rows[0]?.content
}

describe('with the setting when-shipped', () => {
  beforeAll(() => invoicing('when-shipped'))
  afterAll(() => invoicing('on-request'))

  test('an order that leaves in two parts has two invoices and delivery notes, each with exactly its lines', async () => {
    const number = await placeConfirmed(10)
    expect(isProblem(await rejection(issueWhole(number)), notIssued)).toBe(true)
    await ship(number, 4)
    await shop.transition(number, 'shipped')
    const all = await documentsOf(number)
    const issued = all.filter(({ kind }) => kind === 'invoice')
    expect(issued).toHaveLength(2)
    expect(all.filter(({ kind }) => kind === 'delivery-note')).toHaveLength(2)
    const contents = await Promise.all(issued.map(({ number: printed }) => contentOf(printed)))
    expect(contents.map((content) => content?.order)).toMatchObject([
      { pieces: 4, total: 4000 },
      { pieces: 6, total: 6000 },
    ])
  })

  test('numbers have no gap when many desks ship at once and some are refused', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => placeConfirmed(5)))
    const results = await Promise.allSettled(
      orders.flatMap((number) => [ship(number, 3), ship(number, 3)]),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    for (const series of ['INV', 'DN']) {
      const { rows } = await sql<{ number: number }>`
        select number from documents where series = ${series} order by number`.execute(
        shop.database.handle,
      )
      // Two of the test before.
      expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1))
    }
  })
})

const issueWhole = (number: number) =>
  shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })

describe('by default', () => {
  test('shipping issues nothing; staff invoice a shipment, and anybody may have its delivery note', async () => {
    const number = await placeConfirmed(10)
    const { id } = await ship(number, 4)
    expect(await documentsOf(number)).toEqual([])
    const ofShipment = (kind: 'invoice' | 'delivery-note', actor = shop.buyer) =>
      shop.documents.issueForShipment({ actor }, { id, kind, size: 'a4' })
    expect(isProblem(await rejection(ofShipment('invoice')), forbidden)).toBe(true)
    const note = await ofShipment('delivery-note')
    expect(note.name).toMatch(/^DN-\d{6}\.pdf$/)
    expect(Buffer.from(note.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(await ofShipment('delivery-note', shop.admin)).toEqual(note)
    const invoice = await ofShipment('invoice', shop.admin)
    expect(await ofShipment('invoice')).toEqual(invoice)
  })

  test('a delivery note says what still follows, without what is cancelled or left before', async () => {
    const [first, second] = await Promise.all([
      shop.tool({ sku: 'FOLLOW-1' }),
      shop.tool({ sku: 'FOLLOW-2' }),
    ])
    const { number } = await shop.placeCart([
      { toolId: first.id, quantity: 10 },
      { toolId: second.id, quantity: 5 },
    ])
    await shop.transition(number, 'confirmed')
    const leave = async (lines: { line: number; quantity: number }[]) => {
      const key = { actor: shop.admin, idempotencyKey: randomUUID() }
      const { id } = await shop.shipments.create(key, { number, lines })
      const note = await shop.documents.issueForShipment(
        { actor: shop.admin },
        { id, kind: 'delivery-note', size: 'a4' },
      )
      return (await contentOf(note.name.replace('.pdf', '')))?.follows
    }
    expect(await leave([{ line: 1, quantity: 4 }])).toMatchObject([
      { sku: 'FOLLOW-1', quantity: 6 },
      { sku: 'FOLLOW-2', quantity: 5 },
    ])
    expect(await leave([{ line: 2, quantity: 5 }])).toMatchObject([
      { sku: 'FOLLOW-1', quantity: 6 },
    ])
    expect(await leave([{ line: 1, quantity: 6 }])).toBeUndefined()
  })

  test('a shipment of an order that was invoiced whole gets no invoice of its own', async () => {
    const number = await placeConfirmed(10)
    const whole = await issueWhole(number)
    const { id } = await ship(number, 4)
    const problem = await rejection(
      shop.documents.issueForShipment({ actor: shop.admin }, { id, kind: 'invoice', size: 'a4' }),
    )
    if (!isProblem(problem, notIssued)) return expect.unreachable()
    expect(problem.body.detail).toBe(
      `Shipment ${number}-1 has no separate invoice. The shipment is included in ${whole.name.replace('.pdf', '')}, ` +
        'the invoice for the whole order.',
    )
  })
})

describe('an invoiced order that is cancelled', () => {
  test('is credited once, in full, by a note that names the invoice, also to its buyer', async () => {
    const number = await placeConfirmed(7)
    const invoice = await issueWhole(number)
    await shop.transition(number, 'cancelled')
    const [note, ...others] = (await documentsOf(number)).filter(
      ({ kind }) => kind === 'credit-note',
    )
    expect(others).toEqual([])
    expect(await contentOf(note?.number ?? '')).toMatchObject({
      corrects: { number: invoice.name.replace('.pdf', '') },
      order: { pieces: 7, total: 7000 },
    })
    const file = await shop.documents.file({ actor: shop.buyer }, { id: note?.id ?? '' })
    expect(file.name).toBe(`${note?.number}.pdf`)
    const credit = shop.documents.credit({ actor: shop.admin }, { number })
    expect(isProblem(await rejection(credit), nothingToCredit)).toBe(true)
  })

  test('by the release before is credited once on request, however often it is asked', async () => {
    const number = await placeConfirmed(7)
    await issueWhole(number)
    await sql`update orders set status = 'cancelled' where number = ${number}`.execute(
      shop.database.handle,
    )
    const credit = () => shop.documents.credit({ actor: shop.admin }, { number })
    const results = await Promise.allSettled([credit(), credit(), credit()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
