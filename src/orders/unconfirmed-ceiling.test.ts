/** The ceiling for unconfirmed accounts: examples, and what holds for every tool and share. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstQuantity, judgeQuantity } from '../catalogue/rules.ts'
import { isClearance } from '../catalogue/tool-terms.ts'
import { allowedQuantity, judgeCeiling, type CeilingLine } from './unconfirmed-ceiling.ts'

const line = (changes: Partial<CeilingLine> = {}): CeilingLine => ({
  terms: { minimumQuantity: 12, packSize: 12, stock: 240 },
  quantity: 24,
  unitCents: 1000,
  held: 0,
  ...changes,
})
const ceiling = { maxValue: 50_000, maxShare: 10 }

test.each([
  ['a tenth of the stock', line(), { kind: 'within' }],
  ['a pack more', line({ quantity: 36 }), { kind: 'share', lines: [{ position: 0, allowed: 24 }] }],
  [
    'a tenth when a tenth is held already: the stock that is left and what is held count together',
    line({ quantity: 12, held: 24, terms: { minimumQuantity: 12, packSize: 12, stock: 216 } }),
    { kind: 'share', lines: [{ position: 0, allowed: 0 }] },
  ],
  [
    'the minimum, though it is more than a tenth',
    line({ quantity: 12, terms: { minimumQuantity: 12, packSize: 12, stock: 60 } }),
    { kind: 'within' },
  ],
  [
    'the last pieces, fewer than the minimum',
    line({ quantity: 7, held: 100, terms: { minimumQuantity: 12, packSize: 12, stock: 7 } }),
    { kind: 'within' },
  ],
  [
    'worth more than the ceiling',
    line({ unitCents: 3000 }),
    { kind: 'value', total: 72_000, maxValue: 50_000 },
  ],
  [
    'the minimum of one tool, worth more',
    line({ quantity: 12, unitCents: 9000 }),
    { kind: 'within' },
  ],
])('%s', (_, ordered, verdict) => {
  expect(judgeCeiling(ceiling, [ordered])).toEqual(verdict)
})

test('the minimum of two tools counts towards the value', () => {
  const two = [line({ quantity: 12, unitCents: 3000 }), line({ quantity: 12, unitCents: 3000 })]
  expect(judgeCeiling(ceiling, two)).toEqual({ kind: 'value', total: 72_000, maxValue: 50_000 })
})

const terms = fc.record({
  minimumQuantity: fc.integer({ min: 1, max: 500 }),
  packSize: fc.integer({ min: 1, max: 60 }),
  stock: fc.integer({ min: 1, max: 5000 }),
})
const share = fc.integer({ min: 1, max: 100 })

test('without a ceiling, or with all of the stock, every valid quantity is allowed', () => {
  fc.assert(
    fc.property(terms, fc.nat(5000), (tool, quantity) => {
      fc.pre(judgeQuantity(tool, quantity).valid)
      const ordered = line({ terms: tool, quantity, unitCents: 0 })
      for (const maxShare of [undefined, 100])
        expect(judgeCeiling({ maxValue: undefined, maxShare }, [ordered]).kind).toBe('within')
    }),
  )
})

test('the smallest quantity of one tool is always allowed', () => {
  fc.assert(
    fc.property(terms, share, fc.nat(1_000_000), (tool, maxShare, unitCents) => {
      const ordered = line({ terms: tool, quantity: firstQuantity(tool), unitCents })
      expect(judgeCeiling({ maxValue: 1, maxShare }, [ordered]).kind).toBe('within')
    }),
  )
})

test('what is allowed is valid, is the highest within the share, and all orders together stay in it', () => {
  fc.assert(
    fc.property(terms, share, (tool, maxShare) => {
      const most = Math.max(Math.floor((tool.stock * maxShare) / 100), firstQuantity(tool))
      let held = 0
      let left = tool.stock
      for (let orders = 0; orders < 5; orders += 1) {
        const now = { ...tool, stock: left }
        // The last pieces are allowed whatever is held.
        if (left === 0 || isClearance(now)) break
        const allowed = allowedQuantity({ terms: now, held }, maxShare)
        if (allowed === 0) break
        expect(judgeQuantity(now, allowed).valid).toBe(true)
        held += allowed
        left -= allowed
        expect(held).toBeLessThanOrEqual(most)
      }
    }),
  )
})
