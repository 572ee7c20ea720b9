/** Feeds of stock and prices: all tools on sale, for keys with the scope, soon after each change. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKeyShop, type KeyShop } from '../../../tests/key-shop.ts'
import { createCsvFeeds } from './csv-feeds.server.ts'
import { createKeptFile } from './kept-file.server.ts'

let it: KeyShop
beforeAll(async () => {
  it = await openKeyShop()
  await it.shop.tool({ sku: 'HAM-16', name: 'Hammer', stock: 96, price: 1250 })
  await it.shop.tool({
    sku: 'M8, "long"',
    name: 'Bolt',
    stock: 4000,
    price: 500,
    pricePer: 100,
    priceBreaks: [{ from: 1000, price: 450 }],
  })
  const archived = await it.shop.tool({ sku: 'OLD-1', name: 'Old' })
  await it.shop.catalogue.remove({ actor: it.owner }, { id: archived.id })
})
afterAll(() => it.close())

const sorted = (body: string) => body.trimEnd().split('\r\n').toSorted()

test('say the stock and the prices of all tools on sale', async () => {
  const { key } = await it.program({ scopes: ['catalogue:read'] })
  const stock = await it.call(key, 'GET /feeds/stock.csv')
  expect(stock.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(sorted(stock.body)).toEqual(['"M8, ""long""",4000', 'HAM-16,96', 'sku,stock'])
  const prices = await it.call(key, 'GET /feeds/prices.csv')
  expect(sorted(prices.body)).toEqual([
    '"M8, ""long""",1,5.00,100,USD',
    '"M8, ""long""",1000,4.50,100,USD',
    'HAM-16,1,12.50,1,USD',
    'sku,from_quantity,price,price_per,currency',
  ])
})

test('are for keys with the scope, in the header only', async () => {
  const { key: orders } = await it.program({ scopes: ['orders:read'] })
  expect((await it.call(orders, 'GET /feeds/stock.csv')).statusCode).toBe(200)
  expect((await it.call(orders, 'GET /feeds/prices.csv')).json()).toMatchObject({
    type: 'scope-missing',
    facts: { scopes: ['catalogue:read'] },
  })
  const asked = await it.app.inject(`/api/feeds/stock.csv?key=${orders}`)
  expect(asked.statusCode).toBe(400)
  expect(it.logged.join()).not.toContain(orders)
})

test('cost 304 where nothing has changed', async () => {
  const { key } = await it.program({ scopes: ['catalogue:read'] })
  const first = await it.call(key, 'GET /feeds/stock.csv')
  const again = await it.app.inject({
    url: '/api/feeds/stock.csv',
    headers: { authorization: `Bearer ${key}`, 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('are made again after a change, at most every ten seconds, and once for all who ask', async () => {
  let [time, made, said] = [0, 0, 'a']
  const file = createKeptFile(
    async function* () {
      made += 1
      yield said
    },
    () => time,
  )
  const read = async () => (await file.current()).bytes.toString()
  expect(await Promise.all([read(), read(), read()])).toEqual(['a', 'a', 'a'])
  time = 60_000
  expect([await read(), made]).toEqual(['a', 1])
  said = 'b'
  file.outdate()
  expect(await read()).toBe('b')
  said = 'c'
  file.outdate()
  time += 9_999
  expect(await read()).toBe('b')
  time += 1
  expect([await read(), made]).toEqual(['c', 3])
  // From now on nobody tells it of changes.
  file.follow(false)
  said = 'd'
  time += 10_000
  expect(await read()).toBe('d')
  time += 10_000
  expect([await read(), made]).toEqual(['d', 5])
})

test('follow the stock of a running shop', async () => {
  let time = 0
  const { id } = await it.shop.tool({ sku: 'NEW-7', name: 'New', stock: 1 })
  const feeds = createCsvFeeds(it.shop, () => time)
  const stop = await feeds.listen()
  const read = async () => Buffer.from((await feeds.stock()).bytes).toString()
  expect(await read()).toContain('NEW-7,1\r\n')
  await it.shop.stock.record(
    { actor: it.owner, idempotencyKey: randomUUID() },
    { toolId: id, kind: 'received', quantity: 6, reason: 'Delivery' },
  )
  time += 10_000
  expect(await read()).toContain('NEW-7,7\r\n')
  await stop()
})
