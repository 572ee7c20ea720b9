/** The rows of the access tables for shipments and returns: see access-table.ts. */
import type { Permission } from '../../src/platform/access/permissions.ts'

export const shipmentsAccess = {
  'PUT /shipments/:id/parcels': 'admin',
  'POST /order/:number/returns': 'customer',
  'GET /order/:number/returns': 'customer',
  'POST /returns/:id/transitions': 'admin',
  'POST /order/:number/end': 'admin',
  'GET /pick-list': 'admin',
  'PUT /pick-list/ticks': 'admin',
  'GET /bins': 'admin',
  'POST /bins': 'admin',
} as const

export const shipmentsPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'PUT /shipments/:id/parcels': ['orders'],
  'POST /order/:number/returns': ['orders'],
  'GET /order/:number/returns': ['orders', 'money', 'read'],
  'POST /returns/:id/transitions': ['orders'],
  'POST /order/:number/end': ['orders'],
  'GET /pick-list': ['orders', 'read'],
  'PUT /pick-list/ticks': ['orders'],
  'GET /bins': ['orders', 'catalogue', 'read'],
  'POST /bins': ['orders', 'catalogue'],
}
