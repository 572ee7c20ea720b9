/** Searching, narrowing and counting, asked of a real database. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { encodeCursor } from '../platform/paging.server.ts'
import type { ToolQuery } from './contract.ts'
import { minimumBands, priceBands } from './facets.ts'

let shop: TestShop
let admin: Actor
const nobody = { actor: undefined }
const names = async (query: ToolQuery): Promise<string[]> =>
  (await shop.search.list(nobody, query)).map(({ name }) => name)
const found = (q: string) => names({ q })

const shelf = [
  {
    sku: 'WRN-3013',
    name: 'Combination Wrench 13 mm',
    category: 'Wrenches',
    brand: 'Drevholt',
    price: 275,
    minimumQuantity: 24,
    specs: [{ name: 'Finish', value: 'Chrome vanadium' }],
  },
  {
    sku: 'WRN-3010',
    name: 'Combination Wrench 10 mm',
    category: 'Wrenches',
    brand: 'Drevholt',
    price: 220,
    minimumQuantity: 24,
  },
  {
    sku: 'WRN-3402',
    name: 'Torque Wrench 1/2 in Drive 40-210 N·m',
    category: 'Wrenches',
    brand: 'Parallune',
    price: 5490,
    minimumQuantity: 4,
  },
  {
    sku: 'WRN-3301',
    name: 'Ratchet Handle 1/4 in Drive',
    category: 'Wrenches',
    brand: 'Parallune',
    price: 990,
    minimumQuantity: 12,
  },
  {
    sku: 'HMR-1001',
    name: 'Fiberglass Claw Hammer 16 oz',
    category: 'Hammers',
    brand: 'Brackmoor',
    price: 890,
    minimumQuantity: 12,
  },
  {
    sku: 'HMR-1002',
    name: 'Claw Hammer 16 oz',
    category: 'Hammers',
    brand: 'Kestrow',
    price: 790,
    minimumQuantity: 12,
    stock: 0,
  },
  {
    sku: 'STO-9001',
    name: 'Hammer Holster',
    category: 'Storage',
    brand: 'Stowick',
    price: 450,
    minimumQuantity: 6,
  },
  {
    sku: 'AB-1.2',
    name: 'Öler mit Spritze',
    category: 'Storage',
    brand: 'Stowick',
    price: 1250,
    minimumQuantity: 1,
  },
]

beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Marta Ibarra', 'admin')
  for (const tool of shelf) await shop.tool(tool)
})
afterAll(() => shop.close())

describe('a search', () => {
  test.each([
    ['13 mm wrench', ['Combination Wrench 13 mm']],
    ['13mm', ['Combination Wrench 13 mm']],
    ['1/2" drive', ['Torque Wrench 1/2 in Drive 40-210 N·m']],
    ['wrenches drevholt', ['Combination Wrench 10 mm', 'Combination Wrench 13 mm']],
    ['chrome', ['Combination Wrench 13 mm']],
    ['oler', ['Öler mit Spritze']],
    ['ÖLER', ['Öler mit Spritze']],
  ])('for %j finds %j', async (q, expected) => {
    expect((await found(q)).toSorted()).toEqual(expected.toSorted())
  })
  test('puts tools of that kind first, then those in stock, then the shortest names', async () => {
    expect(await found('hammer')).toEqual([
      'Fiberglass Claw Hammer 16 oz',
      'Claw Hammer 16 oz',
      'Hammer Holster',
    ])
  })
  test.each([
    ['wrnch 13mm', 'Combination Wrench 13 mm'],
    ['hamer holster', 'Hammer Holster'],
    ['fibreglass', 'Fiberglass Claw Hammer 16 oz'],
    ['torqe', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
  ])('forgives the slip in %j', async (q, name) => {
    expect(await found(q)).toContain(name)
  })
  test('finishes a last word that is none yet', async () => {
    expect(await found('holst')).toEqual(['Hammer Holster'])
  })
  test.each([['WRN-3013'], ['wrn 3013'], ['wrn3013'], ['WRN.3013']])(
    'for the SKU %j finds its tool',
    async (q) => {
      expect(await found(q)).toEqual(['Combination Wrench 13 mm'])
      expect(await shop.search.bySku(q)).toBe('combination-wrench-13-mm')
    },
  )
  test('for the beginning of a SKU finds those tools; it is no SKU', async () => {
    expect(await found('wrn-30')).toHaveLength(2)
    expect(await shop.search.bySku('wrn-30')).toBeUndefined()
    expect(await shop.search.bySku('hammer')).toBeUndefined()
  })
  test('says what it searched instead', async () => {
    expect(await shop.search.browse({ q: 'hamer' }, 5)).toMatchObject({
      correctedQuery: 'hammer',
      facets: { total: 3 },
    })
    expect(await shop.search.browse({ q: 'hammer' }, 5)).not.toHaveProperty('correctedQuery')
  })
  test('that finds nothing names words and categories that do', async () => {
    const { tools, alternatives } = await shop.search.browse({ q: 'torque hammer 13 mm' }, 5)
    expect(tools).toEqual([])
    expect(alternatives?.terms.map(({ text, count }) => [text, count])).toEqual([
      ['torque', 1],
      ['hammer', 3],
      ['13 mm', 1],
    ])
    expect(alternatives?.categories.map(({ value }) => value).toSorted()).toEqual([
      'Hammers',
      'Storage',
      'Wrenches',
    ])
  })
  test.each([
    '',
    'the',
    'of the and',
    '%',
    '%%%',
    '___',
    "'",
    "''",
    '"',
    "' or true --",
    '\\',
    '(',
    '.*',
    '[a-z]+$',
    '!&|<->:*',
    "');drop table tools;--",
    '🔨',
    'فأس',
    'מפתח',
    '工具',
    'x'.repeat(200),
    'a '.repeat(100),
    '1/0',
    '0/0 in',
    '1-1-1/1/1',
    '9'.repeat(200),
  ])('for %j is answered', async (q) => {
    const { facets } = await shop.search.browse({ q }, 5)
    expect(facets.total).toBe(q === '' ? shelf.length : 0)
    expect((await shop.search.suggest(nobody, { q })).tools).toEqual([])
  })
})

describe('words that mean the same', () => {
  test('find the same tools from then on, until they are forgotten', async () => {
    expect(await found('13 mm spanner')).toEqual([])
    const { id } = await shop.search.addSynonyms(
      { actor: admin },
      { words: ['Spanners', 'wrench', 'monkey tool'] },
    )
    expect(await found('13 mm spanner')).toEqual(['Combination Wrench 13 mm'])
    expect(await found('monkey tools 10mm')).toEqual(['Combination Wrench 10 mm'])
    await shop.search.editSynonyms({ actor: admin }, { id, words: ['gripper', 'wrench'] })
    expect([await found('13 mm spanner'), await found('13 mm gripper')]).toEqual([
      [],
      ['Combination Wrench 13 mm'],
    ])
    expect(await shop.search.removeSynonyms({ actor: admin }, { id })).toMatchObject({
      deletedCount: 1,
    })
    expect(await shop.search.removeSynonyms({ actor: admin }, { id })).toMatchObject({
      deletedCount: 0,
    })
    expect(await found('13 mm gripper')).toEqual([])
  })
})

describe('suggestions', () => {
  const offered = async (q: string) =>
    (await shop.search.suggest(nobody, { q })).tools.map(({ name }) => name)
  test.each([
    ['wr', 'Combination Wrench 10 mm'],
    ['hamm', 'Fiberglass Claw Hammer 16 oz'],
    ['claw ha', 'Claw Hammer 16 oz'],
    ['13 m', 'Combination Wrench 13 mm'],
    ['wrn-301', 'Combination Wrench 10 mm'],
    ['torq wre', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
    ['hamer', 'Hammer Holster'],
  ])('for %j offer %j', async (q, name) => {
    expect(await offered(q)).toContain(name)
  })
  test('name categories, and carry what the box shows', async () => {
    const { tools, categories } = await shop.search.suggest(nobody, {
      q: 'fiberglass hamm',
    })
    expect(tools).toEqual([
      expect.objectContaining({
        sku: 'HMR-1001',
        price: 890,
        stock: 50,
        slug: 'fiberglass-claw-hammer-16-oz',
      }),
    ])
    expect(categories).toEqual([{ value: 'Hammers', count: 2 }])
  })
})

describe('facets', () => {
  const counted = (query: ToolQuery) => shop.search.facets(nobody, query)
  const of = (list: readonly { value: string; count: number }[]) =>
    Object.fromEntries(list.map(({ value, count }) => [value, count]))
  /** The same by hand. */
  const byHand = (query: ToolQuery) =>
    shelf.filter(
      ({ category, brand, price, minimumQuantity, stock = 50 }) =>
        (!query.category?.length || query.category.includes(category)) &&
        (!query.brand?.length || query.brand.includes(brand)) &&
        (!query.inStock || stock > 0) &&
        minimumQuantity <= (query.maxMinimum ?? Infinity) &&
        price >= (query.priceMin ?? 0) &&
        price <= (query.priceMax ?? Infinity),
    ).length

  test.each<ToolQuery>([
    {},
    { category: ['Hammers'] },
    { category: ['Hammers', 'Wrenches'] },
    { brand: ['Parallune'] },
    { inStock: true },
    { category: ['Hammers'], inStock: true },
    { maxMinimum: 12 },
    { maxMinimum: 13 },
    { priceMin: 500, priceMax: 999 },
    { priceMin: 501 },
    { category: ['Wrenches'], brand: ['Drevholt', 'Kestrow'] },
    { category: ['Wrenches', 'Hammers'], maxMinimum: 12, inStock: true },
    { category: ['Wrenches'], brand: ['Kestrow'] },
    { brand: ['Nobody'] },
  ])('of %j count what each choice would show', async (query) => {
    const facets = await counted(query)
    expect(facets).toMatchObject({
      total: byHand(query),
      exact: true,
      inStock: byHand({ ...query, inStock: true }),
    })
    expect((await shop.search.list(nobody, query)).length).toBe(facets.total)
    for (const category of ['Wrenches', 'Hammers', 'Storage'])
      expect(of(facets.category)[category] ?? 0, category).toBe(
        byHand({ ...query, category: [category] }),
      )
    for (const brand of ['Drevholt', 'Parallune', 'Kestrow'])
      expect(of(facets.brand)[brand] ?? 0, brand).toBe(byHand({ ...query, brand: [brand] }))
    expect(facets.minimum.map(({ count }) => count)).toEqual(
      minimumBands.map((maxMinimum) => byHand({ ...query, maxMinimum })),
    )
    expect(facets.price.map(({ count }) => count)).toEqual(
      priceBands.map((priceMin, band) =>
        byHand({
          ...query,
          priceMin,
          priceMax:
            priceBands[band + 1] === undefined ? undefined : (priceBands[band + 1] ?? 0) - 1,
        }),
      ),
    )
  })
  test('of a search count what it found', async () => {
    const facets = await counted({ q: 'hammer', category: ['Hammers'] })
    expect([facets.total, of(facets.category), of(facets.brand)]).toEqual([
      2,
      { Hammers: 2, Storage: 1 },
      { Brackmoor: 1, Kestrow: 1 },
    ])
  })
  test('follow what is added, edited, sold out, delivered and archived', async () => {
    const category = ['Passing']
    const { id } = await shop.tool({ name: 'Passing tool', category: 'Passing', stock: 3 })
    expect(await counted({ category })).toMatchObject({ total: 1, inStock: 1 })
    const buyer = await shop.person('Celia')
    await shop.orders.place(
      { actor: buyer, idempotencyKey: 'the-last-three' },
      { toolId: id, quantity: 3, phone: '555 0142', address: 'Austin' },
    )
    expect(await counted({ category })).toMatchObject({ total: 1, inStock: 0 })
    expect(await names({ category, inStock: true })).toEqual([])
    const { revision, image, description, price, minimumQuantity } = await shop.catalogue.read(
      nobody,
      { id },
    )
    await shop.catalogue.edit(
      { actor: admin },
      {
        id,
        revision,
        name: 'Renamed gadget',
        image,
        description,
        price: price + 700,
        minimumQuantity,
        stock: 5,
        stockSeen: 0,
        brand: 'Kestrow',
        category: 'Passing',
      },
    )
    expect(await counted({ category })).toMatchObject({
      total: 1,
      inStock: 1,
      brand: [{ value: 'Kestrow', count: 1 }],
    })
    expect([await found('passing tool'), await found('gadget')]).toEqual([[], ['Renamed gadget']])
    await shop.catalogue.remove({ actor: admin }, { id })
    expect(await counted({ category })).toMatchObject({ total: 0, inStock: 0 })
    expect(await found('gadget')).toEqual([])
    expect((await shop.search.categories()).map((one) => one.name)).toEqual([
      'Hammers',
      'Storage',
      'Wrenches',
    ])
  })
  test('are right after many changes at once', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        shop.tool({ name: `Crowd ${n}`, category: 'Crowd', brand: `B${n % 3}` }),
      ),
    )
    expect(await counted({ category: ['Crowd'] })).toMatchObject({
      total: 12,
      brand: [
        { value: 'B0', count: 4 },
        { value: 'B1', count: 4 },
        { value: 'B2', count: 4 },
      ],
    })
    const crowd = await shop.search.list(nobody, { category: ['Crowd'] })
    await Promise.all(crowd.map(({ id }) => shop.catalogue.remove({ actor: admin }, { id })))
    expect((await counted({})).total).toBe(shelf.length)
  })
})

describe('a page of a search', () => {
  test('follows the one before in every order', async () => {
    for (const sort of [undefined, 'name', 'price', 'price-down', 'newest'] as const) {
      const whole = await names({ q: 'wrench', sort })
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const page = await shop.search.list(nobody, { q: 'wrench', sort, limit: 1, cursor })
        paged.push(...page.map(({ name }) => name))
        cursor = page.next
      } while (cursor !== undefined)
      expect(paged, sort).toEqual(whole)
      expect(paged).toHaveLength(4)
    }
  })
  const id = '0190a0b0-0000-7000-8000-000000000001'
  test.each([
    ['nonsense', 'AAAA'],
    ['another order', encodeCursor(['price', 1, id])],
    ['a huge number', encodeCursor(['best', 2 ** 40, id])],
    ['SQL', encodeCursor(['best', '1); drop table tools', id])],
    ['no id', encodeCursor(['best', 1, '1'])],
  ])('refuses a cursor of %s', async (_, cursor) => {
    const refused = await shop.search
      .list(nobody, { q: 'wrench', cursor })
      .catch((error: unknown) => error)
    expect(isProblem(refused, invalidInput)).toBe(true)
  })
  test('whose last tool is gone goes on after it', async () => {
    const cursor = encodeCursor(['added', 0, id])
    expect((await shop.search.list(nobody, { cursor })).length).toBe(shelf.length)
  })
})
