/** Orders of companies that pay in advance: one invoice, on hold until it is paid, then shipped. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import { openHoldShop, type HoldShop } from '../../tests/hold-shop.ts'
import { rejection } from '../../tests/order-shop.ts'

// Documents are drawn on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: HoldShop
beforeAll(async () => {
  shop = await openHoldShop()
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, invoicing: 'when-shipped' })
})
afterAll(() => shop.close())

/** A company that pays in advance; members may spend so much. */
async function openPrepaying(limits: { perOrder?: number } = {}) {
  const company = await shop.openCompany(limits)
  const { actor } = { actor: shop.admin }
  const { members, state, requestedAt, number, notes, ...record } = await shop.companies.read(
    { actor },
    { id: company.id },
  )
  void [members, state, requestedAt, number]
  await shop.companies.save(
    { actor },
    { ...record, notes: notes ?? '', paymentTerms: 'prepayment' },
  )
  return company
}
const documentsOf = async (order: number) =>
  (await shop.documents.list({ actor: shop.admin }, { order })).map(({ kind }) => kind).toSorted()
const openOf = async (order: number) => {
  const [item] = await shop.payments.own({ actor: shop.admin }, { order })
  return { id: item?.id ?? '', open: item?.open, credit: item?.credit, due: item?.dueDate }
}
const pay = (document: string, amount: number, key: string = randomUUID()) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: key },
    {
      paidOn: '2026-12-05',
      amount,
      method: 'transfer',
      allocations: [{ document, amount }],
    },
  )
const read = (number: number) => shop.orders.read({ actor: shop.admin }, { number })
const staff = (person: Actor, permission: 'money' | 'orders'): Actor => ({
  ...person,
  permissions: [permission],
})

test('one invoice at once, on hold until all of it is paid, then only delivery notes', async () => {
  const company = await openPrepaying()
  const { id } = await shop.tool()
  const { number, onHold } = await company.order(id, 20)
  expect(onHold).toBe('payment')
  expect(await documentsOf(number)).toEqual(['invoice'])
  expect(await openOf(number)).toMatchObject({ open: 20_000, due: '2026-12-05' })
  expect(await shop.stockOf(id)).toBe(50)
  const { id: document } = await openOf(number)
  await pay(document, 5000)
  expect(await read(number)).toMatchObject({ onHold: 'payment' })
  const key = randomUUID()
  await pay(document, 15_000, key)
  await pay(document, 15_000, key)
  const paid = await read(number)
  expect(paid).not.toHaveProperty('onHold')
  expect(paid.holds).toMatchObject([{ kind: 'payment', outcome: 'released' }])
  expect(await shop.stockOf(id)).toBe(30)
  await shop.transition(number, 'confirmed')
  await shop.transition(number, 'picking')
  await shop.transition(number, 'shipped')
  expect(await documentsOf(number)).toEqual(['delivery-note', 'invoice'])
  expect(await openOf(number)).toMatchObject({ open: 0, credit: 0 })
  expect((await shop.payments.check()).wrong).toEqual([])
  await shop.requireRightStock()
})

test('cancelled, refused or not paid in time, its invoice is credited', async () => {
  const company = await openPrepaying()
  const { id } = await shop.tool()
  const [cancelled, refused, expired] = [
    await company.order(id, 1),
    await company.order(id, 2),
    await company.order(id, 3),
  ]
  await shop.transition(cancelled.number, 'cancelled', company.buyer)
  await shop.orders.refuseHold({ actor: shop.admin }, { number: refused.number })
  await shop.at(new Date('2026-12-20T10:00:00Z'), () => shop.orders.endDueHolds())
  for (const { number } of [cancelled, refused, expired]) {
    expect(await documentsOf(number)).toEqual(['credit-note', 'invoice'])
    expect(await openOf(number)).toMatchObject({ open: 0, credit: 0 })
    expect(await read(number)).toMatchObject({ status: 'cancelled' })
  }
  expect(await shop.stockOf(id)).toBe(50)
  await shop.requireRightStock()
})

test('paid when stock is gone, it stays on hold and says so', async () => {
  const company = await openPrepaying()
  const { id } = await shop.tool()
  const { number } = await company.order(id, 20)
  await shop.placeTool(id, 40)
  await pay((await openOf(number)).id, 20_000)
  expect((await read(number)).holds).toMatchObject([
    { outcome: 'released' },
    { kind: 'payment', reason: 'Paid, but there is no longer enough stock.' },
  ])
  expect(await openOf(number)).toMatchObject({ open: 0 })
  await shop.requireRightStock()
})

test('paid of a back-order, what is there is reserved and the rest waits for goods', async () => {
  const company = await openPrepaying()
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, backOrders: 'yes' })
  const { id } = await shop.tool({ stock: 12 })
  const acting = await shop.companies.actingFor(shop.database.handle, company.buyer.id, company.id)
  const { number } = await shop.placeTool(id, 20, {
    actor: { ...company.buyer, company: acting },
    backOrder: true,
  })
  const lines = async () =>
    (await read(number)).lines.map(({ allocated, waiting }) => [allocated, waiting])
  const receive = (quantity: number) =>
    shop.stock.record(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { toolId: id, kind: 'received', quantity, reason: 'Delivery 4711' },
    )
  expect(await read(number)).toMatchObject({ onHold: 'payment' })
  expect([await documentsOf(number), (await openOf(number)).open]).toEqual([['invoice'], 20_000])
  // What comes in before it is paid is nobody's.
  await receive(1)
  expect([await lines(), await shop.stockOf(id)]).toEqual([[[0, 20]], 13])
  await pay((await openOf(number)).id, 20_000)
  const paid = await read(number)
  expect(paid).not.toHaveProperty('onHold')
  expect(paid.lines).toMatchObject([{ allocated: 13, waiting: 7, expectedOn: '2026-12-19' }])
  expect(await shop.stockOf(id)).toBe(0)
  await receive(10)
  expect([await lines(), await shop.stockOf(id)]).toEqual([[[20, undefined]], 3])
  expect(await documentsOf(number)).toEqual(['invoice'])
  await shop.requireRightStock()
})

test('an order that a colleague approves is invoiced then; money releases it before it is paid', async () => {
  const company = await openPrepaying({ perOrder: 0 })
  const { id } = await shop.tool()
  const { number, onHold } = await company.order(id, 2)
  expect([onHold, await documentsOf(number)]).toEqual(['approval', []])
  await shop.orders.releaseHold({ actor: company.approver }, { number })
  expect(await read(number)).toMatchObject({ onHold: 'payment' })
  expect(await documentsOf(number)).toEqual(['invoice'])
  const clerk = await shop.person('Clara Clerk', 'admin')
  for (const actor of [company.owner, staff(clerk, 'orders')])
    expect(await rejection(shop.orders.releaseHold({ actor }, { number }))).toMatchObject({
      body: { type: forbidden.type },
    })
  await shop.orders.releaseHold({ actor: staff(clerk, 'money') }, { number })
  expect(await read(number)).not.toHaveProperty('onHold')
  expect(await shop.stockOf(id)).toBe(48)
  // A payment that comes later changes nothing of it.
  await pay((await openOf(number)).id, 2000)
  expect(await shop.stockOf(id)).toBe(48)
})

describe('credited without a return', () => {
  const credit = (document: string, percent: number) =>
    shop.documents.allow(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { id: document, reason: 'Agreed by telephone', lines: [{ line: 1 }], percent },
    )

  test('what is left after it is to be paid, and releases the order', async () => {
    const company = await openPrepaying()
    const { id } = await shop.tool()
    const { number } = await company.order(id, 20)
    const { id: document } = await openOf(number)
    await credit(document, 25)
    expect(await read(number)).toMatchObject({ onHold: 'payment' })
    await pay(document, 15_000)
    expect(await read(number)).not.toHaveProperty('onHold')
    expect(await openOf(number)).toMatchObject({ open: 0, credit: 0 })
  })

  test('the last part that was open, or all of it, the order goes on and says why', async () => {
    const company = await openPrepaying()
    const { id } = await shop.tool()
    const [part, whole] = [await company.order(id, 20), await company.order(id, 5)]
    await pay((await openOf(part.number)).id, 15_000)
    await credit((await openOf(part.number)).id, 25)
    await credit((await openOf(whole.number)).id, 100)
    for (const { number } of [part, whole]) {
      const released = await read(number)
      expect(released).not.toHaveProperty('onHold')
      expect(released.holds).toMatchObject([{ kind: 'payment', outcome: 'released' }])
      expect(await openOf(number)).toMatchObject({ open: 0, credit: 0 })
    }
    expect(await shop.stockOf(id)).toBe(25)
    await shop.requireRightStock()
  })

  test('where stock is gone by then, it waits and says so', async () => {
    const company = await openPrepaying()
    const { id } = await shop.tool()
    const { number } = await company.order(id, 20)
    await shop.placeTool(id, 40)
    await credit((await openOf(number)).id, 100)
    expect((await read(number)).holds).toMatchObject([
      { outcome: 'released' },
      { reason: 'The outstanding amount was credited, but there is no longer enough stock.' },
    ])
  })

  test('after it was paid, all is due back; ending the order credits nothing twice', async () => {
    const company = await openPrepaying()
    const { id } = await shop.tool()
    const { number } = await company.order(id, 20)
    const { id: document } = await openOf(number)
    const { id: payment } = await pay(document, 20_000)
    await credit(document, 100)
    expect(await read(number)).toMatchObject({ status: 'placed' })
    expect(await openOf(number)).toMatchObject({ open: 0, credit: 20_000 })
    await shop.transition(number, 'cancelled')
    expect(await documentsOf(number)).toEqual(['credit-note', 'invoice'])
    expect(await openOf(number)).toMatchObject({ open: 0, credit: 20_000 })
    expect(await shop.stockOf(id)).toBe(50)
    const items = await shop.payments.openItems({ actor: shop.admin }, {})
    expect(items.filter((item) => item.order === number)).toMatchObject([{ credit: 20_000 }])
    await shop.payments.undo({ actor: shop.admin }, { id: payment })
    expect(await openOf(number)).toMatchObject({ open: 0, credit: 0 })
    expect((await shop.payments.check()).wrong).toEqual([])
    expect(await shop.documents.checkAccounts()).toEqual([])
    await shop.requireRightStock()
  })
})

test('the same order placed twice has one invoice', async () => {
  const company = await openPrepaying()
  const { id } = await shop.tool()
  const acting = await shop.companies.actingFor(shop.database.handle, company.buyer.id, company.id)
  const actor = { ...company.buyer, company: acting }
  const key = randomUUID()
  const place = () =>
    shop.orders.placeCart(
      { actor, idempotencyKey: key },
      { phone: '1', address: 'Austin', lines: [{ toolId: id, quantity: 1 }] },
    )
  const orders = await Promise.all([place(), place(), place()])
  const [{ number }] = orders
  expect(new Set(orders.map((order) => order.number))).toEqual(new Set([number]))
  expect(await documentsOf(number)).toEqual(['invoice'])
})
