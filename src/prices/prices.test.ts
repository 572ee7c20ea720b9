/** Price lists of companies: kept by staff, paid by their buyers in cart, order pad and orders. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { linesRefused, priceChanged } from '../orders/contract.ts'
import { rejection } from '../../tests/order-shop.ts'
import {
  listChanged,
  listCircular,
  listInUse,
  listNameTaken,
  rowOverlaps,
  rowReplaced,
} from './contract.ts'
import { openPricesShop, type PricesShop } from './test-shop.ts'

let now = new Date('2026-11-22T12:00:00Z')
let shop: PricesShop
beforeAll(async () => {
  shop = await openPricesShop(() => now)
})
afterAll(() => shop.close())

const byAdmin = () => ({ actor: shop.admin })
let nth = 0
const newTool = async (changes: Parameters<PricesShop['tool']>[0] = {}) => {
  const sku = `SKU-${(nth += 1)}`
  return { sku, ...(await shop.tool({ name: sku, sku, stock: 1000, ...changes })) }
}

describe('a company with a price list', () => {
  test('a company with a price list sees and pays its own prices everywhere, and others the catalogue prices', async () => {
    const { id, sku } = await newTool({ priceBreaks: [{ from: 10, price: 900 }] })
    const list = await shop.list('Joiners', [
      { target: 'tool', name: sku, price: 800, priceBreaks: [{ from: 5, price: 700 }] },
    ])
    const joiner = await (await shop.company('Joiner', list)).actor()
    const other = await (await shop.company('Other', null)).actor()
    expect(await shop.ownPrice(joiner, id)).toBe(800)
    expect(await shop.ownPrice(other, id)).toBe(1000)
    expect(await shop.ownPrice(shop.buyer, id)).toBe(1000)

    const lines = [{ toolId: id, quantity: 5 }]
    const { total } = await shop.cart.change({ actor: joiner }, { how: 'set', lines })
    expect(total).toBe(3500)
    const { tools } = await shop.cart.read({ actor: joiner }, {})
    expect(tools[0]?.priceBreaks).toEqual([{ from: 5, price: 700 }])
    const pad = await shop.search.resolve({ actor: joiner }, { terms: [sku] })
    expect(pad.tools[0]?.price).toBe(800)
    expect(
      (await shop.search.resolve({ actor: undefined }, { terms: [sku] })).tools[0]?.price,
    ).toBe(1000)

    const order = await shop.placeCart(lines, { actor: joiner })
    expect(order.lines[0]?.unitPrice).toBe(700)
    expect((await shop.placeTool(id, 5, { actor: joiner })).lines[0]?.unitPrice).toBe(700)
    expect((await shop.placeTool(id, 5, { actor: other })).lines[0]?.unitPrice).toBe(1000)
  })
  test('pays by brand, by the nearest category, and by the list that its list is based on', async () => {
    const records = { maker: blank, responsible: blank, sentence: '', image: '', position: 1 }
    const top = await shop.catalogue.addRecord(byAdmin(), { kind: 'categories', name: 'Top' })
    const leaf = await shop.catalogue.addRecord(byAdmin(), { kind: 'categories', name: 'Leaf' })
    const { id: leafId, slug, revision } = leaf
    await shop.catalogue.saveRecord(byAdmin(), {
      kind: 'categories',
      id: leafId,
      name: 'Leaf',
      slug,
      revision,
      parent: top.id,
      ...records,
    })
    const { id } = await newTool({ category: 'Leaf', brand: 'Ironside' })
    const base = await shop.list('Base', [{ target: 'category', name: 'Top', percentOff: 10 }])
    const list = await shop.list('Upon', [], base)
    const actor = await (await shop.company('Branded', list)).actor()
    expect(await shop.ownPrice(actor, id)).toBe(900)
    const add = (row: Parameters<PricesShop['list']>[1]) =>
      Promise.all((row ?? []).map((one) => shop.prices.addRow(byAdmin(), { listId: base, ...one })))
    await add([{ target: 'category', name: 'leaf', percentOff: 20 }])
    expect(await shop.ownPrice(actor, id)).toBe(800)
    await add([{ target: 'brand', name: 'Ironside', percentOff: 30 }])
    expect(await shop.ownPrice(actor, id)).toBe(700)
    // A row of the list itself is taken off what its base says.
    const row = { target: 'category' as const, name: 'Top', percentOff: 12.5 }
    await shop.prices.addRow(byAdmin(), { listId: list, ...row })
    expect(await shop.ownPrice(actor, id)).toBe(613)
  })
  test('is told of a price that begins between cart and order, and accepts it', async () => {
    const { id, sku } = await newTool()
    const list = await shop.list('From tomorrow', [
      { target: 'tool', name: sku, price: 950, validFrom: '2026-11-23' },
    ])
    const actor = await (await shop.company('Early', list)).actor()
    const line = { toolId: id, quantity: 2, unitPrice: 1000 }
    await shop.cart.change({ actor }, { how: 'set', lines: [{ toolId: id, quantity: 2 }] })
    try {
      // Of the shop's time zone, which is UTC here.
      now = new Date('2026-11-23T00:00:00Z')
      const refused = await rejection(shop.placeTool(id, 2, { actor, unitPrice: 1000 }))
      expect(isProblem(refused, priceChanged) && refused.body.facts?.['unitPrice']).toBe('$9.50')
      expect(isProblem(await rejection(shop.placeCart([line], { actor })), linesRefused)).toBe(true)
      const order = await shop.placeCart([{ ...line, unitPrice: 950 }], { actor })
      expect(order.lines[0]?.unitPrice).toBe(950)
    } finally {
      now = new Date('2026-11-22T12:00:00Z')
    }
  })
})

const blank = { name: '', address: '', contact: '' }

describe('a price list', () => {
  test('has one price of a target for a day: overlapping days are refused with a sentence', async () => {
    const { sku } = await newTool()
    const list = await shop.list('Days', [
      { target: 'tool', name: sku, price: 900, validUntil: '2026-11-30' },
    ])
    const later = { listId: list, target: 'tool' as const, name: sku, price: 800 }
    const overlapping = await rejection(
      shop.prices.addRow(byAdmin(), { ...later, validFrom: '2026-11-30' }),
    )
    expect(isProblem(overlapping, rowOverlaps) && overlapping.body.detail).toBe(
      `${sku} already has a price until November 30, 2026 in this list. Choose days outside this period, or change that price.`,
    )
    await shop.prices.addRow(byAdmin(), { ...later, validFrom: '2026-12-01' })
    expect(isProblem(await rejection(shop.prices.addRow(byAdmin(), later)), rowOverlaps)).toBe(true)
  })
  test('has one price of a target for a day when two are added at the same time', async () => {
    const { sku } = await newTool()
    const listId = await shop.list('Race')
    const row = { listId, target: 'tool' as const, name: sku, price: 900 }
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => shop.prices.addRow(byAdmin(), row)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(isProblem(result.reason, rowOverlaps)).toBe(true)
  })
  test('is never based on itself, at any distance', async () => {
    const first = await shop.list('First')
    const second = await shop.list('Second', [], first)
    const third = await shop.list('Third', [], second)
    for (const [base, detail] of [
      [first, 'A price list cannot be based on itself. Choose another base, or the catalogue.'],
      [second, 'Second is already based on First. Choose another base, or the catalogue.'],
      [third, 'Third is already based on First. Choose another base, or the catalogue.'],
    ] as const) {
      const change = { id: first, revision: 1, name: 'First', base }
      const refused = await rejection(shop.prices.saveList(byAdmin(), change))
      expect(isProblem(refused, listCircular) && refused.body.detail).toBe(detail)
    }
  })
  test('has a name of its own, and is not overwritten unseen', async () => {
    const id = await shop.list('Named')
    const added = shop.prices.addList(byAdmin(), { name: 'NAMED', base: null })
    expect(isProblem(await rejection(added), listNameTaken)).toBe(true)
    const change = { id, revision: 1, name: 'Renamed', base: null }
    await shop.prices.saveList(byAdmin(), change)
    const again = shop.prices.saveList(byAdmin(), change)
    expect(isProblem(await rejection(again), listChanged)).toBe(true)
  })
  test('is not deleted while a company or another list has it', async () => {
    const id = await shop.list('Kept')
    await shop.list('Kept too', [], id)
    await shop.company('Keeper', id)
    const refused = await rejection(shop.prices.removeList(byAdmin(), { id }))
    expect(isProblem(refused, listInUse) && refused.body.detail).toBe(
      '1 company uses this price list, and 1 other list is based on this list. Choose a different list for them first.',
    )
    const free = await shop.list('Free')
    expect(await shop.prices.removeList(byAdmin(), { id: free })).toMatchObject({ deletedCount: 1 })
    expect(await shop.prices.removeList(byAdmin(), { id: free })).toMatchObject({ deletedCount: 0 })
  })
  test('says what is not there: a tool, a brand, a base, a list for a company', async () => {
    const listId = await shop.list('Unknown')
    const row = { listId, target: 'tool' as const, name: 'NO-SUCH', price: 1 }
    const gone = listId.replace(/^.{8}/, '00000000')
    for (const attempt of [
      () => shop.prices.addRow(byAdmin(), row),
      () => shop.prices.addRow(byAdmin(), { ...row, target: 'brand' }),
      () => shop.prices.addList(byAdmin(), { name: 'Based on nothing', base: gone }),
      () => shop.company('Listless', gone),
    ])
      expect(isProblem(await rejection(attempt()), invalidInput)).toBe(true)
  })
})

describe('a row of a price list', () => {
  test('stands in the history with its prices as amounts', async () => {
    const { sku } = await newTool()
    const listId = await shop.list('Told', [
      { target: 'tool', name: sku, price: 850, priceBreaks: [{ from: 5, price: 720 }] },
    ])
    const entries = await shop.audit.list(byAdmin(), { kind: 'price-list', record: listId })
    const added = [...entries].find(({ operation }) => operation === 'prices.addRow')
    expect(added?.changes).toMatchObject(
      expect.arrayContaining([
        { field: 'price', before: null, after: '$8.50' },
        { field: 'priceBreaks', before: null, after: 'from 5, price $7.20' },
      ]),
    )
  })
  test('is replaced, removed and put back; what changed since a day shows each', async () => {
    const { id: toolId, sku } = await newTool()
    const listId = await shop.list('Changing')
    const actor = await (await shop.company('Changing', listId)).actor()
    const row = { listId, target: 'tool' as const, name: sku, price: 900 }
    const { id } = await shop.prices.addRow(byAdmin(), row)
    const changed = await shop.prices.changeRow(byAdmin(), { listId, id, percentOff: 25 })
    expect(await shop.ownPrice(actor, toolId)).toBe(750)
    const again = shop.prices.changeRow(byAdmin(), { listId, id, percentOff: 50 })
    expect(isProblem(await rejection(again), rowReplaced)).toBe(true)

    const one = { listId, id: changed.id }
    expect(await shop.prices.removeRow(byAdmin(), one)).toMatchObject({ deletedCount: 1 })
    expect(await shop.prices.removeRow(byAdmin(), one)).toMatchObject({ deletedCount: 0 })
    expect(await shop.ownPrice(actor, toolId)).toBe(1000)
    await shop.prices.putRowBack(byAdmin(), one)
    expect(await shop.ownPrice(actor, toolId)).toBe(750)

    const counting = await shop.prices.rows(byAdmin(), { listId })
    expect(counting.map(({ percentOff }) => percentOff)).toEqual([25])
    const since = await shop.prices.rows(byAdmin(), { listId, since: '2026-11-22' })
    expect(since).toHaveLength(3)
    expect([...(await shop.prices.rows(byAdmin(), { listId, since: '2026-11-23' }))]).toEqual([])
  })
})

test('staff see what a company pays for a tool on a day, and where the price comes from', async () => {
  const { sku } = await newTool()
  const listId = await shop.list('Checked', [
    { target: 'tool', name: sku, price: 850, validFrom: '2026-12-01' },
  ])
  const { id: company } = await shop.company('Checked', listId)
  const today = await shop.prices.check(byAdmin(), { company, sku })
  expect(today).toMatchObject({ unitPrice: 1000, cataloguePrice: 1000, day: '2026-11-22' })
  expect(today.source).toBeUndefined()
  const later = await shop.prices.check(byAdmin(), { company, sku, day: '2026-12-01' })
  expect(later).toMatchObject({ unitPrice: 850, source: { list: 'Checked', target: 'tool' } })
})

test('many at once come in the order of their SKUs, and those that no tool has are named', async () => {
  const [listed, other] = [await newTool(), await newTool()]
  const list = await shop.list('Checked many', [
    { target: 'tool', name: listed.sku, price: 850, priceBreaks: [{ from: 24, price: 800 }] },
  ])
  const { id: company } = await shop.company('Checked many', list)
  const skus = [other.sku, 'NO-SUCH', listed.sku.toLowerCase(), listed.sku]
  const asked = { company, skus, quantity: 24 }
  const { prices, unknown } = await shop.prices.checkMany(byAdmin(), asked)
  expect(prices.map(({ tool, unitPrice, source }) => [tool.sku, unitPrice, source?.list])).toEqual([
    [other.sku, 1000, undefined],
    [listed.sku, 800, 'Checked many'],
  ])
  expect(unknown).toEqual(['NO-SUCH'])
  for (const price of prices)
    expect(await shop.prices.check(byAdmin(), { ...asked, sku: price.tool.sku })).toEqual(price)
  const nobody = { ...asked, company: crypto.randomUUID() }
  expect(isProblem(await rejection(shop.prices.checkMany(byAdmin(), nobody)))).toBe(true)
})
