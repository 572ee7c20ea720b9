/** What tests of the whole shop ask of column choices: see tests/contracts/capability-rows.ts. */
import type { CapabilityRows } from '../../tests/contracts/capability-rows.ts'
import { fieldOf } from '../../tests/contracts/purge-cases.ts'
import type { PurgeShop } from '../../tests/contracts/purge-shop.ts'

const changes = 'no page shows how files are read'

/** Each with a sender of its own. */
let made = 0
const keep = ({ call, fixture: { admin } }: PurgeShop) =>
  call('PUT /column-choices', admin, {
    place: 'bank',
    sender: `Bank ${(made += 1)}`,
    headings: ['piv', 'summ'],
    choice: { headingRow: 1, columns: ['Booking date', 'Amount'], decimals: '', dayOrder: '' },
  })

export const rows: CapabilityRows = {
  access: {
    'GET /column-choices': 'customer',
    'PUT /column-choices': 'customer',
    'DELETE /column-choices/:id': 'customer',
  },
  permissions: {
    'GET /column-choices': ['catalogue', 'customers', 'money', 'read'],
    'PUT /column-choices': ['catalogue', 'customers', 'money'],
    'DELETE /column-choices/:id': ['catalogue', 'customers', 'money'],
  },
  limits: { 'PUT /column-choices': 'columnChoices' },
  withoutProof: {
    'PUT /column-choices': 'opens nothing and pays nothing',
    'DELETE /column-choices/:id': 'opens nothing and pays nothing',
  },
  purges: [
    {
      route: 'PUT /column-choices',
      title: 'a choice of columns',
      begin: async (shop) => () => keep(shop),
      changes,
    },
    {
      route: 'DELETE /column-choices/:id',
      title: 'a choice of columns is forgotten',
      begin: async (shop) => {
        const id = fieldOf(await keep(shop), 'id')
        return () => shop.call('DELETE /column-choices/:id', shop.fixture.admin, { id })
      },
      changes,
    },
  ],
  personalColumns: { 'column_choices.user_id': { part: 'columnChoices' } },
}
