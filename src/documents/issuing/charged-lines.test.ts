/** Goods and delivery of several rates, credited in parts: never more than was billed of either. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxClasses } from '../../catalogue/tax-class.ts'
import { taxOfOrder } from '../../tax/order-tax.ts'
import { taxOn } from '../../tax/rules.ts'
import { creditsDue, sumOfLines } from '../amounts/credits.ts'
import { chargesAfter, type BilledLine } from '../amounts/billed-charges.server.ts'
import { DocumentContent } from '../document-content.ts'
import { deliveryLine } from '../rules.ts'
import type { OrderBill } from '../store.server.ts'
import { chargedOf, linesToCredit } from './charged-lines.server.ts'
import { toCredited } from './credit-notes.server.ts'

const shop = { name: 'Schmiede', address: [], vatId: 'DE123456789', bank: '' }
const at = new Date('2026-11-23T12:00:00Z')

type Goods = {
  readonly quantity: number
  readonly unitPrice: number
  readonly taxClass: (typeof taxClasses)[number]
}

/** An order that is invoiced whole or in two parts, and what is billed of it so far. */
function openOrder(goods: readonly Goods[], charge: number, isTaxed: boolean) {
  const lines = goods.map(({ quantity, unitPrice, taxClass }, index) => ({
    line: index + 1,
    sku: `S-${index}`,
    name: 'Hammer',
    quantity,
    unitPrice,
    taxClass,
    total: quantity * unitPrice,
  }))
  const tax = taxOfOrder(
    { country: 'DE', tax: isTaxed ? 'vat' : 'none', timeZone: 'UTC' },
    {
      parts: lines.map(({ total, taxClass }) => ({ amount: total, taxClass })),
      destination: 'DE',
      buyer: {},
      delivery: charge,
      at,
    },
  )
  const delivery = { kind: 'charged', zone: '', country: 'DE', postcode: '', reason: '' } as const
  const order = { status: 'placed' as const, delivery: { ...delivery, charge }, tax }
  const bills: OrderBill[] = []
  const write = (
    lines_: readonly BilledLine[],
    {
      corrects,
      status = order.status,
    }: { corrects?: string; status?: 'placed' | 'cancelled' } = {},
  ): void => {
    const kind = corrects === undefined ? 'invoice' : 'credit-note'
    const locked = { lines, order: { ...order, status } }
    const charges = chargesAfter(bills, locked, { kind, lines: lines_, corrects })
    const content = DocumentContent.parse({
      shop,
      order: {
        number: 1,
        name: '',
        email: '',
        phone: '',
        address: '',
        poNumber: '',
        note: '',
        placedAt: '2026-11-23',
        pieces: 0,
        total: charges.total,
        currency: 'EUR',
        ...(charges.delivery ? { delivery: charges.delivery } : {}),
        ...(charges.tax
          ? {
              tax: {
                ...charges.tax,
                lines: charges.tax.lines.map(({ category, rate, reason, base, amount }) => ({
                  category,
                  rate,
                  reason,
                  base,
                  amount,
                })),
              },
            }
          : {}),
        lines: charges.lines.map(({ ...line }) => {
          if ('taxClass' in line) delete line.taxClass
          return line
        }),
      },
    })
    bills.push({ id: `bill-${bills.length}`, kind, corrects_id: corrects ?? null, content })
  }
  return { lines, bills, write }
}

const orderOf = ({ content }: OrderBill) => DocumentContent.parse(content).order

/** What invoices come to less their credit notes, by rates. */
function ratesOf(bills: readonly OrderBill[]) {
  const sums = new Map<number, { base: number; tax: number }>()
  for (const bill of bills)
    for (const { rate, base, amount } of orderOf(bill).tax?.lines ?? []) {
      const sign = bill.kind === 'invoice' ? 1 : -1
      const sum = sums.get(rate) ?? { base: 0, tax: 0 }
      sums.set(rate, { base: sum.base + sign * base, tax: sum.tax + sign * amount })
    }
  return sums
}
const invoicesOf = (bills: readonly OrderBill[]) => bills.filter(({ kind }) => kind === 'invoice')
const netOf = (bills: readonly OrderBill[]): number =>
  bills.reduce((sum, bill) => sum + (bill.kind === 'invoice' ? 1 : -1) * orderOf(bill).total, 0)

const share = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 10_000 }).map((part) => part / 100) }),
  fc.record({ amount: fc.integer({ min: 1, max: 20_000 }) }),
)
const step = fc.oneof(
  fc.record({
    credit: share,
    of: fc.constantFrom('goods', 'delivery', 'all'),
    invoice: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({ back: fc.integer({ min: 1, max: 9 }) }),
  fc.constant('ship' as const),
)
const cases = fc.record({
  goods: fc.array(
    fc.record({
      quantity: fc.integer({ min: 2, max: 20 }),
      unitPrice: fc.integer({ min: 1, max: 3000 }),
      taxClass: fc.constantFrom(...taxClasses),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  charge: fc.integer({ min: 1, max: 5000 }),
  isTaxed: fc.boolean(),
  steps: fc.array(step, { maxLength: 8 }),
  isWhole: fc.boolean(),
})

test('no part of an invoice falls below zero, delivery is charged once, and the end is zero', () => {
  fc.assert(
    fc.property(cases, ({ goods, charge, isTaxed, steps, isWhole }) => {
      const { lines, bills, write } = openOrder(goods, charge, isTaxed)
      const halves = lines.map((line) => {
        const quantity = isWhole ? line.quantity : Math.ceil(line.quantity / 2)
        return { ...line, quantity, total: quantity * line.unitPrice }
      })
      const rest = lines.flatMap((line, index) => {
        const quantity = line.quantity - (halves[index]?.quantity ?? 0)
        return quantity === 0 ? [] : [{ ...line, quantity, total: quantity * line.unitPrice }]
      })
      const kept = new Map(halves.map(({ line, quantity }) => [line, quantity]))
      let left = rest
      const ship = (): void => {
        if (left.length === 0) return
        write(left)
        for (const { line, quantity } of left) kept.set(line, (kept.get(line) ?? 0) + quantity)
        left = []
      }
      const giveBack = (status: 'placed' | 'cancelled'): void => {
        const invoices = invoicesOf(bills).map((invoice) => toCredited(invoice, bills))
        for (const { invoiceId, lines: due } of creditsDue(invoices, kept))
          write(due, { corrects: invoiceId, status })
      }
      const credit = (invoice: OrderBill, of: string, asked: object): void => {
        const chosen = chargedOf({ invoice, rows: bills }).flatMap(({ line: { line } }) =>
          of === 'all' || (of === 'delivery') === (line === deliveryLine) ? [{ line }] : [],
        )
        const given = linesToCredit({ invoice, rows: bills }, { lines: chosen, ...asked })
        if (given && given.length > 0) write(given, { corrects: invoice.id })
      }
      write(halves)
      for (const one of [...steps, 'ship' as const]) {
        if (one === 'ship') ship()
        else if ('back' in one) {
          for (const [line, quantity] of kept) kept.set(line, Math.max(0, quantity - one.back))
          giveBack('placed')
        } else {
          const invoices = invoicesOf(bills)
          const invoice = invoices[one.invoice] ?? invoices[0]
          if (invoice) credit(invoice, one.of, one.credit)
        }
        for (const invoice of invoicesOf(bills)) {
          const own = bills.filter(({ id, corrects_id: of }) => [id, of].includes(invoice.id))
          for (const { base, tax } of ratesOf(own).values()) {
            expect(base).toBeGreaterThanOrEqual(0)
            expect(tax).toBeGreaterThanOrEqual(0)
          }
          for (const { left: still } of chargedOf({ invoice, rows: bills }))
            expect(still).toBeGreaterThanOrEqual(0)
        }
      }
      const charged = invoicesOf(bills).map((bill) => orderOf(bill).delivery?.charge ?? 0)
      expect(charged.reduce((sum, one) => sum + one, 0)).toBe(charge)
      for (const line of kept.keys()) kept.set(line, 0)
      giveBack('cancelled')
      // An order whose goods came back before has nothing left to cancel: staff credit its delivery.
      for (const invoice of invoicesOf(bills)) credit(invoice, 'all', { percent: 100 })
      expect(netOf(bills)).toBe(0)
      for (const { base, tax } of ratesOf(bills).values()) expect([base, tax]).toEqual([0, 0])
    }),
  )
})

test('a charge on goods of two rates is credited at both, in proportion', () => {
  // 100.00 at 19 %, 50.00 at 7 %: of the charge of 9.00 6.00 and 3.00.
  const { bills, lines, write } = openOrder(
    [
      { quantity: 10, unitPrice: 1000, taxClass: 'standard' },
      { quantity: 10, unitPrice: 500, taxClass: 'reduced' },
    ],
    900,
    true,
  )
  write(lines)
  const [invoice = expect.unreachable('no invoice')] = bills
  const asked = { lines: [{ line: deliveryLine, amount: 300 }] }
  const given = linesToCredit({ invoice, rows: bills }, asked) ?? []
  expect(given.map(({ line, total, tax, quantity }) => [line, total, tax?.rate, quantity])).toEqual(
    [
      [0, 200, 1900, 0],
      [0, 100, 700, 0],
    ],
  )
  write(given, { corrects: invoice.id })
  expect(sumOfLines(given)).toBe(300)
  const rates = orderOf(bills[1] ?? invoice).tax?.lines ?? []
  expect(rates.map(({ base, amount, rate }) => [base, amount, taxOn(base, rate)])).toEqual([
    [200, 38, 38],
    [100, 7, 7],
  ])
  expect(chargedOf({ invoice, rows: bills }).at(-1)).toMatchObject({ left: 600 })
  const tooMuch = { lines: [{ line: deliveryLine, amount: 601 }] }
  expect(linesToCredit({ invoice, rows: bills }, tooMuch)).toBeUndefined()
})
