/** What an audit entry about an order contains in addition to the order's fields. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog, Change } from '../audit/service.server.ts'
import type { OrderRow } from './store.server.ts'

export const orderChange = (
  operation: string,
  { id, number }: { readonly id: string; readonly number: number },
): Pick<Change, 'operation' | 'kind' | 'id' | 'label'> => ({
  operation,
  kind: 'order',
  id,
  label: `#${number}`,
})

/** Records who ordered for whom, in the order's transaction. */
export const auditOnBehalf = (
  audit: AuditLog,
  tx: Handle,
  staff: Actor,
  order: Pick<OrderRow, 'id' | 'number' | 'name' | 'company_name' | 'pieces'>,
): Promise<void> =>
  audit.record(tx, staff, {
    ...orderChange('orders.placeOnBehalf', order),
    after: { by: staff.name, for: order.company_name ?? order.name, pieces: order.pieces },
  })
