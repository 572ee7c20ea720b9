/** Saved views for tests of the whole shop: see tests/contracts/capability-rows.ts. */
import type { CapabilityRows } from '../../tests/contracts/capability-rows.ts'
import { ownData, simpleCase } from '../../tests/contracts/purge-cases.ts'

export const rows: CapabilityRows = {
  access: {
    'GET /saved-views': 'customer',
    'PUT /saved-views': 'customer',
    'DELETE /saved-views/:id': 'customer',
  },
  purges: [
    simpleCase(
      'PUT /saved-views',
      'a view that is saved',
      'buyer',
      () => ({ list: 'myorders', name: 'Open', search: 'status=placed' }),
      ownData,
    ),
    simpleCase(
      'DELETE /saved-views/:id',
      'a view that there is not',
      'buyer',
      ({ hammer }) => ({ id: hammer.id }),
      ownData,
    ),
  ],
  personalColumns: { 'saved_views.user_id': { part: 'views' } },
}
