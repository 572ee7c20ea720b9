/** Who may call the operations of service accounts, written by hand: see access-table.ts. */
import type { Access } from '../../src/platform/access/endpoint.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'

export const serviceAccountsAccess: Readonly<Record<string, Access>> = {
  'GET /service-accounts': 'admin',
  'GET /service-accounts/:id': 'admin',
  'POST /service-accounts': 'admin',
  'PUT /service-accounts/:id': 'admin',
  'POST /service-accounts/:id/pause': 'admin',
  'POST /service-accounts/:id/resume': 'admin',
  'POST /service-accounts/:id/adopt': 'admin',
  'DELETE /service-accounts/:id': 'admin',
  'POST /service-accounts/:id/keys': 'admin',
  'DELETE /service-accounts/:id/keys/:keyId': 'admin',
}

/** Owners alone change them; who may read everything sees them, without their keys. */
export const serviceAccountsPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /service-accounts': ['read'],
  'GET /service-accounts/:id': ['read'],
  'POST /service-accounts': [],
  'PUT /service-accounts/:id': [],
  'POST /service-accounts/:id/pause': [],
  'POST /service-accounts/:id/resume': [],
  'POST /service-accounts/:id/adopt': [],
  'DELETE /service-accounts/:id': [],
  'POST /service-accounts/:id/keys': [],
  'DELETE /service-accounts/:id/keys/:keyId': [],
}
