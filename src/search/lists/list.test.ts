/** The list of tools: its orders, its pages and its filters. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { toolSorts } from '../contract.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const nobody = { actor: undefined }

describe('the list', () => {
  test('is paged in every order without gaps or repetitions', async () => {
    for (const [row, name] of [
      'Äpfelpflücker',
      'apple corer',
      'Zange',
      'Zebra rule',
      'Bit',
      'Bit',
      'bit',
    ].entries())
      await shop.tool({ name, price: 100 + (row % 3), category: 'Paging' })
    for (const sort of [undefined, ...toolSorts]) {
      const whole = (await shop.search.list(nobody, { category: ['Paging'], sort })).map(
        (tool) => tool.id,
      )
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const page = await shop.search.list(nobody, {
          category: ['Paging'],
          sort,
          limit: 2,
          cursor,
        })
        paged.push(...page.map((tool) => tool.id))
        cursor = page.next
      } while (cursor !== undefined)
      expect(paged, sort).toEqual(whole)
      expect(new Set(paged).size, sort).toBe(7)
    }
  })
  test('sorts names as people do', async () => {
    const names = (await shop.search.list(nobody, { category: ['Paging'], sort: 'name' })).map(
      (tool) => tool.name,
    )
    expect(names.indexOf('Äpfelpflücker')).toBeLessThan(names.indexOf('Bit'))
    expect(names.indexOf('apple corer')).toBeLessThan(names.indexOf('Zange'))
  })
  test('is narrowed by words, category, brand, price, minimum and stock', async () => {
    const { id } = await shop.tool({
      name: 'Torx 100% Driver',
      brand: 'Kestrow',
      category: 'Drivers',
      price: 4321,
      minimumQuantity: 7,
      stock: 0,
    })
    const found = async (query: object) =>
      (await shop.search.list(nobody, query)).map((tool) => tool.id)
    for (const query of [
      { q: 'driver torx' },
      { q: '100%' },
      { category: ['Drivers'] },
      { category: ['Saws', 'Drivers'], brand: ['Kestrow'] },
      { priceMin: 4321, priceMax: 4321 },
      { maxMinimum: 7, category: ['Drivers'] },
    ])
      expect(await found(query), JSON.stringify(query)).toContain(id)
    for (const query of [
      { q: 'torx', inStock: true },
      { q: '%%%' },
      { q: 'dr_ver' },
      { category: ['drivers'] },
      { brand: ['Kestrow'], category: ['Saws'] },
      { priceMin: 4322, category: ['Drivers'] },
    ])
      expect(await found(query), JSON.stringify(query)).not.toContain(id)
  })
  test('by SKU has exactly those tools, whatever else looks alike', async () => {
    for (const sku of ['EX-1', 'EX-10', 'EX1', 'Äx-1', '---'])
      await shop.tool({ sku, name: `Exact EX-1 of ${sku}`, category: 'Exact' })
    const skusOf = async (query: object) =>
      (await shop.search.list(nobody, query)).map((tool) => tool.sku)
    expect(await skusOf({ sku: ['ex-1'] })).toEqual(['EX-1'])
    expect(await skusOf({ sku: ['EX1', ' EX-10 '] })).toEqual(['EX-10', 'EX1'])
    expect(await skusOf({ sku: ['äX-1', '---'] })).toEqual(['Äx-1', '---'])
    expect(await skusOf({ sku: ['EX-1'], q: 'exact', category: ['Exact'] })).toEqual(['EX-1'])
    expect(await skusOf({ sku: ['EX-1'], category: ['Paging'] })).toEqual([])
    expect(await skusOf({ sku: ['EX'] })).toEqual([])
    // A program whose variable is empty must not take the first tool of all.
    expect(await skusOf({ sku: [] })).toEqual([])
    expect((await shop.search.facets(nobody, { sku: ['EX-1', 'EX-10'] })).total).toBe(2)
  })
})
