/** Taxes of parts: they sum to the order's, and what is credited never exceeds its invoice. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxClasses, type TaxClass } from '../../catalogue/tax-class.ts'
import { taxOfOrder, type TaxedPart } from '../../tax/order-tax.ts'
import type { FrozenTax } from '../../tax/tax-rows.ts'
import {
  addBases,
  basesOf,
  basesOfCharge,
  netOf,
  taxOfCredit,
  taxOfInvoice,
  type Bases,
  type TaxedAmounts,
} from './bill-tax.ts'

const taxAt = (rate: number): FrozenTax => ({
  country: 'DE',
  lines: [{ category: 'S', rate, reason: 'Value added tax', base: 0, amount: 0 }],
  amount: 0,
  gross: 0,
})
const nothing: TaxedAmounts = new Map()
const at19 = (base: number, tax: number): TaxedAmounts => new Map([['S 1900', { base, tax }]])
const goods = (base: number): Bases => new Map([['S 1900', base]])

describe('the tax of a part', () => {
  test('of two halves of 1.00 at 19 % is 0.10 and 0.09', () => {
    const first = taxOfInvoice(taxAt(1900), nothing, goods(50))
    expect(first).toMatchObject({ amount: 10, gross: 60, lines: [{ base: 50, amount: 10 }] })
    expect(taxOfInvoice(taxAt(1900), at19(50, 10), goods(50))).toMatchObject({ amount: 9 })
  })
  test('of the last goods of an invoice is all that the invoice has left', () => {
    // The second invoice of the two above bore 0.09; alone 0.50 would bear 0.10.
    const bills = { before: at19(100, 19), left: at19(50, 9) }
    expect(taxOfCredit(taxAt(1900), bills, goods(50))).toMatchObject({ amount: 9, gross: 59 })
  })
  test('without tax there is none', () => {
    expect(taxOfInvoice({ ...taxAt(0), lines: [] }, nothing, goods(50))).toMatchObject({
      gross: 50,
    })
  })
  test('has each rate for itself, and only those of its goods', () => {
    const tax = orderTax([part(10_000, 'standard'), part(5000, 'reduced')], 0)
    const reduced = taxOfInvoice(tax, nothing, basesOf(tax, [part(150, 'reduced')]))
    // 7 % of 1.50 is 0.105.
    expect(reduced.lines).toMatchObject([{ rate: 700, base: 150, amount: 11 }])
    expect(reduced.gross).toBe(161)
    const both = basesOf(tax, [part(100, 'standard'), part(150, 'reduced')])
    expect(taxOfInvoice(tax, nothing, both)).toMatchObject({
      lines: [
        { rate: 1900, base: 100, amount: 19 },
        { rate: 700, base: 150, amount: 11 },
      ],
      amount: 30,
      gross: 280,
    })
  })
  test('of delivery is that of the goods, in proportion, on whichever invoice it stands', () => {
    // 9.90 over 100.00 and 50.00: 6.60 at 19 %, 3.30 at 7 %.
    const ordered = [part(10_000, 'standard'), part(5000, 'reduced')]
    const tax = orderTax(ordered, 990)
    expect(tax.lines).toMatchObject([{ base: 10_660 }, { base: 5330 }])
    const charge = basesOfCharge(tax, ordered, { charge: 990, before: new Map() })
    expect([...charge]).toEqual([
      ['S 1900', 660],
      ['S 700', 330],
    ])
    // Told in two parts it divides as the whole does: 0.99 → 0.66 and 0.33.
    const first = basesOfCharge(tax, ordered, { charge: 100, before: new Map() })
    const rest = basesOfCharge(tax, ordered, { charge: 890, before: first })
    expect(addBases(first, rest)).toEqual(charge)
  })
})

const part = (amount: number, taxClass: TaxClass): TaxedPart => ({ amount, taxClass })
function orderTax(parts: readonly TaxedPart[], delivery: number): FrozenTax {
  const tax = taxOfOrder(
    { country: 'DE', tax: 'vat', timeZone: 'UTC' },
    { destination: 'DE', buyer: {}, parts, delivery, at: new Date('2026-11-23T12:00:00Z') },
  )
  if (!tax) throw new Error('Germany has rates')
  return tax
}

type Invoice = { all: TaxedAmounts; left: TaxedAmounts }
const amountsOf = ({ lines }: FrozenTax): TaxedAmounts =>
  new Map(
    lines.map(({ category, rate, base, amount }) => [`${category} ${rate}`, { base, tax: amount }]),
  )
const lines = fc.array(
  fc.record({
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    taxClass: fc.constantFrom(...taxClasses),
  }),
  { minLength: 1, maxLength: 6 },
)
/** To which invoice each line goes. */
const places = fc.array(fc.nat(3), { minLength: 6, maxLength: 6 })
const charges = fc.integer({ min: 0, max: 10_000 })

/** The invoices of an order whose lines leave in parts; the first one has the charge. */
function invoicesOf(ordered: readonly TaxedPart[], parts: readonly number[], charge: number) {
  const tax = orderTax(ordered, charge)
  const invoices: Invoice[] = []
  const before = () => netOf(invoices.map(({ left }) => ({ kind: 'invoice', rates: left })))
  for (const place of [0, 1, 2, 3]) {
    const own = ordered.filter((_, index) => parts[index] === place)
    if (own.length === 0) continue
    const delivery =
      invoices.length === 0
        ? basesOfCharge(tax, ordered, { charge, before: new Map() })
        : new Map<string, number>()
    const bill = taxOfInvoice(tax, before(), addBases(basesOf(tax, own), delivery))
    expect(bill.amount).toBeGreaterThanOrEqual(0)
    invoices.push({ all: amountsOf(bill), left: amountsOf(bill) })
  }
  return { tax, invoices, before }
}

describe('of any parts at any rates', () => {
  test('the invoices sum to what the order bears, at each rate', () => {
    fc.assert(
      fc.property(lines, places, charges, (ordered, parts, charge) => {
        const { tax, before } = invoicesOf(ordered, parts, charge)
        expect(before()).toEqual(amountsOf(tax))
      }),
    )
  })

  test('no invoice falls below zero by its credit notes, and all of them end at zero', () => {
    const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(2), fc.integer({ min: 1, max: 1_000_000 })))
    fc.assert(
      fc.property(lines, places, charges, steps, (ordered, parts, charge, credits) => {
        const { tax, invoices, before } = invoicesOf(ordered, parts, charge)
        const rest = invoices.flatMap((_, index) =>
          [0, 1, 2].map((rate) => [index, rate, Number.MAX_SAFE_INTEGER] as const),
        )
        for (const [index, rate, wanted] of [...credits, ...rest]) {
          const invoice = invoices[index % invoices.length]
          const [key, { base = 0 } = {}] = [...(invoice?.left ?? [])][rate] ?? []
          if (!invoice || key === undefined || base === 0) continue
          const credited = new Map([[key, Math.min(wanted, base)]])
          const credit = taxOfCredit(tax, { before: before(), left: invoice.left }, credited)
          expect(credit.amount).toBeGreaterThanOrEqual(0)
          invoice.left = netOf([
            { kind: 'invoice', rates: invoice.left },
            { kind: 'credit-note', rates: amountsOf(credit) },
          ])
          for (const left of invoice.left.values()) {
            expect(left.base).toBeGreaterThanOrEqual(0)
            expect(left.tax).toBeGreaterThanOrEqual(0)
          }
        }
        for (const left of before().values()) expect(left).toEqual({ base: 0, tax: 0 })
      }),
    )
  })
})
