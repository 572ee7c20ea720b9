/** Who may call the operations of webhooks, written by hand: see access-table.ts. */
import type { Access } from '../../src/platform/access/endpoint.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'

export const webhooksAccess: Readonly<Record<string, Access>> = {
  'GET /webhooks': 'admin',
  'POST /webhooks': 'admin',
  'GET /webhooks/:id': 'admin',
  'PUT /webhooks/:id': 'admin',
  'DELETE /webhooks/:id': 'admin',
  'POST /webhooks/:id/secret': 'admin',
  'POST /webhooks/:id/test': 'admin',
  'POST /webhooks/:id/replay': 'admin',
  'GET /webhooks/:id/deliveries': 'admin',
  'GET /webhook-deliveries/:id': 'admin',
  'POST /webhook-deliveries/:id/send-again': 'admin',
}

/** Owners, and those who read everything. */
export const webhooksPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /webhooks': ['read'],
  'POST /webhooks': [],
  'GET /webhooks/:id': ['read'],
  'PUT /webhooks/:id': [],
  'DELETE /webhooks/:id': [],
  'POST /webhooks/:id/secret': [],
  'POST /webhooks/:id/test': [],
  'POST /webhooks/:id/replay': [],
  'GET /webhooks/:id/deliveries': ['read'],
  'GET /webhook-deliveries/:id': ['read'],
  'POST /webhook-deliveries/:id/send-again': [],
}
