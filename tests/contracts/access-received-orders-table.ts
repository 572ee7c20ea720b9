/** Who may call the operations of received orders, written by hand: see access-table.ts. */
import type { Access } from '../../src/platform/access/endpoint.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'

export const receivedOrdersAccess: Readonly<Record<string, Access>> = {
  'POST /order-files/:name': 'customer',
  'GET /received-orders': 'admin',
  'GET /received-orders/own': 'customer',
  'GET /received-orders/mailbox': 'admin',
  'GET /received-orders/corrections': 'admin',
  'GET /received-orders/:id': 'customer',
  'GET /received-orders/:id/file': 'customer',
  'GET /received-orders/:id/answer': 'customer',
  'PUT /received-orders/:id': 'customer',
  'POST /received-orders/:id/order': 'customer',
  'POST /received-orders/:id/replacement': 'customer',
  'POST /received-orders/:id/rejection': 'customer',
  'POST /received-orders/:id/answer-mail': 'admin',
  'DELETE /received-orders/:id/answer-mail': 'admin',
}

export const receivedOrdersPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'POST /order-files/:name': ['orders'],
  'GET /received-orders': ['orders', 'read'],
  'GET /received-orders/mailbox': ['orders', 'read'],
  'GET /received-orders/corrections': ['orders', 'read'],
  'GET /received-orders/:id': ['orders', 'read'],
  'GET /received-orders/:id/file': ['orders', 'read'],
  'GET /received-orders/:id/answer': ['orders', 'read'],
  'PUT /received-orders/:id': ['orders'],
  'POST /received-orders/:id/order': ['orders'],
  'POST /received-orders/:id/replacement': ['orders'],
  'POST /received-orders/:id/rejection': ['orders'],
  'POST /received-orders/:id/answer-mail': ['orders'],
  'DELETE /received-orders/:id/answer-mail': ['orders'],
}
