/** What is paid when the base of a tool changes: the same as before, or somebody was told. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceFor } from '../../catalogue/rules.ts'
import { priceQuantities } from '../../catalogue/model/units.ts'
import { resolvePriceTerms, type ApplicableList, type RowPrice } from '../../prices/rules.ts'
import { asWire, isWireBreak, wireCents } from '../../catalogue/units/wire-amounts.ts'
import { settleRowBase } from './row-base.ts'

const day = '2026-11-26'
const base = fc.constantFrom(...priceQuantities)
const cents = fc.integer({ min: 1, max: 1_000_000 })
const terms = fc.record({
  price: cents,
  rung: fc.option(cents, { nil: undefined }),
  cost: fc.option(cents, { nil: undefined }),
  per: base,
})
type Terms = { price: number; rung: number | undefined; cost: number | undefined; per: number }
const quantity = fc.integer({ min: 1, max: 1_000_000 })

const toWire = ({ price, rung, cost, per }: Terms) => ({
  price: asWire(price),
  ...(rung === undefined ? {} : { price_breaks: [{ min_quantity: 50, price: asWire(rung) }] }),
  ...(cost === undefined ? {} : { cost: asWire(cost) }),
  ...(per === 1 ? {} : { price_per: per }),
})
const toTerms = (wire: Readonly<Record<string, unknown>>) => ({
  price: wireCents(wire['price']),
  priceBreaks: (Array.isArray(wire['price_breaks']) ? wire['price_breaks'] : [])
    .filter(isWireBreak)
    .map((rung) => ({ from: rung.min_quantity, price: wireCents(rung.price) })),
  pricePer: Number(wire['price_per'] ?? 1),
})
const listOf = (row: RowPrice): readonly ApplicableList[] => [
  { id: 'l', name: 'Own', rows: [{ id: 'r', target: 'tool', distance: 0, ...row }] },
]

describe('for any tool, list, ladder and change of base', () => {
  test('what a company pays by a price of its list is the same', () => {
    fc.assert(
      fc.property(terms, terms, base, cents, quantity, (tool, own, per, price, pieces) => {
        const before = toWire(tool)
        const row = listOf({
          price: own.price,
          priceBreaks: own.rung === undefined ? [] : [{ from: 50, price: own.rung }],
          pricePer: own.per,
        })
        const after = {
          ...before,
          ...settleRowBase(before, { price: asWire(price), price_per: per }).fields,
        }
        expect(priceFor(resolvePriceTerms(toTerms(after), row, day), pieces)).toBe(
          priceFor(resolvePriceTerms(toTerms(before), row, day), pieces),
        )
      }),
    )
  })
  test('what a row does not say costs the same, or the row is wrong', () => {
    fc.assert(
      fc.property(terms, base, quantity, (tool, per, pieces) => {
        const before = toWire(tool)
        const { fields, errors } = settleRowBase(before, { price_per: per })
        const after = toTerms({ ...before, ...fields })
        expect(priceFor(after, pieces)).toBe(priceFor(toTerms(before), pieces))
        expect(errors.length > 0 || after.pricePer === per).toBe(true)
      }),
    )
  })
  test('a price that a row says costs what it says, and a kept ladder and cost stay', () => {
    fc.assert(
      fc.property(terms, base, cents, (tool, per, price) => {
        const before = toWire(tool)
        const said = { price: asWire(price), price_per: per }
        const { fields, errors } = settleRowBase(before, said)
        expect(errors).toEqual([])
        const after = { ...before, ...said, ...fields }
        expect(priceFor({ ...toTerms(after), priceBreaks: [] }, 1000)).toBe((price * 1000) / per)
        const perOf = (wire: object) => Number('price_per' in wire ? (wire.price_per ?? 1) : 1)
        for (const read of [
          (wire: Readonly<Record<string, unknown>>) => wireCents(wire['cost'] ?? '0'),
          (wire: Readonly<Record<string, unknown>>) => toTerms(wire).priceBreaks[0]?.price ?? 0,
        ])
          expect((read(after) * 1000) / perOf(after)).toBe((read(before) * 1000) / perOf(before))
      }),
    )
  })
  test('where a percentage of a list may round otherwise, the change is said', () => {
    fc.assert(
      fc.property(terms, base, cents, quantity, (tool, per, price, pieces) => {
        const before = toWire(tool)
        const said = { price: asWire(price), price_per: per }
        const { fields, changed } = settleRowBase(before, said)
        const row = listOf({ percentOff: 1250 })
        const paid = (wire: Readonly<Record<string, unknown>>) =>
          priceFor(resolvePriceTerms(toTerms(wire), row, day), pieces)
        const after = { ...before, ...said, ...fields }
        // A price is an amount and its base: 0.06 for one is another price than 0.06 for a thousand.
        const isOther = price * tool.per !== tool.price * per
        expect(changed !== undefined || isOther || paid(after) === paid(before)).toBe(true)
      }),
    )
  })
})

test.each([
  // 0.21 for one, beside a ladder that is no whole cents for one: 21.00 for a hundred.
  [
    { price: '20.00', price_breaks: [{ min_quantity: 500, price: '18.55' }], price_per: 100 },
    { price: '0.21', price_per: 1 },
    { price: '21.00', price_breaks: [{ min_quantity: 500, price: '18.55' }], price_per: 100 },
  ],
  [
    { price: '0.13', cost: '0.08' },
    { price: '1.25', price_per: 10 },
    { price: '1.25', cost: '0.80', price_per: 10 },
  ],
  // A cost for one, of a tool priced for a hundred.
  [
    { price: '20.00', price_per: 100 },
    { cost: '0.12', price_per: 1 },
    { price: '20.00', cost: '12.00', price_per: 100 },
  ],
])('%j with %j is %j', (present, said, expected) => {
  expect({ ...present, ...said, ...settleRowBase(present, said).fields }).toEqual(expected)
})
