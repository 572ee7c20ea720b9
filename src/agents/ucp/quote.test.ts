/** Quotes by UCP: asked for from a cart, answered by people (product rule 12.3). */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  addTools,
  codesOf,
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
  const reader = await shop.linked(person, { scopes: ['own-prices'] })
  const refused = await shop.rest('POST /carts', cartOf(4800), { token: reader })
  expect(codesOf(refused)).toContain('insufficient_scope')
  const token = await shop.linked(await shop.shop.person('Una Unsold'))
  const unknown = { line_items: [line('NO-1', 5)], trade: { request_quote: true } }
  const cart = await shop.rest('POST /carts', unknown, { token })
  expect(codesOf(cart)).toEqual(['item_unavailable', 'quote_not_requested'])
  expect(await shop.shop.quotes.own({ actor: person }, {})).toEqual([])
})
