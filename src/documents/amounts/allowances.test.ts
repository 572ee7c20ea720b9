/** Price allowances: what they give back, and that no invoice falls below zero with later returns. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxOn } from '../../tax/rules.ts'
import { allowanceLines, chargedLines, type Allowance } from './allowances.ts'
import { netOf, rateKey, taxOfCredit, taxOfInvoice } from './bill-tax.ts'
import { creditsDue, sumOfLines } from './credits.ts'

const invoiced = (line: number, quantity: number, unitPrice: number) => ({
  line,
  sku: `S-${line}`,
  name: 'Hammer',
  quantity,
  unitPrice,
  total: quantity * unitPrice,
})
const ask = (left: readonly number[], allowance: Allowance) =>
  allowanceLines(
    left.map((cents, index) => ({ line: invoiced(index + 1, 1, cents), left: cents })),
    allowance,
  )?.map(({ line, total, quantity }) => [line, total, quantity])
const both = [{ line: 1 }, { line: 2 }]

describe('an allowance', () => {
  test('gives an amount for each line, and counts no pieces', () => {
    const lines = [{ line: 2, amount: 300 }]
    expect(ask([1000, 500], { lines })).toEqual([[2, 300, 0]])
  })
  test('divides one amount by what is left, to the cent', () => {
    expect(ask([1000, 500], { lines: both, amount: 100 })).toEqual([
      [1, 67, 0],
      [2, 33, 0],
    ])
    expect(ask([1000, 0], { lines: both, amount: 1000 })).toEqual([[1, 1000, 0]])
  })
  test('gives a percentage of what is left', () => {
    // 2.5 % of 10.00 is 0.25, of 5.01 0.12525.
    expect(ask([1000, 501], { lines: both, percent: 2.5 })).toEqual([
      [1, 25, 0],
      [2, 13, 0],
    ])
  })
  test('is refused where less is left, and where the line is not on the invoice', () => {
    expect(ask([1000, 500], { lines: [{ line: 2, amount: 501 }] })).toBeUndefined()
    expect(ask([1000, 500], { lines: both, amount: 1501 })).toBeUndefined()
    expect(ask([1000, 500], { lines: [{ line: 3, amount: 1 }] })).toBeUndefined()
  })
  test('is none where its part is below a cent', () => {
    expect(ask([40], { lines: [{ line: 1 }], percent: 1 })).toEqual([])
  })
})

const tax = (rate: number, base: number) => ({
  country: 'DE',
  lines: [{ category: 'S' as const, rate, reason: '', base, amount: taxOn(base, rate) }],
  amount: taxOn(base, rate),
  gross: base + taxOn(base, rate),
})

describe('an invoice', () => {
  test('is never below zero, whatever is allowed and comes back; all of it back, it is at zero', () => {
    const cases = fc.record({
      quantities: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }),
      unitPrice: fc.integer({ min: 1, max: 5000 }),
      rate: fc.constantFrom(700, 1900, 810),
      steps: fc.array(
        fc.oneof(
          fc.record({ percent: fc.integer({ min: 1, max: 10_000 }).map((part) => part / 100) }),
          fc.record({ amount: fc.integer({ min: 1, max: 100_000 }) }),
          fc.record({ back: fc.integer({ min: 1, max: 20 }) }),
        ),
        { maxLength: 8 },
      ),
    })
    fc.assert(
      fc.property(cases, ({ quantities, unitPrice, rate, steps }) => {
        const lines = quantities.map((quantity, index) => invoiced(index + 1, quantity, unitPrice))
        const net = sumOfLines(lines)
        const order = tax(rate, net)
        const key = rateKey({ category: 'S', rate })
        const ratesOf = (frozen: typeof order | ReturnType<typeof taxOfInvoice>) =>
          new Map(frozen.lines.map((one) => [rateKey(one), { base: one.base, tax: one.amount }]))
        const bills: Parameters<typeof netOf>[0][number][] = [
          {
            kind: 'invoice',
            rates: ratesOf(taxOfInvoice(order, new Map(), new Map([[key, net]]))),
          },
        ]
        let credited: typeof lines = []
        const kept = new Map(lines.map(({ line, quantity }) => [line, quantity]))
        const credit = (given: readonly (typeof lines)[number][] | undefined) => {
          if (!given || sumOfLines(given) === 0) return
          const left = netOf(bills)
          const bases = new Map([[key, sumOfLines(given)]])
          bills.push({
            kind: 'credit-note',
            rates: ratesOf(taxOfCredit(order, { before: left, left }, bases)),
          })
          credited = [...credited, ...given]
        }
        const giveBack = () =>
          creditsDue([{ id: 'a', lines, credited }], kept).forEach((due) => credit(due.lines))
        for (const step of [...steps, { back: 1000 }]) {
          if ('back' in step) {
            for (const [line, quantity] of kept) kept.set(line, Math.max(0, quantity - step.back))
            giveBack()
          } else {
            const chosen = lines.map(({ line }) => ({ line }))
            const given = allowanceLines(chargedLines({ lines, credited }), {
              lines: chosen,
              ...step,
            })
            credit(given?.map((one) => ({ ...one, quantity: 0 })))
          }
          for (const { left } of chargedLines({ lines, credited }))
            expect(left).toBeGreaterThanOrEqual(0)
          for (const { base, tax: amount } of netOf(bills).values()) {
            expect(base).toBeGreaterThanOrEqual(0)
            expect(amount).toBeGreaterThanOrEqual(0)
          }
        }
        expect([...netOf(bills).values()]).toEqual([{ base: 0, tax: 0 }])
      }),
    )
  })
})
