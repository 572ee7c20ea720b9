/** For whom somebody buys: decided once, the same on every device, as long as it is possible. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyNotFound } from '../platform/access/access-problems.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { openOrderShop, rejection } from '../../tests/order-shop.ts'
import { decideBuyingFor } from './buying-for.ts'

describe('the decision', () => {
  test.each([
    ['nobody who belongs to none is asked', [], undefined, true, undefined, false],
    ['the only company, where only companies may order', ['a'], undefined, true, 'a', false],
    ['even though they chose themselves before', ['a'], null, true, 'a', false],
    ['themselves with one company, elsewhere', ['a'], undefined, false, undefined, false],
    ['several are asked about', ['a', 'b'], undefined, false, undefined, true],
    ['and are what was chosen', ['a', 'b'], 'b', true, 'b', false],
    ['themselves, where that was chosen', ['a', 'b'], null, false, undefined, false],
    ['a company that was left counts as none', ['a', 'b'], 'c', true, undefined, true],
    ['and leaves the only other one', ['a'], 'c', true, 'a', false],
  ] as const)('%s', (_title, active, chosen, membersOnly, company, asks) => {
    expect(decideBuyingFor({ active, chosen, membersOnly })).toEqual({ company, asks })
  })
})

let shop: Awaited<ReturnType<typeof openOrderShop>>
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const form = { address: '1 Mill Street', vatId: '', taxNumber: '' }

async function openCompany(owner: Actor, name: string): Promise<string> {
  const { id } = await shop.companies.request({ actor: owner }, { ...form, name })
  await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  return id
}

async function sellTo(whoMayOrder: 'companies' | 'confirmed' | 'everybody'): Promise<void> {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, whoMayOrder })
}

const decided = async (actor: Actor) =>
  (await shop.companies.buyingFor({ actor }, {})).company?.name ?? 'themselves'
const ofCall = async ({ id }: Actor) => (await shop.companies.companyOfCall(id))?.name

test('a choice is kept with the account, and ends with the membership and with the company', async () => {
  const actor = await shop.person('Chooser')
  const [first, second] = [
    await openCompany(actor, 'First Joinery'),
    await openCompany(actor, 'Second Joinery'),
  ]
  const answer = await shop.companies.buyingFor({ actor }, {})
  expect(answer).toMatchObject({ asks: true, myself: true })
  expect(answer.companies.map(({ name, onHold }) => [name, onHold])).toEqual([
    ['First Joinery', false],
    ['Second Joinery', false],
  ])
  await shop.companies.buyFor({ actor }, { company: second })
  expect(await decided(actor)).toBe('Second Joinery')
  await shop.companies.move({ actor: shop.admin }, { id: second, state: 'on-hold' })
  expect(await decided(actor)).toBe('Second Joinery')
  const held = await shop.companies.buyingFor({ actor }, {})
  expect(held.companies.map(({ name, onHold }) => [name, onHold])).toContainEqual([
    'Second Joinery',
    true,
  ])
  await shop.companies.move({ actor: shop.admin }, { id: second, state: 'closed' })
  expect(await decided(actor)).toBe('themselves')
  await shop.companies.buyFor({ actor }, { company: first })
  expect(await decided(actor)).toBe('First Joinery')
  const stranger = await shop.person('Stranger')
  const refused = shop.companies.buyFor({ actor: stranger }, { company: first })
  expect(await rejection(refused)).toMatchObject({ body: { type: companyNotFound.type } })
})

test('where only companies may order, a call that names none is for the only one', async () => {
  const actor = await shop.person('Member')
  await openCompany(actor, 'Only Joinery')
  expect(await ofCall(actor)).toBeUndefined()
  await sellTo('companies')
  expect([await ofCall(actor), await decided(actor)]).toEqual(['Only Joinery', 'Only Joinery'])
  const second = await openCompany(actor, 'Another Joinery')
  expect(await ofCall(actor)).toBeUndefined()
  await shop.companies.buyFor({ actor }, { company: second })
  expect(await ofCall(actor)).toBe('Another Joinery')
  expect(await shop.companies.buyingFor({ actor }, {})).toMatchObject({ myself: false })
  await sellTo('everybody')
})

test('somebody of whom the shop takes no orders is told before they fill in a form', async () => {
  const [stranger, member] = [await shop.person('Alone'), await shop.person('Joined')]
  await openCompany(member, 'Joined Joinery')
  const refusedOf = async (actor: Actor) =>
    (await shop.companies.buyingFor({ actor }, {})).refused ?? 'nobody'
  expect([await refusedOf(stranger), await refusedOf(member)]).toEqual(['nobody', 'nobody'])
  await sellTo('companies')
  expect([await refusedOf(stranger), await refusedOf(member)]).toEqual(['companies', 'nobody'])
  await sellTo('confirmed')
  const { handle } = shop.database
  await sql`update users set email_confirmed = false where id = ${member.id}`.execute(handle)
  expect([await refusedOf(stranger), await refusedOf(member)]).toEqual(['nobody', 'confirmed'])
  await sellTo('everybody')
})

test('the cart comes along, with the larger quantity of each tool', async () => {
  const actor = await shop.person('Carrier')
  const id = await openCompany(actor, 'Carried Joinery')
  const company = await shop.companies.actingFor(shop.database.handle, actor.id, id)
  const [one, two] = [await shop.tool({ name: 'One' }), await shop.tool({ name: 'Two' })]
  const put = (buyer: Actor, toolId: string, quantity: number) =>
    shop.cart.change({ actor: buyer }, { how: 'set', lines: [{ toolId, quantity }] })
  const linesOf = async (buyer: Actor) =>
    (await shop.cart.read({ actor: buyer }, {})).lines.map((line) => [line.toolId, line.quantity])
  const member: Actor = { ...actor, company }
  await put(actor, one.id, 7)
  await put(actor, two.id, 3)
  await put(member, one.id, 2)
  await shop.companies.buyFor({ actor }, { company: id, cartOf: 'myself' })
  expect(await linesOf(actor)).toEqual([])
  expect(new Map(await linesOf(member).then((lines) => lines as [string, number][]))).toEqual(
    new Map([
      [one.id, 7],
      [two.id, 3],
    ]),
  )
  await shop.companies.buyFor({ actor }, { cartOf: id })
  expect((await linesOf(actor)).length).toBe(2)
  expect(await linesOf(member)).toEqual([])
})
