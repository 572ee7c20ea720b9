/** The rows of the access tables for shipments and returns: see access-table.ts. */
import type { Permission } from '../../packages/contract/permissions.ts'

export const shipmentsAccess = {
  'PUT /shipments/:id/parcels': 'admin',
  'POST /order/:number/returns': 'customer',
  'GET /order/:number/returns': 'customer',
  'POST /returns/:id/steps': 'admin',
  'POST /order/:number/end': 'admin',
} as const

export const shipmentsPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'PUT /shipments/:id/parcels': ['orders'],
  'POST /order/:number/returns': ['orders'],
  'GET /order/:number/returns': ['orders', 'money', 'read'],
  'POST /returns/:id/steps': ['orders'],
  'POST /order/:number/end': ['orders'],
}
