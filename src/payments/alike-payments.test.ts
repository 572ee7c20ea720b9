/** A payment or refund that looks like the one before is asked about, and recorded when confirmed. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import type { NewPayment } from './contract.ts'
import type { NewRefund } from './refunds-contract.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let toolId: string
let time = new Date('2026-09-15T10:00:00Z')
beforeAll(async () => {
  shop = await openOrderShop({}, () => time)
  toolId = (await shop.tool({ stock: 100_000 })).id
})
afterAll(() => shop.close())

/** An invoice of $1,000 for somebody new. */
async function invoice(name: string) {
  const actor = await shop.person(name)
  const { number: order } = await shop.placeTool(toolId, 100, { actor })
  await shop.transition(order, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number: order, kind: 'invoice', size: 'a4' })
  const [item = expect.unreachable('no invoice')] = await shop.payments.own(
    { actor: shop.admin },
    { order },
  )
  return item.id
}
const pay = (document: string, changes: Partial<NewPayment> = {}) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      paidOn: '2026-09-14',
      amount: 10_000,
      method: 'transfer',
      reference: 'RE 12',
      allocations: [{ document, amount: 10_000 }],
      ...changes,
    },
  )
const refund = (customer: string, changes: Partial<NewRefund> = {}) =>
  shop.payments.refund(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { customer, amount: 500, paidOn: '2026-09-14', method: 'transfer', ...changes },
  )

describe('a payment under a fresh key that looks like the one before', () => {
  test('is asked about with the number of that one, and recorded when it is another', async () => {
    const document = await invoice('Pays Alike')
    const { number } = await pay(document)
    expect(await rejection(pay(document))).toMatchObject({
      body: {
        type: 'payment-alike',
        status: 409,
        facts: { payment: number },
        detail: expect.stringContaining(`Payment ${number} has the same customer`),
      },
    })
    expect((await pay(document, { again: true })).number).toBeGreaterThan(number)
  })
  test('is asked about although the first has settled all that was open', async () => {
    const document = await invoice('Pays All')
    const all = { amount: 100_000, allocations: [{ document, amount: 100_000 }] }
    const { number } = await pay(document, all)
    expect(await rejection(pay(document, all))).toMatchObject({
      body: { type: 'payment-alike', facts: { payment: number } },
    })
    expect(await rejection(pay(document, { ...all, again: true }))).toMatchObject({
      body: { type: 'more-than-open' },
    })
  })
  test('sent three times at once is recorded once', async () => {
    const document = await invoice('Pays At Once')
    const answers = await Promise.allSettled([pay(document), pay(document), pay(document)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
  test.each<[string, Partial<NewPayment>]>([
    ['amount', { amount: 10_001 }],
    ['day', { paidOn: '2026-09-13' }],
    ['method', { method: 'cash' }],
    ['reference', { reference: 'RE 13' }],
    ['entry of the bank', { bankEntry: 'cd'.repeat(32) }],
  ])('is not asked about with another %s', async (what, changes) => {
    const document = await invoice(`Pays another ${what}`)
    await pay(document)
    expect(await pay(document, changes)).toMatchObject({ method: changes.method ?? 'transfer' })
  })
  test('is not asked about for another customer, after one was taken back, or later', async () => {
    const [document, other] = [await invoice('Pays First'), await invoice('Pays Beside')]
    const { id } = await pay(document)
    await pay(other)
    await shop.payments.undo({ actor: shop.admin }, { id })
    await pay(document)
    time = new Date('2026-09-15T12:00:00Z')
    await pay(document)
  })
})

test('a refund that looks like the one before is asked about too', async () => {
  const { customer } = await pay(await invoice('Is Paid Back'), { amount: 12_000 })
  const { number } = await refund(customer.key)
  expect(await rejection(refund(customer.key))).toMatchObject({
    body: { type: 'payment-alike', facts: { payment: number } },
  })
  expect(await refund(customer.key, { again: true })).toMatchObject({ refund: true })
})

test('a refund of all credit that is sent again is asked about', async () => {
  const { customer } = await pay(await invoice('Is Paid Back All'), { amount: 12_000 })
  const all = { amount: 2000 }
  const { number } = await refund(customer.key, all)
  expect(await rejection(refund(customer.key, all))).toMatchObject({
    body: { type: 'payment-alike', facts: { payment: number } },
  })
  expect(await rejection(refund(customer.key, { ...all, again: true }))).toMatchObject({
    body: { type: 'more-than-credit' },
  })
})
