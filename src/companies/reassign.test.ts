/** A member leaves a company: what they have there passes to a colleague, their own things stay. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyNotFound } from '../platform/access/access-problems.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { openHoldShop, type HoldShop } from '../../tests/hold-shop.ts'
import { rejection } from '../../tests/order-shop.ts'
import { untilWaiting } from '../../tests/row-locks.ts'
import { successorOf } from './rules.ts'

let shop: HoldShop
beforeAll(async () => {
  shop = await openHoldShop()
})
afterAll(() => shop.close())

const kind = (problem: { type: string; status: number }) => ({
  body: { type: problem.type, status: problem.status },
})

type OpenCompany = Awaited<ReturnType<HoldShop['openCompany']>>
type Removal = { readonly by?: Actor; readonly successor?: string }
const remove = (
  { id, owner }: OpenCompany,
  member: Actor,
  { by = owner, successor }: Removal = {},
) =>
  shop.companies.removeMember(
    { actor: by },
    { id, userId: member.id, ...(successor === undefined ? {} : { successor }) },
  )

const acting = async (person: Actor, id: string): Promise<Actor> => ({
  ...person,
  company: await shop.companies.actingFor(shop.database.handle, person.id, id),
})
const numbersOf = async (actor: Actor) =>
  (await shop.orders.mine({ actor }, { email: actor.email })).map(({ number }) => number)
const sees = async (actor: Actor, number: number): Promise<boolean> => {
  const answer = await shop.orders.read({ actor }, { number }).catch((error: unknown) => error)
  if (answer instanceof Error) expect(answer).toMatchObject(kind(notFound))
  return !(answer instanceof Error)
}

describe('who leaves', () => {
  test('sees no order of the company any longer, but their own; approvers and owners see all', async () => {
    const company = await shop.openCompany({})
    const { id } = await shop.tool()
    const { number: theirs } = await company.order(id, 2)
    const { number: own } = await shop.placeTool(id, 1, { actor: company.buyer })
    expect(await numbersOf(company.buyer)).toEqual([own, theirs])
    const colleague = await company.join('buyer', 'Colleague')
    const seeing = [company.owner, company.approver, company.buyer, colleague]
    expect(await Promise.all(seeing.map((actor) => sees(actor, theirs)))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(await sees(company.owner, own)).toBe(false)
    await remove(company, company.buyer)
    expect(await numbersOf(company.buyer)).toEqual([own])
    expect([await sees(company.buyer, theirs), await sees(company.buyer, own)]).toEqual([
      false,
      true,
    ])
    expect(await sees(company.approver, theirs)).toBe(true)
  })
  test('has no document of the company any longer; anybody who looks after the order has it', async () => {
    const company = await shop.openCompany({})
    const { id } = await shop.tool()
    const { number } = await company.order(id, 2)
    for (const status of ['confirmed', 'picking', 'shipped'] as const)
      await shop.transition(number, status)
    await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
    const documentsOf = async (actor: Actor) =>
      (await shop.documents.list({ actor }, {})).map(({ order }) => order)
    const [document] = await shop.documents.list({ actor: company.buyer }, {})
    const file = (actor: Actor) => shop.documents.file({ actor }, { id: document?.id ?? '' })
    expect(await documentsOf(company.owner)).toEqual([number])
    await remove(company, company.buyer, { successor: company.approver.id })
    expect(await documentsOf(company.buyer)).toEqual([])
    expect(await rejection(file(company.buyer))).toMatchObject(kind(notFound))
    expect(await documentsOf(company.approver)).toEqual([number])
    expect((await file(company.approver)).bytes.length).toBeGreaterThan(0)
  })
  test('takes nothing of the company in the download of their data', async () => {
    const company = await shop.openCompany({})
    const { id } = await shop.tool()
    await company.order(id, 2)
    await shop.quotes.ask(
      { actor: await acting(company.buyer, company.id), idempotencyKey: randomUUID() },
      { lines: [{ toolId: id, quantity: 5 }] },
    )
    await remove(company, company.buyer)
    const { json } = await shop.accounts.downloadData({ actor: company.buyer }, {})
    expect(JSON.parse(json)).toMatchObject({ orders: [], quotes: [] })
  })
  test('cannot order for it from a tab that still shows its cart, and nothing is taken', async () => {
    const company = await shop.openCompany({})
    const { id } = await shop.tool()
    await acting(company.buyer, company.id)
    await remove(company, company.buyer)
    expect(await rejection(acting(company.buyer, company.id))).toMatchObject(kind(companyNotFound))
    expect(await shop.stockOf(id)).toBe(50)
  })
  test('leaves nothing behind that they write in the same moment: it is refused', async () => {
    const company = await shop.openCompany({})
    const { id: toolId } = await shop.tool()
    const actor = await acting(company.buyer, company.id)
    const leaving = new Client(shop.database.connection)
    await leaving.connect()
    try {
      await leaving.query('begin')
      await leaving.query('select from companies where id = $1 for update', [company.id])
      const writes = [
        company.order(toolId, 1),
        shop.quotes.ask(
          { actor, idempotencyKey: randomUUID() },
          { lines: [{ toolId, quantity: 5 }] },
        ),
        shop.savedLists.create({ actor }, { name: 'Last', shared: true, lines: [] }),
      ].map(rejection)
      await untilWaiting(shop.database.handle, writes.length)
      await leaving.query('delete from company_members where company_id = $1 and user_id = $2', [
        company.id,
        actor.id,
      ])
      await leaving.query('commit')
      for (const refused of await Promise.all(writes))
        expect(refused).toMatchObject(kind(companyNotFound))
    } finally {
      await leaving.end()
    }
    expect(await shop.stockOf(toolId)).toBe(50)
  })
  test('of one of two companies keeps what they have in the other', async () => {
    const [first, second] = [await shop.openCompany({}), await shop.openCompany({})]
    const { buyer } = first
    await shop.companies.setMember(
      { actor: shop.admin },
      { id: second.id, email: buyer.email, role: 'buyer' },
    )
    const { id } = await shop.tool()
    const { number: gone } = await first.order(id, 1)
    const { number: kept } = await second.order(id, 1, buyer)
    await remove(first, buyer)
    expect(await numbersOf(buyer)).toEqual([kept])
    expect(await sees(first.owner, gone)).toBe(true)
    expect(await sees(first.owner, kept)).toBe(false)
  })
})

describe('what they had in the company', () => {
  test('passes to the colleague whom an owner chooses: orders, quotes, shared lists and the cart', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const successor = await company.join('buyer', 'Successor')
    const { id: toolId } = await shop.tool()
    const { number } = await company.order(toolId, 4)
    const actor = await acting(company.buyer, company.id)
    await shop.quotes.ask(
      { actor, idempotencyKey: randomUUID() },
      { lines: [{ toolId, quantity: 5 }] },
    )
    await shop.savedLists.create(
      { actor },
      { name: 'Monthly', shared: true, lines: [{ toolId, quantity: 3 }] },
    )
    await shop.savedLists.create(
      { actor },
      { name: 'Mine', shared: false, lines: [{ toolId, quantity: 3 }] },
    )
    await shop.cart.change({ actor }, { how: 'set', lines: [{ toolId, quantity: 7 }] })
    const heir = await acting(successor, company.id)
    await shop.cart.change({ actor: heir }, { how: 'set', lines: [{ toolId, quantity: 2 }] })
    expect(await remove(company, company.buyer, { successor: successor.id })).toMatchObject({
      deletedCount: 1,
      passedOn: { to: successor.email, orders: 1, quotes: 1, lists: 1, cartLines: 1 },
    })
    expect(await numbersOf(successor)).toEqual([number])
    const order = await shop.orders.read({ actor: successor }, { number })
    expect(order).toMatchObject({
      email: successor.email,
      name: successor.name,
      orderedBy: company.buyer.name,
      history: [{ by: 'buyer', name: company.buyer.name }],
      edits: [{ by: 'company', name: company.owner.name, changes: [{ kind: 'buyer' }] }],
    })
    expect(order).not.toHaveProperty('onBehalf')
    expect((await shop.cart.read({ actor: heir }, {})).lines).toMatchObject([{ quantity: 7 }])
    expect(await shop.savedLists.list({ actor: heir }, {})).toMatchObject([
      { name: 'Monthly', own: true, by: successor.name },
    ])
    const alone = await shop.savedLists.list({ actor: company.buyer }, {})
    expect(alone.map(({ name }) => name)).toEqual(['Mine'])
  })
  test('passes to the owner who removes them where nobody is chosen, and no cart is filled', async () => {
    const company = await shop.openCompany({})
    const { id: toolId } = await shop.tool()
    const { number } = await company.order(toolId, 4)
    const actor = await acting(company.buyer, company.id)
    await shop.cart.change({ actor }, { how: 'set', lines: [{ toolId, quantity: 7 }] })
    expect(await remove(company, company.buyer)).toMatchObject({
      passedOn: { to: company.owner.email, orders: 1, cartLines: 0 },
    })
    expect(await numbersOf(company.owner)).toEqual([number])
    const owner = await acting(company.owner, company.id)
    expect((await shop.cart.read({ actor: owner }, {})).lines).toEqual([])
  })
  test('passes to an owner when they leave on their own, or when their account is deleted', async () => {
    const company = await shop.openCompany({})
    const { id } = await shop.tool()
    const second = await company.join('buyer', 'Second')
    const { number: left } = await company.order(id, 1)
    const { number: deleted } = await company.order(id, 1, second)
    await remove(company, company.buyer, { by: company.buyer })
    await shop.accounts.remove({ actor: shop.admin }, { id: second.id })
    expect(await numbersOf(company.owner)).toEqual([deleted, left])
    const order = await shop.orders.read({ actor: company.owner }, { number: deleted })
    expect(JSON.stringify(order)).not.toContain(second.name)
  })
  test('an order that waits for approval is approved by its new owner, who did not place it', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 4)
    await remove(company, company.buyer, { successor: company.approver.id })
    expect(await shop.orders.approvals({ actor: company.approver }, {})).toMatchObject([{ number }])
    await shop.orders.releaseHold({ actor: company.approver }, { number })
    expect(await shop.stockOf(id)).toBe(46)
  })
  test('is not approved by the person who placed it, also when they come back as an approver', async () => {
    const company = await shop.openCompany({ perOrder: 0 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 4)
    await remove(company, company.buyer)
    await shop.companies.setMember(
      { actor: shop.admin },
      { id: company.id, email: company.buyer.email, role: 'approver' },
    )
    expect(await shop.orders.approvals({ actor: company.buyer }, {})).toEqual([])
    const release = shop.orders.releaseHold({ actor: company.buyer }, { number })
    expect(await rejection(release)).toMatchObject(kind(forbidden))
  })
  test('counts for what its buyer has spent, not for the successor', async () => {
    const company = await shop.openCompany({})
    const successor = await company.join('buyer', 'Successor')
    await company.limit(successor, { perMonth: 10_000 })
    const { id } = await shop.tool()
    await company.order(id, 9)
    await remove(company, company.buyer, { successor: successor.id })
    expect(await company.order(id, 9, successor)).not.toHaveProperty('onHold')
  })
})

describe('refused', () => {
  test('a successor who is no member, and a choice by somebody who only leaves', async () => {
    const company = await shop.openCompany({})
    const stranger = await shop.person('Sven Stranger')
    for (const successor of [stranger.id, company.buyer.id])
      expect(await rejection(remove(company, company.buyer, { successor }))).toMatchObject({
        body: { status: 422, errors: [{ pointer: '#/successor' }] },
      })
    const choice = remove(company, company.buyer, {
      by: company.buyer,
      successor: company.approver.id,
    })
    expect(await rejection(choice)).toMatchObject(kind(forbidden))
    const { members } = await shop.companies.read({ actor: company.owner }, { id: company.id })
    expect(members).toHaveLength(3)
  })
  test('a colleague sees an order, but does not cancel it', async () => {
    const company = await shop.openCompany({})
    const { id } = await shop.tool()
    const { number } = await company.order(id, 4)
    const step = shop.transition(number, 'cancelled', company.owner)
    expect(await rejection(step)).toMatchObject(kind(forbidden))
  })
  test('the orders of a company of others, as those of one that does not exist', async () => {
    const [ours, theirs] = [await shop.openCompany({}), await shop.openCompany({})]
    const { id: tool } = await shop.tool()
    const { number } = await ours.order(tool, 4)
    for (const actor of [ours.owner, ours.approver, shop.admin])
      expect(await shop.orders.ofCompany({ actor }, { id: ours.id })).toMatchObject([{ number }])
    for (const [actor, id] of [
      [theirs.owner, ours.id],
      [ours.buyer, ours.id],
      [ours.owner, randomUUID()],
    ] as const)
      expect(await rejection(shop.orders.ofCompany({ actor }, { id }))).toMatchObject(
        kind(notFound),
      )
  })
})

test('a returned piece is asked for by an owner when its buyer has left', async () => {
  const company = await shop.openCompany({})
  const { id } = await shop.tool()
  const { number } = await company.order(id, 4)
  for (const status of ['confirmed', 'picking', 'shipped', 'delivered'] as const)
    await shop.transition(number, status)
  await remove(company, company.buyer, { successor: company.approver.id })
  const asked = { number, lines: [{ line: 1, quantity: 1 }], reason: 'Broken' }
  await shop.shipments.requestReturn({ actor: company.owner }, asked)
  expect(
    await rejection(shop.shipments.requestReturn({ actor: company.buyer }, asked)),
  ).toMatchObject(kind(notFound))
})

test('the successor is an owner before an approver, and who has been there longest', () => {
  const member = (userId: string, role: 'buyer' | 'approver' | 'owner', day: number) => ({
    userId,
    role,
    since: new Date(Date.UTC(2026, 0, day)),
  })
  const members = [
    member('young owner', 'owner', 9),
    member('old buyer', 'buyer', 1),
    member('old owner', 'owner', 5),
    member('approver', 'approver', 2),
  ]
  const chosen = (leaving: string, by?: string) => successorOf(members, leaving, by)?.userId
  expect(chosen('old buyer')).toBe('old owner')
  expect(chosen('old buyer', 'young owner')).toBe('young owner')
  expect(chosen('old buyer', 'approver')).toBe('old owner')
  expect(chosen('old owner', 'old owner')).toBe('young owner')
  expect(successorOf(members.slice(0, 1), 'young owner', undefined)).toBeUndefined()
})
