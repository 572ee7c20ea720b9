/** Orders that take the last pieces of very many tools. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** Imports tools of 24 categories, brands and prices, with two pieces of each. */
const importNails = async (count: number, batch: string): Promise<readonly string[]> => {
  const nails = Array.from({ length: count }, (_, row) => ({
    name: `${batch} nail ${row}`,
    sku: `${batch}-${row}`,
    brand: `Brand ${row % 3}`,
    category: `Category ${row % 8}`,
    family: '',
    image: 'https://pictures.example.com/nail.webp',
    description: 'Holds.',
    keywords: '',
    price: [200, 700, 2000][row % 3] ?? 0,
    minimumQuantity: 1,
    packSize: 1,
    stock: 2,
    priceBreaks: [],
    specs: [],
  }))
  const tools = await shop.database.transact((tx) =>
    shop.catalogue.importDemoTools(tx, nails, new Date()),
  )
  return [...tools.values()]
}

/** In how many commands the tools on sale that are sold out now became so. */
const soldOutIn = async (ids: readonly string[]) => {
  const { rows } = await sql<{ tools: number; commands: number }>`
    select count(*)::int as tools, count(distinct cmin::text)::int as commands
    from tool_search
    where tool_id = any (${ids}::uuid[]) and not in_stock`.execute(shop.database.handle)
  return rows[0]
}

/** The counts of the filters, summed from the tallies, and counted again from the tools. */
const facetCounts = async () => {
  const { rows: tallied } = await sql`
    select one, two, in_stock, sum(tools)::int as tools
    from tool_tallies
    group by one, two, in_stock
    having sum(tools) <> 0
    order by one, two, in_stock`.execute(shop.database.handle)
  const { rows: counted } = await sql`
    select one, two, in_stock, count(*)::int as tools
    from tool_search
    cross join lateral
      (select tool_search_keys(category, brand, minimum_quantity, price_cents) as keys) as each
    cross join lateral unnest(keys) as one
    cross join lateral unnest(keys) as two
    where one = '*' or two <> '*'
    group by one, two, in_stock
    order by one, two, in_stock`.execute(shop.database.handle)
  return { tallied, counted }
}

test('an order of a thousand tools to the last piece is placed, and sells them out in one pass', async () => {
  const ids = await importNails(1000, 'LAST')
  const order = await shop.placeCart(ids.map((toolId) => ({ toolId, quantity: 2 })))
  expect(order.lines).toHaveLength(1000)
  expect(await soldOutIn(ids)).toEqual({ tools: 1000, commands: 1 })
  const soldOut = await facetCounts()
  expect(soldOut.tallied).toEqual(soldOut.counted)
  await shop.transition(order.number, 'cancelled')
  expect(await soldOutIn(ids)).toEqual({ tools: 0, commands: 0 })
  const released = await facetCounts()
  expect(released.tallied).toEqual(released.counted)
})

test('orders that sell out tools of the same categories at once do not wait for each other in a circle', async () => {
  const batches = await Promise.all(['A', 'B', 'C', 'D'].map((batch) => importNails(80, batch)))
  const orders = await Promise.all(
    batches.map((ids) => shop.placeCart(ids.map((toolId) => ({ toolId, quantity: 2 })))),
  )
  expect(orders.map(({ lines }) => lines.length)).toEqual([80, 80, 80, 80])
  expect(await soldOutIn(batches.flat())).toMatchObject({ tools: 320 })
  const { tallied, counted } = await facetCounts()
  expect(tallied).toEqual(counted)
})
