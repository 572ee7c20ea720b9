/** Orders on hold: spending limits of a company's members, approval, refusal, and the end of holds. */
import fc from 'fast-check'
import type { Actor } from '../platform/access/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { openHoldShop, type HoldShop } from '../../tests/hold-shop.ts'
import { rejection } from '../../tests/order-shop.ts'
import { approvalReason } from './model/holds.ts'
import { notOnHold, stockShort } from './holds/holds-contract.ts'
import { transitionNotAllowed } from './contract.ts'

let shop: HoldShop
beforeAll(async () => {
  shop = await openHoldShop()
})
afterAll(() => shop.close())

const kind = (problem: { type: string; status: number }) => ({
  body: { type: problem.type, status: problem.status },
})

describe('an order above what its buyer may spend', () => {
  test('is placed on hold: prices stay, no stock is taken, and its page says why', async () => {
    const company = await shop.openCompany({ perOrder: 10_000 })
    const { id } = await shop.tool()
    const within = await company.order(id, 10)
    expect(within).not.toHaveProperty('onHold')
    const order = await company.order(id, 11)
    expect(order).toMatchObject({ status: 'placed', onHold: 'approval', total: 11_000 })
    expect(await shop.stockOf(id)).toBe(40)
    const { holds, lines } = await shop.orders.read(
      { actor: company.buyer },
      { number: order.number },
    )
    expect(holds).toMatchObject([
      {
        kind: 'approval',
        reason: 'The order total excluding tax is $110.00; the limit without approval is $100.00.',
      },
    ])
    expect(lines).toMatchObject([{ allocated: 0, waiting: 11, cancelled: 0 }])
    const { openOrders } = await shop.orders.counter({ actor: company.buyer }, {})
    expect(openOrders.map(({ number, onHold }) => [number, onHold])).toEqual([
      [order.number, 'approval'],
      [within.number, undefined],
    ])
    await shop.requireRightStock()
  })
  test('waits for approvers and owners of its company, and for nobody else', async () => {
    const [ours, theirs] = [await shop.openCompany({ perOrder: 0 }), await shop.openCompany({})]
    const { id } = await shop.tool()
    const { number } = await ours.order(id, 5)
    for (const actor of [ours.approver, ours.owner])
      expect(await shop.orders.approvals({ actor }, {})).toMatchObject([{ number }])
    const stranger = await shop.person('Sven Stranger')
    for (const actor of [ours.buyer, theirs.owner, theirs.approver, stranger])
      expect(await shop.orders.approvals({ actor }, {})).toEqual([])
    const counted = async (actor: Actor) =>
      (await shop.companies.buyingFor({ actor }, {})).approvals
    expect([await counted(ours.approver), await counted(ours.owner)]).toEqual([1, 1])
    expect(await counted(theirs.owner)).toBe(0)
    expect([await counted(ours.buyer), await counted(stranger)], 'decide about none').toEqual([
      undefined,
      undefined,
    ])
    for (const actor of [theirs.owner, theirs.approver, stranger]) {
      expect(await rejection(shop.orders.releaseHold({ actor }, { number }))).toMatchObject(
        kind(notFound),
      )
      expect(await rejection(shop.orders.refuseHold({ actor }, { number }))).toMatchObject(
        kind(notFound),
      )
    }
    expect(
      await rejection(shop.orders.releaseHold({ actor: ours.buyer }, { number })),
    ).toMatchObject(kind(forbidden))
    expect(await shop.stockOf(id)).toBe(50)
  })
  test('says who may approve it, on its page and in lists: approvers and owners, but not who placed it', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    await company.limit(company.approver, { perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 5)
    const own = await company.order(id, 5, company.approver)
    const both = [`${company.name} Approver`, `${company.name} Owner`]
    const listed = async (of: number) =>
      (await shop.orders.all({ actor: shop.admin }, { q: String(of) })).find(
        (order) => order.number === of,
      )?.approvers
    const read = async (of: number, actor = shop.admin) =>
      (await shop.orders.read({ actor }, { number: of })).approvers
    expect([await read(number), await listed(number)].map((names) => names?.toSorted())).toEqual([
      both,
      both,
    ])
    const [row] = await shop.orders.all({ actor: shop.admin }, { q: String(number) })
    expect(row?.holdReason).toMatch(
      new RegExp(
        `^${company.name} (Approver|Owner) or ${company.name} (Approver|Owner) must approve\\. The order`,
      ),
    )
    expect((await read(number, company.buyer))?.toSorted(), 'to its buyer as well').toEqual(both)
    const owner = [`${company.name} Owner`]
    expect([await read(own.number), await listed(own.number)]).toEqual([owner, owner])
    await shop.orders.releaseHold({ actor: company.owner }, { number })
    expect([await read(number), await listed(number)]).toEqual([undefined, undefined])
  })
  test('an approver takes its stock, once; then it goes on like any order', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 20)
    expect(await rejection(shop.transition(number, 'confirmed'))).toMatchObject(
      kind(transitionNotAllowed),
    )
    const decisions = await Promise.allSettled(
      [company.approver, company.owner].map((actor) =>
        shop.orders.releaseHold({ actor }, { number }),
      ),
    )
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { reason } = decisions.find((one) => one.status === 'rejected') ?? {}
    expect(reason).toMatchObject(kind(notOnHold))
    expect(await shop.stockOf(id)).toBe(30)
    const after = await shop.orders.read({ actor: company.buyer }, { number })
    expect(after).not.toHaveProperty('onHold')
    expect(after.holds).toMatchObject([{ outcome: 'released', by: 'company' }])
    expect(after.lines).toMatchObject([{ allocated: 20 }])
    await shop.transition(number, 'confirmed')
    await shop.transition(number, 'cancelled')
    expect(await shop.stockOf(id)).toBe(50)
    await shop.requireRightStock()
  })
  test('an approver who orders above his own limit is approved by another', async () => {
    const company = await shop.openCompany({})
    await company.limit(company.approver, { perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 5, company.approver)
    expect(
      await rejection(shop.orders.releaseHold({ actor: company.approver }, { number })),
    ).toMatchObject(kind(forbidden))
    await shop.orders.releaseHold({ actor: company.owner }, { number })
    expect(await shop.stockOf(id)).toBe(45)
  })
  test('is refused with a reason that its buyer reads', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 20)
    await shop.orders.refuseHold(
      { actor: company.approver },
      { number, note: 'Next month, please.' },
    )
    const { status, history, holds } = await shop.orders.read({ actor: company.buyer }, { number })
    expect({ status, note: history.at(-1)?.note, outcome: holds?.[0]?.outcome }).toEqual({
      status: 'cancelled',
      note: `Refused by ${company.approver.name}. Next month, please.`,
      outcome: 'refused',
    })
    expect(await shop.stockOf(id)).toBe(50)
    await shop.requireRightStock()
  })
  test('names what is short at its release, and nothing of it is taken', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const [a, b] = [await shop.tool(), await shop.tool()]
    const { number } = await company.orderCart([
      { toolId: a.id, quantity: 10 },
      { toolId: b.id, quantity: 30 },
    ])
    await shop.placeTool(b.id, 25)
    const refusal = await rejection(shop.orders.releaseHold({ actor: company.owner }, { number }))
    expect(refusal).toMatchObject({
      body: {
        ...kind(stockShort).body,
        facts: { short: [{ toolId: b.id, needed: 30, available: 25 }] },
      },
    })
    expect([await shop.stockOf(a.id), await shop.stockOf(b.id)]).toEqual([50, 25])
    await shop.orders.step(
      { actor: shop.buyer },
      { number: await shop.lastOf(shop.buyer), status: 'cancelled' },
    )
    await shop.orders.releaseHold({ actor: shop.admin }, { number })
    expect([await shop.stockOf(a.id), await shop.stockOf(b.id)]).toEqual([40, 20])
    await shop.requireRightStock()
  })
})

describe('the stock ledger', () => {
  test('stays right when an order on hold is cancelled, deleted and restored', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool()
    const cancelled = await company.order(id, 10)
    await shop.transition(cancelled.number, 'cancelled', company.buyer)
    const deleted = await company.order(id, 10)
    await shop.orders.remove({ actor: shop.admin }, { id: deleted.id })
    expect(await shop.orders.approvals({ actor: company.owner }, {})).toEqual([])
    await shop.orders.restore({ actor: shop.admin }, { id: deleted.id })
    expect(await shop.stockOf(id)).toBe(50)
    const { number } = deleted
    const read = await shop.orders.read({ actor: company.buyer }, { number })
    expect(read.onHold).toBe('approval')
    await shop.orders.releaseHold({ actor: company.owner }, { number })
    expect(await shop.stockOf(id)).toBe(40)
    await shop.orders.remove({ actor: shop.admin }, { id: deleted.id })
    expect(await shop.stockOf(id)).toBe(50)
    await shop.orders.restore({ actor: shop.admin }, { id: deleted.id })
    expect(await shop.stockOf(id)).toBe(40)
    await shop.requireRightStock()
  })
})

describe('what a month may cost', () => {
  test('counts what was ordered, but not what waits or was cancelled', async () => {
    const company = await shop.openCompany({ perMonth: 20_000 })
    const { id } = await shop.tool({ stock: 1000 })
    const first = await company.order(id, 15)
    expect(await company.order(id, 6)).toMatchObject({ onHold: 'approval' })
    expect(await company.order(id, 5)).not.toHaveProperty('onHold')
    await shop.transition(first.number, 'cancelled', company.buyer)
    expect(await company.order(id, 15)).not.toHaveProperty('onHold')
    expect(await company.order(id, 1)).toMatchObject({ onHold: 'approval' })
  })
  test('is not passed by orders at the same moment', async () => {
    const company = await shop.openCompany({ perMonth: 10_000 })
    const { id } = await shop.tool({ stock: 1000 })
    const orders = await Promise.all(Array.from({ length: 12 }, () => company.order(id, 3)))
    expect(orders.filter(({ onHold }) => onHold === undefined)).toHaveLength(3)
    expect(await shop.stockOf(id)).toBe(991)
  })
  test('begins again with the month of the shop', async () => {
    const company = await shop.openCompany({ perMonth: 10_000 })
    const { id } = await shop.tool()
    await company.order(id, 10)
    expect(await company.order(id, 1)).toMatchObject({ onHold: 'approval' })
    await shop.at(new Date('2027-01-01T00:00:00Z'), async () => {
      expect(await company.order(id, 10)).not.toHaveProperty('onHold')
    })
  })
})

test('an order is held if and only if it alone, or its month with it, passes a limit', () => {
  const limit = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined })
  const amount = fc.integer({ min: 0, max: 120 })
  fc.assert(
    fc.property(limit, limit, amount, amount, (perOrder, perMonth, total, spent) => {
      const isOver =
        total > (perOrder ?? Number.POSITIVE_INFINITY) ||
        total + spent > (perMonth ?? Number.POSITIVE_INFINITY)
      expect(approvalReason({ perOrder, perMonth }, total, spent) !== undefined).toBe(isOver)
    }),
  )
})

describe('a hold that nobody ends', () => {
  test('is told of two days before, once, then it is cancelled', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool()
    const { number, placedAt } = await company.order(id, 5)
    const later = (days: number) => new Date(Date.parse(placedAt) + days * 86_400_000)
    const subjects = () => shop.mailsAbout(number)
    const before = await subjects()
    expect(before.toSorted()).toEqual(
      [
        `${company.buyer.name} asks you to approve order ${number}`,
        `${company.buyer.name} asks you to approve order ${number}`,
        `Order ${number} is waiting for approval`,
      ].toSorted(),
    )
    await shop.at(later(11), () => shop.orders.endDueHolds())
    expect(await subjects()).toHaveLength(before.length)
    for (const days of [12.5, 13]) await shop.at(later(days), () => shop.orders.endDueHolds())
    const reminders = (await subjects()).filter((subject) =>
      subject.includes('will be cancelled on'),
    )
    expect(reminders).toHaveLength(3)
    await shop.at(later(14), () => shop.orders.endDueHolds())
    const { status, holds } = await shop.orders.read({ actor: company.buyer }, { number })
    expect({ status, outcome: holds?.[0]?.outcome }).toEqual({
      status: 'cancelled',
      outcome: 'expired',
    })
    await shop.requireRightStock()
  })
})
