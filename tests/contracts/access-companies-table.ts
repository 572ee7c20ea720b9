/** Who may call the operations of companies, written by hand: see access-table.ts. */
import type { Access } from '../../packages/contract/endpoint.ts'
import type { Permission } from '../../packages/contract/permissions.ts'

export const companiesAccess: Readonly<Record<string, Access>> = {
  'POST /company-requests': 'customer',
  'GET /companies': 'admin',
  'POST /companies': 'admin',
  'GET /companies/:id': 'customer',
  'PUT /companies/:id': 'admin',
  'POST /companies/:id/state': 'admin',
  'PUT /companies/:id/members': 'customer',
  'PUT /companies/:id/members/:userId/limits': 'customer',
  'DELETE /companies/:id/members/:userId': 'customer',
  'GET /companies/:id/vat-number': 'customer',
  'POST /companies/:id/vat-number': 'admin',
}

export const companiesPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /companies': ['customers', 'read'],
  'POST /companies': ['customers'],
  'GET /companies/:id': ['customers', 'read'],
  'PUT /companies/:id': ['customers'],
  'POST /companies/:id/state': ['customers'],
  'PUT /companies/:id/members': ['customers'],
  'PUT /companies/:id/members/:userId/limits': ['customers'],
  'DELETE /companies/:id/members/:userId': ['customers'],
  'GET /companies/:id/vat-number': ['customers', 'read'],
  'POST /companies/:id/vat-number': ['customers'],
}
