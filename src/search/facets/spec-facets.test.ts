/** Facets from specifications: which part a list, ranges of numbers, and narrowing by them. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { ToolQuery } from '../contract.ts'
import { amountsOf, parseSpecSelection, selectedValues, toSpecFacets } from './spec-facets.ts'

const tallies = (name: string, counts: Readonly<Record<string, number>>, position = 1) =>
  Object.entries(counts).map(([value, tools]) => ({ name, value, tools, position }))

describe('which specifications part a list', () => {
  test('those that most tools have, with two values or more; the others are left out', () => {
    const facets = toSpecFacets(
      [
        ...tallies('Finish', { 'Black oxide': 6, Chrome: 4 }),
        ...tallies('Ring', { '12-point': 10 }),
        ...tallies('Claw', { Curved: 2, Straight: 1 }),
      ],
      10,
      [],
    )
    expect(facets).toEqual([
      {
        name: 'Finish',
        values: [
          { value: 'Black oxide', count: 6 },
          { value: 'Chrome', count: 4 },
        ],
      },
    ])
  })

  test('what tools state first stands first, however many state it; what is selected before all', () => {
    const all = [
      ...tallies('Made in', { India: 6, Taiwan: 4 }, 7.5),
      ...tallies('Length', { '6 in': 5, '8 in': 4 }, 2),
      ...tallies('Finish', { Chrome: 3, Black: 3 }, 4),
    ]
    const names = (selected: readonly string[]) =>
      toSpecFacets(all, 10, selected).map(({ name }) => name)
    expect(names([])).toEqual(['Length', 'Finish', 'Made in'])
    expect(names(['Made in'])).toEqual(['Made in', 'Length', 'Finish'])
  })

  test('few numbers are values in their order, many are ranges; two units are compared in one', () => {
    const [drive] = toSpecFacets(tallies('Drive', { '1/2 in': 3, '1/4 in': 2, '3/8 in': 2 }), 7, [])
    expect(drive?.values.map(({ value }) => value)).toEqual(['1/4 in', '3/8 in', '1/2 in'])
    const lengths = Object.fromEntries(
      [120, 140, 170, 180, 210, 230, 260].map((mm) => [`${mm} mm`, 1]),
    )
    const [length] = toSpecFacets(tallies('Length', { ...lengths, '12 in (305 mm)': 2 }), 9, [])
    expect(length?.values).toEqual([
      { value: '120..140 mm', count: 2 },
      { value: '170..180 mm', count: 2 },
      { value: '210..230 mm', count: 2 },
      { value: '260..305 mm', count: 3 },
    ])
  })

  test('ranges lose no tool and count none twice', () =>
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.integer({ min: 1, max: 999 }).map((mm) => `${mm} mm`),
          fc.integer({ min: 1, max: 9 }),
          {
            minKeys: 2,
          },
        ),
        (counts) => {
          const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
          const [facet] = toSpecFacets(tallies('Length', counts), total, [])
          const values = facet?.values ?? []
          expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(total)
          for (const { value, count } of values) {
            const [selection] = parseSpecSelection([`Length:${value}`])
            const meant = selection ? selectedValues(selection, Object.keys(counts)) : []
            const unique = [...new Set(meant)]
            expect(unique.reduce((sum, text) => sum + (counts[text] ?? 0), 0)).toBe(count)
          }
        },
      ),
    ))

  test('a text that says more than an amount is none', () => {
    expect(amountsOf('1-1/2 in (38 mm)')).toEqual([
      { value: 1.5, unit: 'in' },
      { value: 38, unit: 'mm' },
    ])
    for (const text of ['8 mm hex', 'Steel', '20-110 N·m', '1/0 in'])
      expect(amountsOf(text)).toEqual([])
  })
})

describe('a list narrowed by specifications', () => {
  let shop: TestShop
  const nobody = { actor: undefined }
  const names = async (query: ToolQuery): Promise<string[]> =>
    (await shop.search.list(nobody, query)).map(({ name }) => name).toSorted()

  beforeAll(async () => {
    shop = await openTestShop()
    const add = (name: string, drive: string, length: number, finish: string) =>
      shop.tool({
        name,
        category: 'Ratchets',
        specs: [
          { name: 'Drive', value: drive },
          { name: 'Length', value: `${length} mm` },
          { name: 'Finish', value: finish },
        ],
      })
    for (const [index, length] of [120, 140, 160, 180, 200, 220, 240, 260].entries())
      await add(
        `Ratchet ${length}`,
        index < 4 ? '1/4 in' : '1/2 in',
        length,
        index % 2 ? 'Chrome' : 'Black',
      )
    await shop.tool({ name: 'Ratchet bag', category: 'Ratchets' })
  })
  afterAll(() => shop.close())

  test('values of one are alternatives, different ones all match, a range is by number', async () => {
    const category = ['Ratchets']
    expect(await names({ category, spec: ['Drive:1/4 in'] })).toHaveLength(4)
    expect(await names({ category, spec: ['Drive:1/4 in', 'Drive:1/2 in'] })).toHaveLength(8)
    expect(await names({ category, spec: ['Drive:1/4 in', 'Finish:Chrome'] })).toEqual([
      'Ratchet 140',
      'Ratchet 180',
    ])
    expect(await names({ spec: ['Length:150..200 mm'] })).toEqual([
      'Ratchet 160',
      'Ratchet 180',
      'Ratchet 200',
    ])
    expect(await names({ q: 'ratchet', spec: ['Length:150..200 mm', 'Finish:Black'] })).toEqual([
      'Ratchet 160',
      'Ratchet 200',
    ])
    expect(await names({ spec: ['Nonsense', 'Drive:'] })).toEqual([])
  })

  test('counts beside each value what choosing it shows, without its own selection', async () => {
    const query = { category: ['Ratchets'], spec: ['Drive:1/4 in'] }
    const { total, specs } = await shop.search.facets(nobody, query)
    expect(total).toBe(4)
    expect(specs.find(({ name }) => name === 'Drive')?.values).toEqual([
      { value: '1/4 in', count: 4 },
      { value: '1/2 in', count: 4 },
    ])
    for (const { value, count } of specs.find(({ name }) => name === 'Length')?.values ?? [])
      expect(await names({ ...query, spec: [...query.spec, `Length:${value}`] })).toHaveLength(
        count,
      )
  })

  test('is paged without gaps or repetitions', async () => {
    const query = { spec: ['Drive:1/2 in', 'Drive:1/4 in'], limit: 3 }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await shop.search.list(nobody, { ...query, cursor })
      seen.push(...page.map(({ id }) => id))
      cursor = page.next
    } while (cursor !== undefined)
    expect([seen.length, new Set(seen).size]).toEqual([8, 8])
  })
})
