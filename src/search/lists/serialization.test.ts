/**
 * The JSON text of tools that SQL makes (migrations/0024_wire.ts) is equal to the contract's
 * encoding, for every field, tool and list.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { serializeOutput } from '../../../packages/contract/server/response-output.server.ts'
import { PreserializedJson } from '../../../packages/contract/preserialized-json.ts'
import { catalogueContract } from '../../catalogue/contract.ts'
import { searchContract, toolSorts, type ToolQuery } from '../contract.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // More than two pages of 12: each form of a prepared statement is executed with several cursors.
  for (let n = 1; n <= 30; n += 1)
    await shop.tool({ name: `Numbered tool ${n % 10}`, price: 100 + (n % 7) })
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const parse = (text: string): unknown => JSON.parse(text)
/** A page from the text of the table's column. */
const serializedList = async (query: ToolQuery) => {
  const { text, next } = await shop.search.serialized.list(nobody, query)
  return { tools: parse(text), next }
}
/** The same page as the contract encodes it. */
const encodedList = async (query: ToolQuery) => {
  const tools = await shop.search.list(nobody, query)
  return { tools: parse(serializeOutput(searchContract.list, tools)), next: tools.next }
}
const serializedTool = async (id: string): Promise<unknown> =>
  parse((await shop.catalogue.serialized.read(nobody, { id })).text)
const encodedTool = async (id: string): Promise<unknown> =>
  parse(serializeOutput(catalogueContract.read, await shop.catalogue.read(nobody, { id })))

// Text as hostile as the contract allows: quotes, backslashes, what JSON escapes, other scripts.
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
  // The minimum is always full packs.
  terms: fc.constantFrom(
    { minimumQuantity: 1, packSize: 1 },
    { minimumQuantity: 12, packSize: 6 },
    { minimumQuantity: 1_000_000, packSize: 100_000 },
  ),
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
    fc.asyncProperty(tools, async ({ terms, ...values }) => {
      const { id } = await shop.tool({ ...values, ...terms })
      expect(await serializedTool(id)).toEqual(await encodedTool(id))
    }),
    { numRuns: 12 },
  )
})

test('of every field, when each has a value of its own', async () => {
  const admin = await shop.person('Field Admin', 'admin')
  const fields = {
    name: 'Every field',
    image: '/pictures/claw-hammer-800.webp',
    description: 'Described.',
    price: 1234,
    minimumQuantity: 24,
    packSize: 12,
    stock: 48,
    sku: 'FIELD-1.a',
    brand: 'Brackmoor',
    category: 'Hammers',
    family: 'Fields',
    specs: [{ name: 'Weight', value: '0.7 kg' }],
    priceBreaks: [{ from: 36, price: 1200 }],
    unit: 'set' as const,
    unitContent: '5 "bits"',
    pricePer: 10,
    packs: [{ name: 'Carton "{1}"', quantity: 144, gtin: '14006381333938' }],
    taxClass: 'reduced' as const,
    ageLimit: 18,
    hazards: ['GHS02' as const, 'GHS07' as const],
    hazardText: 'Danger: "{flammable}"',
  }
  const { id } = await shop.tool(fields)
  await shop.catalogue.edit({ actor: admin }, { ...fields, id, revision: 1 })
  await shop.database.transact((tx) => shop.catalogue.addRating(tx, id, 3, 14))
  const tool = await serializedTool(id)
  expect(tool).toEqual(await encodedTool(id))
  expect(tool).toEqual({
    _id: id,
    slug: 'every-field',
    sku: 'FIELD-1.a',
    name: 'Every field',
    brand: 'Brackmoor',
    category: 'Hammers',
    family: 'Fields',
    image: `${shop.config.origin}/pictures/claw-hammer-800.webp`,
    picture: 'claw-hammer',
    description: 'Described.',
    price: '$12.34',
    minimum_quantity: 24,
    pack_size: 12,
    Stock: 48,
    price_breaks: [{ min_quantity: 36, price: '$12.00' }],
    specs: [{ name: 'Weight', value: '0.7 kg' }],
    unit: 'set',
    unit_content: '5 "bits"',
    weight_grams: 700,
    price_per: 10,
    packs: [{ name: 'Carton "{1}"', quantity: 144, gtin: '14006381333938' }],
    tax_class: 'reduced',
    age_limit: 18,
    hazards: ['GHS02', 'GHS07'],
    hazard_text: 'Danger: "{flammable}"',
    rating_count: 3,
    rating_sum: 14,
    revision: 2,
  })
})

test('of a tool whose stock and ratings have changed', async () => {
  const { id } = await shop.tool({ stock: 50 })
  const before = await serializedTool(id)
  await shop.database.transact(async (tx) => {
    await shop.stock.correctStock(tx, id, -8, { actorId: null, at: new Date() })
    await shop.catalogue.addRating(tx, id, 2, 9)
  })
  expect([before, await serializedTool(id)]).toEqual([
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
    for (let count = 0; count < 3; count += 1) {
      const pageQuery = { ...query, cursor }
      const page = await serializedList(pageQuery)
      expect(page).toEqual(await encodedList(pageQuery))
      cursor = page.next
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
  expect(JSON.stringify(await serializedList({}))).not.toContain(id)
  expect(await shop.search.serialized.list(nobody, {})).toBeInstanceOf(PreserializedJson)
})
