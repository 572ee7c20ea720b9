/** A price that is not shown: no rule makes a number of it, and the wire has no field for it. */
import fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { displayMoney, hiddenPrice } from '../platform/money/money.ts'
import { ShownMoney, ShownTotal } from '../platform/fields/money-field.ts'
import { nextPriceBreak, offeredLadder } from './ladder.ts'
import { ShownPriceBreaks, withoutPrices, withoutPricesOnPage } from './price-fields.ts'
import { quantityRuleParts } from './quantity-messages.ts'
import { lineTotal, quantityAdvice } from './rules.ts'

const Answer = z.strictObject({ price: ShownMoney, total: ShownTotal, breaks: ShownPriceBreaks })

test('on the wire it is absent, and read back it is hidden again', () => {
  const shown = { price: 1250, total: 2500, breaks: [{ from: 2, price: 1100 }] }
  const wire = { price: '$12.50', total: '$25.00', breaks: [{ min_quantity: 2, price: '$11.00' }] }
  expect(z.encode(Answer, shown)).toEqual(wire)
  expect(z.decode(Answer, wire)).toEqual(shown)
  const { price, priceBreaks } = withoutPrices({ price: 1250, priceBreaks: [] })
  const hidden = z.encode(Answer, { price, total: price, breaks: priceBreaks })
  expect(JSON.stringify(hidden)).toBe('{}')
  expect(z.decode(Answer, {})).toEqual({ price: NaN, total: NaN, breaks: [] })
})

test('shown, it is a dash', () => expect(displayMoney(hiddenPrice)).toBe('–'))

const Terms = fc.record({
  minimumQuantity: fc.constantFrom(1, 6, 12),
  packSize: fc.constantFrom(1, 6),
  stock: fc.integer({ min: 0, max: 500 }),
  pricePer: fc.constantFrom(1, 100),
  price: fc.integer({ min: 100, max: 1_000_000 }),
  priceBreaks: fc.constantFrom(
    [],
    [{ from: 24, price: 90 }],
    [
      { from: 24, price: 90 },
      { from: 48, price: 80 },
    ],
  ),
})

test('no ladder, advice or total has a number of it, and a page keeps the rows of the ladder', () => {
  fc.assert(
    fc.property(Terms, fc.integer({ min: 1, max: 600 }), (terms, quantity) => {
      const hidden = withoutPricesOnPage(terms)
      const rows = offeredLadder(hidden)
      expect(rows.map(({ from, offer }) => [from, offer])).toEqual(
        offeredLadder(terms).map(({ from, offer }) => [from, offer]),
      )
      expect(rows.every(({ price, saves }) => Number.isNaN(price) && saves === 0)).toBe(true)
      expect(nextPriceBreak(hidden, quantity)).toBeUndefined()
      const { unit, total, gain } = quantityAdvice(hidden, quantity)
      expect([unit ?? NaN, total ?? NaN, gain]).toEqual([NaN, NaN, undefined])
      expect(
        quantityRuleParts(hidden, gain)
          .map(({ text }) => text)
          .join(),
      ).not.toMatch(/NaN|\$/)
      expect(lineTotal(hidden.price, quantity, terms.pricePer)).toBeNaN()
    }),
  )
})
