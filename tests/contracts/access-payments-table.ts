/** Who may call the operations of payments, written by hand: see access-table.ts. */
import type { Access } from '../../packages/contract/endpoint.ts'
import type { Permission } from '../../packages/contract/permissions.ts'

export const paymentsAccess: Readonly<Record<string, Access>> = {
  'GET /receivables': 'admin',
  'GET /receivables/ageing': 'admin',
  'GET /receivables/open.csv': 'admin',
  'GET /receivables/own': 'customer',
  'GET /payments': 'admin',
  'POST /payments': 'admin',
  'POST /bank-files/:name': 'admin',
  'POST /payments/:id/allocations': 'admin',
  'POST /payments/:id/undo': 'admin',
}

export const paymentsPermissions: Readonly<Record<string, readonly Permission[]>> = {
  'GET /receivables': ['money', 'read'],
  'GET /receivables/ageing': ['money', 'read'],
  'GET /receivables/open.csv': ['money', 'read'],
  'GET /receivables/own': ['orders', 'money', 'read'],
  'GET /payments': ['money', 'read'],
  'POST /payments': ['money'],
  'POST /bank-files/:name': ['money'],
  'POST /payments/:id/allocations': ['money'],
  'POST /payments/:id/undo': ['money'],
}
