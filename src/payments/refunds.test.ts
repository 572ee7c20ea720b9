/** Days on which money came in or went back, and what was paid back of a customer's credit. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { pdfText } from '../../tests/pdf-text.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { keyReused, invalidInput } from '../../packages/contract/standard-problems.ts'
import { moreThanPaid, paymentRefunded, paymentReversed, type NewPayment } from './contract.ts'
import { moreThanCredit, type NewRefund } from './refunds-contract.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let toolId: string
let time = new Date('2026-09-15T10:00:00Z')
beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'mailbox' }, () => time)
  toolId = (await shop.tool({ stock: 100_000 })).id
})
beforeEach(() => {
  time = new Date('2026-09-15T10:00:00Z')
})
afterAll(() => shop.close())

const save = (values: object) => shop.saveSettings(values)
/** An invoice over so many hammers at $10. */
async function invoice(pieces: number, actor: Actor = shop.buyer) {
  const { number: order } = await shop.placeTool(toolId, pieces, { actor })
  await shop.transition(order, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number: order, kind: 'invoice', size: 'a4' })
  const [item = expect.unreachable('no invoice')] = await itemsOf(order)
  return { id: item.id, number: item.number, order }
}
const itemsOf = (order: number) => shop.payments.own({ actor: shop.admin }, { order })
const pay = (document: string, amount: number, values: Partial<NewPayment> = {}) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      paidOn: '2026-09-15',
      amount,
      method: 'transfer',
      allocations: [{ document, amount }],
      ...values,
    },
  )

describe('the day of a payment', () => {
  test('is today at the latest, by the clock of the shop', async () => {
    const { id, order } = await invoice(2)
    expect(await rejection(pay(id, 1000, { paidOn: '2026-09-16' }))).toMatchObject({
      body: { errors: [{ pointer: '#/paidOn', detail: expect.stringContaining('2026-09-15') }] },
    })
    expect(await itemsOf(order)).toMatchObject([{ open: 2000 }])
    // Half past ten at night in London is the next morning in Auckland.
    time = new Date('2026-09-15T22:30:00Z')
    await save({ timeZone: 'Pacific/Auckland' })
    expect(await pay(id, 1000, { paidOn: '2026-09-16' })).toMatchObject({ paidOn: '2026-09-16' })
    await save({ timeZone: 'UTC' })
  })

  test('of an entry that a bank dates on the next working day is today', async () => {
    const { id } = await invoice(1)
    const values = { paidOn: '2026-09-18', bankEntry: 'ab'.repeat(32) }
    expect(await pay(id, 1000, values)).toMatchObject({ paidOn: '2026-09-15' })
  })
})

const back = (customer: string, amount: number, values: Partial<NewRefund> = {}, key?: string) =>
  shop.payments.refund(
    { actor: shop.admin, idempotencyKey: key ?? randomUUID() },
    { customer, amount, paidOn: '2026-09-15', method: 'transfer', ...values },
  )
const undo = (id: string) => shop.payments.undo({ actor: shop.admin }, { id })
const creditOf = async (customer: string, order?: number) => {
  const of = order === undefined ? { customer } : { customer, order }
  const { credit, parts } = await shop.payments.credit({ actor: shop.admin }, of)
  return { credit, parts: parts.map(({ number, amount }) => [number, amount]) }
}
const allWrong = () => shop.payments.check().then(({ wrong }) => wrong)
const wonBy = async (works: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(works)).filter(({ status }) => status === 'fulfilled').length

let people = 0
/** Who paid $35 for $30, and whose other invoice of $20 was paid and then cancelled. */
async function withCredit() {
  const buyer = await shop.person(`Rita Refunded ${(people += 1)}`)
  const customer = `user.${buyer.id}`
  const kept = await invoice(3, buyer)
  const payment = await pay(kept.id, 3500, { allocations: [{ document: kept.id, amount: 3000 }] })
  const cancelled = await invoice(2, buyer)
  await pay(cancelled.id, 2000)
  await shop.transition(cancelled.order, 'cancelled')
  return { buyer, customer, kept, payment, cancelled }
}

describe('a refund', () => {
  test('settles credit of invoices first, then what is left of payments', async () => {
    const { customer, payment, cancelled } = await withCredit()
    const parts = [
      [cancelled.number, 2000],
      [String(payment.number), 500],
    ]
    expect(await creditOf(customer)).toEqual({ credit: 2500, parts })
    const refund = await back(customer, 2200, { method: 'cash', reference: 'Receipt 7' })
    expect(refund).toMatchObject({
      refund: true,
      amount: 2200,
      reverses: null,
      unallocated: 0,
      reference: 'Receipt 7',
      allocations: [{ number: cancelled.number, amount: 2000 }],
      refundedPayments: [{ number: payment.number, amount: 200 }],
    })
    expect(await itemsOf(cancelled.order)).toMatchObject([{ open: 0, credit: 0, refunded: 2000 }])
    expect(await shop.payments.list({ actor: shop.admin }, { customer })).toMatchObject([
      refund,
      { refund: false, refunded: 0 },
      { id: payment.id, refunded: 200, unallocated: 300 },
    ])
    expect(await shop.payments.ageing({ actor: shop.admin }, { customer })).toMatchObject({
      open: 0,
      credit: 300,
    })
    expect(await allWrong()).toEqual([])
  })

  test('is never more than the credit, and says how much that is', async () => {
    const { buyer, customer, payment, cancelled } = await withCredit()
    expect(await rejection(back(customer, 2501))).toMatchObject({
      body: { type: moreThanCredit.type, facts: { credit: '$25.00' } },
    })
    expect(await rejection(back(customer, 2001, { order: cancelled.order }))).toMatchObject({
      body: { type: moreThanCredit.type, facts: { credit: '$20.00' } },
    })
    const nobody = `user.${randomUUID()}`
    expect(isProblem(await rejection(back(nobody, 1)), moreThanCredit)).toBe(true)
    expect(
      isProblem(await rejection(back(customer, 1, { paidOn: '2026-09-16' })), invalidInput),
    ).toBe(true)
    await back(customer, 2500)
    // What was paid back settles nothing else any longer.
    const later = await invoice(1, buyer)
    const allocations = [{ document: later.id, amount: 1 }]
    const allocate = shop.payments.allocate({ actor: shop.admin }, { id: payment.id, allocations })
    expect(isProblem(await rejection(allocate), moreThanPaid)).toBe(true)
    expect(await creditOf(customer)).toEqual({ credit: 0, parts: [] })
  })

  test('of two desks at once, or beside who uses the credit, is recorded once', async () => {
    const { buyer, customer, payment, cancelled } = await withCredit()
    const ofOrder = { order: cancelled.order }
    expect(await wonBy([1, 2, 3].map(() => back(customer, 2000, ofOrder)))).toBe(1)
    const later = await invoice(1, buyer)
    const allocations = [{ document: later.id, amount: 500 }]
    const allocate = shop.payments.allocate({ actor: shop.admin }, { id: payment.id, allocations })
    expect(await wonBy([back(customer, 500), allocate, back(customer, 500)])).toBe(1)
    const other = await withCredit()
    expect(await wonBy([back(other.customer, 2500), undo(other.payment.id)])).toBe(1)
    expect(await allWrong()).toEqual([])
  })

  test('is recorded once for its key, and for nothing else under it', async () => {
    const { customer, kept } = await withCredit()
    const key = randomUUID()
    const first = await back(customer, 700, {}, key)
    expect(await back(customer, 700, {}, key)).toEqual(first)
    expect(isProblem(await rejection(back(customer, 800, {}, key)), keyReused)).toBe(true)
    const payment = shop.payments.record(
      { actor: shop.admin, idempotencyKey: key },
      {
        paidOn: '2026-09-15',
        amount: 700,
        method: 'transfer',
        allocations: [{ document: kept.id, amount: 700 }],
      },
    )
    expect(isProblem(await rejection(payment), keyReused)).toBe(true)
    expect(await creditOf(customer)).toMatchObject({ credit: 1800 })
  })

  test('is taken back before the payment of which it paid back what was left', async () => {
    const { customer, payment, kept } = await withCredit()
    const refund = await back(customer, 2500)
    expect(await rejection(undo(payment.id))).toMatchObject({
      body: { type: paymentRefunded.type, facts: { refund: refund.number } },
    })
    const undone = await undo(refund.id)
    expect(undone).toMatchObject({ number: refund.number, refund: true })
    expect(isProblem(await rejection(undo(refund.id)), paymentReversed)).toBe(true)
    expect(await creditOf(customer)).toMatchObject({ credit: 2500 })
    const [reversal] = await shop.payments.list({ actor: shop.admin }, { customer })
    expect(reversal).toMatchObject({
      number: undone.reversedBy,
      refund: true,
      reverses: refund.number,
    })
    expect(await allWrong()).toEqual([])
    await undo(payment.id)
    expect(await itemsOf(kept.order)).toMatchObject([{ open: 3000 }])
    expect(await creditOf(customer)).toMatchObject({ credit: 2000 })
    expect(await allWrong()).toEqual([])
  })

  test('stands in the statement, which it brings to zero, and is exported once', async () => {
    const { customer } = await withCredit()
    const read = () => shop.payments.statement({ actor: shop.admin }, { customer })
    expect(await read()).toMatchObject({ closing: { open: 0, credit: 2500 }, unallocated: 500 })
    const { id, number } = await back(customer, 2500)
    const statement = await read()
    expect(statement.lines.at(-1)).toMatchObject({
      kind: 'refund',
      number: String(number),
      charged: 2500,
      settled: 0,
    })
    expect(statement).toMatchObject({ closing: { open: 0, credit: 0 }, items: [], unallocated: 0 })
    const issued = await shop.payments.issueStatement(
      { actor: shop.admin },
      { customer, from: '2026-09-01', to: '2026-09-15' },
    )
    const { bytes } = await shop.documents.file({ actor: shop.admin }, { id: issued.id })
    expect(pdfText(bytes)).toContain(`Refund ${number}`)
    const run = await shop.accounting.run({ actor: shop.admin }, { month: '2026-09' })
    const journal = await shop.accounting.journal({ actor: shop.admin }, { number: run.number })
    const rows = new TextDecoder().decode(journal.bytes).split('\r\n')
    expect(rows.filter((row) => row.includes(`,Refund,${number},`))).toEqual([
      expect.stringContaining(',-20.00,USD,'),
      expect.stringContaining(',-5.00,USD,'),
    ])
    await undo(id)
    expect((await read()).lines.at(-1)).toMatchObject({ kind: 'refund-reversal', settled: 2500 })
    const next = await shop.accounting.run({ actor: shop.admin }, { month: '2026-09' })
    expect(next).toMatchObject({ documents: 0, payments: 1, paid: 2500, takenBack: 0 })
  })
})

/** What staff may do with the account of a customer. */
const move = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 4000 }) }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('allocate' as const), amount: fc.integer({ min: 1, max: 700 }) }),
)

test('whatever is recorded and taken back in whatever order, the account adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 8 }), async (moves) => {
      const { buyer, customer, payment } = await withCredit()
      const later = await invoice(1, buyer)
      for (const each of moves) {
        const { credit } = await creditOf(customer)
        if (each.kind === 'refund') {
          const [result] = await Promise.allSettled([back(customer, each.amount, { again: true })])
          expect(result?.status === 'fulfilled').toBe(each.amount <= credit)
        } else if (each.kind === 'undo') {
          const recorded = await shop.payments.list({ actor: shop.admin }, { customer })
          const one = recorded[each.which % recorded.length]
          await Promise.allSettled([undo(one?.id ?? '')])
        } else {
          const allocations = [{ document: later.id, amount: each.amount }]
          await Promise.allSettled([
            shop.payments.allocate({ actor: shop.admin }, { id: payment.id, allocations }),
          ])
        }
        const sums = await shop.payments.ageing({ actor: shop.admin }, { customer })
        const { closing } = await shop.payments.statement({ actor: shop.admin }, { customer })
        expect((await creditOf(customer)).credit).toBe(sums.credit)
        expect(closing.open - closing.credit).toBe(sums.open - sums.credit)
      }
      expect(await allWrong()).toEqual([])
    }),
    { numRuns: 4 },
  )
})
