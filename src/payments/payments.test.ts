/** Payments: what is open is always what was invoiced less what was paid and credited. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { keyReused, notFound } from '../../packages/contract/standard-problems.ts'
import {
  moreThanOpen,
  moreThanPaid,
  paymentReversed,
  severalCustomers,
  type Allocation,
} from './contract.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let toolId: string
beforeAll(async () => {
  shop = await openOrderShop()
  toolId = (await shop.tool({ stock: 10_000 })).id
})
afterAll(() => shop.close())

/** From this day on; from none, buyers see nothing. */
async function followPayments(paymentsSince: string): Promise<void> {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, paymentsSince })
}

/** An invoice over so many hammers at $10. @returns the id of its document and its numbers */
async function invoice(pieces: number, actor: Actor = shop.buyer) {
  const { number: order } = await shop.placeTool(toolId, pieces, { actor })
  await shop.transition(order, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number: order, kind: 'invoice', size: 'a4' })
  const [document] = await shop.documents.list({ actor: shop.admin }, { order })
  if (!document) throw new Error('no invoice')
  return { id: document.id, number: document.number, order }
}
const pay = (amount: number, allocations: readonly Allocation[], key: string = randomUUID()) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: key },
    {
      paidOn: '2020-11-20',
      amount,
      method: 'transfer',
      reference: key,
      allocations: [...allocations],
    },
  )
const openOf = async ({ order }: { readonly order: number }) => {
  const [item] = await shop.payments.own({ actor: shop.admin }, { order })
  return item && { open: item.open, credit: item.credit }
}
const isRefused = async (work: Promise<unknown>, kind: Parameters<typeof isProblem>[1]) =>
  expect(isProblem(await rejection(work), kind)).toBe(true)

describe('an invoice', () => {
  test('is open from the moment it is issued, for staff and anybody who owes it', async () => {
    const buyer = await shop.person('Open Buyer')
    const { id, number, order } = await invoice(3, buyer)
    expect(await shop.payments.own({ actor: buyer }, {})).toEqual([])
    await followPayments('2020-01-01')
    const expected = { id, number, order, amount: 3000, open: 3000, credit: 0, daysOverdue: 0 }
    expect(await shop.payments.own({ actor: buyer }, {})).toMatchObject([expected])
    const listed = await shop.payments.openItems({ actor: shop.admin }, { q: 'open buyer' })
    expect(listed).toMatchObject([{ ...expected, customer: { name: 'Open Buyer' } }])
    expect(await shop.payments.own({ actor: shop.buyer }, { order })).toEqual([])
    await followPayments('2200-01-01')
    expect(await shop.payments.own({ actor: buyer }, {})).toEqual([])
    expect(await shop.payments.openItems({ actor: shop.admin }, { q: 'open buyer' })).toEqual([])
    await followPayments('')
  })

  test('is paid in part and then whole, and is no longer listed', async () => {
    const paid = await invoice(5)
    await pay(2000, [{ document: paid.id, amount: 2000 }])
    expect(await openOf(paid)).toEqual({ open: 3000, credit: 0 })
    await pay(3000, [{ document: paid.id, amount: 3000 }])
    expect(await openOf(paid)).toEqual({ open: 0, credit: 0 })
    expect(await shop.payments.openItems({ actor: shop.admin }, { q: paid.number })).toEqual([])
  })

  test('is settled by the credit note that names it', async () => {
    const corrected = await invoice(4)
    const content = { order: { total: 1500, name: 'Celia Navarro' } }
    await sql`
      insert into documents (
        id, kind, series, number, order_number, user_id, corrects_id, issue_date, currency,
        content, issued_at
      )
      values (
        ${randomUUID()}, 'credit-note', 'TESTCN', 1, ${corrected.order}, ${shop.buyer.id},
        ${corrected.id}, '2026-11-20', 'USD', ${JSON.stringify(content)}::jsonb, now()
      )`.execute(shop.database.handle)
    expect(await openOf(corrected)).toEqual({ open: 2500, credit: 0 })
  })
})

describe('a payment', () => {
  test('for two invoices above what they owe leaves the rest to the customer', async () => {
    const buyer = await shop.person('Generous Buyer')
    const [first, second, third] = [
      await invoice(1, buyer),
      await invoice(2, buyer),
      await invoice(2, buyer),
    ]
    const payment = await pay(3500, [
      { document: first.id, amount: 1000 },
      { document: second.id, amount: 2000 },
    ])
    expect(payment).toMatchObject({ amount: 3500, unallocated: 500, by: 'Marta Ibarra' })
    const customer = payment.customer.key
    const ageing = await shop.payments.ageing({ actor: shop.admin }, { customer })
    expect(ageing).toMatchObject({ open: 2000, credit: 500 })
    const later = [{ document: third.id, amount: 600 }]
    const allocate = (allocations: Allocation[]) =>
      shop.payments.allocate({ actor: shop.admin }, { id: payment.id, allocations })
    await isRefused(allocate(later), moreThanPaid)
    expect(await allocate([{ document: third.id, amount: 500 }])).toMatchObject({ unallocated: 0 })
    expect(await openOf(third)).toEqual({ open: 1500, credit: 0 })
  })

  test('is recorded once for its key, and for nothing else under it', async () => {
    const { id } = await invoice(3)
    const key = randomUUID()
    const first = await pay(1000, [{ document: id, amount: 1000 }], key)
    expect(await pay(1000, [{ document: id, amount: 1000 }], key)).toEqual(first)
    await isRefused(pay(1200, [{ document: id, amount: 1200 }], key), keyReused)
  })

  test('of two desks at once settles no more than is open', async () => {
    const twice = await invoice(1)
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => pay(1000, [{ document: twice.id, amount: 1000 }])),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await openOf(twice)).toEqual({ open: 0, credit: 0 })
  })

  test('that settles too much, more than was paid, or for two customers is refused', async () => {
    const [one, other] = [await invoice(1), await invoice(1, await shop.person('Other Buyer'))]
    await isRefused(pay(2000, [{ document: one.id, amount: 1001 }]), moreThanOpen)
    const twice = [600, 600].map((amount) => ({ document: one.id, amount }))
    await isRefused(pay(2000, twice), moreThanOpen)
    await isRefused(pay(900, [{ document: one.id, amount: 1000 }]), moreThanPaid)
    const both = [one, other].map(({ id }) => ({ document: id, amount: 1000 }))
    await isRefused(pay(2000, both), severalCustomers)
    await isRefused(pay(2000, [{ document: randomUUID(), amount: 1000 }]), notFound)
    expect(await openOf(one)).toEqual({ open: 1000, credit: 0 })
  })

  test('is taken back once by an opposite one, and what it settled is open again', async () => {
    const paid = await invoice(2)
    const { id, number } = await pay(2000, [{ document: paid.id, amount: 2000 }])
    const undo = () => shop.payments.undo({ actor: shop.admin }, { id })
    const undone = await undo()
    expect(undone).toMatchObject({ number, amount: 2000, unallocated: 0 })
    expect(await openOf(paid)).toEqual({ open: 2000, credit: 0 })
    await isRefused(undo(), paymentReversed)
    const [reversal] = await shop.payments.list({ actor: shop.admin }, { q: paid.number })
    expect(reversal).toMatchObject({ number: undone.reversedBy, reverses: number, amount: 2000 })
    await isRefused(
      shop.payments.undo({ actor: shop.admin }, { id: reversal?.id ?? '' }),
      paymentReversed,
    )
  })

  test('is never changed or deleted, not even in the database', async () => {
    const { id } = await invoice(1)
    await pay(100, [{ document: id, amount: 100 }])
    const { handle } = shop.database
    for (const statement of [
      sql`update payments set cents = 1`,
      sql`delete from payments`,
      sql`update receivable_entries set cents = 1`,
      sql`delete from receivable_entries`,
    ])
      await expect(statement.execute(handle)).rejects.toThrow(/never changed/)
  })
})

test('open items are sorted by due date, found by age, and saved as a file', async () => {
  const buyer = await shop.person('Late Buyer')
  const items = [await invoice(1, buyer), await invoice(2, buyer)]
  await sql`
    update receivables set due_date = current_date - 45
    where document_id = ${items[1]?.id}`.execute(shop.database.handle)
  const customer = `user.${buyer.id}`
  const list = (age?: '31-60') =>
    shop.payments.openItems({ actor: shop.admin }, { customer, ...(age ? { age } : {}) })
  expect((await list()).map(({ order }) => order)).toEqual([items[1]?.order, items[0]?.order])
  expect(await list('31-60')).toMatchObject([{ order: items[1]?.order, daysOverdue: 45 }])
  const { ages } = await shop.payments.ageing({ actor: shop.admin }, { customer })
  expect(ages.filter((row) => row.items > 0)).toEqual([
    { age: 'not-due', items: 1, open: 1000 },
    { age: '31-60', items: 1, open: 2000 },
  ])
  const { bytes } = await shop.payments.openItemsFile({ actor: shop.admin }, { customer })
  const rows = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatch(/^INV-\d{6},\d+,Late Buyer,.*,45,USD,20\.00,20\.00$/)
})
