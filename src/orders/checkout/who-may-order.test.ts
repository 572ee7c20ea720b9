/** Who may order is a setting: everybody, confirmed addresses, or members of companies. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openOrderShop, rejection } from '../../../tests/order-shop.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>
let shop: Shop
let toolId: string
beforeAll(async () => {
  shop = await openOrderShop()
  toolId = (await shop.tool()).id
})
afterAll(() => shop.close())

async function admit(whoMayOrder: 'everybody' | 'confirmed' | 'companies'): Promise<void> {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, whoMayOrder })
}

async function setConfirmed({ id }: Actor, confirmed: boolean): Promise<void> {
  await sql`update users set email_confirmed = ${confirmed} where id = ${id}`.execute(
    shop.database.handle,
  )
}

const refusal = (whoMayOrder: string) => ({
  body: { type: 'buyer-not-admitted', status: 403, facts: { whoMayOrder } },
})

test('a fresh shop takes orders of everybody', async () => {
  await setConfirmed(shop.buyer, false)
  await shop.placeTool(toolId, 1)
})

test('confirmed addresses only: others are refused, and nothing is taken', async () => {
  await admit('confirmed')
  await setConfirmed(shop.buyer, false)
  const before = await shop.stockOf(toolId)
  expect(await rejection(shop.placeTool(toolId, 1))).toMatchObject(refusal('confirmed'))
  expect(await rejection(shop.placeCart([{ toolId, quantity: 1 }]))).toMatchObject(
    refusal('confirmed'),
  )
  expect(await shop.stockOf(toolId)).toBe(before)
  await setConfirmed(shop.buyer, true)
  await shop.placeTool(toolId, 1)
})

test('companies only: their members order for them, and for nobody else', async () => {
  await admit('companies')
  expect(await rejection(shop.placeTool(toolId, 1))).toMatchObject(refusal('companies'))
  const { id } = await shop.companies.request(
    { actor: shop.buyer },
    { name: 'Miller Joinery', address: '', vatId: '', taxNumber: '' },
  )
  await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  const company = await shop.companies.actingFor(shop.database.handle, shop.buyer.id, id)
  const order = await shop.placeTool(toolId, 1, { actor: { ...shop.buyer, company } })
  expect(order.company).toBe('Miller Joinery')
})

test('a repeated request finds its order, though its buyer could no longer order', async () => {
  await admit('everybody')
  const key = randomUUID()
  const { number } = await shop.placeTool(toolId, 1, { key })
  await admit('companies')
  expect((await shop.placeTool(toolId, 1, { key })).number).toBe(number)
})
