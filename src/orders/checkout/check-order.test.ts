/** An order that is checked, not placed (product rule 12.3). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isProblem } from '../../../packages/contract/problem.ts'
import { openHoldShop, type HoldShop } from '../../../tests/hold-shop.ts'
import { contact, rejection } from '../../../tests/order-shop.ts'
import { linesRefused } from '../contract.ts'

// Documents are drawn on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: HoldShop
beforeAll(async () => {
  shop = await openHoldShop()
})
afterAll(() => shop.close())

test('it says sum and lines as they would be placed, and writes nothing', async () => {
  const { id } = await shop.tool()
  const { actor } = { actor: shop.buyer }
  const cart = { ...contact, lines: [{ toolId: id, quantity: 12 }] }
  const checked = await shop.orders.check({ actor }, cart)
  expect(checked).toMatchObject({ quantity: 12, total: 12_000 })
  expect(checked.onHold).toBeUndefined()
  expect(await shop.stockOf(id)).toBe(50)
  expect((await shop.orders.mine({ actor }, { email: actor.email })).length).toBe(0)
  const placed = await shop.orders.placeCart({ actor, idempotencyKey: randomUUID() }, cart)
  expect(checked.lines).toEqual(placed.lines)
  expect(checked.total).toBe(placed.total)
})

test('it says what the order would wait for', async () => {
  const { id } = await shop.tool()
  const company = await shop.openCompany({ perOrder: 10_000 })
  const acting = await shop.companies.actingFor(shop.database.handle, company.buyer.id, company.id)
  const actor = { ...company.buyer, company: acting }
  expect(
    await shop.orders.check({ actor }, { ...contact, lines: [{ toolId: id, quantity: 20 }] }),
  ).toMatchObject({
    onHold: 'approval',
    holdReason: 'The order total excluding tax is $200.00; the limit without approval is $100.00.',
  })
  expect(await shop.orders.approvals({ actor: company.approver }, {})).toEqual([])
})

test('what cannot be ordered is refused as when it is placed', async () => {
  const { id } = await shop.tool()
  const { actor } = { actor: shop.buyer }
  const cart = { ...contact, lines: [{ toolId: id, quantity: 51 }] }
  const refusals = [
    await rejection(shop.orders.check({ actor }, cart)),
    await rejection(shop.orders.placeCart({ actor, idempotencyKey: randomUUID() }, cart)),
  ]
  const [checked, placed] = refusals.map((error) =>
    isProblem(error, linesRefused) ? error.body : error,
  )
  expect(checked).toEqual(placed)
  expect(checked).toMatchObject({ type: 'lines-refused' })
})
