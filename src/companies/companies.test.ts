/** Companies: who asks, who approves, who buys for them, and what others see of them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyNotFound } from '../platform/access/access-problems.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { openOrderShop, rejection } from '../../tests/order-shop.ts'
import { belowMinimumOrder, companyOnHold } from '../orders/model/validate-company.ts'
import {
  alreadyRequested,
  companyChanged,
  lastCompanyOwner,
  noSuchAccount,
  stateNotAllowed,
} from './contract.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>
let shop: Shop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const form = { name: 'Miller Joinery', address: '1 Mill Street', vatId: '', taxNumber: '' }
const kind = (problem: { type: string; status: number }) => ({
  body: { type: problem.type, status: problem.status },
})

/** A company with an owner and a buyer, approved. */
async function openCompany(name: string, minimumOrder = 0) {
  const owner = await shop.person(`${name} Owner`)
  const buyer = await shop.person(`${name} Buyer`)
  const { id } = await shop.companies.request({ actor: owner }, { ...form, name })
  const {
    revision,
    members: _members,
    state: _state,
    ...record
  } = await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  const { notes = '', terms, taxStatus, representative } = record
  await shop.companies.save(
    { actor: shop.admin },
    { id, revision, ...form, name, notes, terms, taxStatus, representative, minimumOrder },
  )
  await shop.companies.setMember({ actor: shop.admin }, { id, email: buyer.email, role: 'buyer' })
  return { id, owner, buyer }
}

const actFor = async (actor: Actor, id: string): Promise<Actor> => ({
  ...actor,
  company: await shop.companies.actingFor(shop.database.handle, actor.id, id),
})

test('as many members as the shop has connections are added at once, none waits for a second one', async () => {
  const companies = []
  for (let nth = 0; nth < 10; nth += 1) {
    const owner = await shop.person(`Owner of Joinery ${nth}`)
    const request = { ...form, name: `Joinery ${nth}` }
    const { id } = await shop.companies.request({ actor: owner }, request)
    companies.push({ id, email: (await shop.person(`Buyer of Joinery ${nth}`)).email })
  }
  const added = await Promise.all(
    companies.map(({ id, email }) =>
      shop.companies.setMember({ actor: shop.admin }, { id, email, role: 'buyer' }),
    ),
  )
  expect(added.map(({ members }) => members.length)).toEqual(companies.map(() => 2))
})

describe('a request', () => {
  test('makes its writer the owner, and waits until staff approve it', async () => {
    const actor = await shop.person('Wanda Waits')
    const { id, ...rest } = await shop.companies.request({ actor }, form)
    expect(rest).toMatchObject({ name: 'Miller Joinery', state: 'requested', role: 'owner' })
    expect(
      await rejection(shop.companies.actingFor(shop.database.handle, actor.id, id)),
    ).toMatchObject(kind(companyNotFound))
    await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
    expect((await actFor(actor, id)).company).toMatchObject({ id, role: 'owner', onHold: false })
  })
  test('is one at a time', async () => {
    const actor = await shop.person('Twice Twain')
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => shop.companies.request({ actor }, form)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rejection(shop.companies.request({ actor }, form))).toMatchObject(
      kind(alreadyRequested),
    )
  })
})

describe('what belongs to another company answers like what does not exist', () => {
  test('members of another company can neither read a company nor act for it', async () => {
    const [ours, theirs] = [await openCompany('Ours'), await openCompany('Theirs')]
    const stranger = { actor: theirs.owner }
    const email = ours.buyer.email
    for (const id of [ours.id, randomUUID()]) {
      const attempts = [
        () => shop.companies.read(stranger, { id }),
        () => shop.companies.setMember(stranger, { id, email, role: 'owner' }),
        () => shop.companies.removeMember(stranger, { id, userId: ours.buyer.id }),
      ]
      for (const attempt of attempts)
        expect(await rejection(attempt())).toMatchObject(kind(notFound))
      expect(
        await rejection(shop.companies.actingFor(shop.database.handle, theirs.owner.id, id)),
      ).toMatchObject(kind(companyNotFound))
    }
  })
  test('members of a company do not see the notes of staff about it', async () => {
    const { id, owner } = await openCompany('Notes')
    expect(await shop.companies.read({ actor: owner }, { id })).not.toHaveProperty('notes')
    expect(await shop.companies.read({ actor: shop.admin }, { id })).toHaveProperty('notes')
  })
})

describe('members', () => {
  test('are removed by an owner, and cannot act for the company at the next call', async () => {
    const { id, owner, buyer } = await openCompany('Leavers')
    await actFor(buyer, id)
    await shop.companies.removeMember({ actor: owner }, { id, userId: buyer.id })
    expect(
      await rejection(shop.companies.actingFor(shop.database.handle, buyer.id, id)),
    ).toMatchObject(kind(companyNotFound))
  })
  test('removed while their cart for it is open lose it, and begin again when they come back', async () => {
    const { id, owner, buyer } = await openCompany('Returners')
    const { id: toolId } = await shop.tool()
    const line = { toolId, quantity: 2 }
    const actor = await actFor(buyer, id)
    await shop.cart.change({ actor }, { how: 'set', lines: [line] })
    await shop.cart.change({ actor: buyer }, { how: 'set', lines: [{ toolId, quantity: 7 }] })
    await shop.companies.removeMember({ actor: owner }, { id, userId: buyer.id })
    expect(await rejection(actFor(buyer, id))).toMatchObject(kind(companyNotFound))
    const member = { id, email: buyer.email, role: 'buyer' as const }
    await shop.companies.setMember({ actor: shop.admin }, member)
    expect((await shop.cart.read({ actor: await actFor(buyer, id) }, {})).lines).toEqual([])
    expect((await shop.cart.read({ actor: buyer }, {})).lines).toMatchObject([{ quantity: 7 }])
  })
  test('are added by an owner with a sentence that says what to do, and not who has an account', async () => {
    const { id, owner } = await openCompany('Askers')
    const known = await shop.person('Known Account')
    const said = async (email: string): Promise<string> => {
      const role = 'buyer' as const
      const error = await rejection(shop.companies.setMember({ actor: owner }, { id, email, role }))
      if (!isProblem(error, noSuchAccount)) throw error
      return JSON.stringify(error.body).replaceAll(email, 'THEY')
    }
    const [ofKnown, ofUnknown] = [await said(known.email), await said('nobody@askers.example')]
    expect(ofKnown).toBe(ofUnknown)
    expect(ofKnown).not.toContain('There is no account')
    expect(ofKnown).toContain('Invite the person')
  })
  test('keep an owner, also when two owners remove each other at once', async () => {
    const { id, owner, buyer } = await openCompany('Owners')
    expect(
      await rejection(shop.companies.removeMember({ actor: owner }, { id, userId: owner.id })),
    ).toMatchObject(kind(lastCompanyOwner))
    await shop.companies.setMember({ actor: owner }, { id, email: buyer.email, role: 'owner' })
    await Promise.allSettled([
      shop.companies.removeMember({ actor: owner }, { id, userId: buyer.id }),
      shop.companies.removeMember({ actor: buyer }, { id, userId: owner.id }),
    ])
    const { members } = await shop.companies.read({ actor: shop.admin }, { id })
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })
  test('are no longer one when their account is deleted', async () => {
    const { id, buyer } = await openCompany('Deleted')
    await shop.accounts.remove({ actor: shop.admin }, { id: buyer.id })
    const { members } = await shop.companies.read({ actor: shop.admin }, { id })
    expect(members).toHaveLength(1)
  })
})

describe('staff', () => {
  test('do not overwrite what another has changed meanwhile', async () => {
    const { id } = await openCompany('Twice Saved')
    const change = {
      id,
      revision: 1,
      ...form,
      taxStatus: 'standard' as const,
      terms: '',
      minimumOrder: 0,
      representative: '',
      notes: '',
    }
    expect(await rejection(shop.companies.save({ actor: shop.admin }, change))).toMatchObject(
      kind(companyChanged),
    )
  })
  test('follow the states, and can take closing back', async () => {
    const { id } = await openCompany('States')
    const move = (state: 'requested' | 'approved' | 'on-hold' | 'closed') =>
      shop.companies.move({ actor: shop.admin }, { id, state })
    await move('on-hold')
    await move('closed')
    expect(await rejection(move('on-hold'))).toMatchObject(kind(stateNotAllowed))
    expect((await move('approved')).state).toBe('approved')
  })
  test('find a company by its name, its number and a member', async () => {
    const { id, buyer } = await openCompany('Findable')
    const { number } = await shop.companies.read({ actor: shop.admin }, { id })
    for (const q of ['findab', String(number), buyer.email])
      expect(
        (await shop.companies.list({ actor: shop.admin }, { q })).map((row) => row.id),
      ).toEqual([id])
  })
})

describe('buying for a company', () => {
  test('has a cart of its own, which is emptied by its order and no other', async () => {
    const [first, second] = [await openCompany('First'), await openCompany('Second')]
    await shop.companies.setMember(
      { actor: shop.admin },
      { id: second.id, email: first.buyer.email, role: 'buyer' },
    )
    const { id: toolId } = await shop.tool()
    const alone = first.buyer
    const forFirst = await actFor(first.buyer, first.id)
    const forSecond = await actFor(first.buyer, second.id)
    const put = (actor: Actor, quantity: number) =>
      shop.cart.change({ actor }, { how: 'set', lines: [{ toolId, quantity }] })
    await put(alone, 1)
    await put(forFirst, 2)
    await put(forSecond, 3)
    const order = await shop.placeCart([{ toolId, quantity: 2 }], { actor: forFirst })
    expect(order.company).toBe('First')
    const quantities = async (actor: Actor) =>
      (await shop.cart.read({ actor }, {})).lines.map(({ quantity }) => quantity)
    expect([
      await quantities(alone),
      await quantities(forFirst),
      await quantities(forSecond),
    ]).toEqual([[1], [], [3]])
  })
  test('is refused on hold and below the minimum, with nothing taken from stock', async () => {
    const { id, buyer } = await openCompany('Minimum', 5_000)
    const { id: toolId } = await shop.tool()
    const place = async (quantity: number) =>
      shop.placeCart([{ toolId, quantity }], { actor: await actFor(buyer, id) })
    const refusal = await rejection(place(4))
    expect(refusal).toMatchObject(kind(belowMinimumOrder))
    expect(String(refusal)).toContain('Add goods worth $10.00 or more')
    await place(5)
    await shop.companies.move({ actor: shop.admin }, { id, state: 'on-hold' })
    expect(await rejection(place(5))).toMatchObject(kind(companyOnHold))
    expect(await shop.stockOf(toolId)).toBe(45)
  })
  test('keeps the name that the company had', async () => {
    const { id, buyer } = await openCompany('Old Name')
    const { id: toolId } = await shop.tool()
    const { number } = await shop.placeTool(toolId, 1, { actor: await actFor(buyer, id) })
    const {
      state: _s,
      members: _m,
      number: _n,
      requestedAt: _r,
      ...record
    } = await shop.companies.read({ actor: shop.admin }, { id })
    await shop.companies.save({ actor: shop.admin }, { ...record, notes: '', name: 'New Name' })
    expect((await shop.orders.read({ actor: shop.admin }, { number })).company).toBe('Old Name')
  })
})
