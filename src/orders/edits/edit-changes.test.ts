/** What an edit makes of an order's sum: the same as if it had been placed so. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxClasses, type TaxClass } from '../../catalogue/tax-class.ts'
import type { OrderTax } from '../../tax/contract.ts'
import { taxOfOrder } from '../../tax/order-tax.ts'
import { changedSum, orderChanges } from './edit-changes.ts'

const settings = { country: 'DE', tax: 'vat', timeZone: 'Europe/Berlin' } as const
const at = new Date('2026-12-05T10:00:00Z')
type Goods = { readonly total_cents: number; readonly tax_class: TaxClass }
const former = { country: 'DE', day: '2026-12-05' }
const taxOf = (goods: readonly Goods[], charge: number) =>
  taxOfOrder(settings, {
    destination: 'DE',
    buyer: {},
    delivery: charge,
    at,
    parts: goods.map(({ total_cents: amount, tax_class: taxClass }) => ({ amount, taxClass })),
  }) ?? null
const delivery = (charge: number) => ({
  kind: 'charged' as const,
  zone: 'Germany',
  country: 'DE',
  postcode: '10115',
  charge,
  reason: 'To Germany.',
})
const sumOf = (goods: readonly Goods[]) => goods.reduce((sum, line) => sum + line.total_cents, 0)
const placed = (goods: readonly Goods[], charge: number) => ({
  number: 10_001,
  phone: '555 0142',
  address: 'Berlin',
  lines: goods,
  delivery: delivery(charge),
  tax: taxOf(goods, charge),
  total_cents: sumOf(goods) + charge,
})

test('any edit leaves the total and the tax of an order that is placed with these lines', () => {
  const line = fc.record({
    total_cents: fc.integer({ min: 1, max: 5_000_000 }),
    tax_class: fc.constantFrom(...taxClasses),
  })
  const goods = fc.array(line, { minLength: 1, maxLength: 5 })
  const charge = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(goods, charge, goods, charge, (before, chargeBefore, after, chargeAfter) => {
      const order = placed(before, chargeBefore)
      const sum = changedSum(order, { lines: after }, { deliveryCharge: chargeAfter }, former)
      const tax = taxOf(after, chargeAfter)
      expect(sum.total_cents).toBe(sumOf(after) + chargeAfter)
      expect([sum.tax?.amount, sum.after]).toEqual([tax?.amount, tax?.gross])
      const rates = (lines: OrderTax['lines'] = []) =>
        lines.map(({ rate, base, amount }) => [rate, base, amount]).toSorted()
      expect(rates(sum.tax?.lines)).toEqual(rates(tax?.lines))
      expect(sum.before).toBe(order.tax?.gross)
    }),
  )
})

test('$100 at 19 % that become $50 with delivery of $5 come to $65.45', () => {
  const standard = (total_cents: number) => ({ total_cents, tax_class: 'standard' as const })
  const order = placed([standard(10_000)], 0)
  const sum = changedSum(order, { lines: [standard(5000)] }, { deliveryCharge: 500 }, former)
  expect(sum).toMatchObject({ before: 11_900, after: 6545, total_cents: 5500 })
  expect(orderChanges(order, { plan: { changes: [] }, sum, edit: { phone: '555 0100' } })).toEqual([
    { kind: 'delivery', before: 'free', after: '$5.00' },
    { kind: 'phone', before: '555 0142', after: '555 0100' },
    { kind: 'total', before: '$119.00', after: '$65.45' },
  ])
})
