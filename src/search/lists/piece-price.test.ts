/** What a buyer pays for a piece decides where a tool stands, whatever its price is for. */
import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { priceQuantities } from '../../catalogue/model/units.ts'
import { createProductAdminService } from '../../product-admin/service.server.ts'
import { listIndexes } from '../index/list-indexes.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let actor: Actor
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Ada Admin', 'admin')
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const namesOf = (tools: readonly { readonly name?: string | undefined }[]) =>
  tools.map(({ name }) => name)
const category = ['Screws']

/** What a piece costs: 0.125, 0.18, 1.00, 4.995, 6.00. */
const addScrews = async (kind: string) => {
  const add = (name: string, price: number, pricePer?: number) =>
    shop.tool({ name, price, category: kind, brand: kind, ...(pricePer ? { pricePer } : {}) })
  return {
    one: await add('Screw at 1.00', 100),
    hundred: await add('Screw at 18.00 per 100', 1800, 100),
    ten: await add('Screw at 1.25 per 10', 125, 10),
    six: await add('Screw at 6.00', 600),
    thousand: await add('Screw at 4995.00 per 1,000', 499_500, 1000),
  }
}
const byPiece = [
  'Screw at 1.25 per 10',
  'Screw at 18.00 per 100',
  'Screw at 1.00',
  'Screw at 4995.00 per 1,000',
  'Screw at 6.00',
]

describe('a list of tools that are priced for different numbers of pieces', () => {
  let ids: Awaited<ReturnType<typeof addScrews>>
  beforeAll(async () => {
    ids = await addScrews('Screws')
  })
  const list = (query: object) => shop.search.list(nobody, { category, ...query })

  test('is sorted by what a piece costs, in pages and when searched', async () => {
    expect(namesOf(await list({ sort: 'price' }))).toEqual(byPiece)
    expect(namesOf(await list({ sort: 'price-down' }))).toEqual(byPiece.toReversed())
    expect(namesOf(await list({ q: 'screw', sort: 'price' }))).toEqual(byPiece)
    const paged: (string | undefined)[] = []
    let cursor: string | undefined
    do {
      const page = await list({ sort: 'price', limit: 2, cursor })
      paged.push(...namesOf(page))
      cursor = page.next
    } while (cursor !== undefined)
    expect(paged).toEqual(byPiece)
  })
  test('is narrowed by what a piece costs', async () => {
    expect(namesOf(await list({ sort: 'price', priceMin: 13, priceMax: 100 }))).toEqual(
      byPiece.slice(1, 3),
    )
    expect(namesOf(await list({ priceMin: 10_000 }))).toEqual([])
  })
  test('has as many in each band as the filter of the band finds', async () => {
    for (const q of [undefined, 'screw']) {
      const { price } = await shop.search.facets(nobody, { category, q })
      expect(price.map(({ count }) => count)).toEqual([4, 1, 0, 0, 0, 0])
      for (const { from, to, count } of price)
        expect(await list({ q, priceMin: from, priceMax: to })).toHaveLength(count)
    }
  })
  test('has beside a tool those that are near in what a piece costs', async () => {
    const of = await shop.catalogue.read(nobody, { id: ids.hundred.id })
    expect(namesOf(await shop.search.neighbours(of, 2))).toEqual([
      'Screw at 1.25 per 10',
      'Screw at 1.00',
    ])
  })
  test('is computed again when the base of a tool changes, in a form or by the version before', async () => {
    const tool = await shop.catalogue.readAny({ actor }, { id: ids.six.id })
    const { name, image, description, price, minimumQuantity, stock, revision } = tool
    const edit = {
      id: ids.six.id,
      name,
      image,
      description,
      price,
      minimumQuantity,
      stock,
      revision,
    }
    await shop.catalogue.edit({ actor }, { ...edit, pricePer: 100 })
    expect(namesOf(await list({ sort: 'price' }))[0]).toBe('Screw at 6.00')
    const { handle } = shop.database
    await sql`update tools set price_per = 1, revision = revision + 1
      where id = ${ids.six.id}::uuid`.execute(handle)
    await sql`
      insert into tool_search (
        tool_id, sku_key, name_key, name_length, category, brand, price_cents, minimum_quantity,
        in_stock, words, rules
      )
      select tool_id, sku_key, name_key, name_length, category, brand, price_cents,
        minimum_quantity, in_stock, words, rules
      from tool_search where tool_id = ${ids.six.id}::uuid
      on conflict (tool_id) do update set price_cents = excluded.price_cents`.execute(handle)
    expect(namesOf(await list({ sort: 'price' }))).toEqual(byPiece)
    const { price: bands } = await shop.search.facets(nobody, { category })
    expect(bands.map(({ count }) => count)).toEqual([4, 1, 0, 0, 0, 0])
  })
})

test('drafts of staff are sorted by what a piece costs', async () => {
  await shop.catalogue.addDraft({ actor }, { name: 'Dear bit', price: 100, sku: 'BIT-1' })
  await shop.catalogue.addDraft({ actor }, { name: 'Cheap bit', price: 1800, sku: 'BIT-2' })
  await sql`update tools set price_per = 100 where sku = 'BIT-2'`.execute(shop.database.handle)
  const drafts = await createProductAdminService(shop).tools(
    { actor },
    { state: 'draft', sort: 'price' },
  )
  expect(namesOf(drafts)).toEqual(['Cheap bit', 'Dear bit'])
})

test('whatever prices are for, the list stands in the order of what 1,000 pieces cost', async () => {
  const priced = fc.record({
    price: fc.integer({ min: 1, max: 100_000 }),
    pricePer: fc.constantFrom(...priceQuantities),
  })
  const tools = fc.sample(priced, { numRuns: 25, seed: 25 })
  for (const tool of tools) await shop.tool({ category: 'Any', ...tool })
  const sorted = await shop.search.list(nobody, { category: ['Any'], sort: 'price', limit: 50 })
  const each = sorted.map(({ price, pricePer = 1 }) => (price ?? 0) / pricePer)
  expect(each).toEqual(each.toSorted((a, b) => a - b))
})

test('a long table gets the same indexes that the migration makes in a short one', async () => {
  for (const [name, definition] of Object.entries(listIndexes)) {
    const { rows } = await sql<{ made: string }>`
      select pg_get_indexdef(to_regclass(${name})) as made`.execute(shop.database.handle)
    await sql.raw(`create index copied ${definition}`).execute(shop.database.handle)
    const { rows: copied } = await sql<{ made: string }>`
      select pg_get_indexdef(to_regclass('copied')) as made`.execute(shop.database.handle)
    await sql`drop index copied`.execute(shop.database.handle)
    expect(rows[0]?.made.replace(name, 'copied')).toBe(copied[0]?.made)
  }
})
