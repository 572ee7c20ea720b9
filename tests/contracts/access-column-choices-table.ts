/** Who may call the operations of column choices, written by hand: see access-table.ts. */
import type { Access } from '../../src/platform/access/endpoint.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'

export const columnChoicesAccess: Readonly<Record<string, Access>> = {
  'GET /column-choices': 'customer',
  'PUT /column-choices': 'customer',
  'DELETE /column-choices/:id': 'customer',
}

export const columnChoicesPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /column-choices': ['catalogue', 'customers', 'money', 'read'],
  'PUT /column-choices': ['catalogue', 'customers', 'money'],
  'DELETE /column-choices/:id': ['catalogue', 'customers', 'money'],
}
