/** An approver changes an order before approving it: quantities, prices, who may, who is told. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import { openHoldShop, type HoldShop } from '../../../tests/hold-shop.ts'
import { rejection } from '../../../tests/order-shop.ts'
import { priceAtQuantity } from './approval-edit-rules.ts'
import { belowMinimumOrder } from '../model/validate-company.ts'
import { notOnHold } from '../holds/holds-contract.ts'
import { orderChanged } from '../model/order-changed.ts'

let shop: HoldShop
beforeAll(async () => {
  shop = await openHoldShop()
})
afterAll(() => shop.close())

const kind = (problem: { type: string; status: number }) => ({
  body: { type: problem.type, status: problem.status },
})

type Change = { readonly line: number; readonly quantity: number }
const edit = (
  actor: Actor,
  number: number,
  lines: readonly Change[],
  { revision = 1, ...more }: { revision?: number; preview?: boolean; note?: string } = {},
) => shop.orders.editForApproval({ actor }, { number, revision, lines: [...lines], ...more })

describe('an approver', () => {
  test('lowers a quantity and leaves a line out; then the order is approved as it is now', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const [kept, dropped] = [await shop.tool(), await shop.tool()]
    const { number } = await company.orderCart([
      { toolId: kept.id, quantity: 20 },
      { toolId: dropped.id, quantity: 3 },
    ])
    const changes = [
      { line: 1, quantity: 12 },
      { line: 2, quantity: 0 },
    ]
    const preview = await edit(company.approver, number, changes, { preview: true })
    expect(preview).toMatchObject({ applied: false, revision: 1, before: 23_000, after: 12_000 })
    const result = await edit(company.approver, number, changes, { note: 'Enough for May.' })
    expect(result).toMatchObject({ applied: true, revision: 2, changes: preview.changes })
    const order = await shop.orders.read({ actor: company.buyer }, { number })
    expect(order).toMatchObject({
      total: 12_000,
      quantity: 12,
      onHold: 'approval',
      lines: [{ quantity: 12, unitPrice: 1_000, waiting: 12 }],
      edits: [{ by: 'company', name: company.approver.name, note: 'Enough for May.' }],
    })
    expect(order.edits?.[0]?.changes.map((change) => change.kind)).toEqual([
      'quantity',
      'removed',
      'total',
    ])
    await shop.orders.releaseHold({ actor: company.approver }, { number, revision: 2 })
    expect([await shop.stockOf(kept.id), await shop.stockOf(dropped.id)]).toEqual([38, 50])
    await shop.requireRightStock()
  })
  test('tells the buyer by mail what differs', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 20)
    await edit(company.approver, number, [{ line: 1, quantity: 5 }])
    const { rows } = await sql<{ body: string }>`
      select body from mail_outbox where subject = ${`Order ${number} has changed`}`.execute(
      shop.database.handle,
    )
    expect(rows.map(({ body }) => body)).toEqual([
      expect.stringContaining(`${company.approver.name} has changed your order`),
    ])
  })
  test('pays the price of the ladder for fewer, and the frozen price where it is the same rung', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const ladder = await shop.tool({ priceBreaks: [{ from: 10, price: 800 }] })
    const { number } = await company.order(ladder.id, 20)
    await edit(company.approver, number, [{ line: 1, quantity: 15 }])
    const same = await shop.orders.read({ actor: company.buyer }, { number })
    expect(same.lines).toMatchObject([{ quantity: 15, unitPrice: 800 }])
    const preview = await edit(company.owner, number, [{ line: 1, quantity: 9 }], { revision: 2 })
    expect(preview.changes.map(({ kind: what }) => what)).toEqual(['quantity', 'price', 'total'])
    const lower = await shop.orders.read({ actor: company.buyer }, { number })
    expect(lower.lines).toMatchObject([{ quantity: 9, unitPrice: 1_000 }])
    expect(lower.edits?.[1]?.reason).toBe('A different quantity price applies to this quantity.')
  })
  test('says again why it waits, also where it would need no approval on its own', async () => {
    const company = await shop.openCompany({ perOrder: 5_000 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 20)
    await edit(company.approver, number, [{ line: 1, quantity: 5 }])
    const { holds } = await shop.orders.read({ actor: company.buyer }, { number })
    expect(holds).toMatchObject([
      {
        reason:
          'An approver has changed the order: its total excluding tax is now $50.00, so the order needs no approval.',
      },
    ])
  })
})

describe('refused', () => {
  test('to its buyer, to a buyer who approves others, and to strangers', async () => {
    const [company, other] = [await shop.openCompany({}), await shop.openCompany({})]
    await company.limit(company.approver, { perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 5, company.approver)
    const change = [{ line: 1, quantity: 4 }]
    expect(await rejection(edit(company.approver, number, change))).toMatchObject(kind(forbidden))
    const stranger = await shop.person('Sven Stranger')
    for (const actor of [company.buyer, other.owner, stranger])
      for (const revision of [1, 7])
        expect(await rejection(edit(actor, number, change, { revision }))).toMatchObject(
          kind(notFound),
        )
    expect((await shop.orders.read({ actor: company.approver }, { number })).quantity).toBe(5)
  })
  test('quantities that the rules of trade do not allow, each named, and an order without lines', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool({ minimumQuantity: 6, packSize: 6 })
    const { number } = await company.order(id, 12)
    const refusal = (quantity: number) =>
      rejection(edit(company.approver, number, [{ line: 1, quantity }]))
    for (const quantity of [3, 7, 60])
      expect(await refusal(quantity)).toMatchObject({
        body: { status: 422, errors: [{ pointer: '#/lines/0/quantity' }] },
      })
    expect(await refusal(0)).toMatchObject({ body: { status: 422 } })
    await edit(company.approver, number, [{ line: 1, quantity: 6 }])
  })
  test('what brings the order below the minimum of the company', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const {
      members,
      state,
      requestedAt,
      number: _n,
      notes = '',
      ...record
    } = await shop.companies.read({ actor: shop.admin }, { id: company.id })
    void [members, state, requestedAt]
    await shop.companies.save({ actor: shop.admin }, { ...record, notes, minimumOrder: 5_000 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 8)
    expect(
      await rejection(edit(company.approver, number, [{ line: 1, quantity: 4 }])),
    ).toMatchObject(kind(belowMinimumOrder))
    await edit(company.approver, number, [{ line: 1, quantity: 5 }])
  })
  test('the second of two who change it at once, and an approval of what was not seen', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 20)
    const results = await Promise.allSettled([
      edit(company.approver, number, [{ line: 1, quantity: 4 }]),
      edit(company.owner, number, [{ line: 1, quantity: 5 }]),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const release = shop.orders.releaseHold({ actor: company.owner }, { number, revision: 1 })
    expect(await rejection(release)).toMatchObject(kind(orderChanged))
    expect(await shop.stockOf(id)).toBe(50)
  })
  test('an order that somebody has decided about', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 20)
    await shop.orders.releaseHold({ actor: company.owner }, { number })
    expect(
      await rejection(edit(company.approver, number, [{ line: 1, quantity: 4 }])),
    ).toMatchObject(kind(notOnHold))
  })
})

test('fewer pieces never cost less each, more never cost more, and the same rung costs the same', () => {
  const quantity = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(quantity, quantity, fc.integer({ min: 1, max: 900 }), (before, after, price) => {
      const tool = {
        id: 'a',
        sku: 'A',
        name: 'A',
        stock: 1_000,
        minimumQuantity: 1,
        packSize: 1,
        price: 500,
        pricePer: 1,
        priceBreaks: [{ from: 50, price: 300 }],
      }
      const line = { price_per: 1, quantity: before, unit_cents: price }
      const now = priceAtQuantity(line, tool, after)
      if (after <= before) expect(now).toBeGreaterThanOrEqual(price)
      if (after >= before) expect(now).toBeLessThanOrEqual(price)
      if (after >= 50 === before >= 50) expect(now).toBe(price)
      expect([price, 300, 500]).toContain(now)
    }),
  )
})

test('a ladder that is for another number of pieces by now gives the same price as before', () => {
  const tool = {
    id: 'a',
    sku: 'A',
    name: 'A',
    stock: 1_000,
    minimumQuantity: 1,
    packSize: 1,
    price: 500,
    priceBreaks: [{ from: 50, price: 300 }],
  }
  const line = { price_per: 100, quantity: 10, unit_cents: 50_000 }
  expect(priceAtQuantity(line, tool, 60)).toBe(30_000)
  expect(priceAtQuantity({ ...line, quantity: 60, unit_cents: 30_000 }, tool, 10)).toBe(50_000)
})
