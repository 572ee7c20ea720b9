/** An order whose charge for delivery was on request waits until its buyer accepts it (product rule 7.3). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import { openHoldShop, type HoldShop } from '../../../tests/hold-shop.ts'
import { rejection } from '../../../tests/order-shop.ts'
import { noDelivery } from '../../delivery/delivery-table.ts'
import { deliveryChanged, transitionNotAllowed } from '../contract.ts'
import { notOnHold } from './holds-contract.ts'
import { orderOnHold } from './order-on-hold.ts'

// Documents are drawn on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: HoldShop
beforeAll(async () => {
  shop = await openHoldShop()
  const { actor } = { actor: shop.admin }
  const { revision } = await shop.delivery.charges({ actor }, {})
  // Without a zone, every delivery is on request.
  await shop.delivery.saveCharges(
    { actor },
    { ...noDelivery, charged: true, zones: [], surcharges: [], revision },
  )
})
afterAll(() => shop.close())

const kind = (problem: { type: string; status: number }, facts?: object) => ({
  body: { type: problem.type, status: problem.status, ...(facts ? { facts } : {}) },
})
const set = (number: number, charge: number) =>
  shop.orders.setDelivery({ actor: shop.admin }, { number, charge })
const accept = (actor: Actor, number: number, deliveryCharge: number, gross: number) =>
  shop.orders.acceptDelivery({ actor }, { number, deliveryCharge, gross })
const read = (number: number) => shop.orders.read({ actor: shop.admin }, { number })
const documentsOf = async (order: number) =>
  (await shop.documents.list({ actor: shop.admin }, { order })).map(({ kind: one }) => one)

/** 20 of 50 pieces at $10.00, its charge not known yet. */
async function place() {
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 20)
  return { id, number }
}

test('it keeps its goods, goes on once accepted, and accepted again nothing happens', async () => {
  const { id, number } = await place()
  expect(await rejection(accept(shop.buyer, number, 0, 20_000))).toMatchObject(kind(notOnHold))
  expect(await set(number, 4500)).toMatchObject({ onHold: 'delivery', total: 24_500 })
  expect((await read(number)).holds).toMatchObject([
    { reason: 'Delivery costs $45.00 excluding tax, so the order total is $245.00.' },
  ])
  expect(await shop.stockOf(id)).toBe(30)
  expect(await rejection(shop.transition(number, 'confirmed'))).toMatchObject(
    kind(transitionNotAllowed),
  )
  const stranger = await shop.person('Sven Stranger')
  expect(await rejection(accept(stranger, number, 4500, 24_500))).toMatchObject(kind(notFound))
  expect(await rejection(accept(shop.admin, number, 4500, 24_500))).toMatchObject(kind(forbidden))
  const both = [1, 2].map(() => accept(shop.buyer, number, 4500, 24_500))
  expect(await Promise.all(both)).toEqual([{ acknowledged: true }, { acknowledged: true }])
  const accepted = await read(number)
  expect(accepted).not.toHaveProperty('onHold')
  expect(accepted.holds).toMatchObject([
    { outcome: 'released', by: 'buyer', name: 'Celia Navarro' },
  ])
  expect(await shop.stockOf(id)).toBe(30)
  await shop.transition(number, 'confirmed')
  await shop.requireRightStock()
})

test('another charge or sum than the one that was seen is refused with the one of now', async () => {
  const { id, number } = await place()
  await set(number, 4500)
  await set(number, 6000)
  const now = { deliveryCharge: '$60.00', gross: '$260.00' }
  expect(await rejection(accept(shop.buyer, number, 4500, 24_500))).toMatchObject(
    kind(deliveryChanged, now),
  )
  // An edit changes the sum, not the charge.
  const { revision } = await read(number)
  await shop.orders.edit(
    { actor: shop.admin },
    { number, revision, lines: [{ line: 1, quantity: 10 }] },
  )
  expect([await shop.stockOf(id), (await read(number)).onHold]).toEqual([40, 'delivery'])
  expect(await rejection(accept(shop.buyer, number, 6000, 26_000))).toMatchObject(
    kind(deliveryChanged, { ...now, gross: '$160.00' }),
  )
  await accept(shop.buyer, number, 6000, 16_000)
  // A higher one than was accepted is asked for again, a lower one is not.
  expect(await set(number, 5000)).not.toHaveProperty('onHold')
  expect(await set(number, 7000)).toMatchObject({ onHold: 'delivery' })
  expect(await shop.mailsAbout(number)).toEqual(
    expect.arrayContaining([
      `Please accept the delivery charge for order ${number}`,
      `Delivery charge for order ${number}`,
    ]),
  )
  await shop.requireRightStock()
})

test('a free one needs nobody; staff release one that was accepted by telephone', async () => {
  const [free, told] = [await place(), await place()]
  expect(await set(free.number, 0)).not.toHaveProperty('onHold')
  await set(told.number, 4500)
  await shop.orders.releaseHold({ actor: shop.admin }, { number: told.number })
  const { holds } = await read(told.number)
  expect(holds).toMatchObject([{ kind: 'delivery', outcome: 'released', by: 'shop' }])
  expect(await shop.mailsAbout(told.number)).toContain(
    `Order ${told.number} released: delivery charge accepted`,
  )
  await shop.requireRightStock()
})

test('cancelled by its buyer, refused, or not accepted in time, its goods go back', async () => {
  const orders = [await place(), await place(), await place()]
  for (const { number } of orders) await set(number, 4500)
  const [cancelled, refused, expired] = orders.map(({ number }) => number)
  await shop.transition(cancelled ?? 0, 'cancelled', shop.buyer)
  await shop.orders.refuseHold({ actor: shop.admin }, { number: refused ?? 0 })
  const { holds: [hold] = [] } = await read(expired ?? 0)
  const until = new Date(hold?.until ?? '')
  await shop.at(new Date(until.getTime() - 3_600_000), () => shop.orders.endDueHolds())
  expect(await shop.mailsAbout(expired ?? 0)).toContainEqual(
    expect.stringMatching(/will be cancelled on .+ unless you accept its delivery/),
  )
  await shop.at(until, () => shop.orders.endDueHolds())
  for (const { id, number } of orders) {
    expect(await read(number)).toMatchObject({ status: 'cancelled' })
    expect(await shop.stockOf(id)).toBe(50)
  }
  await shop.requireRightStock()
})

test('paid in advance it is invoiced once accepted, with the charge, and gives its goods back', async () => {
  const company = await shop.openCompany({})
  const { actor } = { actor: shop.admin }
  const {
    members,
    state,
    requestedAt,
    number: key,
    notes = '',
    ...record
  } = await shop.companies.read({ actor }, { id: company.id })
  void [members, state, requestedAt, key]
  await shop.companies.save({ actor }, { ...record, notes, paymentTerms: 'prepayment' })
  const { id } = await shop.tool()
  const { number, onHold } = await company.order(id, 20)
  expect([onHold, await documentsOf(number)]).toEqual([undefined, []])
  await set(number, 4500)
  expect(await documentsOf(number)).toEqual([])
  // Who may act for the company accepts it too.
  await accept(company.approver, number, 4500, 24_500)
  expect(await read(number)).toMatchObject({
    onHold: 'payment',
    holds: [{ kind: 'delivery', by: 'company' }, { kind: 'payment' }],
  })
  expect(await documentsOf(number)).toEqual(['invoice'])
  expect(await shop.stockOf(id)).toBe(50)
  expect(await rejection(set(number, 1))).toMatchObject({ body: { type: 'delivery-fixed' } })
  const [item] = await shop.payments.own({ actor }, { order: number })
  expect(item).toMatchObject({ open: 24_500 })
  await shop.payments.record(
    { actor, idempotencyKey: randomUUID() },
    {
      paidOn: '2026-12-05',
      amount: 24_500,
      method: 'transfer',
      allocations: [{ document: item?.id ?? '', amount: 24_500 }],
    },
  )
  expect(await read(number)).not.toHaveProperty('onHold')
  expect(await shop.stockOf(id)).toBe(30)
  await shop.requireRightStock()
})

test('above what its buyer may spend it waits for an approver, who sees the charge', async () => {
  const company = await shop.openCompany({ perOrder: 22_000 })
  const { id } = await shop.tool()
  const { number } = await company.order(id, 20)
  await set(number, 4500)
  await accept(company.buyer, number, 4500, 24_500)
  expect(await read(number)).toMatchObject({ onHold: 'approval' })
  expect(await shop.stockOf(id)).toBe(50)
  await shop.orders.releaseHold({ actor: company.approver }, { number })
  expect(await read(number)).not.toHaveProperty('onHold')
  expect(await shop.stockOf(id)).toBe(30)
})

test('what waits for something else is released first; what is approved has its charge with it', async () => {
  const [owing, limited] = [await shop.openCompany({}), await shop.openCompany({ perOrder: 0 })]
  await shop.setCreditLimit(owing.id, 1)
  const { id } = await shop.tool()
  const { number: credit } = await owing.order(id, 1)
  expect(await rejection(set(credit, 4500))).toMatchObject(kind(orderOnHold, { onHold: 'credit' }))
  const { number } = await limited.order(id, 1)
  expect(await set(number, 4500)).toMatchObject({ onHold: 'approval' })
  await shop.orders.releaseHold({ actor: limited.approver }, { number })
  expect(await read(number)).not.toHaveProperty('onHold')
})
