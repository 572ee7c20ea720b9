/**
 * The ceiling for newcomers, on the real service: above it an order waits and takes nothing. The shop
 * is started with the variables that fill these settings once.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openHoldShop, type HoldShop } from '../../../tests/hold-shop.ts'
import { openOrderShop, rejection } from '../../../tests/order-shop.ts'

let shop: HoldShop
let newcomer: Actor
beforeAll(async () => {
  shop = await openHoldShop({ UNCONFIRMED_MAX_ORDER: '500', UNCONFIRMED_MAX_SHARE: '20' })
})
afterAll(() => shop.close())
let count = 0
beforeEach(async () => {
  newcomer = await shop.person(`Nora Quist ${(count += 1)}`)
})

const waiting = 'the shop has confirmed the first order of an account'

test('above the share of a tool’s stock an order waits, takes nothing, and is released by staff', async () => {
  const { id } = await shop.tool()
  const { number, onHold } = await shop.placeTool(id, 11, { actor: newcomer })
  expect(onHold).toBe('newcomer')
  expect(await shop.stockOf(id)).toBe(50)
  const read = await shop.orders.read({ actor: newcomer }, { number })
  expect(read.holds?.[0]?.reason).toContain(
    `more than 20 % of the stock of Claw Hammer. Until ${waiting}`,
  )
  await shop.orders.releaseHold({ actor: shop.admin }, { number })
  expect(await shop.stockOf(id)).toBe(39)
  await shop.requireRightStock()
})

test('one that waits is not shipped, and the refusal says so with what may follow', async () => {
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 11, { actor: newcomer })
  const caller = { actor: shop.admin, idempotencyKey: crypto.randomUUID() }
  const refusals = [
    await rejection(shop.shipments.create(caller, { number })),
    await rejection(shop.transition(number, 'confirmed')),
  ]
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      body: {
        type: 'step-not-allowed',
        detail: `Order ${number} is on hold. Release the order first, or cancel it.`,
        facts: { status: 'placed', allowed: ['cancelled'] },
      },
    })
})

test('an order worth more than the ceiling waits; up to it, it does not', async () => {
  const { id } = await shop.tool({ stock: 1000 })
  const above = await shop.placeCart([{ toolId: id, quantity: 51 }], { actor: newcomer })
  const [hold] = (await shop.orders.read({ actor: newcomer }, above)).holds ?? []
  expect(hold).toMatchObject({
    kind: 'newcomer',
    reason: expect.stringContaining(
      `The order total excluding tax is $510.00. Until ${waiting}, orders above $500.00 go on hold`,
    ),
  })
  const within = await shop.placeCart([{ toolId: id, quantity: 50 }], { actor: newcomer })
  expect(within.onHold).toBeUndefined()
})

test('once the shop has confirmed an order of the account, it orders what there is', async () => {
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 1, { actor: newcomer })
  expect((await shop.placeTool(id, 30, { actor: newcomer })).onHold).toBe('newcomer')
  await shop.transition(number, 'confirmed')
  expect((await shop.placeTool(id, 30, { actor: newcomer })).onHold).toBeUndefined()
  expect(await shop.stockOf(id)).toBe(19)
})

test('orders at the same moment stay within the share together, and the others wait', async () => {
  const { id } = await shop.tool()
  const placed = await Promise.all(
    Array.from({ length: 8 }, () => shop.placeTool(id, 5, { actor: newcomer })),
  )
  expect(placed.filter(({ onHold }) => onHold === undefined)).toHaveLength(2)
  expect(await shop.stockOf(id)).toBe(40)
})

test('an order that is sent again under its key is found, though it used up the share', async () => {
  const { id } = await shop.tool()
  const key = crypto.randomUUID()
  const { number } = await shop.placeTool(id, 10, { actor: newcomer, key })
  expect(await shop.placeTool(id, 10, { actor: newcomer, key })).toMatchObject({ number })
})

test('a newcomer who buys for an approved company is no stranger', async () => {
  const company = await shop.openCompany({})
  const { id } = await shop.tool()
  expect((await company.order(id, 40)).onHold).toBeUndefined()
})

test('what the dashboard sets counts at once, whatever the variables say', async () => {
  const { id } = await shop.tool()
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  const off = { revision, newcomerMaxOrder: '', newcomerMaxShare: '' }
  await shop.settings.save({ actor: shop.admin }, off)
  expect((await shop.placeTool(id, 50, { actor: newcomer })).onHold).toBeUndefined()
})

test('without the settings nobody waits', async () => {
  const open = await openOrderShop()
  try {
    const { id } = await open.tool()
    const nora = await open.person('Nora Quist')
    expect((await open.placeTool(id, 50, { actor: nora })).onHold).toBeUndefined()
  } finally {
    await open.close()
  }
})
