/** The rows of the purge table for shipments: see purge-table.ts. */
import { moveTo, ofHammer, orderHammers, ownData, type PurgeCase } from './purge-cases.ts'
import { sql } from 'kysely'
import type { PurgeShop } from './purge-shop.ts'

const order = (title: string, write: (shop: PurgeShop, order: Ordered) => Promise<unknown>) => ({
  title,
  begin: async (shop: PurgeShop) => {
    const placed = await orderHammers(shop)
    return () => write(shop, placed)
  },
})
/** Ships an order whole. @returns the id of its shipment */
async function shippedWhole(shop: PurgeShop, number: number): Promise<string> {
  await moveTo(shop, number, 'confirmed', 'picking', 'shipped')
  const actor = await shop.shop.person('Shipping Admin', 'admin')
  const { shipments } = await shop.shop.shipments.list({ actor }, { number })
  return shipments[0]?.id ?? ''
}

const askFor = (number: number) => ({
  number,
  lines: [{ line: 1, quantity: 1 }],
  reason: 'Too long',
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
    route: 'POST /shipments/:id/documents',
    ...order('a delivery note', async (shop, { number }) =>
      shop.call('POST /shipments/:id/documents', shop.fixture.admin, {
        id: await shippedWhole(shop, number),
        kind: 'delivery-note',
        size: 'a4',
      }),
    ),
    changes: ownData,
  },
  {
    route: 'POST /order/:number/credit-notes',
    ...order('an invoice whose order was cancelled', async (shop, { number }) => {
      await moveTo(shop, number, 'confirmed')
      await shop.call('POST /order/:number/documents', shop.fixture.admin, {
        number,
        kind: 'invoice',
        size: 'a4',
      })
      // Cancelled by the release before, which knows no credit notes.
      await sql`update orders set status = 'cancelled' where number = ${number}`.execute(
        shop.shop.database.handle,
      )
      return shop.call('POST /order/:number/credit-notes', shop.fixture.admin, { number })
    }),
    changes: ownData,
  },
  {
    route: 'POST /order/:number/returns',
    ...order('a return that is asked for', async (shop, { number }) => {
      await shippedWhole(shop, number)
      return shop.call('POST /order/:number/returns', shop.fixture.admin, askFor(number))
    }),
    changes: ownData,
  },
  {
    route: 'POST /returns/:id/transitions',
    title: 'pieces that came back',
    begin: async (shop) => {
      const { number } = await orderHammers(shop)
      await shippedWhole(shop, number)
      const actor = await shop.shop.person('Returns Admin', 'admin')
      const { id } = await shop.shop.shipments.requestReturn({ actor }, askFor(number))
      return () =>
        shop.call('POST /returns/:id/transitions', shop.fixture.admin, { id, status: 'received' })
    },
    changes: ofHammer,
  },
  {
    route: 'POST /order/:number/end',
    title: 'the rest of an order that is cancelled',
    begin: async (shop) => {
      const { number } = await orderHammers(shop)
      await moveTo(shop, number, 'confirmed')
      const actor = await shop.shop.person('Ending Admin', 'admin')
      const idempotencyKey = crypto.randomUUID()
      await shop.shop.shipments.create(
        { actor, idempotencyKey },
        { number, lines: [{ line: 1, quantity: 1 }] },
      )
      return () => shop.call('POST /order/:number/end', shop.fixture.admin, { number })
    },
    changes: ofHammer,
  },
  {
    route: 'PUT /pick-list/ticks',
    ...order('pieces that are picked', async (shop, { number }) => {
      await moveTo(shop, number, 'confirmed')
      return shop.call('PUT /pick-list/ticks', shop.fixture.admin, {
        number,
        line: 1,
        pieces: 2,
        picked: true,
      })
    }),
    changes: ownData,
  },
  {
    route: 'POST /bins',
    title: 'where a tool lies',
    begin: async (shop) => {
      const { admin, hammer } = shop.fixture
      const { sku } = await shop.shop.catalogue.read({ actor: undefined }, { id: hammer.id })
      return () => shop.call('POST /bins', admin, { rows: [{ sku, bin: 'A-03-12' }] })
    },
    // Its revision, which an edit names.
    changes: ['hammerPage', 'apiList', 'apiHammer'],
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
