/** Categories, brands and families are records, kept for whatever tools name; 0.1.0 brings none. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrations } from '../../../migrations/index.ts'
import { migrate } from '../../../packages/pg-kit/migrate.server.ts'
import { emptyDatabase } from '../../../tests/postgres/fresh-database.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { createRecordsOf } from './records.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const slugs = async () => (await shop.catalogue.categories()).map(({ slug }) => slug)
const pictures = async (id: string) =>
  (
    await sql<{ position: number; image: string }>`
      select position, image from tool_pictures
      where tool_id = ${id} order by position`.execute(shop.database.handle)
  ).rows

test('a new tool brings the category, brand and family that it names, once', async () => {
  const named = { category: 'Pliers & Cutters', brand: 'Åsvik', family: 'Side Cutter' }
  await shop.tool({ ...named, name: 'Side Cutter 160 mm' })
  await shop.tool({ ...named, name: 'Side Cutter 180 mm' })
  expect(await shop.catalogue.categoryBySlug('pliers-cutters')).toMatchObject({
    name: 'Pliers & Cutters',
    image: 'https://pictures.example.com/hammer.webp',
  })
  const { rows } = await sql<{ slug: string }>`
    select slug from brands union all select slug from families`.execute(shop.database.handle)
  expect(rows.map(({ slug }) => slug)).toEqual(['asvik', 'asvik-side-cutter'])
})

test('names that are spelled alike get addresses of their own', async () => {
  const before = new Set(await slugs())
  await shop.tool({ category: 'Saws' })
  await shop.tool({ category: 'SAWS!' })
  await shop.tool({ category: '鋸' })
  await shop.tool({ category: '锤子' })
  const all = await slugs()
  expect(all).toEqual(expect.arrayContaining(['saws', 'saws-2']))
  // Signs are written by the numbers of their codes.
  const signs = all.filter((slug) => !before.has(slug) && !slug.startsWith('saws'))
  expect(new Set(signs).size).toBe(2)
  for (const slug of signs) expect(slug).toMatch(/^[a-z0-9]+$/)
})

test('twenty tools of one new category at once make one record', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, row) =>
      shop.tool({ name: `Rasp ${row}`, category: 'Rasps', brand: `Brand ${row % 3}` }),
    ),
  )
  expect((await slugs()).filter((slug) => slug.startsWith('rasps'))).toEqual(['rasps'])
})

test('a list with a thousand new families takes no more than one lock for each kind', async () => {
  const tools = Array.from({ length: 1000 }, (_, row) => ({
    id: randomUUID(),
    category: 'Gauges',
    brand: 'Borrowdale',
    family: `Gauge ${row}`,
  }))
  await shop.database.transact(async (tx) => {
    await createRecordsOf(tx, tools)
    const { rows } = await sql<{ locks: number }>`
      select count(*)::int as locks from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid()`.execute(tx)
    expect(rows).toEqual([{ locks: 3 }])
  })
})

test("the tool's image is its first picture, also after an edit", async () => {
  const admin = await shop.person('Ida Image', 'admin')
  const { id } = await shop.tool({ image: 'https://pictures.example.com/a.webp' })
  const tool = await shop.catalogue.read({ actor: undefined }, { id })
  const { revision, name, description, price, minimumQuantity, stock } = tool
  await shop.catalogue.edit(
    { actor: admin },
    {
      id,
      revision,
      name,
      description,
      price,
      minimumQuantity,
      stock,
      image: 'https://pictures.example.com/b.webp',
      category: 'Levels',
    },
  )
  expect(await pictures(id)).toEqual([
    { position: 0, image: 'https://pictures.example.com/b.webp' },
  ])
  expect(await slugs()).toContain('levels')
})

describe('the demo shop', () => {
  test('brings its categories in order, and takes those along that no other tool has', async () => {
    const demo = await openTestShop()
    try {
      await demo.demo.load()
      const categories = await demo.catalogue.categories()
      expect(categories.slice(0, 3).map(({ name }) => name)).toEqual([
        'Hammers',
        'Wrenches',
        'Screwdrivers',
      ])
      expect(categories.every(({ sentence, picture }) => sentence && picture)).toBe(true)
      await demo.tool({ category: 'Storage' })
      await demo.demo.clear()
      expect((await demo.catalogue.categories()).map(({ name }) => name)).toEqual(['Storage'])
    } finally {
      await demo.close()
    }
  })
})

test('a database of 0.1.0 gets the records and first pictures of its tools', async () => {
  const database = await emptyDatabase()
  try {
    const release: { migrations: object } = JSON.parse(
      await readFile('migrations/releases/0.1.0.json', 'utf8'),
    )
    const before = Object.entries(migrations).filter(([name]) => name in release.migrations)
    await migrate(database, Object.fromEntries(before))
    const insert = (slug: string, category: string) =>
      sql`
        insert into tools (
          id, slug, sku, name, brand, category, family, image, description, price_cents,
          minimum_quantity, created_at
        )
        values (
          ${randomUUID()}, ${slug}, ${slug}, ${slug}, 'Kestrow', ${category}, 'Rasp',
          'https://pictures.example.com/rasp.webp', 'Rasps.', 100, 1, now()
        )`.execute(database.handle)
    await insert('one', 'Files & Rasps')
    await insert('two', 'files rasps')
    await insert('three', '')
    await migrate(database, migrations)
    const { rows } = await sql<{ slug: string }>`
      select slug from categories union all select slug from brands
      union all select slug from families order by 1`.execute(database.handle)
    expect(rows.map(({ slug }) => slug)).toEqual([
      'files-rasps',
      'files-rasps-2',
      'kestrow',
      'kestrow-rasp',
    ])
    const counted = await sql<{ count: number }>`
      select count(*)::int as count from tool_pictures where position = 0`.execute(database.handle)
    expect(counted.rows).toEqual([{ count: 3 }])
  } finally {
    await database.close()
  }
})
