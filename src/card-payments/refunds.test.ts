/** Money that goes back: of cancelled orders on its own, of others by staff, and once. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openCardShop, type CardShop } from '../../tests/card-shop.ts'
import { rejection } from '../../tests/order-shop.ts'
import { keyReused } from '../../packages/contract/standard-problems.ts'
import { cardProviderUnavailable, refundTooLarge } from './contract.ts'

// Documents are drawn on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const problem = (type: string) => ({ body: { type } })

/** An order of $50 that was paid. */
async function payOrder() {
  const order = await shop.order(5)
  await shop.provider.send(shop.provider.pay(order.page))
  const [payment] = await shop.listed(order.number)
  return { ...order, id: payment?.id ?? '' }
}
const refundsOf = async (number: number) =>
  (await shop.listed(number)).flatMap((one) => one.refunds)

test('cancelled while its page is open, nobody can pay on it any longer', async () => {
  const { number, page } = await shop.order()
  await shop.transition(number, 'cancelled', shop.buyer)
  await shop.cardPayments.reconcileDue()
  expect(shop.provider.sessions.get(page)).toMatchObject({ status: 'expired' })
  expect(await shop.own(number)).toMatchObject({ state: 'expired', open: 0, paid: 0 })
})

test('paid for an order that was cancelled meanwhile goes back automatically, once', async () => {
  const { number, page, toolId } = await shop.order()
  const paid = shop.provider.pay(page)
  await shop.transition(number, 'cancelled', shop.buyer)
  await shop.provider.send(paid)
  expect(await refundsOf(number)).toMatchObject([{ amount: 5000, state: 'requested' }])
  await Promise.all([shop.cardPayments.reconcileDue(), shop.cardPayments.reconcileDue()])
  await shop.provider.send(paid)
  await shop.cardPayments.reconcileDue()
  expect([...shop.provider.refunds.values()].filter(({ amount }) => amount === 5000)).toHaveLength(
    1,
  )
  expect(await refundsOf(number)).toMatchObject([
    { amount: 5000, state: 'done', reason: 'cancelled', by: 'Stripe' },
  ])
  expect(await shop.read(number)).toMatchObject({ status: 'cancelled' })
  expect(await shop.openOf(number)).toBe(0)
  expect(await shop.own(number)).toMatchObject({ paid: 5000, refunded: 5000, open: 0 })
  expect(await shop.listed(number)).toMatchObject([{ payment: null, refundable: 0 }])
  expect(await shop.stockOf(toolId)).toBe(50)
})

test('a part goes back, then the rest; no more, and the same request once', async () => {
  const { number, id } = await payOrder()
  const key = randomUUID()
  const after = await shop.refund(id, 2000, key)
  expect(after).toMatchObject({ refundable: 3000, refunds: [{ amount: 2000, state: 'done' }] })
  expect(await shop.refund(id, 2000, key)).toMatchObject({ refundable: 3000 })
  expect(await rejection(shop.refund(id, 1000, key))).toMatchObject(problem(keyReused.type))
  // Nothing was credited, so it is owed again.
  expect(await shop.openOf(number)).toBe(2000)
  expect(await rejection(shop.refund(id, 3001))).toMatchObject(problem(refundTooLarge.type))
  await shop.refund(id, 3000)
  expect(await shop.listed(number)).toMatchObject([{ refundable: 0, payment: null }])
  expect(await shop.openOf(number)).toBe(5000)
  // The provider tells what the shop has asked for itself: nothing is booked twice.
  const { provider } = shop
  for (const refund of provider.refunds.values())
    await provider.send(provider.note('refund.updated', refund))
  expect(await shop.openOf(number)).toBe(5000)
})

test('cancelled after it was paid, what staff give back brings its invoice to zero', async () => {
  const { number, id } = await payOrder()
  await shop.transition(number, 'cancelled', shop.buyer)
  expect(await shop.openOf(number)).toBe(-5000)
  await shop.refund(id, 5000)
  expect(await shop.openOf(number)).toBe(0)
})

test('asked for while the provider is away, it is repeated, and goes back once', async () => {
  const { number, id } = await payOrder()
  shop.provider.setAway(true)
  expect(await rejection(shop.refund(id, 1000))).toMatchObject(
    problem(cardProviderUnavailable.type),
  )
  shop.provider.setAway(false)
  expect(await refundsOf(number)).toMatchObject([{ state: 'requested' }])
  shop.pass(3)
  await shop.cardPayments.reconcileDue()
  expect(await refundsOf(number)).toMatchObject([{ amount: 1000, state: 'done' }])
  expect(await shop.openOf(number)).toBe(1000)
})

test('a refund that the bank sends back is the customer’s money again', async () => {
  const { number, id } = await payOrder()
  shop.provider.setRefundStatus('pending')
  expect(await shop.refund(id, 5000)).toMatchObject({ refunds: [{ state: 'pending' }] })
  shop.provider.setRefundStatus('succeeded')
  expect(await shop.openOf(number)).toBe(0)
  const { provider } = shop
  const refund = [...provider.refunds.values()].at(-1) ?? {}
  await provider.send(provider.note('refund.updated', { ...refund, status: 'succeeded' }))
  expect(await shop.openOf(number)).toBe(5000)
  const failed = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' }
  await provider.send(provider.note('refund.failed', failed))
  await provider.send(provider.note('refund.updated', { ...refund, status: 'succeeded' }))
  expect(await shop.openOf(number)).toBe(0)
  expect(await refundsOf(number)).toMatchObject([
    { state: 'failed', failure: 'lost_or_stolen_card' },
  ])
})

test('a refund from the provider’s own pages is booked, also when it is known first', async () => {
  const { provider } = shop
  const { number, page } = await shop.order(5)
  const paid = provider.pay(page)
  const refund = {
    id: 're_by_hand',
    object: 'refund',
    amount: 1500,
    currency: 'usd',
    metadata: {},
    status: 'succeeded',
    failure_reason: null,
    payment_intent: provider.sessions.get(page)?.['payment_intent'],
  }
  expect(await provider.send(provider.note('refund.created', refund))).toBe(200)
  await provider.send(paid)
  expect(await shop.own(number)).toMatchObject({ state: 'paid', paid: 5000, refunded: 1500 })
  expect(await refundsOf(number)).toMatchObject([{ amount: 1500, reason: 'provider' }])
  expect(await shop.openOf(number)).toBe(1500)
  expect(await shop.read(number)).not.toHaveProperty('onHold')
})

/** A refund as the provider states it, of the payment of this page. */
const stated = (page: string, changes: object) => ({
  object: 'refund',
  currency: 'usd',
  metadata: {},
  status: 'succeeded',
  failure_reason: null,
  payment_intent: shop.provider.sessions.get(page)?.['payment_intent'],
  ...changes,
})

test('a refund that exceeds the payment is not booked, and pages say so', async () => {
  const { number, page } = await payOrder()
  const { provider } = shop
  for (const id of ['re_one', 're_two'])
    await provider.send(provider.note('refund.created', stated(page, { id, amount: 3000 })))
  expect(await refundsOf(number)).toMatchObject([
    { amount: 3000, state: 'done' },
    {
      amount: 3000,
      state: 'unbooked',
      failure: expect.stringContaining('The refund was not recorded'),
    },
  ])
  expect(await shop.own(number)).toMatchObject({ paid: 5000, refunded: 3000 })
  expect(await shop.openOf(number)).toBe(3000)
  // The bank sends back what was never booked: nothing was given, so nothing returns.
  const failed = stated(page, { id: 're_two', amount: 3000, status: 'failed' })
  await provider.send(provider.note('refund.failed', failed))
  expect(await shop.openOf(number)).toBe(3000)
})

test('a signed message with values that cannot be is taken, and books nothing', async () => {
  const { number, page } = await payOrder()
  const { provider } = shop
  const impossible = [
    { amount: -500 },
    { amount: 0 },
    { amount: 10.5 },
    { amount: 1e300 },
    { currency: 'nonsense' },
    { id: 'x'.repeat(300) },
    { id: 'a\u0000b' },
    { payment_intent: null },
  ]
  for (const [nth, changes] of impossible.entries()) {
    const refund = stated(page, { id: `re_odd_${nth}`, amount: 500, ...changes })
    expect(await provider.send(provider.note('refund.created', refund))).toBe(200)
  }
  expect(await refundsOf(number)).toEqual([])
  expect(await shop.openOf(number)).toBe(0)
})

test('what a buyer disputes is shown until it is decided', async () => {
  const { number, page } = await payOrder()
  const { provider } = shop
  const payment = provider.sessions.get(page)?.['payment_intent']
  const dispute = { id: 'dp_1', object: 'dispute', payment_intent: payment }
  const say = (type: string, status: string) =>
    provider.send(provider.note(type, { ...dispute, status }))
  await say('charge.dispute.created', 'needs_response')
  expect(await shop.listed(number)).toMatchObject([{ dispute: 'open' }])
  await say('charge.dispute.closed', 'lost')
  await say('charge.dispute.updated', 'under_review')
  expect(await shop.listed(number)).toMatchObject([{ dispute: 'lost' }])
})

test('after all of this the accounts add up, and so does the stock', async () => {
  expect((await shop.payments.check()).wrong).toEqual([])
  expect((await shop.stock.check()).wrong).toEqual([])
})
