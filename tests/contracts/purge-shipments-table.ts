/** The rows of the purge table for shipments: see purge-table.ts. */
import { moveTo, orderHammers, ownData, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const order = (title: string, write: (shop: PurgeShop, order: Ordered) => Promise<unknown>) => ({
  title,
  begin: async (shop: PurgeShop) => {
    const placed = await orderHammers(shop)
    return () => write(shop, placed)
  },
})
type Ordered = { readonly id: string; readonly number: number }

export const shipmentCases: readonly PurgeCase[] = [
  {
    route: 'POST /order/:number/shipments',
    ...order('a part that leaves', async (shop, { number }) => {
      await moveTo(shop, number, 'confirmed')
      return shop.call('POST /order/:number/shipments', shop.fixture.admin, {
        number,
        lines: [{ line: 1, quantity: 1 }],
      })
    }),
    changes: 'what is reserved was taken from the stock before',
  },
  {
    route: 'PUT /shipments/:id/parcels',
    ...order('a corrected parcel', async (shop, { number }) => {
      await moveTo(shop, number, 'confirmed', 'picking', 'shipped')
      const { shipments } = await shop.shop.shipments.list(
        { actor: await shop.shop.person('Shipping Admin', 'admin') },
        { number },
      )
      return shop.call('PUT /shipments/:id/parcels', shop.fixture.admin, {
        id: shipments[0]?.id,
        parcels: [{ trackingNumber: '1Z 999', trackingLink: '' }],
      })
    }),
    changes: ownData,
  },
]
