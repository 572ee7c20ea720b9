/** Taxes of parts: they sum to the order's, and what is credited never exceeds its invoice. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FrozenTax } from '../tax/tax-rows.ts'
import { netOf, taxOfCredit, taxOfInvoice, type TaxedAmount } from './bill-tax.ts'

const taxAt = (rate: number): FrozenTax => ({
  country: 'DE',
  lines: [{ category: 'S', rate, reason: 'Value added tax', base: 0, amount: 0 }],
  amount: 0,
  gross: 0,
})
const nothing = { base: 0, tax: 0 }

describe('the tax of a part', () => {
  test('of two halves of 1.00 at 19 % is 0.10 and 0.09', () => {
    const first = taxOfInvoice(taxAt(1900), nothing, 50)
    expect(first).toMatchObject({ amount: 10, gross: 60, lines: [{ base: 50, amount: 10 }] })
    expect(taxOfInvoice(taxAt(1900), { base: 50, tax: 10 }, 50)).toMatchObject({ amount: 9 })
  })
  test('of the last goods of an invoice is all that the invoice has left', () => {
    const before = { base: 100, tax: 19 }
    // The second invoice of the two above bore 0.09; alone 0.50 would bear 0.10.
    const left = { base: 50, tax: 9 }
    expect(taxOfCredit(taxAt(1900), { before, left }, 50)).toMatchObject({ amount: 9, gross: 59 })
  })
  test('without tax there is none', () => {
    expect(taxOfInvoice({ ...taxAt(0), lines: [] }, nothing, 50)).toMatchObject({ gross: 50 })
  })
})

const rates = fc.constantFrom(0, 700, 1900, 2550)
const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
/** Half up, in decimals of its own: what an order of this value bears. */
const exact = (base: number, rate: number) => (base * rate) / 10_000

describe('of any parts', () => {
  test('the taxes of the invoices sum to the tax of the order', () => {
    fc.assert(
      fc.property(rates, amounts, (rate, parts) => {
        let before: TaxedAmount = nothing
        for (const goods of parts) {
          const { amount } = taxOfInvoice(taxAt(rate), before, goods)
          expect(amount).toBeGreaterThanOrEqual(0)
          before = { base: before.base + goods, tax: before.tax + amount }
        }
        const whole = parts.reduce((sum, goods) => sum + goods, 0)
        expect(Math.abs(before.tax - exact(whole, rate))).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('no invoice falls below zero by its credit notes, and all of them end at zero', () => {
    const steps = fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 1_000_000 })))
    fc.assert(
      fc.property(rates, amounts, steps, (rate, parts, credits) => {
        const invoices: { all: TaxedAmount; left: TaxedAmount }[] = []
        const before = () => netOf(invoices.map(({ left }) => ({ kind: 'invoice', ...left })))
        for (const goods of parts) {
          const all = { base: goods, tax: taxOfInvoice(taxAt(rate), before(), goods).amount }
          invoices.push({ all, left: all })
        }
        const rest = parts.map((_, index) => [index, 1_000_000] as const)
        for (const [index, wanted] of [...credits, ...rest]) {
          const invoice = invoices[index % invoices.length]
          if (!invoice || invoice.left.base === 0) continue
          const { left } = invoice
          const goods = Math.min(wanted, left.base)
          const { amount } = taxOfCredit(taxAt(rate), { before: before(), left }, goods)
          expect(amount).toBeGreaterThanOrEqual(0)
          invoice.left = { base: left.base - goods, tax: left.tax - amount }
          expect(invoice.left.tax).toBeGreaterThanOrEqual(0)
        }
        expect(before()).toEqual(nothing)
      }),
    )
  })
})
