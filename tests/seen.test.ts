/**
 * What has no revision: of two people who have read the same, one saves it, and the other is told
 * what is there now. Who does not say what was read, as earlier clients, replaces what is there.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../src/platform/access/endpoint.ts'
import { isProblem } from '../packages/contract/problem.ts'
import { changedMeanwhile } from '../src/platform/seen.ts'
import { openOrderShop, type OrderShop } from './order-shop.ts'

let shop: OrderShop
let owner: Actor
beforeAll(async () => {
  shop = await openOrderShop()
  owner = await shop.person('Olga Owner', 'admin')
})
afterAll(() => shop.close())

/** Both save at once, having read the same. */
async function race(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<{ readonly saved: number; readonly told: string }> {
  const outcomes = await Promise.allSettled([one(), other()])
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  )
  for (const refusal of refusals) if (!isProblem(refusal, changedMeanwhile)) throw refusal
  return {
    saved: outcomes.length - refusals.length,
    told: refusals.map(({ message }) => message).join(),
  }
}

test('search words', async () => {
  const words = ['spanner', 'wrench']
  const { id } = await shop.search.addSynonyms({ actor: owner }, { words })
  const edit = (more: string, seen?: string[]) =>
    shop.search.editSynonyms({ actor: owner }, { id, words: [...words, more], seen })
  const { saved, told } = await race(
    () => edit('key', words),
    () => edit('schluessel', words),
  )
  expect(saved).toBe(1)
  expect(told).toMatch(/The current value is: spanner = wrench = (key|schluessel)\./)
  await edit('gripper')
  expect(await shop.search.synonyms({ actor: owner }, {})).toContainEqual({
    id,
    words: [...words, 'gripper'],
  })
})

test('what a member of staff may do', async () => {
  const { id } = await shop.person('Carl Clerk', 'admin')
  await shop.accounts.setPermissions({ actor: owner }, { id, permissions: ['orders', 'read'] })
  const set = (permission: 'money' | 'content', seen?: ('orders' | 'read')[]) =>
    shop.accounts.setPermissions({ actor: owner }, { id, permissions: [permission], seen })
  // In whatever order they were read.
  const { saved, told } = await race(
    () => set('money', ['read', 'orders']),
    () => set('content', ['orders', 'read']),
  )
  expect(saved).toBe(1)
  expect(told).toMatch(/The current value is: (Money|Content)\./)
  await set('money')
  const { members } = await shop.accounts.listStaff({ actor: owner }, {})
  expect(members.find((member) => member.id === id)?.permissions).toEqual(['money'])
})

test('the answer of the shop to a review', async () => {
  const actor = await shop.person('Rosa Review')
  const { insertedId: id } = await shop.reviews.add({ actor }, { text: 'Good steel.' })
  const answer = (text: string, seen?: string) =>
    shop.reviews.answer({ actor: owner }, { id, answer: text, seen })
  const { saved, told } = await race(
    () => answer('Thank you.', ''),
    () => answer('Many thanks.', ''),
  )
  expect(saved).toBe(1)
  expect(told).toMatch(/The current value is: (Thank you|Many thanks)\.\./)
  expect(await answer('We are glad.')).toMatchObject({ modifiedCount: 1 })
})

test('the prefix of a series of numbers', async () => {
  const set = (prefix: string, seen?: string) =>
    shop.documents.setSeries({ actor: owner }, { kind: 'invoice', prefix, nextNumber: 1, seen })
  const { saved, told } = await race(
    () => set('RE', 'INV'),
    () => set('RG', 'INV'),
  )
  expect(saved).toBe(1)
  expect(told).toMatch(/The current value is: R[EG]-000001\./)
  expect((await set('FA')).example).toBe('FA-000001')
})

test('what a member of a company may spend', async () => {
  const buyer = await shop.person('Ben Buyer')
  const form = { name: 'Builders', address: '1 Mill Street', vatId: '', taxNumber: '' }
  const { id } = await shop.companies.request({ actor: buyer }, form)
  const set = (orderLimit: number, seen?: { orderLimit: null; monthLimit: null }) =>
    shop.companies.setLimits(
      { actor: owner },
      { id, userId: buyer.id, orderLimit, monthLimit: null, seen },
    )
  const read = { orderLimit: null, monthLimit: null }
  const { saved, told } = await race(
    () => set(10_000, read),
    () => set(20_000, read),
  )
  expect(saved).toBe(1)
  expect(told).toMatch(/The current value is: \$[12]00\.00 per order\./)
  expect((await set(30_000)).members[0]).toMatchObject({ orderLimit: 30_000 })
})

test('where an order can be followed', async () => {
  const { number } = await shippedOrder()
  const set = (trackingNumber: string, seen?: { trackingNumber: string; trackingLink: string }) =>
    shop.orders.correctTracking(
      { actor: owner },
      { number, trackingNumber, trackingLink: '', seen },
    )
  const read = { trackingNumber: '', trackingLink: '' }
  const { saved, told } = await race(
    () => set('1Z1', read),
    () => set('1Z2', read),
  )
  expect(saved).toBe(1)
  expect(told).toMatch(/The current value is: 1Z[12]\./)
  expect(await set('1Z3')).toMatchObject({ trackingNumber: '1Z3' })
})

test('the parcels of a shipment', async () => {
  const { number } = await shippedOrder()
  const { shipments } = await shop.shipments.list({ actor: owner }, { number })
  const [shipment] = shipments
  const parcel = (trackingNumber: string) => ({ trackingNumber, trackingLink: '' })
  const set = (trackingNumber: string, seen?: readonly ReturnType<typeof parcel>[]) =>
    shop.shipments.correctParcels(
      { actor: owner },
      {
        id: shipment?.id ?? '',
        parcels: [parcel(trackingNumber)],
        ...(seen ? { seen: [...seen] } : {}),
      },
    )
  const read = shipment?.parcels ?? []
  const { saved, told } = await race(
    () => set('1Z1', read),
    () => set('1Z2', read),
  )
  expect(saved).toBe(1)
  expect(told).toMatch(/The current value is: 1Z[12]\./)
  expect(await set('1Z3')).toMatchObject({ parcels: [parcel('1Z3')] })
})

test('the state of a tool', async () => {
  const { id } = await shop.tool()
  const set = (saleUntil: string, seen?: typeof read) =>
    shop.catalogue.setState({ actor: owner }, { id, state: 'on-sale', saleUntil, seen })
  const read = { state: 'on-sale' as const, saleFrom: null, saleUntil: null, successor: '' }
  const { saved, told } = await race(
    () => set('2199-01-01', read),
    () => set('2199-01-02', read),
  )
  expect(saved).toBe(1)
  expect(told).toMatch(/The current value is: Published, until January [12], 2199\./)
  expect(await set('2199-01-03')).toMatchObject({ saleUntil: '2199-01-03' })
})

async function shippedOrder() {
  const { order } = await shop.placeNewTool()
  for (const status of ['confirmed', 'picking', 'shipped'] as const)
    await shop.transition(order.number, status)
  return order
}
