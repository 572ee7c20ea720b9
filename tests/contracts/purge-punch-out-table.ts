/** Which cached answers the operations of punch-out change: see purge-table.ts. */
import { fieldOf, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const changes = 'no cached page shows connections of companies'
const origins = ['https://buyer.example.com']

const record = {
  name: 'Harbor Works',
  address: '',
  vatId: '',
  taxNumber: '',
  taxStatus: 'standard',
  terms: '',
  minimumOrder: '$0.00',
  representative: '',
  notes: '',
}
const company = async ({ call, fixture: { admin } }: PurgeShop): Promise<string> =>
  fieldOf(await call('POST /companies', admin, record))

export const punchOutCases: readonly PurgeCase[] = [
  {
    route: 'POST /companies/:id/punch-out',
    title: 'a connection',
    begin: async (shop) => {
      const id = await company(shop)
      return () =>
        shop.call('POST /companies/:id/punch-out', shop.fixture.admin, {
          id,
          protocol: 'oci',
          origins,
        })
    },
    changes,
  },
  {
    route: 'DELETE /companies/:id/punch-out/:connection',
    title: 'a connection is revoked',
    begin: async (shop) => {
      const id = await company(shop)
      const { admin } = shop.fixture
      const added = await shop.call('POST /companies/:id/punch-out', admin, {
        id,
        protocol: 'oci',
        origins,
      })
      const connection = fieldOf(added, 'insertedId')
      return () =>
        shop.call('DELETE /companies/:id/punch-out/:connection', admin, { id, connection })
    },
    changes,
  },
]
