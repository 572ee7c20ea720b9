/** Days of the filters and of documents are days of the shop's time zone. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openOrderShop } from '../../../tests/order-shop.ts'

test("in Auckland an order of this morning is found under today's date, which is not UTC's; its invoice bears it too", async () => {
  const morning = new Date('2026-11-20T20:00:00Z')
  const shop = await openOrderShop({ SHOP_TIME_ZONE: 'Pacific/Auckland' }, () => morning)
  try {
    const {
      order: { number },
    } = await shop.placeNewTool()
    const found = async (day: string) => {
      const query = { from: day, to: day }
      const orders = await shop.orders.all({ actor: shop.admin }, query)
      const { placed } = await shop.orders.count({ actor: shop.admin }, query)
      expect(placed).toBe(orders.length)
      return orders.map((order) => order.number)
    }
    expect(await found('2026-11-21')).toEqual([number])
    expect(await found('2026-11-20')).toEqual([])
    expect(await found('2026-11-22')).toEqual([])

    await shop.transition(number, 'confirmed')
    await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
    const { rows } = await sql<{ issued: string; placed: string }>`
      select issue_date::text as issued, content->'order'->>'placedAt' as placed
      from documents`.execute(shop.database.handle)
    expect(rows).toEqual([{ issued: '2026-11-21', placed: '2026-11-21' }])
  } finally {
    await shop.close()
  }
})
