/** The rows of the purge table for what staff do at the desk of an order: see purge-table.ts. */
import {
  contact,
  fieldOf,
  ofHammer,
  orderHammers,
  ownData,
  simpleCase,
  type PurgeCase,
} from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const note = { text: 'Call before it leaves.' }

/** An order of five pieces of a tool of which there is one; the others wait. */
async function placeBackOrder({ shop, fixture: { admin, buyer } }: PurgeShop): Promise<number> {
  const { revision } = await shop.settings.read({ actor: admin }, {})
  await shop.settings.save({ actor: admin }, { revision, backOrders: 'yes' })
  const { id: toolId } = await shop.tool({ name: 'Scarce Hammer', stock: 1 })
  const order = await shop.orders.place(
    { actor: buyer, idempotencyKey: crypto.randomUUID() },
    {
      toolId,
      quantity: 5,
      backOrder: true,
      phone: '+1 512 555 0142',
      address: '418 Mill Street',
    },
  )
  return order.number
}

export const orderDeskCases: readonly PurgeCase[] = [
  simpleCase(
    'POST /orders/on-behalf',
    'fewer in stock of what staff order for a buyer',
    'admin',
    ({ hammer, buyer }) => ({
      ...contact,
      userId: buyer.id,
      lines: [{ toolId: hammer.id, quantity: 1 }],
    }),
    ofHammer,
  ),
  {
    route: 'PUT /order/:number/expected',
    title: 'another day for what waits',
    begin: async (shop) => {
      const number = await placeBackOrder(shop)
      return () =>
        shop.call('PUT /order/:number/expected', shop.fixture.admin, {
          number,
          line: 1,
          day: '2099-12-24',
        })
    },
    changes: ownData,
  },
  {
    route: 'PUT /order/:number',
    title: 'more pieces of a placed order',
    begin: async (shop) => {
      const { number } = await orderHammers(shop)
      return () =>
        shop.call('PUT /order/:number', shop.fixture.admin, {
          number,
          revision: 1,
          lines: [{ line: 1, quantity: 3 }],
        })
    },
    changes: ofHammer,
  },
  {
    route: 'PUT /order/:number',
    title: 'another address of a placed order',
    begin: async (shop) => {
      const { number } = await orderHammers(shop)
      return () =>
        shop.call('PUT /order/:number', shop.fixture.admin, {
          number,
          revision: 1,
          address: '1 Elm Street',
        })
    },
    changes: ownData,
  },
  {
    route: 'POST /order/:number/notes',
    title: 'an internal note',
    begin: async (shop) => {
      const { number } = await orderHammers(shop)
      return () => shop.call('POST /order/:number/notes', shop.fixture.admin, { number, ...note })
    },
    changes: ownData,
  },
  {
    route: 'DELETE /order/:number/notes/:id',
    title: 'an internal note that is gone',
    begin: async (shop) => {
      const { number } = await orderHammers(shop)
      const { admin } = shop.fixture
      const id = fieldOf(await shop.call('POST /order/:number/notes', admin, { number, ...note }))
      return () => shop.call('DELETE /order/:number/notes/:id', admin, { number, id })
    },
    changes: ownData,
  },
]
