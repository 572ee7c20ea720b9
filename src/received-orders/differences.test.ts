/** What two files of the same order say otherwise. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyLine } from '../../packages/file-reader/orders/order-document.ts'
import { differencesOf } from './differences.ts'
import type { DraftLine } from './draft.ts'

const line = (said: Partial<DraftLine>): DraftLine => Object.assign({ ...emptyLine }, said)
const between = (earlier: readonly Partial<DraftLine>[], newer: readonly Partial<DraftLine>[]) =>
  differencesOf({ lines: earlier.map(line) }, { lines: newer.map(line) })

const hammer = {
  number: '1',
  sellerNumber: 'HAM-16',
  name: 'Hammer',
  quantity: '10',
  price: '12.50',
}
const saw = { number: '2', sellerNumber: 'SAW-1', name: 'Saw', quantity: '3', unit: 'C62' }

describe('differences', () => {
  test('name lines that are added, gone, or have another quantity or price', () => {
    const found = between(
      [hammer, saw],
      [
        { ...hammer, quantity: '12', price: '11.90' },
        { number: '3', gtin: '4006381333931', quantity: '1' },
      ],
    )
    expect(found).toEqual([
      {
        kind: 'changed',
        article: 'HAM-16 Hammer',
        quantity: { was: '10', is: '12' },
        price: { was: '12.50', is: '11.90' },
      },
      { kind: 'added', article: '4006381333931', quantity: { was: '', is: '1' } },
      { kind: 'gone', article: 'SAW-1 Saw', quantity: { was: '3 C62', is: '' } },
    ])
  })
  test('are none where the same is written otherwise', () => {
    expect(
      between(
        [
          { ...hammer, price: '118.5', priceQuantity: '100' },
          { gtin: '4006381333931', quantity: '5' },
          saw,
        ],
        [
          { gtin: '04006381333931', quantity: '5.00', unit: 'EA' },
          { sellerNumber: ' ham-16', quantity: '10', price: '1.185' },
          { ...saw, number: '7', price: '9.00' },
        ],
      ),
    ).toEqual([])
  })
  test('are of an article on several lines those of the same line, whatever their order', () => {
    const first = { ...hammer, number: '10', quantity: '1' }
    const second = { ...hammer, number: '20', quantity: '2' }
    expect(between([first, second], [second, { ...first, quantity: '4' }])).toMatchObject([
      { kind: 'changed', quantity: { was: '1', is: '4' } },
    ])
  })
  test('name another unit, and a line that a change takes back', () => {
    expect(
      between(
        [saw, hammer],
        [
          { ...saw, unit: 'PK' },
          { ...hammer, cancelled: true },
        ],
      ),
    ).toMatchObject([
      { kind: 'changed', quantity: { was: '3 C62', is: '3 PK' } },
      { kind: 'gone', article: 'HAM-16 Hammer' },
    ])
  })
  test('never take another article for the same, nor a greeting for a line', () => {
    expect(
      between(
        [{ sellerNumber: 'A-1', name: 'Saw', quantity: '1' }],
        [
          { sellerNumber: 'A-2', name: 'Saw', quantity: '1' },
          { name: 'Kind regards', prose: true },
        ],
      ).map(({ kind, article }) => [kind, article]),
    ).toEqual([
      ['added', 'A-2 Saw'],
      ['gone', 'A-1 Saw'],
    ])
  })

  const lines = fc.array(
    fc.record({
      number: fc.constantFrom('1', '2', '3'),
      sellerNumber: fc.constantFrom('A', 'B', 'C', 'D'),
      quantity: fc.constantFrom('1', '2', '3'),
      price: fc.constantFrom('', '1.00', '2.00'),
    }),
    { maxLength: 6 },
  )
  test('are none between a file and itself, and what one adds, the other lacks', () => {
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        expect(between(one, one)).toEqual([])
        const count = (kind: string, found: ReturnType<typeof between>) =>
          found.filter((difference) => difference.kind === kind).length
        const [there, back] = [between(one, other), between(other, one)]
        expect(count('added', there)).toBe(count('gone', back))
        expect(count('added', there) - count('gone', there)).toBe(other.length - one.length)
      }),
    )
  })
})
