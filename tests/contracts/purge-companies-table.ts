/** Which cached answers a change of companies touches: none, see purge-table.ts. */
import { randomUUID } from 'node:crypto'
import { fieldOf, ownData, simpleCase, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const record = {
  ...{ name: 'Miller Joinery', address: '', vatId: '', taxNumber: '', taxStatus: 'standard' },
  ...{ terms: '', minimumOrder: '$0.00', representative: '', notes: '' },
} as const

const addCompany = async ({ call, fixture: { admin } }: PurgeShop): Promise<string> =>
  fieldOf(await call('POST /companies', admin, record))

const addMember = async (shop: PurgeShop): Promise<string> => {
  const id = await addCompany(shop)
  const { admin, buyer } = shop.fixture
  await shop.call('PUT /companies/:id/members', admin, { id, email: buyer.email, role: 'owner' })
  return id
}

export const companyCases: readonly PurgeCase[] = [
  simpleCase(
    'POST /company-requests',
    'a trade account',
    'buyer',
    () => ({ name: `Company ${randomUUID()}`, address: '', vatId: '', taxNumber: '' }),
    ownData,
  ),
  simpleCase('POST /companies', 'a company', 'admin', () => record, ownData),
  {
    route: 'PUT /companies/:id',
    title: 'the record of a company',
    begin: async (shop) => {
      const id = await addCompany(shop)
      const change = { id, revision: 1, ...record, terms: '30 days net' }
      return () => shop.call('PUT /companies/:id', shop.fixture.admin, change)
    },
    changes: ownData,
  },
  {
    route: 'POST /companies/:id/vat-number',
    title: 'a check of a VAT number',
    begin: async ({ call, fixture: { admin } }) => {
      const id = fieldOf(await call('POST /companies', admin, { ...record, vatId: 'ATU13585627' }))
      return () => call('POST /companies/:id/vat-number', admin, { id })
    },
    changes: ownData,
  },
  {
    route: 'POST /companies/:id/state',
    title: 'the state of a company',
    begin: async (shop) => {
      const id = await addCompany(shop)
      const change = { id, state: 'on-hold' }
      return () => shop.call('POST /companies/:id/state', shop.fixture.admin, change)
    },
    changes: ownData,
  },
  {
    route: 'PUT /companies/:id/members',
    title: 'the role of a member',
    begin: async (shop) => {
      const id = await addMember(shop)
      const change = { id, email: shop.fixture.buyer.email, role: 'buyer' }
      return () => shop.call('PUT /companies/:id/members', shop.fixture.admin, change)
    },
    changes: ownData,
  },
  {
    route: 'PUT /companies/:id/members/:userId/limits',
    title: 'what a member may spend',
    begin: async (shop) => {
      const member = { id: await addMember(shop), userId: shop.fixture.buyer.id }
      const change = { ...member, orderLimit: '$500.00', monthLimit: null }
      return () =>
        shop.call('PUT /companies/:id/members/:userId/limits', shop.fixture.admin, change)
    },
    changes: ownData,
  },
  {
    route: 'DELETE /companies/:id/members/:userId',
    title: 'a member',
    begin: async (shop) => {
      const member = { id: await addMember(shop), userId: shop.fixture.buyer.id }
      return () => shop.call('DELETE /companies/:id/members/:userId', shop.fixture.admin, member)
    },
    changes: ownData,
  },
]
