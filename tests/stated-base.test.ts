/** Anybody who writes a price says for how many it is; where they do not, it is never guessed. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceQuantities } from '../src/catalogue/model/units.ts'
import { fieldErrors, openEditShop, type EditShop } from './edit-shop.ts'
import { rejection } from './order-shop.ts'

let shop: EditShop
beforeAll(async () => {
  shop = await openEditShop()
})
afterAll(() => shop.close())

const screws = (pricePer: number) => shop.tool({ price: 2000, pricePer, stock: 100_000 })
const editTool = async (id: string, changes: Record<string, unknown>) => {
  const tool = await shop.catalogue.readAny({ actor: shop.admin }, { id })
  const { name, image, description, price, minimumQuantity, stock, revision } = tool
  const sent = { id, name, image, description, price, minimumQuantity, stock, revision }
  return shop.catalogue.edit({ actor: shop.admin }, { ...sent, ...changes })
}
const priceList = () =>
  shop.prices.addList({ actor: shop.admin }, { name: randomUUID(), base: null })
const quoteOf = async (toolId: string) => {
  const asked = { lines: [{ toolId, quantity: 1000 }] }
  const call = { actor: shop.buyer, idempotencyKey: randomUUID() }
  return (await shop.quotes.ask(call, asked)).id
}
const orderOf = async (toolId: string) =>
  (await shop.placeCart([{ toolId, quantity: 1000 }])).number

type Said = { readonly pricePer?: number | undefined }
/** Each way to write the price 1,800 for a tool, and what is stored for how many. */
const writers: Record<string, (id: string, said: Said) => Promise<unknown>> = {
  'the form of a tool': (id, said) => editTool(id, { price: 1800, ...said }),
  'a new row of a price list': async (id, said) => {
    const { id: listId } = await priceList()
    const row = { listId, target: 'tool' as const, name: await shop.skuOf(id), price: 1800 }
    return shop.prices.addRow({ actor: shop.admin }, { ...row, ...said })
  },
  'another price in a row': async (id, said) => {
    const { id: listId } = await priceList()
    const named = { listId, target: 'tool' as const, name: await shop.skuOf(id), percentOff: 5 }
    const row = await shop.prices.addRow({ actor: shop.admin }, named)
    const change = { listId, id: row.id, price: 1800, ...said }
    return shop.prices.changeRow({ actor: shop.admin }, change)
  },
  'an offer': async (toolId, said) => {
    const id = await quoteOf(toolId)
    const lines = [{ toolId, quantity: 1000, unitPrice: 1800, ...said }]
    const answer = { id, version: 0, validUntil: '2099-12-24', lines }
    return shop.quotes.answer({ actor: shop.admin }, answer)
  },
  'a line of an order': async (id, said) => {
    const lines = [{ line: 1, quantity: 1000, unitPrice: 1800, ...said }]
    return shop.edit(await orderOf(id), { lines, priceReason: 'As agreed.' })
  },
  'a tool that is added to an order': async (id, said) => {
    const number = await orderOf((await shop.tool({ stock: 100_000 })).id)
    const added = [{ sku: await shop.skuOf(id), quantity: 1000, unitPrice: 1800, ...said }]
    return shop.edit(number, { added, priceReason: 'As agreed.' })
  },
}

describe.each(Object.entries(writers))('%s', (_name, write) => {
  test('takes a price that says for how many it is', async () => {
    for (const pricePer of priceQuantities) {
      const { id } = await screws(pricePer)
      await write(id, { pricePer })
    }
  })
  test('takes a price that does not say it for one, where the prices of the tool are for one', async () => {
    const { id } = await screws(1)
    await write(id, {})
  })
  test('asks for how many a price is where those of the tool are for more', async () => {
    for (const pricePer of [10, 100, 1000]) {
      const { id } = await screws(pricePer)
      expect(await rejection(write(id, {}))).toMatchObject({
        body: {
          status: 422,
          errors: [
            {
              pointer: expect.stringMatching(/price_?per$/i),
              detail: expect.stringContaining(pricePer === 1000 ? '1,000' : String(pricePer)),
            },
          ],
        },
      })
    }
  })
})

test('a client that sends a tool back with its price as it was need not say for how many it is', async () => {
  const { id } = await screws(100)
  await editTool(id, { name: 'Wood screws' })
  expect(await shop.catalogue.read({ actor: undefined }, { id })).toMatchObject({
    name: 'Wood screws',
    price: 2000,
    pricePer: 100,
  })
  for (const changes of [{ cost: 900 }, { priceBreaks: [{ from: 500, price: 1700 }] }])
    expect(await rejection(editTool(id, changes))).toMatchObject(fieldErrors('#/price_per'))
})

test('a row that keeps its price keeps its base when another field of it is saved', async () => {
  const { id } = await screws(100)
  const { id: listId } = await priceList()
  const named = { listId, target: 'tool' as const, name: await shop.skuOf(id) }
  const row = await shop.prices.addRow(
    { actor: shop.admin },
    { ...named, price: 1800, pricePer: 100 },
  )
  const change = { listId, id: row.id, price: 1800, validUntil: '2099-12-31' }
  expect(await shop.prices.changeRow({ actor: shop.admin }, change)).toMatchObject({
    price: 1800,
    pricePer: 100,
  })
})

test('a tool added to an order costs what was said, for as many as was said', async () => {
  const { id } = await screws(100)
  const number = await orderOf((await shop.tool({ stock: 100_000 })).id)
  const added = { sku: await shop.skuOf(id), quantity: 1000 }
  await shop.edit(number, {
    added: [{ ...added, unitPrice: 18, pricePer: 1 }],
    priceReason: 'As agreed.',
  })
  expect((await shop.read(number)).lines[1]).toMatchObject({ quantity: 1000, total: 18_000 })
})
test('a tool added at the price of the day needs no reason, in whatever base it is written', async () => {
  const { id } = await screws(100)
  const number = await orderOf((await shop.tool({ stock: 100_000 })).id)
  const added = [{ sku: await shop.skuOf(id), quantity: 1000, unitPrice: 20, pricePer: 1 }]
  await shop.edit(number, { added })
  expect((await shop.read(number)).lines[1]).toMatchObject({ total: 20_000 })
})

test('a price of an order or an offer for another number than its line is refused with both', async () => {
  const { id: toolId } = await screws(100)
  const number = await orderOf(toolId)
  const line = { quantity: 1000, unitPrice: 18, pricePer: 1 }
  expect(
    await shop.refusal(number, { lines: [{ line: 1, ...line }], priceReason: 'As agreed.' }),
  ).toMatchObject({
    body: {
      errors: [
        {
          pointer: '#/lines/0/pricePer',
          detail:
            'This price is per 1, but the other prices on this line are per 100. Enter the price per 100, and use 100 as the price unit.',
        },
      ],
    },
  })
  const answer = {
    id: await quoteOf(toolId),
    version: 0,
    validUntil: '2099-12-24',
    lines: [{ toolId, ...line }],
  }
  expect(await rejection(shop.quotes.answer({ actor: shop.admin }, answer))).toMatchObject(
    fieldErrors('#/lines/0/pricePer'),
  )
})

test('the history says for how many the prices of an edited order are', async () => {
  const { id } = await screws(100)
  const number = await orderOf(id)
  const lines = [{ line: 1, quantity: 1000, unitPrice: 1800, pricePer: 100 }]
  await shop.edit(number, { lines, priceReason: 'As agreed.' })
  const entries = await shop.audit.list({ actor: shop.admin }, { kind: 'order' })
  const [entry] = entries.filter(({ operation }) => operation === 'orders.edit')
  const sku = await shop.skuOf(id)
  expect(entry?.changes).toContainEqual({
    field: 'lines',
    before: `1,000 × ${sku} at $20.00 per 100`,
    after: `1,000 × ${sku} at $18.00 per 100`,
  })
})
