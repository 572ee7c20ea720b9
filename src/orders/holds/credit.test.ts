/** What a company owes holds its orders: its limit, long overdue invoices, and who releases them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden } from '../../../packages/contract/standard-problems.ts'
import { openHoldShop, type HoldShop } from '../../../tests/hold-shop.ts'
import { rejection } from '../../../tests/order-shop.ts'
import { creditReason } from './credit.ts'
import { sayHoldReason } from '../model/hold-reason.ts'

/** The reason as a sentence. */
const saidReason = (...input: Parameters<typeof creditReason>): string | undefined => {
  const reason = creditReason(...input)
  return reason && sayHoldReason(reason)
}

// Documents are drawn, and two orders wait for each other, on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: HoldShop
let toolId: string
beforeAll(async () => {
  shop = await openHoldShop()
  toolId = (await shop.tool({ stock: 100_000 })).id
})
afterAll(() => shop.close())

const staff = (person: Actor, ...permissions: NonNullable<Actor['permissions']>): Actor => ({
  ...person,
  permissions,
})
/** A company that may owe so many cents. Each hammer costs $10. */
async function openDebtor(limit: number | null, limits: { perOrder?: number } = {}) {
  const company = await shop.openCompany(limits)
  await shop.setCreditLimit(company.id, limit)
  return {
    ...company,
    buy: (pieces: number, person?: Actor) => company.order(toolId, pieces, person),
    owes: () => shop.orders.credit({ actor: shop.admin }, { id: company.id }),
  }
}
const holdsOf = async (number: number) =>
  (await shop.orders.read({ actor: shop.admin }, { number })).holds
async function invoice(number: number): Promise<string> {
  await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
  const [document] = await shop.documents.list({ actor: shop.admin }, { order: number })
  return document?.id ?? ''
}
const pay = (document: string, amount: number, settles = amount) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      paidOn: '2026-12-05',
      amount,
      method: 'transfer',
      allocations: [{ document, amount: settles }],
    },
  )
async function setOverdueDays(overdueDays: string): Promise<void> {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, overdueDays })
}

describe('a company with a credit limit', () => {
  test('orders up to it; the order above is on hold, with the reason, and takes no stock', async () => {
    const company = await openDebtor(10_000)
    expect(await company.buy(6)).not.toHaveProperty('onHold')
    expect(await company.buy(4)).not.toHaveProperty('onHold')
    const before = await shop.stockOf(toolId)
    const { number, onHold } = await company.buy(1)
    expect(onHold).toBe('credit')
    expect(await holdsOf(number)).toMatchObject([
      {
        kind: 'credit',
        reason: `With this order, ${company.name} owes $110.00; its credit limit is $100.00.`,
      },
    ])
    expect(await shop.stockOf(toolId)).toBe(before)
    await shop.requireRightStock()
  })
  test('owes what is invoiced and unpaid, and what is ordered and not invoiced: each once', async () => {
    const company = await openDebtor(null)
    const first = await company.buy(10)
    await company.buy(5)
    expect(await company.owes()).toEqual({
      limit: null,
      unpaid: 0,
      credit: 0,
      notInvoiced: 15_000,
      open: 15_000,
    })
    await shop.transition(first.number, 'confirmed')
    const document = await invoice(first.number)
    expect(await company.owes()).toMatchObject({ unpaid: 10_000, notInvoiced: 5000, open: 15_000 })
    await pay(document, 4000)
    expect(await company.owes()).toMatchObject({ unpaid: 6000, notInvoiced: 5000, open: 11_000 })
    // $80 paid of $60 that are open: $20 are the company's.
    await pay(document, 8000, 6000)
    expect(await company.owes()).toMatchObject({ unpaid: 0, credit: 2000, open: 3000 })
  })
  test('does not owe what was cancelled, nor twice what was credited', async () => {
    const company = await openDebtor(null)
    const [invoiced, open] = [await company.buy(10), await company.buy(7)]
    await shop.transition(invoiced.number, 'confirmed')
    await invoice(invoiced.number)
    await shop.transition(invoiced.number, 'cancelled')
    await shop.transition(open.number, 'cancelled')
    expect(await company.owes()).toMatchObject({ unpaid: 0, notInvoiced: 0, open: 0 })
  })
  test('two buyers at once never pass it together', async () => {
    const company = await openDebtor(10_000)
    const colleague = await company.join('buyer', 'Second Buyer')
    const orders = await Promise.all(
      [company.buyer, colleague, company.owner, company.approver].map((person) =>
        company.buy(4, person),
      ),
    )
    expect(orders.filter(({ onHold }) => onHold === undefined)).toHaveLength(2)
    expect(await company.owes()).toMatchObject({ open: 8000 })
  })
  test('another company and private orders are not touched', async () => {
    const company = await openDebtor(0)
    const other = await openDebtor(null)
    expect(await other.buy(3)).not.toHaveProperty('onHold')
    expect(await shop.placeTool(toolId, 3, { actor: company.buyer })).not.toHaveProperty('onHold')
    expect(await company.buy(1)).toMatchObject({ onHold: 'credit' })
  })
})

describe('an order that waits for what its company owes', () => {
  test('is released by money alone; nobody of the company, and no orders staff', async () => {
    const company = await openDebtor(0)
    const { number } = await company.buy(2)
    const clerk = await shop.person(`Clerk ${randomUUID()}`, 'admin')
    for (const actor of [company.owner, company.approver, staff(clerk, 'orders')])
      expect(await rejection(shop.orders.releaseHold({ actor }, { number }))).toMatchObject({
        body: { type: forbidden.type },
      })
    const before = (await shop.stockOf(toolId)) ?? 0
    await shop.orders.releaseHold({ actor: staff(clerk, 'money') }, { number })
    expect(await shop.stockOf(toolId)).toBe(before - 2)
    expect(await holdsOf(number)).toMatchObject([{ kind: 'credit', outcome: 'released' }])
    expect(await company.owes()).toMatchObject({ notInvoiced: 2000 })
  })
  test('is refused by orders staff as well', async () => {
    const company = await openDebtor(0)
    const { number } = await company.buy(2)
    const clerk = staff(await shop.person(`Clerk ${randomUUID()}`, 'admin'), 'orders')
    await shop.orders.refuseHold({ actor: clerk }, { number })
    expect(await shop.orders.read({ actor: company.buyer }, { number })).toMatchObject({
      status: 'cancelled',
    })
  })
  test('money alone decides about no other hold', async () => {
    const company = await openDebtor(null, { perOrder: 0 })
    const { number } = await company.buy(1)
    const clerk = staff(await shop.person(`Clerk ${randomUUID()}`, 'admin'), 'money')
    for (const work of [shop.orders.releaseHold, shop.orders.refuseHold])
      expect(await rejection(work({ actor: clerk }, { number }))).toMatchObject({
        body: { type: forbidden.type },
      })
  })
  test('waits for the shop after a colleague has approved it', async () => {
    const company = await openDebtor(1000, { perOrder: 1000 })
    const { number, onHold } = await company.buy(2)
    expect(onHold).toBe('approval')
    const before = await shop.stockOf(toolId)
    await shop.orders.releaseHold({ actor: company.approver }, { number })
    expect(await holdsOf(number)).toMatchObject([
      { kind: 'approval', outcome: 'released', by: 'company' },
      { kind: 'credit', reason: expect.stringContaining('owes $20.00') },
    ])
    expect(await shop.stockOf(toolId)).toBe(before)
    await shop.orders.releaseHold({ actor: shop.admin }, { number })
    expect(await shop.orders.read({ actor: company.buyer }, { number })).not.toHaveProperty(
      'onHold',
    )
    await shop.requireRightStock()
  })
})

describe('an invoice that is long overdue', () => {
  test('holds orders of its company from the day that the setting says', async () => {
    await setOverdueDays('30')
    try {
      const company = await openDebtor(null)
      const { number } = await company.buy(1)
      await shop.transition(number, 'confirmed')
      // Payable on receipt: due on 5 December.
      const document = await invoice(number)
      const onDay = (day: string) =>
        shop.at(new Date(`${day}T10:00:00Z`), async () => (await company.buy(1)).onHold)
      expect(await onDay('2027-01-03')).toBeUndefined()
      expect(await onDay('2027-01-04')).toBe('credit')
      await pay(document, 1000)
      expect(await onDay('2027-01-05')).toBeUndefined()
    } finally {
      await setOverdueDays('')
    }
  })
})

test('the reason is what is overdue before what is above the limit', () => {
  const terms = { company: 'Miller', limit: 10_000, overdueDays: 14 }
  const debt = { unpaid: 9000, notInvoiced: 500 }
  expect(saidReason(terms, debt, 500)).toBeUndefined()
  expect(saidReason(terms, debt, 501)).toBe(
    'With this order, Miller owes $100.01; its credit limit is $100.00.',
  )
  const late = { ...debt, overdue: { number: 'INV-000007', days: 14 } }
  expect(saidReason(terms, late, 1)).toBe('Invoice INV-000007 has been overdue for 14 days.')
  expect(saidReason({ ...terms, overdueDays: 15 }, late, 1)).toBeUndefined()
  expect(saidReason({ ...terms, limit: undefined, overdueDays: undefined }, late, 99_999)).toBe(
    undefined,
  )
})
