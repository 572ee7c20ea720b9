/** Who may call the operations of price lists, written by hand: see access-table.ts. */
import type { Access } from '../../src/platform/access/endpoint.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'

export const pricesAccess: Readonly<Record<string, Access>> = {
  'GET /prices': 'customer',
  'GET /customer-prices': 'admin',
  'GET /tool-costs': 'admin',
  'GET /price-check': 'admin',
  'GET /price-checks': 'admin',
  'GET /price-lists': 'admin',
  'POST /price-lists': 'admin',
  'PUT /price-lists/:id': 'admin',
  'DELETE /price-lists/:id': 'admin',
  'GET /price-lists/:listId/rows': 'admin',
  'POST /price-lists/:listId/rows': 'admin',
  'PUT /price-lists/:listId/rows/:id': 'admin',
  'DELETE /price-lists/:listId/rows/:id': 'admin',
  'POST /price-lists/:listId/rows/:id/put-back': 'admin',
  'POST /price-lists/:listId/imports': 'admin',
  'POST /price-lists/:listId/files/:name': 'admin',
  'GET /trade-files/:form': 'admin',
  'GET /price-lists/:list/trade-files/:form': 'admin',
  'GET /companies/:company/trade-files/:form': 'admin',
  'GET /own-trade-files/:form': 'customer',
}

export const pricesPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /customer-prices': ['orders', 'read'],
  'GET /tool-costs': ['catalogue', 'read'],
  'GET /price-check': ['catalogue', 'read'],
  'GET /price-checks': ['catalogue', 'read'],
  'GET /price-lists': ['catalogue', 'customers', 'read'],
  'POST /price-lists': ['catalogue'],
  'PUT /price-lists/:id': ['catalogue'],
  'DELETE /price-lists/:id': ['catalogue'],
  'GET /price-lists/:listId/rows': ['catalogue', 'read'],
  'POST /price-lists/:listId/rows': ['catalogue'],
  'PUT /price-lists/:listId/rows/:id': ['catalogue'],
  'DELETE /price-lists/:listId/rows/:id': ['catalogue'],
  'POST /price-lists/:listId/rows/:id/put-back': ['catalogue'],
  'POST /price-lists/:listId/imports': ['catalogue'],
  'POST /price-lists/:listId/files/:name': ['catalogue'],
  'GET /trade-files/:form': ['catalogue', 'read'],
  'GET /price-lists/:list/trade-files/:form': ['catalogue', 'read'],
  'GET /companies/:company/trade-files/:form': ['catalogue', 'customers', 'read'],
}
