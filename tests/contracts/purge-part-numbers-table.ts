/** Which cached answers a change of customer part numbers touches: none, see purge-table.ts. */
import { randomUUID } from 'node:crypto'
import { fieldOf, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const neverCached = 'who buys for a company finds by its numbers, and never from the cache'
const record = {
  name: 'Miller Joinery',
  address: '',
  vatId: '',
  taxNumber: '',
  taxStatus: 'standard',
  terms: '',
  minimumOrder: '$0.00',
  representative: '',
  notes: '',
} as const

/** A company, and the SKU of a tool that it may name. */
async function prepare({ call, fixture: { admin, small } }: PurgeShop) {
  const id = fieldOf(await call('POST /companies', admin, record))
  const sku = fieldOf(await call('GET /tools/:id', admin, { id: small.id }), 'sku')
  return { id, sku, number: `MJ-${randomUUID().slice(0, 8)}` }
}

export const partNumberCases: readonly PurgeCase[] = [
  {
    route: 'POST /companies/:id/part-numbers',
    title: 'a part number of a company',
    begin: async (shop) => {
      const number = await prepare(shop)
      return () => shop.call('POST /companies/:id/part-numbers', shop.fixture.admin, number)
    },
    changes: neverCached,
  },
  {
    route: 'DELETE /companies/:id/part-numbers/:numberId',
    title: 'a part number that goes',
    begin: async (shop) => {
      const { admin } = shop.fixture
      const number = await prepare(shop)
      const added = await shop.call('POST /companies/:id/part-numbers', admin, number)
      const removal = { id: number.id, numberId: fieldOf(added) }
      return () => shop.call('DELETE /companies/:id/part-numbers/:numberId', admin, removal)
    },
    changes: neverCached,
  },
  {
    route: 'POST /companies/:id/part-numbers/imports',
    title: 'a file of part numbers',
    begin: async (shop) => {
      const { id, ...number } = await prepare(shop)
      const file = { id, rows: [{ row: 2, ...number }], apply: true }
      return () => shop.call('POST /companies/:id/part-numbers/imports', shop.fixture.admin, file)
    },
    changes: neverCached,
  },
]
