/** Orders of many tools: whole or not at all, every refused line named, never oversold. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { invalidInput, keyReused } from '../../../packages/contract/standard-problems.ts'
import { maxPrice } from '../../platform/money/money.ts'
import { maxOrderLines } from '../model/cart-fields.ts'
import { linesRefused } from '../contract.ts'
import { refusedLines } from '../model/refused-lines.ts'

let shop: OrderShop
let buyer: Actor
let admin: Actor
beforeAll(async () => {
  shop = await openOrderShop({ DEMO: 'on' })
  buyer = shop.buyer
  admin = shop.admin
})
afterAll(() => shop.close())

describe('placing many tools at once', () => {
  test('is one order as sold, and takes all of them', async () => {
    const one = await shop.tool({ sku: 'MANY-1', price: 100 })
    const two = await shop.tool({ sku: 'MANY-2', price: 250, minimumQuantity: 6, packSize: 6 })
    const order = await shop.placeCart(
      [
        { toolId: one.id, quantity: 3, unitPrice: 100 },
        { toolId: two.id, quantity: 12 },
      ],
      { poNumber: 'PO-9', note: 'Dock 2' },
    )
    expect(order).toMatchObject({
      acknowledged: true,
      insertedId: order.id,
      quantity: 15,
      total: 300 + 3000,
      poNumber: 'PO-9',
      note: 'Dock 2',
      status: 'placed',
    })
    expect(
      order.lines.map(({ sku, quantity, unitPrice, total }) => [sku, quantity, unitPrice, total]),
    ).toEqual([
      ['MANY-1', 3, 100, 300],
      ['MANY-2', 12, 250, 3000],
    ])
    expect([await shop.stockOf(one.id), await shop.stockOf(two.id)]).toEqual([47, 38])
    expect(
      (await shop.orders.read({ actor: buyer }, { number: order.number })).lines,
    ).toMatchObject(order.lines)
  })

  test('is refused whole when lines speak against it, and each of them says what could be', async () => {
    const fine = await shop.tool()
    const short = await shop.tool({ stock: 4, minimumQuantity: 2, packSize: 2 })
    const packs = await shop.tool({ minimumQuantity: 12, packSize: 12, stock: 240 })
    const dearer = await shop.tool({ price: 425 })
    const gone = await shop.tool()
    await shop.catalogue.remove({ actor: admin }, { id: gone.id })
    const error = await rejection(
      shop.placeCart([
        { toolId: fine.id, quantity: 1 },
        { toolId: short.id, quantity: 10 },
        { toolId: packs.id, quantity: 13 },
        { toolId: dearer.id, quantity: 1, unitPrice: 410 },
        { toolId: gone.id, quantity: 1 },
      ]),
    )
    if (!isProblem(error, linesRefused)) throw error
    expect(error.body).toMatchObject({
      status: 409,
      detail: '4 lines need correcting. Nothing was ordered.',
    })
    expect(refusedLines(error)).toEqual([
      {
        position: 1,
        toolId: short.id,
        why: 'stock',
        detail: 'Only 4 of this tool are in stock.',
        available: 4,
        below: 4,
      },
      {
        position: 2,
        toolId: packs.id,
        why: 'quantity',
        detail: '13 is not a multiple of 12. Use 12 or 24.',
        available: 240,
        below: 12,
        above: 24,
      },
      {
        position: 3,
        toolId: dearer.id,
        why: 'price',
        detail: 'The price was $4.10 each and is now $4.25.',
        unitPrice: 425,
        pricePer: 1,
      },
      {
        position: 4,
        toolId: gone.id,
        why: 'gone',
        detail: 'This tool is no longer sold. Remove the line.',
      },
    ])
    expect(
      await Promise.all([fine, short, packs, dearer].map(({ id }) => shop.stockOf(id))),
    ).toEqual([50, 4, 240, 50])
  })

  test('finds the first order under the same key, even when its tools are gone since; other contents are refused', async () => {
    const tool = await shop.tool({ stock: 5 })
    const key = randomUUID()
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => shop.placeCart([{ toolId: tool.id, quantity: 5 }], { key })),
    )
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    await shop.catalogue.remove({ actor: admin }, { id: tool.id })
    expect((await shop.placeCart([{ toolId: tool.id, quantity: 5 }], { key })).id).toBe(
      orders[0]?.id,
    )
    const other = await shop.tool()
    expect(
      isProblem(
        await rejection(shop.placeCart([{ toolId: other.id, quantity: 4 }], { key })),
        keyReused,
      ),
    ).toBe(true)
  })

  test('of more than an order can come to is refused in words, and takes nothing', async () => {
    const lines: { toolId: string; quantity: number }[] = []
    for (let count = 1; count <= 6; count += 1) {
      const { id } = await shop.tool({ price: maxPrice, stock: 1_000_000 })
      lines.push({ toolId: id, quantity: 1_000_000 })
    }
    const error = await rejection(shop.placeCart(lines))
    expect(isProblem(error, invalidInput) && error.body.errors?.[0]?.pointer).toBe('#/lines')
    expect(await shop.stockOf(lines[0]?.toolId ?? '')).toBe(1_000_000)
  })

  test('under a key of an order for oneself is refused for a company, and the other way round', async () => {
    const { id: toolId } = await shop.tool()
    const { id } = await shop.companies.request(
      { actor: buyer },
      { name: 'Two Hats Ltd', address: '', vatId: '', taxNumber: '' },
    )
    await shop.companies.move({ actor: admin }, { id, state: 'approved' })
    const company = await shop.companies.actingFor(shop.database.handle, buyer.id, id)
    const both = [buyer, { ...buyer, company }]
    for (const [first, second] of [both, both.toReversed()]) {
      const [key, lines] = [randomUUID(), [{ toolId, quantity: 1 }]]
      await shop.placeCart(lines, { key, ...(first ? { actor: first } : {}) })
      const again = shop.placeCart(lines, { key, ...(second ? { actor: second } : {}) })
      expect(isProblem(await rejection(again), keyReused)).toBe(true)
    }
  })

  test('in parallel from both ends sells no piece twice, and what lacks is told exactly', async () => {
    const tools: { id: string }[] = []
    for (let row = 0; row < 4; row += 1) tools.push(await shop.tool({ stock: 30 }))
    const lines = tools.map(({ id }) => ({ toolId: id, quantity: 4 }))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) =>
        shop.placeCart(turn % 2 === 0 ? lines : lines.toReversed()),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      expect(isProblem(outcome.reason, linesRefused), String(outcome.reason)).toBe(true)
      expect(refusedLines(outcome.reason).map(({ why, available }) => [why, available])).toEqual(
        lines.map(() => ['stock', 2]),
      )
    }
    expect(await Promise.all(tools.map(({ id }) => shop.stockOf(id)))).toEqual([2, 2, 2, 2])
    expect((await shop.stock.check()).wrong).toEqual([])
  })

  test('of a thousand tools is one order', async () => {
    const nails = Array.from({ length: maxOrderLines }, (_, row) => ({
      name: `Nail ${row}`,
      sku: `NAIL-${row}`,
      brand: '',
      category: '',
      family: '',
      image: 'https://pictures.example.com/nail.webp',
      description: 'Holds.',
      keywords: '',
      price: 1000,
      minimumQuantity: 1,
      packSize: 1,
      stock: 50,
      priceBreaks: [],
      specs: [],
    }))
    const tools = await shop.database.transact((tx) =>
      shop.catalogue.importDemoTools(tx, nails, new Date()),
    )
    const order = await shop.placeCart(
      [...tools.values()].map((toolId) => ({ toolId, quantity: 2, unitPrice: 1000 })),
    )
    expect([order.lines.length, order.quantity, order.total]).toEqual([1000, 2000, 2_000_000])
    await shop.transition(order.number, 'cancelled')
    expect((await shop.stock.check()).wrong).toEqual([])
  })
})
