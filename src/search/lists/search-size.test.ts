/**
 * More tools than a search looks at: what it finds is bounded, says so, and its pages still follow
 * each other.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { withoutTimeouts } from '../../../tests/postgres/without-timeouts.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { maxRanked } from '../store.server.ts'

const many = maxRanked + 500
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await withoutTimeouts(shop.database, writeTools)
}, 120_000)
afterAll(() => shop.close())

async function writeTools(db: Handle): Promise<void> {
  await sql`
    insert into tools (id, slug, sku, name, brand, category, image, description, price_cents, minimum_quantity, created_at)
    select gen_random_uuid(), 'pin-' || n, 'PIN-' || n, 'Pin ' || n, 'Brand ' || n % 3, 'Category ' || n % 2, 'https://x.example/pin.webp', 'A pin.', n, 1, now() from generate_series(1, ${many}) as n`.execute(
    db,
  )
  await sql`insert into stock_levels (tool_id, level) select id, case when right(slug, 1) = '0' then 0 else 7 end from tools`.execute(
    db,
  )
  await sql`
    insert into tool_search (tool_id, sku_key, name_key, name_length, category, brand, price_cents, minimum_quantity, in_stock, words, rules)
    select id, replace(sku, '-', ''), lower(name), length(name), category, brand, price_cents, 1, right(slug, 1) <> '0', '''pin'' ''+pin'''::tsvector, 1 from tools`.execute(
    db,
  )
  await sql`insert into search_words (word, stem) values ('pin', 'pin')`.execute(db)
  await sql`analyze tool_search`.execute(db)
}

test('a word of very many tools counts as many as are looked at, and says that there are more', async () => {
  const { tools, facets } = await shop.search.browse({ q: 'pins' }, 24)
  expect(tools).toHaveLength(24)
  expect(facets).toMatchObject({ total: maxRanked, exact: false })
  expect(facets.category).toHaveLength(2)
  const next = await shop.search.browse({ q: 'pins', cursor: tools.next }, 24)
  expect(new Set([...tools, ...next.tools].map(({ id }) => id)).size).toBe(48)
})
test('narrowed to fewer it is exact again, in every order', async () => {
  const { tools, facets } = await shop.search.browse(
    { q: 'pin', category: ['Category 0'], inStock: true, sort: 'price-down' },
    3,
  )
  expect(tools.map(({ price }) => price)).toEqual([many - 2, many - 4, many - 6])
  expect(facets).toMatchObject({ total: many / 2 - many / 10, exact: true })
})
test('without a search every count is exact, however many there are, and so is every order', async () => {
  const { tools, facets } = await shop.search.browse({ sort: 'price' }, 2)
  expect(tools.map(({ price }) => price)).toEqual([1, 2])
  expect(facets).toMatchObject({ total: many, exact: true, inStock: many - many / 10 })
  const both = await shop.search.browse(
    {
      category: ['Category 0', 'Category 1'],
      brand: ['Brand 0', 'Brand 1', 'Brand 2'],
      sort: 'price-down',
    },
    2,
  )
  expect(both.tools.map(({ price }) => price)).toEqual([many, many - 1])
  expect(both.facets).toMatchObject({ total: maxRanked, exact: false })
})
