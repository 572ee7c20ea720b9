/** Who may call the operations of quotes, written by hand: see access-table.ts. */
import type { Access } from '../../src/platform/access/endpoint.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'

export const quotesAccess: Readonly<Record<string, Access>> = {
  'POST /quotes': 'customer',
  'GET /quotes/own': 'customer',
  'GET /quotes': 'admin',
  'GET /quotes/:id': 'customer',
  'GET /quotes/:id/pdf': 'customer',
  'POST /quotes/:id/versions': 'admin',
  'POST /quotes/:id/messages': 'customer',
  'POST /quotes/:id/acceptance': 'customer',
  'POST /quotes/:id/refusal': 'customer',
  'POST /quotes/:id/withdrawal': 'admin',
}

export const quotesPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /quotes': ['orders', 'read'],
  'GET /quotes/:id': ['orders', 'read'],
  'GET /quotes/:id/pdf': ['orders', 'read'],
  'POST /quotes/:id/versions': ['orders'],
  'POST /quotes/:id/messages': ['orders'],
  'POST /quotes/:id/withdrawal': ['orders'],
}
