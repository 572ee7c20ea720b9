/** Each line of an order judged alone: what is sold at which price, and why not. */
import { describe, expect, test } from 'vitest'
import { validateLines, type SellableTool } from './validate-lines.ts'

const hammer: SellableTool = {
  id: 'hammer',
  sku: 'HMR-1',
  name: 'Hammer',
  minimumQuantity: 6,
  packSize: 3,
  stock: 20,
  price: 1000,
  priceBreaks: [{ from: 12, price: 900 }],
}
const judge = (quantity: number, unitPrice?: number, changes: Partial<SellableTool> = {}) =>
  validateLines(new Map([['hammer', { ...hammer, ...changes }]]), [
    { toolId: 'hammer', quantity, ...(unitPrice === undefined ? {} : { unitPrice }) },
  ])

describe('a line', () => {
  test('is sold at the price of its quantity', () => {
    expect(judge(9)).toEqual({
      lines: [{ tool: hammer, quantity: 9, unitCents: 1000 }],
      refused: [],
    })
    expect(judge(12, 900).lines).toEqual([{ tool: hammer, quantity: 12, unitCents: 900 }])
  })

  test('of a tool that is not for sale is gone', () => {
    expect(validateLines(new Map(), [{ toolId: 'saw', quantity: 1 }])).toEqual({
      lines: [],
      refused: [
        { position: 0, toolId: 'saw', why: 'gone', detail: expect.stringContaining('sold') },
      ],
    })
  })

  test('at a price that was another is refused with both', () => {
    const { lines, refused } = judge(12, 1000)
    expect(lines).toEqual([])
    expect(refused).toMatchObject([
      {
        position: 0,
        toolId: 'hammer',
        why: 'price',
        detail: expect.stringMatching(/10\.00.*9\.00/),
        unitPrice: 900,
        pricePer: 1,
        seenUnitPrice: 1000,
      },
    ])
  })

  test('at another price says what the price is for', () => {
    expect(judge(12, 1000, { unit: 'metre', pricePer: 100 }).refused).toMatchObject([
      { why: 'price', basis: { unit: 'metre', pricePer: 100 } },
    ])
  })

  test('that may wait for goods is refused for its quantity alone', () => {
    const waiting = { backOrder: true }
    expect(judge(21, undefined, waiting).refused).toEqual([])
    expect(judge(22, undefined, waiting).refused).toMatchObject([
      { why: 'quantity', fault: 'not-packs' },
    ])
    expect(judge(6, undefined, { ...waiting, stock: 0 }).refused).toEqual([])
  })

  test('of more than there is says how many are left, and the nearest below', () => {
    expect(judge(21).refused).toEqual([
      {
        position: 0,
        toolId: 'hammer',
        why: 'stock',
        fault: 'above-stock',
        available: 20,
        below: 18,
        detail: expect.stringContaining('20'),
      },
    ])
    expect(judge(6, undefined, { stock: 0 }).refused).toMatchObject([
      { why: 'stock', fault: 'sold-out', available: 0 },
    ])
    // Too many of the rest as well: it is the stock that lacks.
    expect(judge(6, undefined, { stock: 4 }).refused).toMatchObject([
      { why: 'stock', fault: 'clearance-only', available: 4, below: 4 },
    ])
  })

  test('between packs or below the minimum is refused for its quantity', () => {
    expect(judge(8).refused).toMatchObject([
      { why: 'quantity', fault: 'not-packs', available: 20, below: 6, above: 9 },
    ])
    expect(judge(3).refused).toMatchObject([{ why: 'quantity', fault: 'below-minimum', above: 6 }])
    expect(judge(3).refused[0]).not.toHaveProperty('below')
    expect(judge(20).refused).toMatchObject([{ why: 'quantity', fault: 'not-packs', below: 18 }])
    expect(judge(20).refused[0]).not.toHaveProperty('above')
  })
})

test('each line has its position, and good ones are kept beside bad ones', () => {
  const { lines, refused } = validateLines(new Map([['hammer', hammer]]), [
    { toolId: 'saw', quantity: 1 },
    { toolId: 'hammer', quantity: 6 },
    { toolId: 'hammer', quantity: 7 },
  ])
  expect(lines.map(({ quantity }) => quantity)).toEqual([6])
  expect(refused.map(({ position, why }) => [position, why])).toEqual([
    [0, 'gone'],
    [2, 'quantity'],
  ])
})
