/** The rows of the purge table for requests to be told of a tool that is back: see purge-table.ts. */
import { ownData, simpleCase, type PurgeCase } from './purge-cases.ts'

export const restockCases: readonly PurgeCase[] = [
  {
    route: 'POST /tools/:id/restock',
    title: 'a tool that is sold out',
    begin: async (shop) => {
      const { id } = await shop.shop.tool({ name: 'Sold Out Gadget', stock: 0 })
      return () => shop.call('POST /tools/:id/restock', shop.fixture.buyer, { id })
    },
    changes: ownData,
  },
  simpleCase(
    'DELETE /tools/:id/restock',
    'a request that there is not',
    'buyer',
    ({ hammer }) => ({ id: hammer.id }),
    ownData,
  ),
]
