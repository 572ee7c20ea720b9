/** The counts beside a list, compared with counts made by hand, and after every kind of change. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { ToolQuery } from '../contract.ts'
import { minimumBands, priceBands } from './facets.ts'
import { testTools } from '../test-tools.ts'

let shop: TestShop
let admin: Actor
const nobody = { actor: undefined }
const names = async (query: ToolQuery): Promise<string[]> =>
  (await shop.search.list(nobody, query)).map(({ name }) => name)
const found = (q: string) => names({ q })

beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Marta Ibarra', 'admin')
  for (const tool of testTools) await shop.tool(tool)
})
afterAll(() => shop.close())

describe('facets', () => {
  const counted = (query: ToolQuery) => shop.search.facets(nobody, query)
  const of = (list: readonly { value: string; count: number }[]) =>
    Object.fromEntries(list.map(({ value, count }) => [value, count]))
  /** The same by hand. */
  const byHand = (query: ToolQuery) =>
    testTools.filter(
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
    expect((await counted({})).total).toBe(testTools.length)
  })
})
