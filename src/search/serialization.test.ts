/** What the API tells of a tool from the table's own text is what the contract says of it. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { serializeOutput } from '../../packages/contract/server/response-output.server.ts'
import { PreserializedJson } from '../../packages/contract/preserialized-json.ts'
import { catalogueContract } from '../catalogue/contract.ts'
import { searchContract, toolSorts, type ToolQuery } from './contract.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const parsed = (text: string): unknown => JSON.parse(text)
const toldList = async (query: ToolQuery) => {
  const { text, next } = await shop.search.serialized.list(nobody, query)
  return { tools: parsed(text), next }
}
const saidList = async (query: ToolQuery) => {
  const tools = await shop.search.list(nobody, query)
  return { tools: parsed(serializeOutput(searchContract.list, tools)), next: tools.next }
}

// Words as hostile as the contract lets in: quotes, backslashes, what JSON escapes, other scripts.
const line = fc.string({
  unit: fc.constantFrom('a', 'Z', '"', '\\', '/', "'", '<', '&', 'ß', '漢', '🔨', '½', '7'),
  minLength: 1,
  maxLength: 30,
})
const cents = fc.oneof(fc.constantFrom(0, 1, 9, 10, 99, 100, 100_000_000), fc.nat(100_000_000))
const tools = fc.record({
  name: line,
  brand: line,
  category: line,
  family: fc.oneof(fc.constant(''), line),
  price: cents,
  stock: fc.nat(5),
  image: fc.constantFrom(
    'https://pictures.example.com/a.webp?b="c"',
    '/pictures/claw-hammer-800.webp',
  ),
  description: line.map((text) => `${text}\n\t${text}`),
  specs: fc.array(fc.record({ name: line, value: line }), { maxLength: 4 }),
  priceBreaks: fc
    .array(cents, { maxLength: 4 })
    .map((prices) => prices.map((price, row) => ({ from: 10 + row, price }))),
})

test('of whatever tool, one by one', async () => {
  await fc.assert(
    fc.asyncProperty(tools, async (values) => {
      const { id } = await shop.tool(values)
      const { text } = await shop.catalogue.serialized.read(nobody, { id })
      expect(parsed(text)).toEqual(
        parsed(serializeOutput(catalogueContract.read, await shop.catalogue.read(nobody, { id }))),
      )
    }),
    { numRuns: 12 },
  )
})

test('of a tool whose stock and ratings have changed', async () => {
  const { id } = await shop.tool({ stock: 50 })
  const before = await shop.catalogue.serialized.read(nobody, { id })
  await shop.database.transact(async (tx) => {
    await shop.stock.correct(tx, id, -8, { actorId: null, at: new Date() })
    await shop.catalogue.addRating(tx, id, 2, 9)
  })
  const after = await shop.catalogue.serialized.read(nobody, { id })
  expect([before, after].map(({ text }) => parsed(text))).toEqual([
    expect.objectContaining({ Stock: 50, rating_count: 0 }),
    expect.objectContaining({ Stock: 42, rating_count: 2, rating_sum: 9 }),
  ])
})

test.each([
  {},
  { limit: 12 },
  { limit: 5 },
  { q: 'tool' },
  { q: 'nothing is called so' },
  { inStock: true, limit: 12 },
  { category: ['Kept'], limit: 12 },
  { category: ['Kept'], brand: ['Brackmoor'] },
  ...toolSorts.map((sort) => ({ sort, limit: 12 })),
] satisfies ToolQuery[])(
  'of every list, page by page, with the same cursors: %j',
  async (query) => {
    let cursor: string | undefined
    for (let page = 0; page < 3; page += 1) {
      const asked = { ...query, cursor }
      const told = await toldList(asked)
      expect(told).toEqual(await saidList(asked))
      cursor = told.next
      if (cursor === undefined) return
    }
  },
)

test('of none that is no longer on offer', async () => {
  const { id } = await shop.tool({ name: 'Gone soon' })
  await shop.catalogue.remove({ actor: await shop.person('Marta Ibarra', 'admin') }, { id })
  await expect(shop.catalogue.serialized.read(nobody, { id })).rejects.toMatchObject({
    body: { status: 404 },
  })
  expect(JSON.stringify(await toldList({}))).not.toContain(id)
  expect(await shop.search.serialized.list(nobody, {})).toBeInstanceOf(PreserializedJson)
})
