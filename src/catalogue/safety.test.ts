/** Age limit and hazard marks: from the form to the tool's page, its order lines and documents. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { toDocumentContent } from '../documents/document-content.ts'
import { linesTables } from '../documents/drawing/lines-tables.server.ts'
import { goodsDocumentKinds } from '../documents/rules.ts'
import { defaultCurrency } from '../platform/money/money.ts'
import { safetyText } from './safety.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const spray = {
  sku: 'SPRAY-1',
  name: 'Rust Remover 400 ml',
  ageLimit: 16,
  hazards: ['GHS07' as const, 'GHS02' as const],
  hazardText: 'Danger. Extremely flammable aerosol.',
}
const read = (id: string) => shop.catalogue.read({ actor: undefined }, { id })
const edit = async (id: string, changes: object) => {
  const { revision, name, image, description, price, minimumQuantity, stock } = await read(id)
  const kept = { id, revision, name, image, description, price, minimumQuantity, stock }
  return shop.catalogue.edit({ actor: shop.admin }, { ...kept, ...changes })
}

test('a tool has them in the order of the pictograms; one without says nothing', async () => {
  const { id } = await shop.tool(spray)
  expect(await read(id)).toMatchObject({ ...spray, hazards: ['GHS02', 'GHS07'] })
  const { id: plain } = await shop.tool({ sku: 'PLAIN-1' })
  const tool = await read(plain)
  for (const name of ['ageLimit', 'hazards', 'hazardText']) expect(tool).not.toHaveProperty(name)
})

test('an edit that says nothing of them leaves them; null, none and empty clear them', async () => {
  const { id } = await shop.tool({ ...spray, sku: 'SPRAY-2' })
  expect(await edit(id, {})).toMatchObject({ ageLimit: 16, hazards: ['GHS02', 'GHS07'] })
  const cleared = await edit(id, { ageLimit: null, hazards: [], hazardText: '' })
  for (const name of ['ageLimit', 'hazards', 'hazardText']) expect(cleared).not.toHaveProperty(name)
})

test('a change of them is taken back from the history', async () => {
  const { id } = await shop.tool({ sku: 'SPRAY-3', ageLimit: 16 })
  await edit(id, { ageLimit: 18, hazards: ['GHS06'], hazardText: 'Toxic.' })
  const [entry] = await shop.audit.list({ actor: shop.admin }, { kind: 'tool', record: id })
  const back = await shop.catalogue.putBack({ actor: shop.admin }, { id, entry: entry?.id ?? '' })
  expect(back.ageLimit).toBe(16)
  for (const name of ['hazards', 'hazardText']) expect(back).not.toHaveProperty(name)
})

test('an order keeps what was so, and every paper says it below the name', async () => {
  const { id } = await shop.tool({ ...spray, sku: 'SPRAY-4' })
  const plain = await shop.tool({ sku: 'PLAIN-4' })
  const placed = await shop.placeCart([
    { toolId: id, quantity: 2 },
    { toolId: plain.id, quantity: 1 },
  ])
  await edit(id, { ageLimit: null, hazards: ['GHS09'], hazardText: '' })
  const order = await shop.orders.read({ actor: shop.buyer }, { number: placed.number })
  expect(order.lines[0]).toMatchObject({
    ageLimit: 16,
    hazards: ['GHS02', 'GHS07'],
    hazardText: 'Danger. Extremely flammable aerosol.',
  })
  expect(order.lines[1]).not.toHaveProperty('hazards')
  const seller = { name: 'Shop', address: [], vatId: '', bank: '' }
  const { lines } = toDocumentContent(seller, order, 'UTC').order
  for (const kind of goodsDocumentKinds) {
    const names = lines.map((line) => linesTables[kind].texts(line, defaultCurrency)[1])
    expect(names).toEqual([
      'Rust Remover 400 ml\n' +
        'GHS02 Flammable · GHS07 Harmful or irritant · Danger. Extremely flammable aerosol. · ' +
        'Not for anyone under 16 years of age',
      'Claw Hammer',
    ])
  }
})

test('nothing to say is an empty text', () => {
  expect(safetyText({})).toBe('')
})

test.each([
  [{ age_limit: 0 }, 'age_limit'],
  [{ age_limit: 100 }, 'age_limit'],
  [{ hazards: ['GHS10'] }, 'hazards/0'],
  [{ hazards: 'GHS02' }, 'hazards'],
  [{ hazard_text: 'x'.repeat(201) }, 'hazard_text'],
])('%j is refused by its name', (fields, field) => {
  const judged = shop.catalogue.many.judge({
    name: 'A',
    image: 'https://a.example/a.webp',
    description: 'A',
    price: '$1',
    Stock: 1,
    minimum_quantity: 1,
    ...fields,
  })
  expect(judged).toEqual({ errors: [expect.objectContaining({ field })] })
})
