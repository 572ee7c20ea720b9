/** Which cached answers a change of companies touches: none, see purge-table.ts. */
import { randomUUID } from 'node:crypto'
import { invitationCases } from './purge-invitations-table.ts'
import { partNumberCases } from './purge-part-numbers-table.ts'
import { fieldOf, ownData, simpleCase, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

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

const addCompany = async ({ call, fixture: { admin } }: PurgeShop): Promise<string> =>
  fieldOf(await call('POST /companies', admin, record))

const addMember = async (shop: PurgeShop): Promise<string> => {
  const id = await addCompany(shop)
  const { admin, buyer } = shop.fixture
  await shop.call('PUT /companies/:id/members', admin, { id, email: buyer.email, role: 'owner' })
  return id
}

const certificate = {
  kind: 'resale',
  number: 'RS-1',
  states: [],
  from: '2026-01-01',
  until: '2027-12-31',
}
const addCertificate = async (shop: PurgeShop): Promise<string> => {
  const id = await addCompany(shop)
  const { admin } = shop.fixture
  return fieldOf(await shop.call('POST /companies/:id/certificates', admin, { id, ...certificate }))
}
const pdf = Buffer.from('%PDF-1.7\nA certificate\n%%EOF\n')
const proven = async (shop: PurgeShop): Promise<string> => {
  const id = await addCertificate(shop)
  const actor = await shop.shop.person('Certifying Admin', 'admin')
  await shop.shop.tax.setCertificateFile({ actor, fileBytes: pdf }, { id })
  return id
}
const certificateCases: readonly PurgeCase[] = [
  {
    route: 'POST /companies/:id/certificates',
    title: 'a certificate',
    begin: async (shop) => {
      const id = await addCompany(shop)
      const { admin } = shop.fixture
      return () => shop.call('POST /companies/:id/certificates', admin, { id, ...certificate })
    },
    changes: ownData,
  },
  {
    route: 'POST /certificates/:id/file',
    title: 'the file of a certificate',
    begin: async (shop) => {
      const id = await addCertificate(shop)
      const actor = await shop.shop.person('Filing Admin', 'admin')
      return () => shop.shop.tax.setCertificateFile({ actor, fileBytes: pdf }, { id })
    },
    changes: ownData,
  },
  {
    route: 'POST /certificates/:id/verification',
    title: 'a certificate that counts from now on',
    begin: async (shop) => {
      const id = await proven(shop)
      return () => shop.call('POST /certificates/:id/verification', shop.fixture.admin, { id })
    },
    changes: ownData,
  },
  {
    route: 'DELETE /certificates/:id',
    title: 'a certificate that counts no more',
    begin: async (shop) => {
      const id = await proven(shop)
      return () => shop.call('DELETE /certificates/:id', shop.fixture.admin, { id })
    },
    changes: ownData,
  },
]

export const companyCases: readonly PurgeCase[] = [
  ...invitationCases,
  ...partNumberCases,
  simpleCase(
    'POST /company-requests',
    'a trade account',
    'buyer',
    () => ({ name: `Company ${randomUUID()}`, address: '', vatId: '', taxNumber: '' }),
    ownData,
  ),
  simpleCase('POST /companies', 'a company', 'admin', () => record, ownData),
  simpleCase('PUT /buying-for', 'for whom somebody buys', 'buyer', () => ({}), ownData),
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
  ...certificateCases,
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
