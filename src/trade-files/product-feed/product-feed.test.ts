/** Google's product feed: for whom it answers, what its items say, and when it is made again. */
import { gunzipSync } from 'node:zlib'
import { XMLParser } from 'fast-xml-parser'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app/app.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { SettingsChange } from '../../settings/contract.ts'
import { createLogger } from '../../platform/http/log.server.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { createProductFeed } from './product-feed.server.ts'

let shop: TestShop
let app: FastifyInstance
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  admin = await shop.person('Feed Admin', 'admin')
  await shop.tool({
    sku: 'HAM-16',
    name: 'Claw hammer <16 oz>',
    category: 'Hammers',
    brand: 'Zobel',
    mpn: 'Z-16',
    gtin: '4006381333931',
    price: 1200,
    priceBreaks: [{ from: 48, price: 1000 }],
    minimumQuantity: 48,
    packSize: 12,
    stock: 480,
    weightGrams: 640,
    cost: 4711,
  })
  await shop.tool({ sku: 'ROPE', name: 'Rope', unit: 'metre', price: 150, stock: 90 })
  await shop.tool({
    sku: 'NAIL',
    name: 'Nail',
    price: 250,
    pricePer: 1000,
    minimumQuantity: 100,
    stock: 5000,
  })
  await shop.tool({ sku: 'GONE', name: 'Sold out', stock: 0 })
  await shop.tool({ sku: 'LAST', name: 'Last ones', minimumQuantity: 10, stock: 3 })
  const origin = shop.config.origin
  await shop.tool({ sku: 'BARE', image: `${origin}/pictures/picture-to-come-800.webp` })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

async function save(changes: Omit<SettingsChange, 'revision'>): Promise<void> {
  const { revision } = await shop.settings.read({ actor: admin }, {})
  await shop.settings.save({ actor: admin }, { revision, ...changes })
}
const ask = (headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url: '/product-feed.xml', headers })

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' })
type Item = Readonly<Record<string, string>>
const itemsOf = (xml: string): readonly Item[] => parser.parse(xml).rss.channel.item
const item = (items: readonly Item[], sku: string): Item | undefined =>
  items.find((one) => one['g:id'] === sku)

test('there is none until the shop switches it on, nor while prices are hidden', async () => {
  expect((await ask()).statusCode).toBe(404)
  await save({ productFeed: 'yes' })
  expect((await ask()).statusCode).toBe(200)
  await save({ whoSeesPrices: 'signed-in' })
  expect((await ask()).statusCode).toBe(404)
  await save({ whoSeesPrices: 'everybody' })
  expect((await ask()).statusCode).toBe(200)
})

test('an item says what the lowest quantity costs, and how many that are', async () => {
  const { body, headers } = await ask()
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(item(itemsOf(body), 'HAM-16')).toMatchObject({
    'g:title': 'Claw hammer <16 oz> (48 pieces)',
    'g:link': expect.stringMatching(/\/tools\/claw-hammer-16-oz/),
    'g:image_link': 'https://pictures.example.com/hammer.webp',
    'g:availability': 'in_stock',
    // 48 at 10.00, which is their price from 48 on.
    'g:price': '480.00 USD',
    'g:unit_pricing_measure': '48 ct',
    'g:unit_pricing_base_measure': '1 ct',
    'g:multipack': '48',
    'g:condition': 'new',
    'g:gtin': '4006381333931',
    'g:mpn': 'Z-16',
    'g:brand': 'Zobel',
    'g:product_type': 'Hammers',
    'g:shipping_weight': '30.72 kg',
  })
  expect(body).not.toContain('47.11')
})

test('measures, bases, stock and numbers that are not known', async () => {
  const items = itemsOf((await ask()).body)
  expect(item(items, 'ROPE')).toMatchObject({
    'g:title': 'Rope',
    'g:price': '1.50 USD',
    'g:unit_pricing_measure': '1 m',
    'g:identifier_exists': 'no',
  })
  // 100 of 2.50 per 1000.
  expect(item(items, 'NAIL')).toMatchObject({ 'g:price': '0.25 USD', 'g:multipack': '100' })
  expect(item(items, 'GONE')).toMatchObject({ 'g:availability': 'out_of_stock' })
  // Exactly what is left is sold.
  expect(item(items, 'LAST')).toMatchObject({ 'g:price': '30.00 USD', 'g:multipack': '3' })
  // Google refuses a picture that stands for one.
  expect(item(items, 'BARE')).toBeUndefined()
})

test('where value added tax is charged, prices have it', async () => {
  await save({ country: 'DE', tax: 'vat' })
  expect(item(itemsOf((await ask()).body), 'ROPE')).toMatchObject({ 'g:price': '1.79 USD' })
  await save({ tax: 'none' })
})

test('it is sent compressed to those who take it, and not at all to those who have it', async () => {
  const response = await ask({ 'accept-encoding': 'gzip, br' })
  expect(response.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(response.rawPayload).toString()).toBe((await ask()).body)
  const etag = String(response.headers.etag)
  expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(304)
})

test('it is made once for those who ask at the same time, and again a while after a change', async () => {
  let [read, elapsed] = [0, 0]
  const feed = createProductFeed(
    {
      ...shop,
      catalogue: {
        categories: shop.catalogue.categories,
        wholeCatalogue: (db) => {
          read += 1
          return shop.catalogue.wholeCatalogue(db)
        },
      },
      readSettings: shop.settings.current,
      origin: shop.config.origin,
      now: () => new Date(),
    },
    () => elapsed,
  )
  const stop = await feed.listen()
  try {
    await Promise.all([feed.current(), feed.current(), feed.current()])
    await feed.current()
    expect(read).toBe(1)
    const announced = Promise.withResolvers<void>()
    const unlisten = await shop.database.listen(
      'purge',
      () => announced.resolve(),
      () => undefined,
    )
    await shop.tool({ sku: 'NEW', name: 'New' })
    await announced.promise
    await unlisten()
    await feed.current()
    expect(read).toBe(1)
    elapsed = 60_000
    const file = await feed.current()
    expect(read).toBe(2)
    expect(item(itemsOf(gunzipSync(file?.gzip ?? '').toString()), 'NEW')).toBeDefined()
  } finally {
    await stop()
  }
})
