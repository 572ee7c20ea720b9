/** The rows of the purge table for service accounts and their keys: see purge-table.ts. */
import type { PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const changes = 'no cached answer names service accounts'
let count = 0

/** A service account and a key of it, by the shop's admin. */
async function added({ shop, fixture }: Pick<PurgeShop, 'shop' | 'fixture'>) {
  const caller = { actor: fixture.admin }
  const account = { name: `Program ${(count += 1)}`, purpose: '' }
  const { insertedId: id } = await shop.serviceAccounts.add(caller, {
    ...account,
    scopes: ['orders:read'],
  })
  const { insertedId: keyId } = await shop.serviceAccounts.addKey(caller, { id, name: '' })
  return { id, keyId }
}

const acts: readonly (readonly [route: PurgeCase['route'], title: string])[] = [
  ['POST /service-accounts/:id/pause', 'a pause of a service account'],
  ['DELETE /service-accounts/:id', 'a service account deleted'],
  ['POST /service-accounts/:id/keys', 'a key'],
  ['DELETE /service-accounts/:id/keys/:keyId', 'a key revoked'],
]

export const serviceAccountCases: readonly PurgeCase[] = [
  {
    route: 'POST /service-accounts',
    title: 'a service account',
    begin: async ({ call, fixture }) => {
      const account = { name: `Program ${(count += 1)}`, purpose: '', scopes: ['orders:read'] }
      return () => call('POST /service-accounts', fixture.admin, account)
    },
    changes,
  },
  {
    route: 'PUT /service-accounts/:id',
    title: 'the scopes of a service account',
    begin: async (shop) => {
      const { id } = await added(shop)
      const edit = { id, name: `Program ${(count += 1)}`, purpose: '', scopes: ['money:read'] }
      return () => shop.call('PUT /service-accounts/:id', shop.fixture.admin, edit)
    },
    changes,
  },
  {
    route: 'POST /service-accounts/:id/resume',
    title: 'a paused service account',
    begin: async (shop) => {
      const { id } = await added(shop)
      await shop.shop.serviceAccounts.pause({ actor: shop.fixture.admin }, { id })
      return () => shop.call('POST /service-accounts/:id/resume', shop.fixture.admin, { id })
    },
    changes,
  },
  {
    route: 'POST /service-accounts/:id/adopt',
    title: 'a service account of another owner',
    begin: async (shop) => {
      const { id } = await added(shop)
      const other = await shop.shop.person(`Adopting Owner ${id}`, 'admin')
      return () => shop.call('POST /service-accounts/:id/adopt', other, { id })
    },
    changes,
  },
  ...acts.map(([route, title]): PurgeCase => ({
    route,
    title,
    begin: async (shop) => {
      const { id, keyId } = await added(shop)
      const input = route.includes(':keyId') ? { id, keyId } : { id }
      const body = route.endsWith('/keys') ? { name: '' } : {}
      return () => shop.call(route, shop.fixture.admin, { ...input, ...body })
    },
    changes,
  })),
]
