/** A checkout of 200 lines by both bindings: refused, mended, placed, above its mandate waiting; by the schemas. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newKey } from '../../../tests/ucp/platform.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import {
  checkoutOf,
  codesOf,
  idOf,
  line,
  openUcpShop,
  type UcpAnswer,
  type UcpShop,
} from './test-ucp.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: UcpShop
let person: Actor
const skus = Array.from({ length: 200 }, (_, place) => `LN-${String(place + 1).padStart(3, '0')}`)
beforeAll(async () => {
  shop = await openUcpShop()
  person = await shop.shop.person('Lara Long')
  for (const sku of skus)
    await shop.shop.tool({
      name: `Tool ${sku}`,
      sku,
      price: 100,
      minimumQuantity: 12,
      packSize: 6,
      stock: 1000,
    })
})
afterAll(() => shop.close())

type Lines = readonly { readonly trade: { readonly valid: boolean; readonly above?: number } }[]
const linesOf = ({ body }: UcpAnswer): Lines => Object(body['line_items'])
const checkout = (quantity: number, poNumber?: string) => ({
  ...checkoutOf(...skus.map((sku) => line(sku, quantity))),
  ...(poNumber === undefined ? {} : { trade: { po_number: poNumber } }),
})

type Door = {
  create(checkout: object, token: string): Promise<UcpAnswer>
  update(id: string, checkout: object, token: string): Promise<UcpAnswer>
  complete(id: string, token: string): Promise<UcpAnswer>
  read(order: string, token: string): Promise<UcpAnswer>
}
const doors: Readonly<Record<'REST' | 'MCP', Door>> = {
  REST: {
    create: (asked, token) => shop.rest('POST /checkout-sessions', asked, { token }),
    update: (id, asked, token) => shop.rest(`PUT /checkout-sessions/${id}`, asked, { token }),
    complete: (id, token) =>
      shop.rest(`POST /checkout-sessions/${id}/complete`, {}, { token, key: newKey() }),
    read: (order, token) => shop.rest(`GET /orders/${order}`, undefined, { token }),
  },
  MCP: {
    create: (asked, token) => shop.mcp('create_checkout', { checkout: asked }, { token }),
    update: (id, asked, token) => shop.mcp('update_checkout', { id, checkout: asked }, { token }),
    complete: (id, token) =>
      shop.mcp('complete_checkout', { id, checkout: {} }, { token, key: newKey() }),
    read: (order, token) => shop.mcp('get_order', { id: order }, { token }),
  },
}

test.each(['REST', 'MCP'] as const)('by %s', async (name) => {
  const door = doors[name]
  // 200 × 12 × $1.00 are $2,400.00.
  const token = await shop.linked(person, { orderLimit: 240_000 })
  const made = await door.create(checkout(5), token)
  expect(shop.wrongCheckout(made)).toEqual([])
  expect(linesOf(made).map(({ trade }) => [trade.valid, trade.above])).toEqual(
    skus.map(() => [false, 12]),
  )
  expect(codesOf(made)).toEqual(skus.map(() => 'invalid_quantity'))
  const early = await door.complete(idOf(made), token)
  expect(shop.wrongCheckout(early)).toEqual([])
  expect([early.body['order'], codesOf(early).includes('not_ready')]).toEqual([undefined, true])

  const ready = await door.update(idOf(made), checkout(12, `PO-${name}`), token)
  expect(shop.wrongCheckout(ready)).toEqual([])
  expect(ready.body).toMatchObject({
    status: 'ready_for_complete',
    trade: { po_number: `PO-${name}`, approval: { state: 'none' } },
  })
  const done = await door.complete(idOf(made), token)
  expect(shop.wrongCheckout(done)).toEqual([])
  expect(done.body).toMatchObject({ status: 'completed' })
  const order = await door.read(Object(done.body).order.id, token)
  expect(shop.wrongOrder(order)).toEqual([])
  expect(linesOf(order)).toHaveLength(200)
  expect(order.body).toMatchObject({
    trade: { po_number: `PO-${name}`, approval: { state: 'none' } },
  })

  const low = await shop.linked(person, { orderLimit: 239_999 })
  const above = await door.create(checkout(12, `PO-${name}-2`), low)
  expect(shop.wrongCheckout(above)).toEqual([])
  expect(above.body).toMatchObject({ trade: { approval: { state: 'required', by: 'agent' } } })
  const waiting = await door.complete(idOf(above), low)
  expect(shop.wrongCheckout(waiting)).toEqual([])
  expect(codesOf(waiting)).toEqual(['approval_required'])
  const number = String(Object(waiting.body).order.id)
  const held = await door.read(number, low)
  expect(shop.wrongOrder(held)).toEqual([])
  expect(held.body).toMatchObject({ trade: { approval: { state: 'waiting', by: 'agent' } } })
  await shop.shop.orders.approveAgentOrder(
    { actor: person },
    { number: Number(number), revision: 1 },
  )
  const released = await door.read(number, low)
  expect(released.body).toMatchObject({ trade: { approval: { state: 'none' } } })
})
