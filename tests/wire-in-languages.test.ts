/** What programs read is the same in each language: only sentences for people differ. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKeyShop, type KeyShop } from './key-shop.ts'

let it: KeyShop
let program: { readonly key: string; readonly order: number }
beforeAll(async () => {
  it = await openKeyShop()
  const by = { actor: it.owner }
  const { revision } = await it.shop.settings.read(by, {})
  await it.shop.settings.save(by, { revision, languages: 'de', country: 'DE', currency: 'EUR' })
  const { id: toolId } = await it.shop.tool({ sku: 'SAW-1', price: 123_450, stock: 12_345 })
  const buyer = await it.shop.person('Jane Smith')
  const { number } = await it.shop.orders.place(
    { actor: buyer, idempotencyKey: crypto.randomUUID() },
    { toolId, quantity: 12, phone: '+49 30 1', address: 'Am Markt 1, 10115 Berlin' },
  )
  const { key } = await it.program({ scopes: ['catalogue:read', 'orders:read', 'money:read'] })
  program = { key, order: number }
})
afterAll(() => it.close())

test.each([
  '/tools?sku=SAW-1',
  '/orders?limit=5',
  '/order/:order',
  '/feeds/stock.csv',
  '/feeds/prices.csv',
  '/changes',
])('GET %s', async (path) => {
  const read = async (language: string) => {
    const { statusCode, body } = await it.app.inject({
      url: `/api${path.replace(':order', String(program.order))}`,
      headers: { authorization: `Bearer ${program.key}`, 'accept-language': language },
    })
    // The cursor says when it was given.
    return { statusCode, body: body.replace(/"(?:cursor|next)":"[^"]*"/, '') }
  }
  const english = await read('en')
  expect(english.statusCode).toBe(200)
  expect(await read('de')).toEqual(english)
})
