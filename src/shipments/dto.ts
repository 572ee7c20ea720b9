/** Maps rows of shipments to API responses, and to audit entries. */
import type { Actor } from '../platform/access/endpoint.ts'
import { isAdmin } from '../accounts/rules.ts'
import { spokenName } from '../platform/languages/line-names.ts'
import type { Shipment } from './contract.ts'
import { shipmentNumber } from './rules.ts'
import type { ShipmentRow } from './store.server.ts'

/** The name of the person who shipped it is hidden from buyers. */
export const toShipment = (row: ShipmentRow, viewer: Pick<Actor, 'role'>): Shipment => ({
  id: row.id,
  number: shipmentNumber(row.order_number, row.position),
  order: row.order_number,
  shippedAt: row.shipped_at.toISOString(),
  by: isAdmin(viewer) ? row.actor_name : '',
  note: row.note,
  lines: row.lines.map(({ line, sku, quantity, ...tool }) => ({
    line,
    sku,
    name: spokenName(tool),
    quantity,
  })),
  parcels: [...row.parcels],
})

/** The audit entry of a change to a shipment, which is listed with its order. */
export const shipmentChange = (operation: string, row: ShipmentRow) => ({
  operation,
  kind: 'order' as const,
  id: row.order_id,
  label: `#${row.order_number}`,
})
