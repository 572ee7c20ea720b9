/** Carts, checkouts and orders of UCP, by the protocol's own schemas (product rule 12.3). */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newKey } from '../../../tests/ucp/platform.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import {
  addTools,
  buyer,
  checkoutOf,
  codesOf,
  fulfillment,
  idOf,
  line,
  openUcpShop,
  type UcpAnswer,
  type UcpShop,
} from './test-ucp.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: UcpShop
let person: Actor
let token: string
beforeAll(async () => {
  shop = await openUcpShop()
  person = await shop.shop.person('Paula Person')
  await addTools(shop)
  token = await shop.linked(person, { orderLimit: 100_000 })
})
afterAll(() => shop.close())

const stockOf = async (sku: string) => {
  const known = await shop.shop.catalogue.many.known([sku])
  const [tool] = known.values()
  return tool?.stock
}
const wrongCheckout = (answer: UcpAnswer) => shop.wrongCheckout(answer)

describe('a cart', () => {
  test('is made, changed, and dropped; nobody else finds it', async () => {
    const cart = { line_items: [line('CB-24', 48)] }
    const made = await shop.rest('POST /carts', cart, { token })
    expect(made.status).toBe(201)
    expect(shop.wrongCart(made)).toEqual([])
    expect(made.body).toMatchObject({ totals: [{ amount: 60_000 }, { amount: 60_000 }] })
    const id = idOf(made)
    const changed = await shop.mcp(
      'update_cart',
      { id, cart: { line_items: [line('CB-24', 50)] } },
      { token },
    )
    expect(shop.wrongCart(changed)).toEqual([])
    expect(changed.body).toMatchObject({
      line_items: [{ quantity: 50, trade: { valid: false, below: 48, above: 72 } }],
      messages: [{ code: 'invalid_quantity', path: '$.line_items[0].quantity' }],
    })
    const other = await shop.linked(await shop.shop.person('Sven Stranger'))
    const strange = await shop.rest(`GET /carts/${id}`, undefined, { token: other })
    expect(strange.body).toMatchObject({ messages: [{ code: 'not_found' }] })
    expect((await shop.mcp('cancel_cart', { id }, { token, key: newKey() })).body).toMatchObject({
      id,
    })
    const gone = await shop.rest(`GET /carts/${id}`, undefined, { token })
    expect(shop.wrong('common/types/error_response.json', gone.body)).toEqual([])
  })
  test('becomes one checkout, however often it is asked', async () => {
    const cart = await shop.rest(
      'POST /carts',
      { line_items: [line('CB-24', 48)], buyer },
      { token },
    )
    const request = { cart_id: idOf(cart), line_items: [], fulfillment }
    const first = await shop.rest('POST /checkout-sessions', request, { token })
    const second = await shop.mcp('create_checkout', { checkout: request }, { token })
    expect(first.body).toMatchObject({
      status: 'ready_for_complete',
      line_items: [{ quantity: 48 }],
    })
    expect(idOf(second)).toBe(idOf(first))
  })
})

describe('a checkout', () => {
  test('below the minimum names the nearest quantities; mended it is placed with a PO number, once', async () => {
    const before = await stockOf('CB-24')
    const request = checkoutOf(line('CB-24', 30), line('WS-1', 200))
    const made = await shop.mcp('create_checkout', { checkout: request }, { token })
    expect(wrongCheckout(made)).toEqual([])
    expect(made.body).toMatchObject({
      status: 'incomplete',
      line_items: [{ trade: { valid: false, above: 48 } }, { trade: { valid: true } }],
      messages: [{ code: 'invalid_quantity', severity: 'recoverable' }],
    })
    const id = idOf(made)
    const early = await shop.mcp(
      'complete_checkout',
      { id, checkout: {} },
      { token, key: newKey() },
    )
    expect([early.body['status'], codesOf(early).includes('not_ready')]).toEqual([
      'incomplete',
      true,
    ])
    const trade = { po_number: 'PO-4711' }
    const mended = { ...checkoutOf(line('CB-24', 48), line('WS-1', 200)), trade }
    const ready = await shop.rest(`PUT /checkout-sessions/${id}`, mended, { token })
    expect(wrongCheckout(ready)).toEqual([])
    expect(ready.body).toMatchObject({
      status: 'ready_for_complete',
      payment: { selected_term_id: 'on-account', terms: [{ schedules: [{ amount: 60_666 }] }] },
      trade: { po_number: 'PO-4711', approval: { state: 'none' } },
    })
    const key = newKey()
    const payment = { payment: {} }
    const done = await shop.rest(`POST /checkout-sessions/${id}/complete`, payment, { token, key })
    expect(wrongCheckout(done)).toEqual([])
    expect(done.body).toMatchObject({ status: 'completed', order: {} })
    const again = await shop.rest(`POST /checkout-sessions/${id}/complete`, payment, { token, key })
    expect(again.body).toEqual(done.body)
    expect(await stockOf('CB-24')).toBe(Number(before) - 48)
    const other = await shop.rest(`POST /checkout-sessions/${id}/complete`, payment, {
      token,
      key: newKey(),
    })
    expect(other.status).toBe(409)
    const { order } = Object(done.body)
    const read = await shop.mcp('get_order', { id: order.id }, { token })
    expect(shop.wrong('shopping/order.json', read.body)).toEqual([])
    expect(
      shop.wrong('shopping/payment_terms.json#/$defs/dev.ucp.shopping.order', read.body),
    ).toEqual([])
    expect(shop.wrong('#/$defs/dev.ucp.shopping.order', read.body)).toEqual([])
    expect(read.body).toMatchObject({
      checkout_id: id,
      line_items: [{ quantity: { total: 48, fulfilled: 0 } }, { quantity: { total: 200 } }],
      trade: { po_number: 'PO-4711', approval: { state: 'none' } },
    })
    // In the shop it is an order of the person, by the agent.
    const details = await shop.shop.orders.read({ actor: person }, { number: Number(order.id) })
    expect(details.history).toMatchObject([{ name: 'Paula Person (agent Restocker)' }])
  })
  test('above the mandate is placed, and waits for one press of the person', async () => {
    const low = await shop.linked(person, { orderLimit: 10_000 })
    const made = await shop.rest('POST /checkout-sessions', checkoutOf(line('CB-24', 72)), {
      token: low,
    })
    expect(wrongCheckout(made)).toEqual([])
    expect(made.body).toMatchObject({ trade: { approval: { state: 'required', by: 'agent' } } })
    const before = await stockOf('CB-24')
    const done = await shop.rest(
      `POST /checkout-sessions/${idOf(made)}/complete`,
      {},
      { token: low, key: newKey() },
    )
    expect(wrongCheckout(done)).toEqual([])
    expect(codesOf(done)).toEqual(['approval_required'])
    expect(await stockOf('CB-24')).toBe(before)
    const number = Number(Object(done.body).order.id)
    const read = await shop.rest(`GET /orders/${number}`, undefined, { token: low })
    expect(shop.wrong('shopping/order.json', read.body)).toEqual([])
    expect(read.body).toMatchObject({ trade: { approval: { state: 'waiting', by: 'agent' } } })
    await shop.shop.orders.approveAgentOrder({ actor: person }, { number, revision: 1 })
    expect(await stockOf('CB-24')).toBe(Number(before) - 72)
    token = await shop.linked(person, { orderLimit: 100_000 })
  })
  test('says what is missing, and takes the address that the person has saved', async () => {
    const request = { line_items: [line('CB-24', 48)] }
    const somebody = await shop.shop.person('Adam Address')
    const other = await shop.linked(somebody)
    const made = await shop.rest('POST /checkout-sessions', request, { token: other })
    expect(wrongCheckout(made)).toEqual([])
    expect([made.body['status'], codesOf(made)]).toEqual([
      'incomplete',
      ['field_required', 'field_required'],
    ])
    await shop.shop.accounts.saveAddress(
      { actor: somebody },
      { address: '1 Forge Lane, Sheffield', phone: '+44 114 555 0101' },
    )
    const later = await shop.rest(`GET /checkout-sessions/${idOf(made)}`, undefined, {
      token: other,
    })
    expect(wrongCheckout(later)).toEqual([])
    expect(later.body['status']).toBe('ready_for_complete')
  })
  test('a price that has changed since it was told is refused, and told', async () => {
    const { id: toolId } = await shop.shop.tool({ name: 'Moving Price', sku: 'MP-1', price: 500 })
    const made = await shop.rest('POST /checkout-sessions', checkoutOf(line('MP-1', 5)), { token })
    await shop.shop.database.handle
      .withTables<{ tools: { id: string; price_cents: number } }>()
      .updateTable('tools')
      .set({ price_cents: 900 })
      .where('id', '=', toolId)
      .execute()
    const path = `POST /checkout-sessions/${idOf(made)}/complete`
    const refused = await shop.rest(path, {}, { token, key: newKey() })
    expect(refused.body).toMatchObject({ status: 'ready_for_complete' })
    expect(wrongCheckout(refused)).toEqual([])
    expect(refused.body['order']).toBeUndefined()
    expect(JSON.stringify(refused.body['totals'])).toContain('4500')
    const agreed = await shop.rest(path, {}, { token, key: newKey() })
    expect(agreed.body).toMatchObject({ status: 'completed' })
  })
  test('is cancelled, and then neither changed nor completed', async () => {
    const made = await shop.rest('POST /checkout-sessions', checkoutOf(line('CB-24', 48)), {
      token,
    })
    const id = idOf(made)
    const cancelled = await shop.rest(
      `POST /checkout-sessions/${id}/cancel`,
      {},
      { token, key: newKey() },
    )
    expect(wrongCheckout(cancelled)).toEqual([])
    expect(cancelled.body['status']).toBe('canceled')
    const late = await shop.rest(
      `POST /checkout-sessions/${id}/complete`,
      {},
      { token, key: newKey() },
    )
    expect([late.body['status'], late.body['order']]).toEqual(['canceled', undefined])
    const changed = await shop.rest(`PUT /checkout-sessions/${id}`, checkoutOf(line('CB-24', 72)), {
      token,
    })
    expect([changed.body['status'], codesOf(changed)]).toEqual(['canceled', ['checkout_canceled']])
  })
  test('created again with the same key is the first one; with another content it is refused', async () => {
    const key = newKey()
    const request = checkoutOf(line('CB-24', 48))
    const [first, again] = [
      await shop.rest('POST /checkout-sessions', request, { token, key }),
      await shop.rest('POST /checkout-sessions', request, { token, key }),
    ]
    expect(idOf(again)).toBe(idOf(first))
    const other = checkoutOf(line('CB-24', 72))
    expect((await shop.rest('POST /checkout-sessions', other, { token, key })).status).toBe(409)
  })
  test('a checkout that is completed twice at the same moment results in one order', async () => {
    const made = await shop.rest('POST /checkout-sessions', checkoutOf(line('CB-24', 48)), {
      token,
    })
    const before = await stockOf('CB-24')
    const path = `POST /checkout-sessions/${idOf(made)}/complete`
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.rest(path, {}, { token, key: newKey() })),
    )
    const numbers = new Set(answers.flatMap(({ body }) => Object(body).order?.id ?? []))
    expect(numbers.size).toBe(1)
    expect(await stockOf('CB-24')).toBe(Number(before) - 48)
  })
})
