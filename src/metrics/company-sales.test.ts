/** What a company ordered by month: its own orders, those that count, in months of the shop. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHoldShop, type HoldShop } from '../../tests/hold-shop.ts'
import { rejection } from '../../tests/order-shop.ts'
import { readCompanySales } from './company-sales.server.ts'

let shop: HoldShop
beforeAll(async () => {
  shop = await openHoldShop()
})
afterAll(() => shop.close())

const salesOf = (id: string) => {
  const { companies, database, orders, settings, admin } = shop
  const now = () => new Date('2026-12-05T10:00:00Z')
  const deps = { companies, database, orders, readSettings: settings.current, now }
  return readCompanySales(deps, admin, id)
}

test('says each of twelve months what its orders came to', async () => {
  await shop.saveSettings({ timeZone: 'America/Chicago' })
  const { id: toolId } = await shop.tool({ stock: 900, price: 1000 })
  const company = await shop.openCompany({ perOrder: 10_000 })
  const other = await shop.openCompany({})
  const buy = (at: string, pieces: number, of = company) =>
    shop.at(new Date(at), () => of.order(toolId, pieces))
  await buy('2025-12-31T23:00:00Z', 9)
  // In Chicago this is still January.
  await buy('2026-02-01T05:59:00Z', 2)
  await buy('2026-02-01T06:00:00Z', 3)
  await buy('2026-12-04T12:00:00Z', 4)
  await buy('2026-12-05T09:00:00Z', 1)
  await buy('2026-12-05T09:00:00Z', 7, other)
  const { number } = await buy('2026-12-05T09:00:00Z', 5)
  await shop.transition(number, 'cancelled')
  // Above the limit of its buyer: on hold.
  expect(await buy('2026-12-05T09:00:00Z', 30)).toHaveProperty('onHold')
  const months = await salesOf(company.id)
  expect(months).toHaveLength(12)
  expect(months.filter(({ orders }) => orders > 0)).toEqual([
    { month: '2026-01', orders: 1, sales: 2000 },
    { month: '2026-02', orders: 1, sales: 3000 },
    { month: '2026-12', orders: 2, sales: 5000 },
  ])
  expect(months[1]).toEqual({ month: '2026-02', orders: 1, sales: 3000 })
  expect(months[2]).toEqual({ month: '2026-03', orders: 0, sales: 0 })
})

test('of a company that is not there says so', async () => {
  const id = '00000000-0000-7000-8000-000000000000'
  expect(await rejection(salesOf(id))).toMatchObject({
    body: { status: 404 },
  })
})
