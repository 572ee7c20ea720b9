/** Lists with some fields of each tool: exactly those that are named, as the whole list has them. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../../tests/contracts/api-under-test.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await api.shop.tool({
    name: 'Hammer "heavy" \\ 16 oz',
    description: 'Two\nlines.',
    image: '/pictures/claw-hammer-800.webp',
    minimumQuantity: 12,
    packSize: 6,
    gtin: '4006381333931',
    customsNumber: '82052000',
    specs: [{ name: 'Weight', value: '0.7 kg' }],
    priceBreaks: [
      { from: 24, price: 950 },
      { from: 48, price: 900 },
    ],
  })
  for (let n = 1; n <= 14; n += 1) await api.shop.tool({ name: `Numbered ${n}` })
})
afterAll(() => api.close())

type Row = Readonly<Record<string, unknown>>
async function get(path: string): Promise<{ rows: Row[]; link: unknown; status: number }> {
  const { body, headers, statusCode } = await api.app.inject(`/api${path}`)
  return { rows: JSON.parse(body), link: headers.link, status: statusCode }
}
const only = (rows: readonly Row[], names: readonly string[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]])),
  )

const wireNames = [
  '_id',
  'slug',
  'sku',
  'name',
  'brand',
  'category',
  'family',
  'image',
  'picture',
  'description',
  'price',
  'minimum_quantity',
  'pack_size',
  'Stock',
  'price_breaks',
  'specs',
  'rating_count',
  'rating_sum',
  'revision',
  'gtin',
  'mpn',
  'customs_number',
  'origin',
]

describe('a list with some fields', () => {
  test('has those that are named and the id, with the values of the whole list', async () => {
    const whole = await get('/tools?limit=5')
    await fc.assert(
      fc.asyncProperty(fc.subarray(wireNames, { minLength: 1 }), async (names) => {
        const { rows } = await get(`/tools/fields?limit=5&fields=${names.join(',')}`)
        const expected = names.includes('_id') ? names : ['_id', ...names]
        expect(rows).toEqual(only(whole.rows, expected))
      }),
      { numRuns: 30 },
    )
  })
  test('has every single field, quotes, line ends and price ladders as the whole list has them', async () => {
    const whole = await get('/tools?q=hammer+heavy&limit=1')
    for (const name of wireNames)
      expect((await get(`/tools/fields?q=hammer+heavy&limit=1&fields=${name}`)).rows, name).toEqual(
        only(whole.rows, name === '_id' ? ['_id'] : ['_id', name]),
      )
  })
  test('has what a list shows where nothing is named', async () => {
    const [row = {}] = (await get('/tools/fields?limit=12')).rows
    const long = ['description', 'specs', 'price_breaks']
    const rare = ['gtin', 'mpn', 'customs_number', 'origin']
    const left = wireNames.filter((name) => ![...long, ...rare].includes(name))
    expect(Object.keys(row).toSorted()).toEqual(left.toSorted())
    expect((await get('/tools/fields?limit=12')).rows).toEqual(
      only((await get('/tools?limit=12')).rows, left),
    )
  })
  test('is searched, sorted and paged like the whole list', async () => {
    const query = 'q=numbered&sort=name&limit=4'
    const [whole, some] = [
      await get(`/tools?${query}`),
      await get(`/tools/fields?${query}&fields=name`),
    ]
    expect(some.rows).toEqual(only(whole.rows, ['_id', 'name']))
    const next = new URL(String(some.link).split(/[<>]/)[1] ?? '')
    expect([...next.searchParams.keys()].toSorted()).toEqual([
      'cursor',
      'fields',
      'limit',
      'q',
      'sort',
    ])
    const second = await get(next.pathname.replace('/api', '') + next.search)
    expect(second.rows).toHaveLength(4)
    expect(second.rows[0]?.['_id']).not.toBe(some.rows[3]?.['_id'])
  })
  test('takes a name twice, in several parameters, and an empty one', async () => {
    const rows = async (query: string) => (await get(`/tools/fields?limit=1&${query}`)).rows
    const keys = async (query: string) => Object.keys((await rows(query))[0] ?? {})
    expect(await keys('fields=name,name&fields=price')).toEqual(['_id', 'name', 'price'])
    expect(await keys('fields=')).toEqual(['_id'])
  })
  test.each(['nothing', 'name,wire', 'price_cents', '__proto__', "name';--", 'stock'])(
    'refuses a name that no field has: %s',
    async (fields) => {
      const { statusCode, body } = await api.app.inject({
        url: '/api/tools/fields',
        query: { fields },
      })
      expect(statusCode).toBe(422)
      expect(JSON.parse(body).errors).toEqual([
        { pointer: 'query:fields', detail: expect.stringContaining('description') },
      ])
    },
  )
})
