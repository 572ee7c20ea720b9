/** Who may call the operations of punch-out, written by hand: see access-table.ts. */
import type { Access } from '../../src/platform/access/endpoint.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'

export const punchOutAccess: Readonly<Record<string, Access>> = {
  'GET /companies/:id/punch-out': 'admin',
  'GET /companies/:id/order-ways': 'customer',
  'POST /companies/:id/punch-out': 'admin',
  'DELETE /companies/:id/punch-out/:connection': 'admin',
  'PUT /companies/:id/punch-out/:connection/answers': 'admin',
  'POST /companies/:id/punch-out/messages/:message/send': 'admin',
  'GET /order/:number/cxml': 'admin',
  'GET /order/:number/cxml/:record': 'admin',
}

export const punchOutPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /companies/:id/punch-out': ['customers', 'read'],
  'GET /companies/:id/order-ways': ['customers', 'read'],
  'POST /companies/:id/punch-out': ['customers'],
  'DELETE /companies/:id/punch-out/:connection': ['customers'],
  'PUT /companies/:id/punch-out/:connection/answers': ['customers'],
  'POST /companies/:id/punch-out/messages/:message/send': ['customers'],
  'GET /order/:number/cxml': ['orders', 'money', 'read'],
  'GET /order/:number/cxml/:record': ['orders', 'money', 'read'],
}
