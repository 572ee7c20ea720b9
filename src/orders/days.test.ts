/** Days of the filters are days of the shop's time zone. */
import { expect, test } from 'vitest'
import { openOrderShop } from '../../tests/order-shop.ts'

test("in Auckland an order of this morning is found under today's date, which is not UTC's", async () => {
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
  } finally {
    await shop.close()
  }
})
