/** The cart's rules: lines are merged and changed without loss, and summed at current prices. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyChanges,
  mergeDuplicateChanges,
  checkLine,
  maxLineQuantity,
  findPriceChange,
  quantityAfterChange,
  sumLines,
  type LineChange,
  type ChangeKind,
  type CartLine,
} from './rules.ts'

const anyToolId = fc.integer({ min: 0, max: 6 }).map((number) => `tool-${number}`)
const seen = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }),
  price: fc.integer({ min: 0, max: 5000 }),
})
const changes: fc.Arbitrary<LineChange[]> = fc.array(
  fc.record({
    toolId: anyToolId,
    quantity: fc.integer({ min: 0, max: 500 }),
    seen: fc.option(seen, { nil: undefined }),
  }),
  { maxLength: 12 },
)
const lines: fc.Arbitrary<CartLine[]> = fc.uniqueArray(
  fc.record({ toolId: anyToolId, quantity: fc.integer({ min: 1, max: 500 }), seen }),
  { selector: ({ toolId }) => toolId },
)
const how = fc.constantFrom<ChangeKind>('set', 'add', 'larger')
const currentPrice = () => ({ quantity: 1, price: 1 })
const quantities = (all: readonly CartLine[]) =>
  Object.fromEntries(all.map(({ toolId, quantity }) => [toolId, quantity]))

describe('changing lines', () => {
  test('a tool stands in the cart once, with 1 to a million pieces', () => {
    fc.assert(
      fc.property(lines, how, changes, (before, kind, listed) => {
        const after = applyChanges(before, kind, listed, currentPrice)
        expect(new Set(after.map(({ toolId }) => toolId)).size).toBe(after.length)
        for (const { quantity } of after)
          expect(quantity >= 1 && quantity <= maxLineQuantity).toBe(true)
      }),
    )
  })
  test('merging two carts loses nothing, keeps the larger quantity, and is idempotent', () => {
    fc.assert(
      fc.property(lines, lines, (mine, theirs) => {
        const merged = applyChanges(mine, 'larger', theirs, currentPrice)
        const [a, b] = [quantities(mine), quantities(theirs)]
        expect(quantities(merged)).toEqual(
          Object.fromEntries(
            Object.keys({ ...a, ...b }).map((id) => [id, Math.max(a[id] ?? 0, b[id] ?? 0)]),
          ),
        )
        expect(applyChanges(merged, 'larger', theirs, currentPrice)).toEqual(merged)
        // Signing in accepts no price.
        for (const line of mine)
          expect(merged.find(({ toolId }) => toolId === line.toolId)?.seen).toEqual(line.seen)
      }),
    )
  })
  test('several changes of one tool together do what they do one after another', () => {
    fc.assert(
      fc.property(lines, how, changes, (before, kind, listed) => {
        expect(
          quantities(applyChanges(before, kind, mergeDuplicateChanges(kind, listed), currentPrice)),
        ).toEqual(quantities(applyChanges(before, kind, listed, currentPrice)))
      }),
    )
  })
  test('adding stops at a million', () =>
    expect(quantityAfterChange('add', maxLineQuantity, 5)).toBe(maxLineQuantity))
})

describe('a line', () => {
  const terms = {
    minimumQuantity: 12,
    packSize: 6,
    stock: 60,
    price: 410,
    priceBreaks: [{ from: 24, price: 390 }],
  }
  const line = (quantity: number, price: number, at = quantity) => ({
    toolId: 'a',
    quantity,
    seen: { quantity: at, price },
  })
  test('is ready when quantity and price hold', () =>
    expect(checkLine(line(12, 410), terms)).toEqual({ kind: 'ready' }))
  test('is unavailable when its tool is', () =>
    expect(checkLine(line(12, 410), undefined)).toEqual({ kind: 'unavailable' }))
  test('says what is wrong with its quantity first', () =>
    expect(checkLine(line(14, 1), terms)).toMatchObject({
      kind: 'quantity',
      verdict: { below: 12, above: 18 },
    }))
  test('tells the price that changed where it was seen', () =>
    expect(checkLine(line(12, 400), terms)).toEqual({
      kind: 'price',
      change: { was: 400, now: 410 },
    }))
  test('the lower price of more pieces is no change', () =>
    expect(checkLine(line(30, 410, 12), terms)).toEqual({ kind: 'ready' }))
  test('a cheaper price is a change too', () =>
    expect(findPriceChange(terms, { quantity: 24, price: 395 })).toEqual({ was: 395, now: 390 }))
})

test('the sum counts every line and prices what is available', () => {
  const terms = { price: 410, priceBreaks: [{ from: 24, price: 390 }] }
  expect(
    sumLines(
      [
        { toolId: 'a', quantity: 24 },
        { toolId: 'gone', quantity: 5 },
        { toolId: 'b', quantity: 1 },
      ],
      (id) => (id === 'gone' ? undefined : terms),
    ),
  ).toEqual({ lines: 3, pieces: 25, total: 24 * 390 + 410 })
})

describe('a change of a line', () => {
  const seenAt = (price: number) => ({ quantity: 1, price })
  const now = () => seenAt(500)
  const kept = [{ toolId: 'a', quantity: 5, seen: seenAt(100) }]
  test('to nothing takes the line out', () => {
    expect(applyChanges(kept, 'set', [{ toolId: 'a', quantity: 0 }], now)).toEqual([])
    expect(applyChanges([], 'set', [{ toolId: 'b', quantity: 0 }], now)).toEqual([])
  })
  test.each([
    ['set', 2, seenAt(200), 2, seenAt(200)],
    ['set', 2, undefined, 2, seenAt(100)],
    ['add', 2, seenAt(200), 7, seenAt(200)],
    ['add', 2, undefined, 7, seenAt(100)],
    ['larger', 9, seenAt(200), 9, seenAt(100)],
    ['larger', 2, undefined, 5, seenAt(100)],
  ] as const)('%s %i, seen at %o: %i pieces, seen at %o', (kind, change, at, quantity, result) => {
    const listed = [{ toolId: 'a', quantity: change, ...(at ? { seen: at } : {}) }]
    expect(applyChanges(kept, kind, listed, now)).toEqual([{ toolId: 'a', quantity, seen: result }])
  })
  test('of a new line takes the price that it brings, else the price of now', () => {
    const [brought, bare] = [
      { toolId: 'b', quantity: 1, seen: seenAt(300) },
      { toolId: 'c', quantity: 1 },
    ]
    for (const kind of ['set', 'add', 'larger'] as const)
      expect(applyChanges([], kind, [brought, bare], now)).toEqual([
        brought,
        { ...bare, seen: seenAt(500) },
      ])
  })
  test('that comes twice keeps the price that was seen last', () => {
    const first = { toolId: 'a', quantity: 1, seen: seenAt(100) }
    const seenOf = (...given: readonly { readonly seen?: { quantity: number; price: number } }[]) =>
      mergeDuplicateChanges(
        'add',
        given.map((change) => ({ toolId: 'a', quantity: 1, ...change })),
      )
    expect(seenOf(first, { seen: seenAt(200) })).toEqual([
      { toolId: 'a', quantity: 2, seen: seenAt(200) },
    ])
    expect(seenOf(first, {})).toEqual([{ toolId: 'a', quantity: 2, seen: seenAt(100) }])
    expect(seenOf({}, first)).toEqual([{ toolId: 'a', quantity: 2, seen: seenAt(100) }])
  })
})
