/** Named packs with their own GTINs: one for each thing in the shop, found, ordered and kept. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import { toDocumentContent } from '../../documents/document-content.ts'
import { linesTables } from '../../documents/drawing/lines-tables.server.ts'
import { defaultCurrency } from '../../platform/money/money.ts'
import { packsText } from './pack-text.ts'
import { fullPacks } from './packs.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const inner = { name: 'Inner', quantity: 12, gtin: '14006381333938' }
const carton = { name: 'Carton', quantity: 144, gtin: '24006381333935' }
const pallet = { name: 'Pallet', quantity: 2880 }
const read = (id: string) => shop.catalogue.read(nobody, { id })
const edit = async (id: string, changes: object) => {
  const { revision, name, image, description, price, minimumQuantity, stock } = await read(id)
  const kept = { id, revision, name, image, description, price, minimumQuantity, stock }
  return shop.catalogue.edit({ actor: shop.admin }, { ...kept, ...changes })
}
const refused = (pointer: string) => ({
  body: { type: 'gtin-taken', status: 409, errors: [expect.objectContaining({ pointer })] },
})

test('a tool has its packs by size; an edit that says nothing of them leaves them', async () => {
  const { id } = await shop.tool({ sku: 'PK-1', packs: [pallet, carton, inner] })
  expect((await read(id)).packs).toEqual([inner, carton, pallet])
  expect((await edit(id, {})).packs).toEqual([inner, carton, pallet])
  expect(await edit(id, { packs: [] })).not.toHaveProperty('packs')
  // Its numbers are free again.
  const { id: other } = await shop.tool({ sku: 'PK-2', packs: [inner] })
  expect((await read(other)).packs).toEqual([inner])
  await shop.catalogue.remove({ actor: shop.admin }, { id: other })
})

test('the number of a pack is no other tool’s and no other pack’s, however it is written', async () => {
  const gtin = '036000291452'
  const { id } = await shop.tool({ sku: 'PK-3', gtin, packs: [carton] })
  const other = await shop.tool({ sku: 'PK-4' })
  await expect(
    edit(other.id, { packs: [{ ...inner, gtin: '0036000291452' }] }),
  ).rejects.toMatchObject(refused('#/packs/0/gtin'))
  await expect(
    edit(other.id, { packs: [inner, { ...pallet, gtin: carton.gtin }] }),
  ).rejects.toMatchObject(refused('#/packs/1/gtin'))
  await expect(edit(other.id, { gtin: carton.gtin })).rejects.toMatchObject(refused('#/gtin'))
  await expect(shop.tool({ sku: 'PK-5', packs: [carton] })).rejects.toMatchObject(
    refused('#/packs/0/gtin'),
  )
  // An archived tool has none; when it comes back, they must be free.
  await shop.catalogue.remove({ actor: shop.admin }, { id })
  await edit(other.id, { packs: [carton] })
  await expect(shop.catalogue.restore({ actor: shop.admin }, { id })).rejects.toMatchObject(
    refused('#/packs/0/gtin'),
  )
  await edit(other.id, { packs: [] })
  expect((await shop.catalogue.restore({ actor: shop.admin }, { id })).packs).toEqual([carton])
  await edit(id, { packs: [] })
})

test('of two who write the same number at once, one has it', async () => {
  const tools = await Promise.all(['PK-6', 'PK-7', 'PK-8'].map((sku) => shop.tool({ sku })))
  const [first, second, third] = tools
  const results = await Promise.allSettled([
    edit(first?.id ?? '', { packs: [carton] }),
    edit(second?.id ?? '', { packs: [carton] }),
    edit(third?.id ?? '', { gtin: carton.gtin }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const { id } of tools) await edit(id, { gtin: '', packs: [] })
})

test.each([
  [[inner, { ...carton, gtin: inner.gtin }], 'packs/1/gtin'],
  [[inner, { ...carton, name: 'INNER' }], 'packs/1/name'],
  [[{ ...inner, gtin: '4006381333931' }], 'packs/0/gtin'], // that of the tool
  [[{ ...inner, gtin: '14006381333939' }], 'packs/0/gtin'],
  [[{ ...inner, quantity: 1 }], 'packs/0/quantity'],
  [[{ ...inner, name: ' ' }], 'packs/0/name'],
  [Array.from({ length: 7 }, (_, n) => ({ name: `P${n}`, quantity: n + 2 })), 'packs'],
])('%j is refused by its place', (packs, field) => {
  const judged = shop.catalogue.many.judge({
    name: 'A',
    image: 'https://a.example/a.webp',
    description: 'A',
    price: '$1',
    Stock: 1,
    minimum_quantity: 1,
    gtin: '4006381333931',
    packs,
  })
  expect(judged).toEqual({ errors: [expect.objectContaining({ field })] })
})

test('the pad and the search find the tool by the number of a pack, with its quantity', async () => {
  const { id, slug } = await shop.tool({ sku: 'PK-9', name: 'Packed Bit', packs: [inner, carton] })
  const { terms, tools } = await shop.search.resolve(nobody, {
    terms: ['2 4006381 33393 5', 'PK-9', inner.gtin],
  })
  expect(terms).toEqual([
    { found: 'one', tools: [0], quantity: 144 },
    { found: 'one', tools: [0] },
    { found: 'one', tools: [0], quantity: 12 },
  ])
  expect(tools.map(({ sku }) => sku)).toEqual(['PK-9'])
  expect(await shop.search.byCode(carton.gtin)).toEqual({ slug, quantity: 144 })
  const listed = await shop.search.list(nobody, { q: carton.gtin })
  expect(listed.map(({ sku }) => sku)).toEqual(['PK-9'])
  await edit(id, { packs: [inner] })
  expect(await shop.search.byCode(carton.gtin)).toBeUndefined()
  await edit(id, { packs: [] })
})

test('an order keeps the packs, and papers say which of them are full', async () => {
  const { id } = await shop.tool({
    sku: 'PK-10',
    name: 'Packed Nail',
    packs: [inner, carton],
    stock: 500,
  })
  const placed = await shop.placeCart([{ toolId: id, quantity: 303 }])
  await edit(id, { packs: [] })
  const order = await shop.orders.read({ actor: shop.buyer }, { number: placed.number })
  expect(order.lines[0]?.packs).toEqual([inner, carton])
  const seller = { name: 'Shop', address: [], vatId: '', bank: '' }
  const { lines } = toDocumentContent(seller, order, 'UTC').order
  const [line] = lines
  expect(line && linesTables['delivery-note'].texts(line, defaultCurrency)).toEqual([
    'PK-10',
    'Packed Nail\n2 × Carton of 144 (GTIN 24006381333935), 1 × Inner of 12 (GTIN 14006381333938)',
    '303',
  ])
})

test('full packs are never more than the quantity, and what is left fills none', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.integer({ min: 2, max: 3000 }), { maxLength: 6 }),
      (quantity, sizes) => {
        const packs = sizes.map((size, n) => ({ name: `P${n}`, quantity: size }))
        const full = fullPacks(quantity, packs)
        const left = full.reduce((rest, { pack, count }) => rest - count * pack.quantity, quantity)
        expect(left).toBeGreaterThanOrEqual(0)
        for (const { quantity: size } of packs) expect(left).toBeLessThan(size)
      },
    ),
  )
  expect(packsText(11, [inner])).toBe('')
})
