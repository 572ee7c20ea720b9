/** Credit notes: an invoice less what was credited never falls below zero, and parts reach it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineTotal } from '../../catalogue/rules.ts'
import { creditsDue, type BilledLine, type CreditedInvoice } from './credits.ts'

const billed = (line: number, quantity: number, unitPrice: number, pricePer = 1): BilledLine => ({
  line,
  sku: 'S',
  name: 'N',
  quantity,
  unitPrice,
  pricePer,
  total: lineTotal(unitPrice, quantity, pricePer),
})
const invoice = (id: string, ...lines: BilledLine[]): CreditedInvoice<BilledLine> => ({
  id,
  lines,
  credited: [],
})

describe('credits', () => {
  test('nothing is due while everything is kept', () => {
    expect(creditsDue([invoice('a', billed(1, 5, 100))], new Map([[1, 5]]))).toEqual([])
  })
  test('of two invoices the last one is credited first', () => {
    const invoices = [invoice('a', billed(1, 6, 100)), invoice('b', billed(1, 4, 100))]
    expect(creditsDue(invoices, new Map([[1, 5]]))).toMatchObject([
      { invoiceId: 'b', lines: [{ quantity: 4, total: 400 }] },
      { invoiceId: 'a', lines: [{ quantity: 1, total: 100 }] },
    ])
  })
  test('what was credited before is not credited again', () => {
    const before = { ...invoice('a', billed(1, 6, 100)), credited: [billed(1, 2, 100)] }
    expect(creditsDue([before], new Map([[1, 4]]))).toEqual([])
    expect(creditsDue([before], new Map([[1, 3]]))).toMatchObject([
      { lines: [{ quantity: 1, total: 100 }] },
    ])
  })

  test('given back piece by piece, they reach the invoice to the cent and never exceed it', () => {
    const cases = fc.record({
      unitPrice: fc.integer({ min: 1, max: 100_000 }),
      pricePer: fc.constantFrom(1, 10, 100, 1000),
      invoiced: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 }),
      steps: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 8 }),
    })
    fc.assert(
      fc.property(cases, ({ unitPrice, pricePer, invoiced, steps }) => {
        let invoices = invoiced.map((quantity, index) =>
          invoice(String(index), billed(1, quantity, unitPrice, pricePer)),
        )
        const all = invoiced.reduce((total, quantity) => total + quantity, 0)
        let kept = all
        for (const step of [...steps, all]) {
          kept = Math.max(0, kept - step)
          for (const { invoiceId, lines } of creditsDue(invoices, new Map([[1, kept]])))
            invoices = invoices.map((one) =>
              one.id === invoiceId ? { ...one, credited: [...one.credited, ...lines] } : one,
            )
          const left = invoices.map(({ lines, credited }) => ({
            quantity: sumOf(lines, 'quantity') - sumOf(credited, 'quantity'),
            total: sumOf(lines, 'total') - sumOf(credited, 'total'),
          }))
          for (const { quantity, total } of left) {
            expect(total).toBeGreaterThanOrEqual(0)
            if (quantity === 0) expect(total).toBe(0)
          }
          expect(left.reduce((total, { quantity }) => total + quantity, 0)).toBe(kept)
        }
      }),
    )
  })
})

const sumOf = (lines: readonly BilledLine[], field: 'quantity' | 'total'): number =>
  lines.reduce((total, line) => total + line[field], 0)
