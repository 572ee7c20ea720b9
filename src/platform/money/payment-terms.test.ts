/** Payment terms: the meaning of the usual notation, and when an invoice is due. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueOf, parsePaymentTerms } from './payment-terms.ts'

describe('payment terms', () => {
  test.each([
    ['net 30', { days: 30 }],
    ['net 0', { days: 0 }],
    ['2/10 net 30', { days: 30, discount: { rate: 200, days: 10 } }],
    ['0.5/7 net 14', { days: 14, discount: { rate: 50, days: 7 } }],
    ['2.25/8 net 60', { days: 60, discount: { rate: 225, days: 8 } }],
  ])('are read from %s', (text, terms) => {
    expect(parsePaymentTerms(text)).toEqual(terms)
  })
  test.each(['', '30', 'net', 'net 1000', '0/10 net 30', '100/10 net 30', '2/10', ' net 30'])(
    'are none in "%s"',
    (text) => {
      expect(parsePaymentTerms(text)).toBeUndefined()
    },
  )
})

describe('an invoice', () => {
  // 2 % of 126.44 is 2.5288.
  test('is due so many days after it was issued, and less until the discount ends', () => {
    expect(
      dueOf(
        { days: 30, discount: { rate: 200, days: 10 } },
        { issueDate: '2026-12-05', gross: 12_644 },
      ),
    ).toEqual({
      dueDate: '2027-01-04',
      discount: { rate: 200, until: '2026-12-15', amount: 253 },
    })
  })
  test('has no discount of nothing, nor one that ends after it is due', () => {
    const terms = { days: 5, discount: { rate: 200, days: 10 } }
    expect(dueOf(terms, { issueDate: '2026-11-22', gross: 24 })).toEqual({ dueDate: '2026-11-27' })
    expect(dueOf(terms, { issueDate: '2026-11-22', gross: 25 })).toEqual({
      dueDate: '2026-11-27',
      discount: { rate: 200, until: '2026-11-27', amount: 1 },
    })
  })
  test('is never paid with less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), fc.integer({ min: 1, max: 9999 }), (gross, rate) => {
        const { discount } = dueOf(
          { days: 30, discount: { rate, days: 10 } },
          { issueDate: '2026-11-22', gross },
        )
        const amount = discount?.amount ?? 0
        expect(amount).toBeLessThanOrEqual(gross)
        expect(Math.abs(amount * 10_000 - gross * rate)).toBeLessThanOrEqual(5000)
      }),
    )
  })
})
