/** Which cached answers a change of price lists touches: none, since pages show catalogue prices. */
import { randomUUID } from 'node:crypto'
import { fieldOf, simpleCase, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const neverCached = 'a company reads its own prices, and never from the cache'
const newList = () => ({ name: `List ${randomUUID()}`, base: null })

const addList = async ({ call, fixture: { admin } }: PurgeShop): Promise<string> =>
  fieldOf(await call('POST /price-lists', admin, newList()))

const addRow = async (shop: PurgeShop) => {
  const { call, fixture } = shop
  const listId = await addList(shop)
  const name = `BRAND ${randomUUID()}`
  await call('POST /records/:kind', fixture.admin, { kind: 'brands', name })
  const row = { listId, target: 'brand', name, percentOff: 5 }
  return { listId, id: fieldOf(await call('POST /price-lists/:listId/rows', fixture.admin, row)) }
}

/** A case that begins with a row of a list. */
const rowCase = (
  route: string,
  title: string,
  input: object = {},
  before?: (shop: PurgeShop, row: object) => Promise<unknown>,
): PurgeCase => ({
  route,
  title,
  begin: async (shop) => {
    const row = await addRow(shop)
    await before?.(shop, row)
    return () => shop.call(route, shop.fixture.admin, { ...row, ...input })
  },
  changes: neverCached,
})

export const priceCases: readonly PurgeCase[] = [
  simpleCase('POST /price-lists', 'a price list', 'admin', newList, neverCached),
  {
    route: 'PUT /price-lists/:id',
    title: 'the name of a price list',
    begin: async (shop) => {
      const change = { id: await addList(shop), revision: 1, ...newList() }
      return () => shop.call('PUT /price-lists/:id', shop.fixture.admin, change)
    },
    changes: neverCached,
  },
  {
    route: 'DELETE /price-lists/:id',
    title: 'a price list that goes',
    begin: async (shop) => {
      const id = await addList(shop)
      return () => shop.call('DELETE /price-lists/:id', shop.fixture.admin, { id })
    },
    changes: neverCached,
  },
  {
    route: 'POST /price-lists/:listId/rows',
    title: 'a row of a price list',
    begin: async (shop) => {
      const { call, fixture } = shop
      const name = `BRAND ${randomUUID()}`
      await call('POST /records/:kind', fixture.admin, { kind: 'brands', name })
      const row = { listId: await addList(shop), target: 'brand', name, percentOff: 5 }
      return () => call('POST /price-lists/:listId/rows', fixture.admin, row)
    },
    changes: neverCached,
  },
  rowCase('PUT /price-lists/:listId/rows/:id', 'another percentage', { percentOff: 6 }),
  rowCase('DELETE /price-lists/:listId/rows/:id', 'a row that goes'),
  rowCase('POST /price-lists/:listId/rows/:id/put-back', 'a row put back', {}, (shop, row) =>
    shop.call('DELETE /price-lists/:listId/rows/:id', shop.fixture.admin, row),
  ),
  {
    route: 'POST /price-lists/:listId/imports',
    title: 'many rows of a price list',
    begin: async (shop) => {
      const { call, fixture } = shop
      const name = `BRAND ${randomUUID()}`
      await call('POST /records/:kind', fixture.admin, { kind: 'brands', name })
      const listId = await addList(shop)
      const rows = [{ row: 2, target: 'brand', name, percentOff: 5 }]
      return () => call('POST /price-lists/:listId/imports', fixture.admin, { listId, rows })
    },
    changes: neverCached,
  },
  {
    route: 'POST /price-lists/:listId/files/:name',
    title: 'what a file of prices would change',
    begin: async (shop) => {
      const listId = await addList(shop)
      const fileBytes = new TextEncoder().encode('Brand;Percent off\nNobody;5\n')
      return () =>
        shop.shop.bulkJobs.readPrices(
          { actor: shop.fixture.admin, fileBytes },
          { listId, name: 'prices.csv' },
        )
    },
    changes: neverCached,
  },
]
