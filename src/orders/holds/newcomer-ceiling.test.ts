/** The ceiling for newcomers: examples, and what holds for every tool and share. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstQuantity, validateQuantity } from '../../catalogue/rules.ts'
import { isClearance } from '../../catalogue/tool-terms.ts'
import { allowedQuantity, newcomerCeiling, newcomerReason } from './newcomer-ceiling.ts'
import { sayHoldReason } from '../model/hold-reason.ts'

/** The reason as a sentence. */
const saidReason = (...input: Parameters<typeof newcomerReason>): string | undefined => {
  const reason = newcomerReason(...input)
  return reason && sayHoldReason(reason)
}

type CeilingLine = Parameters<typeof newcomerReason>[1][number]

const line = (changes: Partial<CeilingLine> = {}): CeilingLine => ({
  name: 'Claw hammer',
  terms: { minimumQuantity: 12, packSize: 12, stock: 240 },
  quantity: 24,
  unitCents: 1000,
  held: 0,
  ...changes,
})
const ceiling = { maxValue: 50_000, maxShare: 10 }
const aboveShare =
  'The order takes more than 10 % of the stock of Claw hammer. Until the shop has confirmed the first ' +
  'order of an account, such orders go on hold.'
const aboveValue =
  'The order total excluding tax is $720.00. Until the shop has confirmed the first order of an account, orders above ' +
  '$500.00 go on hold.'

test.each([
  ['a tenth of the stock', line(), undefined],
  ['a pack more', line({ quantity: 36 }), aboveShare],
  [
    'a tenth when a tenth is held already: the stock that is left and what is held count together',
    line({ quantity: 12, held: 24, terms: { minimumQuantity: 12, packSize: 12, stock: 216 } }),
    aboveShare,
  ],
  [
    'the minimum, though it is more than a tenth',
    line({ quantity: 12, terms: { minimumQuantity: 12, packSize: 12, stock: 60 } }),
    undefined,
  ],
  [
    'the last pieces, fewer than the minimum',
    line({ quantity: 7, held: 100, terms: { minimumQuantity: 12, packSize: 12, stock: 7 } }),
    undefined,
  ],
  ['worth more than the ceiling', line({ unitCents: 3000 }), aboveValue],
  ['the minimum of one tool, worth more', line({ quantity: 12, unitCents: 9000 }), undefined],
])('%s', (_, ordered, reason) => {
  expect(saidReason(ceiling, [ordered])).toBe(reason)
})

test('the minimum of two tools counts towards the value', () => {
  const two = [line({ quantity: 12, unitCents: 3000 }), line({ quantity: 12, unitCents: 3000 })]
  expect(saidReason(ceiling, two)).toBe(aboveValue)
})

test('several tools above the share are counted', () => {
  const above = line({ quantity: 36 })
  expect(saidReason(ceiling, [line(), above, above, above])).toContain(
    'the stock of Claw hammer and of 2 other tools.',
  )
})

test.each([
  ['', '', undefined],
  ['499.50', '', { maxValue: 49_950, maxShare: undefined }],
  ['', '100', { maxValue: undefined, maxShare: 100 }],
])('the settings “%s” and “%s”', (newcomerMaxOrder, newcomerMaxShare, expected) => {
  expect(newcomerCeiling({ newcomerMaxOrder, newcomerMaxShare })).toEqual(expected)
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
      fc.pre(validateQuantity(tool, quantity).valid)
      const ordered = line({ terms: tool, quantity, unitCents: 0 })
      for (const maxShare of [undefined, 100])
        expect(saidReason({ maxValue: undefined, maxShare }, [ordered])).toBeUndefined()
    }),
  )
})

test('the smallest quantity of one tool is always allowed', () => {
  fc.assert(
    fc.property(terms, share, fc.nat(1_000_000), (tool, maxShare, unitCents) => {
      const ordered = line({ terms: tool, quantity: firstQuantity(tool), unitCents })
      expect(saidReason({ maxValue: 1, maxShare }, [ordered])).toBeUndefined()
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
        expect(validateQuantity(now, allowed).valid).toBe(true)
        held += allowed
        left -= allowed
        expect(held).toBeLessThanOrEqual(most)
      }
    }),
  )
})
