/** The rows of the purge table for saved lists: see purge-table.ts. */
import { fieldOf, ownData, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const linesOf = ({ fixture: { hammer } }: PurgeShop) => [{ toolId: hammer.id, quantity: 2 }]

/** Names are given once. */
let made = 0
const saveList = async (shop: PurgeShop): Promise<string> =>
  fieldOf(
    await shop.call('POST /lists', shop.fixture.buyer, {
      name: `List ${(made += 1)}`,
      shared: false,
      lines: linesOf(shop),
    }),
  )

const listCase = (
  route: string,
  title: string,
  write: (shop: PurgeShop, id: string) => Promise<unknown>,
): PurgeCase => ({
  route,
  title,
  changes: ownData,
  begin: async (shop) => {
    const id = await saveList(shop)
    return () => write(shop, id)
  },
})

export const listCases: readonly PurgeCase[] = [
  {
    route: 'POST /lists',
    title: 'a list that is saved',
    changes: ownData,
    begin: async (shop) => () => saveList(shop),
  },
  listCase('PUT /lists/:id', 'a list that is changed', ({ call, fixture }, id) =>
    call('PUT /lists/:id', fixture.buyer, {
      id,
      revision: 1,
      name: `Changed ${made}`,
      shared: false,
      lines: [],
    }),
  ),
  listCase('POST /lists/:id/lines', 'tools that are added to a list', (shop, id) =>
    shop.call('POST /lists/:id/lines', shop.fixture.buyer, { id, lines: linesOf(shop) }),
  ),
  listCase('DELETE /lists/:id', 'a list that is deleted', ({ call, fixture }, id) =>
    call('DELETE /lists/:id', fixture.buyer, { id }),
  ),
]
