/** Who may call the operations of saved lists, written by hand: see access-table.ts. */
import type { Access } from '../../src/platform/access/endpoint.ts'

export const listsAccess: Readonly<Record<string, Access>> = {
  'GET /lists': 'customer',
  'GET /lists/:id': 'customer',
  'POST /lists': 'customer',
  'PUT /lists/:id': 'customer',
  'POST /lists/:id/lines': 'customer',
  'DELETE /lists/:id': 'customer',
}
