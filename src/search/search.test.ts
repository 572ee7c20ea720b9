/** Searching, narrowing and counting, asked of a real database. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { encodeCursor } from '../platform/paging.server.ts'
import type { ToolQuery } from './contract.ts'
import { testTools } from './test-tools.ts'

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
      expect(await shop.search.byCode(q)).toEqual({ slug: 'combination-wrench-13-mm' })
    },
  )
  test('for the beginning of a SKU finds those tools; it is no SKU', async () => {
    expect(await found('wrn-30')).toHaveLength(2)
    expect(await shop.search.byCode('wrn-30')).toBeUndefined()
    expect(await shop.search.byCode('hammer')).toBeUndefined()
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
    expect(facets.total).toBe(q === '' ? testTools.length : 0)
    expect((await shop.search.suggest(nobody, { q })).tools).toEqual([])
  })
})

describe('words that mean the same', () => {
  test('find the same tools from then on, until they are forgotten', async () => {
    expect(await found('13 mm wrangler')).toEqual([])
    const { id } = await shop.search.addSynonyms(
      { actor: admin },
      { words: ['Wranglers', 'wrench', 'monkey tool'] },
    )
    expect(await found('13 mm wrangler')).toEqual(['Combination Wrench 13 mm'])
    expect(await found('monkey tools 10mm')).toEqual(['Combination Wrench 10 mm'])
    await shop.search.editSynonyms({ actor: admin }, { id, words: ['gripper', 'wrench'] })
    expect([await found('13 mm wrangler'), await found('13 mm gripper')]).toEqual([
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

describe('a page of a search', () => {
  test('follows the one before in every order', async () => {
    for (const sort of [undefined, 'name', 'name-down', 'price', 'price-down', 'newest'] as const) {
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
    expect((await shop.search.list(nobody, { cursor })).length).toBe(testTools.length)
  })
})
