/** Who may call the operations of figures and changes, written by hand: see access-table.ts. */
import type { Access } from '../../src/platform/access/endpoint.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'

export const figuresAccess: Readonly<Record<string, Access>> = {
  'GET /figures': 'admin',
  'GET /figures/overdue-customers': 'admin',
  'GET /figures/companies/:id': 'admin',
  'GET /figures/waiting': 'admin',
  'GET /changes': 'admin',
}

export const figuresPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /figures': ['orders', 'read'],
  'GET /figures/overdue-customers': ['orders', 'read'],
  'GET /figures/companies/:id': ['money', 'read'],
  'GET /figures/waiting': ['catalogue', 'orders', 'money', 'customers', 'content', 'read'],
  'GET /changes': ['catalogue', 'orders', 'money', 'customers', 'read'],
}
