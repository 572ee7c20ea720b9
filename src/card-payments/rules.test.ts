/** What the provider says of a payment counts once, whatever order it comes in. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  attemptStates,
  nextRefundState,
  nextState,
  refundable,
  refundedCents,
  refundStates,
  type AttemptState,
} from './rules.ts'

const said = ['open', 'waiting', 'paid', 'expired', 'failed'] as const

test('what was paid stays paid, and what is said to be paid is paid, in any order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...attemptStates),
      fc.array(fc.constantFrom(...said), { maxLength: 8 }),
      (first, messages) => {
        const last = messages.reduce<AttemptState>(nextState, first)
        expect(last === 'paid').toBe(first === 'paid' || messages.includes('paid'))
      },
    ),
  )
})

test.each([
  ['creating', 'open', 'open'],
  ['open', 'waiting', 'waiting'],
  ['waiting', 'open', 'waiting'],
  ['expired', 'open', 'expired'],
  ['failed', 'waiting', 'failed'],
  ['open', 'expired', 'expired'],
] as const)('%s, then the provider says %s: %s', (state, message, expected) => {
  expect(nextState(state, message)).toBe(expected)
})

test('a refund that the bank sends back has failed for good', () => {
  for (const state of refundStates) expect(nextRefundState(state, 'failed')).toBe('failed')
  expect(nextRefundState('failed', 'done')).toBe('failed')
  expect(nextRefundState('done', 'pending')).toBe('done')
  expect(nextRefundState('requested', 'pending')).toBe('pending')
})

test('no more is given back than was paid', () => {
  const refund = fc.record({
    cents: fc.integer({ min: 1, max: 5000 }),
    state: fc.constantFrom(...refundStates),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.array(refund), (cents, refunds) => {
      const left = refundable({ state: 'paid', cents }, refunds)
      expect(left).toBeGreaterThanOrEqual(0)
      if (refundedCents(refunds) <= cents) expect(left + refundedCents(refunds)).toBe(cents)
      expect(refundable({ state: 'expired', cents }, refunds)).toBe(0)
    }),
  )
})

test('what is given back is what did not fail', () => {
  const refunds = refundStates.map((state) => ({ cents: 100, state }))
  expect(refundedCents(refunds)).toBe(100 * (refundStates.length - 1))
  expect(refundedCents([{ cents: 700, state: 'failed' }])).toBe(0)
  expect(refundable({ state: 'paid', cents: 1000 }, [{ cents: 700, state: 'done' }])).toBe(300)
})
