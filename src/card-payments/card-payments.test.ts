/** Paying an order by card, over the wire of the provider's API: each payment is booked once. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openCardShop, type CardShop } from '../../tests/card-shop.ts'
import { pageOf } from '../../tests/card-provider.ts'
import { openOrderShop, rejection } from '../../tests/order-shop.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { cardNotOffered } from '../orders/contract.ts'
import { nothingToPay, cardProviderUnavailable } from './contract.ts'

// Documents are drawn on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const problem = (type: string) => ({ body: { type } })
const payments = async () =>
  (await shop.payments.list({ actor: shop.admin }, { limit: 100 })).map(({ number }) => number)

test('an order by card waits, is paid on the page over its sum, and goes on', async () => {
  const { number, page, toolId } = await shop.order(5)
  expect(await shop.read(number)).toMatchObject({ onHold: 'payment', payBy: 'card' })
  expect(await shop.stockOf(toolId)).toBe(50)
  expect(shop.provider.sessions.get(page)).toMatchObject({ amount_total: 5000, currency: 'usd' })
  expect(await shop.own(number)).toEqual({ state: 'open', open: 5000, paid: 0, refunded: 0 })
  const [invoice] = await shop.payments.own({ actor: shop.admin }, { order: number })
  expect(invoice?.dueDate).toBe('2026-12-05')

  expect(await shop.provider.send(shop.provider.pay(page))).toBe(200)

  const paid = await shop.read(number)
  expect(paid).not.toHaveProperty('onHold')
  expect(paid.holds).toMatchObject([{ kind: 'payment', outcome: 'released', name: 'Stripe' }])
  expect(await shop.stockOf(toolId)).toBe(45)
  expect(await shop.openOf(number)).toBe(0)
  expect(await shop.own(number)).toEqual({ state: 'paid', open: 0, paid: 5000, refunded: 0 })
  const [payment] = await shop.payments.list({ actor: shop.admin }, {})
  expect(payment).toMatchObject({ amount: 5000, method: 'card', by: 'Stripe', unallocated: 0 })
  expect(await shop.listed(number)).toMatchObject([
    { state: 'paid', payment: payment?.number, refundable: 5000, dispute: '' },
  ])
  expect((await shop.payments.check()).wrong).toEqual([])
  expect(await rejection(shop.begin(number))).toMatchObject(problem(nothingToPay.type))
})

test('a message that comes twice, ten times at once, or under another id is booked once', async () => {
  const { number, page } = await shop.order()
  const paid = shop.provider.pay(page)
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.provider.send(paid)))
  expect(new Set(answers)).toEqual(new Set([200]))
  const before = await payments()
  expect(await shop.provider.send(paid)).toBe(200)
  expect(await shop.provider.send({ ...paid, id: `evt_${randomUUID()}` })).toBe(200)
  await shop.cardPayments.reconcileDue()
  expect(await payments()).toEqual(before)
  expect(await shop.own(number)).toMatchObject({ state: 'paid', paid: 5000, open: 0 })
})

test('a message that is forged, changed or too old has no effect', async () => {
  const { number, page } = await shop.order()
  const paid = shop.provider.pay(page)
  const tenMinutesAgo = new Date(Date.parse('2026-12-05T10:00:00Z') - 600_000)
  const cheaper = (body: string) => body.replace('"amount_total":5000', '"amount_total":50')
  expect(await shop.provider.send(paid, { secret: 'whsec_somebody_else' })).toBe(400)
  expect(await shop.provider.send(paid, { tamper: cheaper })).toBe(400)
  expect(await shop.provider.send(paid, { at: tenMinutesAgo })).toBe(400)
  const unsigned = await fetch(`${shop.origin}/api/card-payments/stripe/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: shop.provider.sign(paid).body,
  })
  expect(unsigned.status).toBe(400)
  expect(await shop.own(number)).toMatchObject({ state: 'open', paid: 0 })
  // The same message, signed, still counts.
  expect(await shop.provider.send(paid)).toBe(200)
  expect(await shop.own(number)).toMatchObject({ state: 'paid', paid: 5000 })
})

test('messages that come out of order do not undo what was paid', async () => {
  const { number, page } = await shop.order()
  const session = { ...shop.provider.sessions.get(page) }
  await shop.provider.send(shop.provider.pay(page))
  const expired = shop.provider.note('checkout.session.expired', { ...session, status: 'expired' })
  expect(await shop.provider.send(expired)).toBe(200)
  expect(await shop.own(number)).toMatchObject({ state: 'paid', paid: 5000, open: 0 })
})

test('what the shop does not know is answered and changes nothing', async () => {
  const before = await payments()
  const { provider } = shop
  const session = { id: 'cs_other', object: 'checkout.session', payment_status: 'paid' }
  expect(await provider.send(provider.note('customer.created', { id: 'cus_1' }))).toBe(200)
  expect(
    await provider.send(
      provider.note('checkout.session.completed', {
        ...session,
        status: 'complete',
        client_reference_id: 'another program',
        amount_total: 100,
        currency: 'usd',
        payment_intent: 'pi_other',
        url: null,
      }),
    ),
  ).toBe(200)
  expect(await payments()).toEqual(before)
})

test('a payment of which no message came is found by the reconciliation, and its late message is too late', async () => {
  const { number, page } = await shop.order()
  const lost = shop.provider.pay(page)
  await shop.cardPayments.reconcileDue()
  expect(await shop.own(number)).toMatchObject({ state: 'open' })
  shop.pass(3)
  await shop.cardPayments.reconcileDue()
  expect(await shop.own(number)).toMatchObject({ state: 'paid', paid: 5000, open: 0 })
  const before = await payments()
  await shop.provider.send(lost)
  expect(await payments()).toEqual(before)
})

test('anybody who returns before the message does asks the provider by looking', async () => {
  const { number, page } = await shop.order()
  shop.provider.pay(page)
  expect(await shop.cardPayments.ask({ actor: shop.buyer }, { number })).toEqual({
    state: 'paid',
    open: 0,
    paid: 5000,
    refunded: 0,
  })
})

test('asked twice, also at once, there is one page; where it was left, it is the same', async () => {
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 1, { payBy: 'card' })
  const pages = await Promise.all([shop.begin(number), shop.begin(number), shop.begin(number)])
  const [first] = pages
  expect(new Set(pages.map(({ address }) => address)).size).toBe(1)
  expect(await shop.begin(number)).toEqual(first)
  expect(await shop.listed(number)).toHaveLength(1)
})

test('while the provider is away the order stays placed, and is paid later on one page', async () => {
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 2, { payBy: 'card' })
  shop.provider.setAway(true)
  expect(await rejection(shop.begin(number))).toMatchObject(problem(cardProviderUnavailable.type))
  shop.provider.setAway(false)
  expect(await shop.read(number)).toMatchObject({ status: 'placed', onHold: 'payment' })
  const { address } = await shop.begin(number)
  await shop.provider.send(shop.provider.pay(pageOf(address)))
  expect(await shop.own(number)).toMatchObject({ state: 'paid', paid: 2000 })
  expect(await shop.listed(number)).toHaveLength(1)
})

test('a page that has ended is followed by another one', async () => {
  const { number, page } = await shop.order(1)
  shop.pass(58)
  const second = pageOf((await shop.begin(number)).address)
  expect(second).not.toBe(page)
  expect(shop.provider.sessions.get(page)).toMatchObject({ status: 'expired' })
  await shop.provider.send(shop.provider.pay(second))
  expect(await shop.listed(number)).toMatchObject([{ state: 'paid' }, { state: 'expired' }])
})

test('what was transferred meanwhile is not asked for again: the page ends, the next has the rest', async () => {
  const { number, page } = await shop.order(5)
  const [item] = await shop.payments.own({ actor: shop.admin }, { order: number })
  await shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      paidOn: '2026-12-05',
      amount: 2000,
      method: 'transfer',
      allocations: [{ document: item?.id ?? '', amount: 2000 }],
    },
  )
  shop.pass(3)
  await shop.cardPayments.reconcileDue()
  expect(shop.provider.sessions.get(page)).toMatchObject({ status: 'expired' })
  const rest = pageOf((await shop.begin(number)).address)
  expect(shop.provider.sessions.get(rest)).toMatchObject({ amount_total: 3000 })
  await shop.provider.send(shop.provider.pay(rest))
  expect(await shop.read(number)).not.toHaveProperty('onHold')
  expect(await shop.openOf(number)).toBe(0)
})

test('what is left of a payment by card goes back to the card, and by no refund of another kind', async () => {
  const { number, page } = await shop.order(5)
  const [item] = await shop.payments.own({ actor: shop.admin }, { order: number })
  const customer = item?.customer.key ?? ''
  await shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      paidOn: '2026-12-05',
      amount: 2000,
      method: 'transfer',
      reference: `Order ${number}`,
      allocations: [{ document: item?.id ?? '', amount: 2000 }],
    },
  )
  const before = await shop.payments.credit({ actor: shop.admin }, { customer })
  await shop.provider.send(shop.provider.pay(page))
  const [byCard] = await shop.payments.list({ actor: shop.admin }, { customer })
  expect(byCard).toMatchObject({ method: 'card', unallocated: 2000 })
  expect(await shop.payments.credit({ actor: shop.admin }, { customer })).toEqual(before)
})

test('another sum than was asked is not booked, and staff see it', async () => {
  const { number, page } = await shop.order()
  const session = shop.provider.sessions.get(page)
  Object.assign(session ?? {}, { amount_total: 4999 })
  const before = await payments()
  expect(await shop.provider.send(shop.provider.pay(page))).toBe(200)
  expect(await payments()).toEqual(before)
  expect(await shop.read(number)).toMatchObject({ onHold: 'payment' })
  const [attempt] = await shop.listed(number)
  expect(attempt?.failure).toMatch(/^The provider received 49\.99 USD/)
  // Pages say what the ledger says: nothing is paid, and nothing can be given back.
  expect(attempt).toMatchObject({ state: 'unbooked', refundable: 0 })
  expect(await shop.own(number)).toMatchObject({ state: 'unbooked', paid: 0 })
})

test('an order of another is not there, and without settings nothing is offered', async () => {
  const { number } = await shop.order(1)
  const stranger = await shop.person('Sven Stranger')
  for (const work of [
    () => shop.begin(number, stranger),
    () => shop.begin(number, shop.admin),
    () => shop.cardPayments.own({ actor: stranger }, { number }),
    () => shop.cardPayments.ask({ actor: stranger }, { number }),
  ])
    expect(await rejection(work())).toMatchObject(problem(notFound.type))
  const plain = await openOrderShop()
  try {
    const { id } = await plain.tool()
    expect(await rejection(plain.placeTool(id, 1, { payBy: 'card' }))).toMatchObject(
      problem(cardNotOffered.type),
    )
    const order = await plain.placeTool(id, 1)
    expect(order).not.toHaveProperty('payBy')
    expect(
      await rejection(plain.cardPayments.begin({ actor: plain.buyer }, { number: order.number })),
    ).toMatchObject(problem(cardNotOffered.type))
  } finally {
    await plain.close()
  }
})
