/** The pick list: sorted as one walks, with every piece of every order exactly once. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickListMessages as messages } from './messages/pick-lists.ts'
import { compareBins, toPickRows, type PieceToPick } from './pick-list.ts'

const piece = (over: Partial<PieceToPick> = {}): PieceToPick => ({
  number: 10_001,
  line: 1,
  toolId: 'a',
  sku: 'HAM-16',
  name: 'Claw Hammer',
  unit: 'piece',
  bin: 'A-1',
  pieces: 5,
  picked: 0,
  pickedBy: '',
  unitWeight: null,
  ...over,
})

test('bins are sorted as people count, and what has none comes last', () => {
  const bins = ['', 'B-1', 'A-10-2', 'a-2-1', 'A-03-12', '']
  expect(bins.toSorted(compareBins)).toEqual(['a-2-1', 'A-03-12', 'A-10-2', 'B-1', '', ''])
})

test('one order is not all of them', () => {
  expect(messages.ofAll(1)).toBe('For 1 order to pick.')
  expect(messages.ofAll(6)).toBe('For all 6 orders to pick.')
})

describe('a pick list', () => {
  test('has each tool once, with its pieces for each order', () => {
    const rows = toPickRows([
      piece({ number: 10_002, pieces: 3, picked: 3 }),
      piece({ toolId: 'b', sku: 'SAW-1', bin: 'A-02' }),
      piece({ number: 10_001, pieces: 2 }),
    ])
    expect(rows.map(({ sku, pieces, picked }) => [sku, pieces, picked])).toEqual([
      ['HAM-16', 5, 3],
      ['SAW-1', 5, 0],
    ])
    expect(rows[0]?.parts.map(({ number, pieces }) => [number, pieces])).toEqual([
      [10_001, 2],
      [10_002, 3],
    ])
  })
  test('loses and doubles no piece, and is in the order of the bins', () => {
    const any = fc
      .array(
        fc.record({
          number: fc.integer({ min: 10_000, max: 10_009 }),
          line: fc.integer({ min: 1, max: 9 }),
          toolId: fc.constantFrom('a', 'b', 'c', 'd'),
          pieces: fc.integer({ min: 1, max: 1000 }),
        }),
      )
      .map((drawn) =>
        drawn.map((one) => piece({ ...one, bin: one.toolId === 'd' ? '' : `A-${one.toolId}` })),
      )
    fc.assert(
      fc.property(any, (pieces) => {
        const rows = toPickRows(pieces)
        const parts = rows.flatMap((row) =>
          row.parts.map((part) => ({ ...part, tool: row.toolId })),
        )
        expect(parts.length).toBe(pieces.length)
        for (const { toolId, pieces: sum } of rows)
          expect(sum).toBe(
            pieces.reduce((all, one) => all + (one.toolId === toolId ? one.pieces : 0), 0),
          )
        expect(rows.map(({ bin }) => bin)).toEqual(rows.map(({ bin }) => bin).toSorted(compareBins))
      }),
    )
  })
})
