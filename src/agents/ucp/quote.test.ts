/** Quotes by UCP: asked for from a cart, answered by people (product rule 12.3). */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newKey } from '../../../tests/ucp/platform.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import {
  addTools,
  buyer,
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
beforeAll(async () => {
  shop = await openUcpShop()
  await addTools(shop)
})
afterAll(() => shop.close())

const cartOf = (quantity: number) => ({
  line_items: [line('CB-24', quantity)],
  trade: { request_quote: true, note: 'For the spring' },
})
const tradeOf = ({ body }: UcpAnswer) => Object(Object(body['trade']).quote)

test('a quote is asked for from a cart, once, answered by people, and read in the cart', async () => {
  const person = await shop.shop.person('Quentin Quote')
  const token = await shop.linked(person)
  const cart = await shop.rest('POST /carts', cartOf(4800), { token, key: crypto.randomUUID() })
  expect(codesOf(cart)).toContain('quote_requested')
  expect(tradeOf(cart)).toMatchObject({ state: 'asked' })
  expect(shop.wrongCart(cart)).toEqual([])
  const again = await shop.rest(`PUT /carts/${idOf(cart)}`, cartOf(4800), { token })
  expect(tradeOf(again).number).toBe(tradeOf(cart).number)
  const [quote] = await shop.shop.quotes.own({ actor: person }, {})
  const { lines, messages } = await shop.shop.quotes.read(
    { actor: person },
    { id: quote?.id ?? '' },
  )
  expect(messages).toMatchObject([{ text: 'For the spring' }])
  const { toolId = '' } = lines[0] ?? {}
  await shop.shop.quotes.answer(
    { actor: shop.owner },
    {
      id: quote?.id ?? '',
      version: 0,
      validUntil: '2199-12-31',
      lines: [{ toolId, quantity: 4800, unitPrice: 1000 }],
    },
  )
  const answered = await shop.rest(`GET /carts/${idOf(cart)}`, undefined, { token })
  expect(tradeOf(answered)).toMatchObject({
    state: 'answered',
    total: { amount: 4_800_000, currency: 'USD' },
    valid_until: '2199-12-31',
  })
  expect(shop.wrongCart(answered)).toEqual([])
  // For other lines the offer does not count.
  const other = await shop.rest(
    `PUT /carts/${idOf(cart)}`,
    { line_items: [line('CB-24', 48)] },
    { token },
  )
  expect(other.body['trade']).not.toHaveProperty('quote')
})

test('a quote is not asked for without the right to order, or with a line that nobody sells', async () => {
  const person = await shop.shop.person('Rita Reader')
  const reader = await shop.linked(person, { scopes: ['dev.ucp.shopping.cart:manage'] })
  const refused = await shop.rest('POST /carts', cartOf(4800), { token: reader })
  expect(codesOf(refused)).toContain('insufficient_scope')
  const token = await shop.linked(await shop.shop.person('Una Unsold'))
  const unknown = { line_items: [line('NO-1', 5)], trade: { request_quote: true } }
  const cart = await shop.rest('POST /carts', unknown, { token })
  expect(codesOf(cart)).toEqual(['item_unavailable', 'quote_not_requested'])
  expect(await shop.shop.quotes.own({ actor: person }, {})).toEqual([])
})

/** A cart of 4,800 pieces whose quote the shop has answered with $10.00 instead of $12.50. */
async function offeredOf(sku: string, person: Actor, token: string, quantity = 4800) {
  const asked = { line_items: [line(sku, 4800)], trade: { request_quote: true } }
  const cart = await shop.rest('POST /carts', asked, { token, key: newKey() })
  const quotes = await shop.shop.quotes.own({ actor: person }, {})
  const quote = quotes.find(({ number }) => number === tradeOf(cart).number)
  const id = quote?.id ?? ''
  const { lines } = await shop.shop.quotes.read({ actor: person }, { id })
  const offer = (unitPrice: number, version: number) =>
    shop.shop.quotes.answer(
      { actor: shop.owner },
      {
        id,
        version,
        validUntil: '2199-12-31',
        lines: [{ toolId: lines[0]?.toolId ?? '', quantity, unitPrice }],
      },
    )
  await offer(1000, 0)
  return { cart: idOf(cart), id, offer }
}
const useOf = (cart: string) => ({
  cart_id: cart,
  line_items: [],
  buyer,
  fulfillment,
  trade: { use_quote: true, po_number: 'PO-Q1' },
})
const checkOut = (cart: string, token: string) =>
  shop.rest('POST /checkout-sessions', useOf(cart), { token })
const complete = (checkout: UcpAnswer, token: string) =>
  shop.rest(`POST /checkout-sessions/${idOf(checkout)}/complete`, {}, { token, key: newKey() })
const ordersOf = async (person: Actor) =>
  shop.shop.orders.mine({ actor: person }, { email: person.email })
const wrongCheckout = ({ body }: UcpAnswer) => [
  ...shop.wrong('shopping/checkout.json', body),
  ...shop.wrong('#/$defs/dev.ucp.shopping.checkout', body),
]
const stock = { stock: 100_000 }

test('a checkout of the cart is at the prices of the offer, and accepts it once', async () => {
  await shop.shop.tool({ name: 'Coach Screw', sku: 'CS-1', price: 1250, ...stock })
  const person = await shop.shop.person('Olga Offered')
  const token = await shop.linked(person, { orderLimit: 10_000_000, monthLimit: 20_000_000 })
  const { cart, id } = await offeredOf('CS-1', person, token)
  const ready = await checkOut(cart, token)
  expect(codesOf(ready)).toEqual([])
  expect(wrongCheckout(ready)).toEqual([])
  expect(ready.body).toMatchObject({
    status: 'ready_for_complete',
    line_items: [{ quantity: 4800, totals: [{ amount: 4_800_000 }, {}] }],
    trade: { use_quote: true, quote: { state: 'answered' }, po_number: 'PO-Q1' },
  })
  const [first, again] = [await complete(ready, token), await complete(ready, token)]
  expect(wrongCheckout(first)).toEqual([])
  expect(first.body).toMatchObject({ status: 'completed', order: {} })
  expect(again.status).toBe(409)
  const orders = await ordersOf(person)
  expect(orders).toMatchObject([{ total: 4_800_000, poNumber: 'PO-Q1' }])
  expect(await shop.shop.quotes.read({ actor: person }, { id })).toMatchObject({
    state: 'accepted',
    order: orders[0]?.number,
  })
  // The offer is used up: another checkout of the cart is not at its prices, and places nothing.
  const late = await checkOut(cart, token)
  expect(codesOf(late)).toEqual(['quote_not_open'])
  expect((await complete(late, token)).body['order']).toBeUndefined()
  expect(await ordersOf(person)).toHaveLength(1)
})

test('an offer of others, with other quantities, withdrawn, expired or at another price places nothing', async () => {
  await shop.shop.tool({ name: 'Lag Screw', sku: 'LS-1', price: 1250, ...stock })
  const limits = { orderLimit: 10_000_000, monthLimit: 20_000_000 }
  const person = await shop.shop.person('Nora Nothing')
  const token = await shop.linked(person, limits)
  const stranger = await shop.linked(await shop.shop.person('Sam Stranger'), limits)

  const foreign = await offeredOf('LS-1', person, token)
  expect(codesOf(await checkOut(foreign.cart, stranger))).toEqual(['not_found'])
  const own = { ...useOf(''), cart_id: undefined, line_items: [line('LS-1', 4800)] }
  const without = await shop.rest('POST /checkout-sessions', own, { token })
  expect(codesOf(without)).toEqual(['quote_missing'])

  const fewer = await offeredOf('LS-1', person, token, 4000)
  expect(codesOf(await checkOut(fewer.cart, token))).toEqual(['quote_lines_differ'])
  const more = await checkOut(foreign.cart, token)
  const changed = { ...own, line_items: [line('LS-1', 9600)] }
  const above = await shop.rest(`PUT /checkout-sessions/${idOf(more)}`, changed, { token })
  expect(codesOf(above)).toEqual(['quote_missing'])

  const moved = await offeredOf('LS-1', person, token)
  const seen = await checkOut(moved.cart, token)
  await moved.offer(1100, 1)
  const refused = await complete(seen, token)
  expect(refused.body['order']).toBeUndefined()
  expect(codesOf(refused)).toContain('tax_changed')
  expect(JSON.stringify(refused.body['totals'])).toContain('5280000')

  const gone = await offeredOf('LS-1', person, token)
  const open = await checkOut(gone.cart, token)
  await shop.shop.quotes.withdraw({ actor: shop.owner }, { id: gone.id })
  const late = await offeredOf('LS-1', person, token)
  const soon = await checkOut(late.cart, token)
  await sql`update quotes set valid_until = '2020-01-01' where id = ${late.id}`.execute(
    shop.shop.database.handle,
  )
  for (const one of [without, above, open, soon]) {
    const answer = await complete(one, token)
    expect(answer.body['order']).toBeUndefined()
    expect(codesOf(answer).some((code) => code.startsWith('quote_'))).toBe(true)
  }
  expect(await ordersOf(person)).toEqual([])
})

test('an offer above the mandate waits for one press of the person', async () => {
  await shop.shop.tool({ name: 'Hex Bolt', sku: 'HB-1', price: 1250, ...stock })
  const person = await shop.shop.person('Mina Mandate')
  const token = await shop.linked(person, { orderLimit: 4_000_000, monthLimit: 20_000_000 })
  const { cart } = await offeredOf('HB-1', person, token)
  const ready = await checkOut(cart, token)
  expect(ready.body).toMatchObject({ trade: { approval: { state: 'required', by: 'agent' } } })
  expect(codesOf(await complete(ready, token))).toEqual(['approval_required'])
  expect(await ordersOf(person)).toMatchObject([{ onHold: 'agent', total: 4_800_000 }])
})
