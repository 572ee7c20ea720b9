/** The rows of the access tables for what staff do at the desk of an order: see access-table.ts. */
import type { Permission } from '../../src/platform/access/permissions.ts'

export const orderDeskAccess = {
  'POST /order/:number/delivery/accept': 'customer',
  'POST /order/:number/agent-approval': 'customer',
  'GET /back-orders': 'admin',
  'PUT /order/:number/expected': 'admin',
  'PUT /order/:number': 'admin',
  'PUT /order/:number/approval': 'customer',
  'GET /order/:number/notes': 'admin',
  'POST /order/:number/notes': 'admin',
  'DELETE /order/:number/notes/:id': 'admin',
} as const

export const orderDeskPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /back-orders': ['orders', 'read'],
  'PUT /order/:number/expected': ['orders'],
  'PUT /order/:number': ['orders'],
  'PUT /order/:number/approval': ['orders'],
  'GET /order/:number/notes': ['orders', 'money', 'read'],
  'POST /order/:number/notes': ['orders', 'money'],
  'DELETE /order/:number/notes/:id': ['orders', 'money'],
}
