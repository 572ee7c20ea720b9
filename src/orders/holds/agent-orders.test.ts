/** What an agent orders above its mandate waits for its person (product rule 12.3). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ActingAgent, Actor } from '../../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import { openHoldShop, type HoldShop } from '../../../tests/hold-shop.ts'
import { contact, rejection } from '../../../tests/order-shop.ts'
import { orderChanged } from '../model/order-changed.ts'
import { notOnHold } from './holds-contract.ts'

// Documents are drawn on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: HoldShop
let company: Awaited<ReturnType<HoldShop['openCompany']>>
beforeAll(async () => {
  shop = await openHoldShop()
  company = await shop.openCompany({})
})
afterAll(() => shop.close())

const kind = (problem: { type: string; status: number }) => ({
  body: { type: problem.type, status: problem.status },
})
/** May order for $150 at once and for $400 a month. */
const newAgent = (): ActingAgent => {
  const id = randomUUID()
  return { id, name: 'Restocker', perOrder: 15_000, perMonth: 40_000, links: [id] }
}
/** Orders pieces at $10.00 through the agent. */
async function orderBy(agent: ActingAgent, toolId: string, quantity: number, person?: Actor) {
  const buyer = person ?? company.buyer
  const acting = person
    ? {}
    : { company: await shop.companies.actingFor(shop.database.handle, buyer.id, company.id) }
  const actor = { ...buyer, ...acting, agent }
  return shop.orders.placeCart(
    { actor, idempotencyKey: randomUUID() },
    { ...contact, lines: [{ toolId, quantity }] },
  )
}
const read = (number: number) => shop.orders.read({ actor: shop.admin }, { number })
const approve = (actor: Actor, number: number, revision: number) =>
  shop.orders.approveAgentOrder({ actor }, { number, revision })

test('within its mandate it is placed at once, and its history names agent and person', async () => {
  const { id } = await shop.tool()
  const order = await orderBy(newAgent(), id, 12)
  expect(order).not.toHaveProperty('onHold')
  const { history } = await read(order.number)
  expect(history[0]).toMatchObject({ name: expect.stringMatching(/Buyer \(agent Restocker\)$/) })
  expect(await shop.stockOf(id)).toBe(38)
})

test('an order above the limit per order waits until its person, and nobody else, approves it', async () => {
  const { id } = await shop.tool()
  const agent = newAgent()
  const { number, onHold } = await orderBy(agent, id, 20)
  expect([onHold, await shop.stockOf(id)]).toEqual(['agent', 50])
  const { revision, holds } = await read(number)
  expect(holds).toMatchObject([
    {
      reason:
        'The order total excluding tax is $200.00; the limit per order of your agent Restocker is $150.00.',
    },
  ])
  expect(await shop.mailsAbout(number)).toContain(
    `Your agent has placed order ${number}: please approve it`,
  )
  for (const other of [company.owner, company.approver, await shop.person('Sven Stranger')])
    expect(await rejection(approve(other, number, revision))).toMatchObject(kind(notFound))
  const byItself = approve({ ...company.buyer, agent }, number, revision)
  expect(await rejection(byItself)).toMatchObject(kind(forbidden))
  const byStaff = shop.orders.releaseHold({ actor: shop.admin }, { number })
  expect(await rejection(byStaff)).toMatchObject(kind(forbidden))
  const twice = [1, 2].map(() => approve(company.buyer, number, revision))
  expect(await Promise.all(twice)).toEqual([{ acknowledged: true }, { acknowledged: true }])
  expect(await read(number)).not.toHaveProperty('onHold')
  expect(await shop.stockOf(id)).toBe(30)
  await shop.requireRightStock()
})

test('orders at the same moment stay within the limit of the month together', async () => {
  const { id } = await shop.tool()
  const agent = newAgent()
  const orders = await Promise.all([1, 2, 3, 4].map(() => orderBy(agent, id, 12)))
  // $120 each: three make $360, a fourth would make $480.
  expect(orders.filter(({ onHold }) => onHold === 'agent')).toHaveLength(1)
  expect(await shop.stockOf(id)).toBe(14)
  // Another agent of the same person has a mandate of its own, and so has the next month.
  expect(await orderBy(newAgent(), id, 12)).not.toHaveProperty('onHold')
})

test('what the person may not spend either waits for an approver then', async () => {
  const { id } = await shop.tool()
  const limited = await shop.openCompany({ perOrder: 10_000 })
  const acting = await shop.companies.actingFor(shop.database.handle, limited.buyer.id, limited.id)
  const { number, onHold } = await shop.orders.placeCart(
    {
      actor: { ...limited.buyer, company: acting, agent: newAgent() },
      idempotencyKey: randomUUID(),
    },
    { ...contact, lines: [{ toolId: id, quantity: 20 }] },
  )
  expect(onHold).toBe('agent')
  // Nobody decides for the person.
  expect(await shop.orders.approvals({ actor: limited.approver }, {})).toEqual([])
  await approve(limited.buyer, number, (await read(number)).revision)
  expect(await read(number)).toMatchObject({ onHold: 'approval' })
  await shop.orders.releaseHold({ actor: limited.approver }, { number })
  expect(await read(number)).not.toHaveProperty('onHold')
  expect(await shop.stockOf(id)).toBe(30)
})

test('an approval names what was seen; what never waited is not approved', async () => {
  const { id } = await shop.tool()
  const agent = newAgent()
  const { number } = await orderBy(agent, id, 20)
  const { revision } = await read(number)
  const edit = { number, revision, lines: [{ line: 1, quantity: 30 }] }
  await shop.orders.edit({ actor: shop.admin }, edit)
  expect(await rejection(approve(company.buyer, number, revision))).toMatchObject(
    kind(orderChanged),
  )
  expect(await read(number)).toMatchObject({ onHold: 'agent' })
  await approve(company.buyer, number, (await read(number)).revision)
  expect(await shop.stockOf(id)).toBe(20)
  const other = await orderBy(newAgent(), id, 1)
  expect(await rejection(approve(company.buyer, other.number, 1))).toMatchObject(kind(notOnHold))
})
