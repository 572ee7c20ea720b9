/** A price is an amount and the number of pieces that it is for, wherever it is stored or compared. */
import { randomUUID } from 'node:crypto'
import { strToU8 } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contact, rejection } from '../../tests/order-shop.ts'
import { jobsOf, type JobActions } from '../bulk/test-jobs.ts'
import { linesRefused, priceChanged } from '../orders/contract.ts'
import { openPricesShop, type PricesShop } from './test-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: PricesShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openPricesShop(() => new Date('2026-11-26T12:00:00Z'))
  jobs = jobsOf(shop, shop.admin)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

/** Applies a list of a supplier; the rows as the dry run has them. */
async function load(...lines: string[]) {
  const job = await jobs.check(await jobs.upload('list.csv', strToU8(lines.join('\n'))))
  const rows = await jobs.rows(job)
  await jobs.apply(job)
  return { job, rows }
}
/** Staff save the form of a tool with another base, all other fields as they are. */
async function edit(id: string, changes: { price?: number; pricePer?: number }) {
  const tool = await shop.catalogue.read({ actor: undefined }, { id })
  return shop.catalogue.edit(
    { actor: shop.admin },
    {
      id,
      revision: tool.revision,
      name: tool.name,
      image: tool.image,
      description: tool.description,
      price: tool.price,
      minimumQuantity: tool.minimumQuantity,
      stock: tool.stock,
      ...changes,
    },
  )
}
const paid = async (
  actor: Parameters<PricesShop['ownPrice']>[0],
  toolId: string,
  quantity: number,
) => (await shop.placeCart([{ toolId, quantity }], { actor })).total

describe('a company pays what its price list says after the base of the tool has changed', () => {
  test('F1A, by a list with three decimals: 0.11 for one stays 11.00 for a hundred', async () => {
    const { id } = await shop.tool({ sku: 'T-1', price: 13, stock: 10_000 })
    const list = await shop.list('Screws', [{ target: 'tool', name: 'T-1', price: 11 }])
    const buyer = await (await shop.company('Screw buyers', list)).actor()
    expect(await paid(buyer, id, 100)).toBe(1100)
    await load('SKU;Name;Price', 'T-1;Screw;0,125', 'OTHER-9;Other;12,40')
    expect(await shop.catalogue.read({ actor: undefined }, { id })).toMatchObject({
      price: 125,
      pricePer: 10,
    })
    expect(await paid(buyer, id, 100)).toBe(1100)
  })
  test('F1B, by a list with a column: 18.00 per 100 stays 18.00', async () => {
    const { id } = await shop.tool({ sku: 'T-2', price: 2000, pricePer: 100, stock: 10_000 })
    const list = await shop.list('Bolts', [
      { target: 'tool', name: 'T-2', price: 1800, pricePer: 100 },
    ])
    const buyer = await (await shop.company('Bolt buyers', list)).actor()
    expect(await paid(buyer, id, 100)).toBe(1800)
    await load('SKU;Name;Price;Price per', 'T-2;Bolt;0,21;1')
    expect(await paid(buyer, id, 100)).toBe(1800)
    expect(await paid(shop.buyer, id, 100)).toBe(2100)
    expect(await shop.prices.own({ actor: buyer }, { ids: [id] })).toEqual([
      { id, price: 1800, priceBreaks: [], pricePer: 100 },
    ])
  })
})

describe('what a buyer saw is an amount and its base', () => {
  const seen = (actor = shop.buyer) => shop.cart.read({ actor }, {})
  const put = (toolId: string, price: number, pricePer?: number, actor = shop.buyer) =>
    shop.cart.change(
      { actor },
      { how: 'set', lines: [{ toolId, quantity: 100, seen: { quantity: 100, price, pricePer } }] },
    )
  test('F1E, 18.00 per 100 that is 18.00 for one now is refused, with both in words', async () => {
    const actor = await shop.person('Sees Bases')
    const { id } = await shop.tool({ price: 1800, pricePer: 100, stock: 10_000 })
    await put(id, 1800, 100, actor)
    await edit(id, { pricePer: 1 })
    const line = { toolId: id, quantity: 100, unitPrice: 1800 }
    for (const pricePer of [undefined, 100])
      expect(await rejection(shop.placeCart([{ ...line, pricePer }], { actor }))).toMatchObject({
        body: {
          type: linesRefused.type,
          status: 409,
          facts: {
            lines: [
              {
                why: 'price',
                unitPrice: '$18.00',
                pricePer: 1,
                detail: 'The price was $18.00 per 100 and is now $18.00 each.',
              },
            ],
          },
        },
      })
    expect(await rejection(shop.placeTool(id, 100, { actor, unitPrice: 1800 }))).toMatchObject({
      body: { type: priceChanged.type, status: 409, facts: { total: '$1800.00', pricePer: 1 } },
    })
    expect((await seen(actor)).lines[0]?.seen).toEqual({
      quantity: 100,
      price: 1800,
      pricePer: 100,
    })
    await put(id, 1800, 1, actor)
    expect((await shop.placeCart([{ ...line, pricePer: 1 }], { actor })).total).toBe(180_000)
  })
  test('a client that names no base has seen a price of one piece', async () => {
    const actor = await shop.person('Names None')
    const { id } = await shop.tool({ price: 1800, pricePer: 100, stock: 10_000 })
    expect(await rejection(shop.placeTool(id, 100, { actor, unitPrice: 1800 }))).toMatchObject({
      body: {
        type: priceChanged.type,
        detail:
          'The price was $18.00 each and is now $18.00 per 100. Nothing was ordered. Accept the new price, then place the order again.',
      },
    })
    await put(id, 1800, undefined, actor)
    expect((await seen(actor)).lines[0]?.seen).toEqual({ quantity: 100, price: 1800 })
    expect((await shop.placeTool(id, 100, { actor, unitPrice: 1800, pricePer: 100 })).total).toBe(
      1800,
    )
  })
  test('an accepted offer keeps the base that it was made in', async () => {
    const { id: toolId } = await shop.tool({ price: 2000, pricePer: 100, stock: 10_000 })
    const { id } = await shop.quotes.ask(
      { actor: shop.buyer, idempotencyKey: randomUUID() },
      { lines: [{ toolId, quantity: 100 }] },
    )
    await shop.quotes.answer(
      { actor: shop.admin },
      {
        id,
        version: 0,
        validUntil: '2026-12-24',
        lines: [{ toolId, quantity: 100, unitPrice: 1800, pricePer: 100 }],
      },
    )
    await edit(toolId, { price: 20, pricePer: 1 })
    const { order } = await shop.quotes.accept(
      { actor: shop.buyer },
      { id, version: 1, ...contact },
    )
    expect(await shop.orders.read({ actor: shop.buyer }, { number: order ?? 0 })).toMatchObject({
      total: 1800,
      lines: [{ unitPrice: 1800, pricePer: 100, total: 1800 }],
    })
  })
})

describe('a change of base', () => {
  const editInput = async (id: string, changes: Record<string, unknown>) => {
    const tool = await shop.catalogue.readAny({ actor: shop.admin }, { id })
    const { name, image, description, price, minimumQuantity, stock, revision } = tool
    return { id, revision, name, image, description, price, minimumQuantity, stock, ...changes }
  }
  test('by a list is said in the dry run, with lists, quotes and carts by name, and can be undone', async () => {
    const actor = await shop.person('Holds A Cart')
    const { id } = await shop.tool({
      sku: 'T-3',
      price: 2000,
      pricePer: 100,
      stock: 10_000,
      cost: 1200,
      priceBreaks: [{ from: 500, price: 1800 }],
    })
    await shop.list('Named in the dry run', [
      { target: 'tool', name: 'T-3', price: 1700, pricePer: 100 },
    ])
    await shop.cart.change({ actor }, { how: 'set', lines: [{ toolId: id, quantity: 100 }] })
    const { number } = await shop.quotes.ask(
      { actor, idempotencyKey: randomUUID() },
      { lines: [{ toolId: id, quantity: 100 }] },
    )
    const { job, rows } = await load('SKU;Name;Price;Price per', 'T-3;Bolt;0,21;1')
    const said = rows[0]?.warnings.map(({ why }) => why).join(' ')
    for (const use of ['price list Named in the dry run', `quote ${number}`, 'one cart'])
      expect(said).toContain(use)
    expect(await shop.catalogue.readAny({ actor: shop.admin }, { id })).toMatchObject({
      price: 21,
      cost: 12,
      priceBreaks: [{ from: 500, price: 18 }],
    })
    await jobs.undo(job)
    expect(await shop.catalogue.readAny({ actor: shop.admin }, { id })).toMatchObject({
      price: 2000,
      cost: 1200,
      priceBreaks: [{ from: 500, price: 1800 }],
      pricePer: 100,
    })
  })
  test('converts the ladder and cost that an edit leaves, or names what is no whole cents', async () => {
    const priceBreaks = [{ from: 500, price: 1800 }]
    const { id } = await shop.tool({ price: 2000, pricePer: 100, cost: 1250, priceBreaks })
    const change = { price: 20, pricePer: 1 }
    expect(
      await rejection(shop.catalogue.edit({ actor: shop.admin }, await editInput(id, change))),
    ).toMatchObject({
      body: { status: 422, errors: [{ pointer: '#/cost' }] },
    })
    await shop.catalogue.edit({ actor: shop.admin }, await editInput(id, { ...change, cost: 13 }))
    expect(await shop.catalogue.readAny({ actor: shop.admin }, { id })).toMatchObject({
      price: 20,
      cost: 13,
      priceBreaks: [{ from: 500, price: 18 }],
    })
  })
  test('in a form is asked about first, and nothing is written', async () => {
    const { id } = await shop.tool({ sku: 'T-4', price: 1800, pricePer: 100 })
    await shop.list('Asked about', [{ target: 'tool', name: 'T-4', price: 1700, pricePer: 100 }])
    const change = { pricePer: 1, pricePerSeen: 100 }
    expect(
      await rejection(shop.catalogue.edit({ actor: shop.admin }, await editInput(id, change))),
    ).toMatchObject({
      body: {
        type: 'price-base-changed',
        status: 409,
        facts: { uses: ['price list Asked about'] },
        detail: expect.stringContaining('was $18.00 per 100 and would be $18.00 each'),
      },
    })
    expect(await shop.catalogue.read({ actor: undefined }, { id })).toMatchObject({ pricePer: 100 })
  })
  test('of many tools at once keeps what each costs', async () => {
    const { id } = await shop.tool({ sku: 'T-5', price: 1800, pricePer: 100, stock: 10_000 })
    await shop.tool({ sku: 'T-6', price: 1855, pricePer: 100, stock: 10_000 })
    const { rows } = await load('SKU;Price per', 'T-5;1', 'T-6;1')
    expect(
      rows.map(({ sku, kind, errors }) => [sku, kind, errors.map(({ field }) => field)]),
    ).toEqual([
      ['T-5', 'changed', []],
      ['T-6', 'wrong', ['price_per']],
    ])
    expect(await paid(shop.buyer, id, 100)).toBe(1800)
  })
})

test('a removed price of before 0.3.0 that does not say its base is not put back, and says why', async () => {
  await shop.tool({ sku: 'T-7', price: 1800, pricePer: 100, brand: 'Mixed' })
  await shop.tool({ sku: 'T-8', price: 20, brand: 'Mixed' })
  const listId = await shop.list('Of before')
  const row = await shop.prices.addRow(
    { actor: shop.admin },
    { listId, target: 'brand', name: 'Mixed', price: 1500, pricePer: 100 },
  )
  await shop.prices.removeRow({ actor: shop.admin }, { listId, id: row.id })
  await sql`update price_rows set price_per = null where id = ${row.id}::uuid`.execute(
    shop.database.handle,
  )
  expect(
    await rejection(shop.prices.putRowBack({ actor: shop.admin }, { listId, id: row.id })),
  ).toMatchObject({
    body: {
      type: 'price-row-base-unknown',
      status: 409,
      detail: expect.stringContaining('Add the price again with its unit'),
    },
  })
})

test('a price of before 0.3.0 that says no base is named where the base of a tool changes', async () => {
  const { id } = await shop.tool({ sku: 'T-9', price: 1800, pricePer: 100, brand: 'Old' })
  const listId = await shop.list('Without numbers')
  const row = await shop.prices.addRow(
    { actor: shop.admin },
    { listId, target: 'brand', name: 'Old', price: 1500, pricePer: 100 },
  )
  await sql`update price_rows set price_per = null where id = ${row.id}::uuid`.execute(
    shop.database.handle,
  )
  const tool = await shop.catalogue.readAny({ actor: shop.admin }, { id })
  const { name, image, description, price, minimumQuantity, stock, revision } = tool
  const kept = { id, name, image, description, price, minimumQuantity, stock, revision }
  const change = { ...kept, pricePer: 1, pricePerSeen: 100 }
  expect(await rejection(shop.catalogue.edit({ actor: shop.admin }, change))).toMatchObject({
    body: {
      type: 'price-base-changed',
      facts: {
        uses: [
          'price list Without numbers (its price has no price unit and would use the new ' +
            'price unit; set a unit for it first)',
        ],
      },
    },
  })
})
