/** What tests of the whole shop ask of purchasing: see tests/contracts/capability-rows.ts. */
import type { CapabilityRows } from '../../tests/contracts/capability-rows.ts'
import { fieldOf } from '../../tests/contracts/purge-cases.ts'
import type { PurgeShop } from '../../tests/contracts/purge-shop.ts'

const changes = 'no page for visitors shows what is ordered from suppliers'
const purchase = ({ call, fixture: { admin, hammer } }: PurgeShop) =>
  call('POST /purchases', admin, { toolId: hammer.id, quantity: 24 })
const remove = (shop: PurgeShop, id: string) =>
  shop.call('DELETE /purchases/:id', shop.fixture.admin, { id })

export const rows: CapabilityRows = {
  access: {
    'GET /purchasing/suggestions': 'admin',
    'GET /purchasing/dead-stock': 'admin',
    'GET /purchases': 'admin',
    'POST /purchases': 'admin',
    'DELETE /purchases/:id': 'admin',
    'POST /purchases/:id/restore': 'admin',
  },
  permissions: {
    'GET /purchasing/suggestions': ['catalogue', 'read'],
    'GET /purchasing/dead-stock': ['catalogue', 'read'],
    'GET /purchases': ['catalogue', 'read'],
    'POST /purchases': ['catalogue'],
    'DELETE /purchases/:id': ['catalogue'],
    'POST /purchases/:id/restore': ['catalogue'],
  },
  keys: {
    'GET /purchasing/suggestions': ['catalogue:read'],
    'GET /purchasing/dead-stock': ['catalogue:read'],
    'GET /purchases': ['catalogue:read'],
    'POST /purchases': ['catalogue:write'],
    'DELETE /purchases/:id': ['catalogue:write'],
    'POST /purchases/:id/restore': ['catalogue:write'],
  },
  purges: [
    {
      route: 'POST /purchases',
      title: 'what is ordered from a supplier',
      begin: async (shop) => () => purchase(shop),
      changes,
    },
    {
      route: 'DELETE /purchases/:id',
      title: 'a note of it is removed',
      begin: async (shop) => {
        const id = fieldOf(await purchase(shop))
        return () => remove(shop, id)
      },
      changes,
    },
    {
      route: 'POST /purchases/:id/restore',
      title: 'a note of it is put back',
      begin: async (shop) => {
        const id = fieldOf(await purchase(shop))
        await remove(shop, id)
        return () => shop.call('POST /purchases/:id/restore', shop.fixture.admin, { id })
      },
      changes,
    },
  ],
  rarelyTaken: ['purchasingPurchase', 'purchasingRestorePurchase'],
  otherBodies: { 'POST /purchases': { quantity: 12 } },
  personalColumns: {
    'purchases.ordered_by': {
      why: 'who of the staff, or which buyer, did what: the record of the order, tool or document',
    },
  },
  pages: [
    {
      route: '/dashboard/purchasing',
      role: 'admin',
      ready: 'main .state:not([aria-busy]), tbody tr',
      whenEmpty: true,
    },
    {
      route: '/dashboard/purchasing/ordered',
      role: 'admin',
      ready: 'main .state:not([aria-busy]), tbody tr',
      whenEmpty: true,
    },
    {
      route: '/dashboard/purchasing/dead-stock',
      role: 'admin',
      ready: 'main .state:not([aria-busy]), tbody tr',
      whenEmpty: true,
    },
  ],
}
