/** Maps rows of orders to the data transfer objects of the contract. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { saleBasis } from '../catalogue/units.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { Order, OrderDetails } from './contract.ts'
import type { Hold } from './hold-schema.ts'
import type { HoldRow } from './holds-store.server.ts'
import type { DetailedLine } from './line-schemas.ts'
import type { OrderLine } from './order-line.ts'
import { lineQuantities, shippedPieces } from './line-quantities.ts'
import type { HistoryRow, LineRow, OrderWithLines } from './store.server.ts'

export const toOrderLineDto = (line: LineRow): OrderLine => ({
  toolId: line.tool_id,
  sku: line.sku,
  name: line.name,
  quantity: line.quantity,
  unitPrice: line.unit_cents,
  ...saleBasis(line.unit, line.price_per),
  total: line.total_cents,
})

export const toOrderDto = (order: OrderWithLines): Order => ({
  id: order.id,
  number: order.number,
  email: order.email,
  name: order.name,
  phone: order.phone,
  address: order.address,
  quantity: order.pieces,
  shippedQuantity: shippedPieces(order),
  lines: order.lines.map(toOrderLineDto),
  total: order.total_cents,
  ...(order.delivery ? { delivery: order.delivery } : {}),
  currency: order.currency,
  ...(order.tax ? { tax: order.tax } : {}),
  poNumber: order.po_number,
  note: order.note,
  status: order.status,
  placedAt: order.placed_at.toISOString(),
  ...(order.company_name === null ? {} : { company: order.company_name }),
  ...(order.hold_kind === null ? {} : { onHold: order.hold_kind }),
})

/** The lines with what became of their pieces. */
export const toDetailedLines = (order: Pick<OrderWithLines, 'status' | 'lines'>): DetailedLine[] =>
  order.lines.map((line) => {
    const { allocated, shipped, returned, cancelled, waiting } = lineQuantities(order.status, line)
    return {
      ...toOrderLineDto(line),
      line: line.position,
      ...{ allocated, shipped, returned, cancelled },
      ...(waiting === 0 ? {} : { waiting }),
    }
  })

/** @param viewer a buyer reads names of colleagues, not of staff */
export function toHoldDto(
  { user_id: buyerId }: Pick<OrderWithLines, 'user_id'>,
  hold: HoldRow,
  viewer: Pick<Actor, 'role'>,
): Hold {
  const { kind, reason, since, until, outcome, ended_at: endedAt, ended_by_name: name } = hold
  const by = hold.by_company ? 'company' : hold.ended_by === buyerId ? 'buyer' : 'shop'
  return {
    ...{ kind, reason, since: since.toISOString(), until: until.toISOString() },
    ...(outcome === null || endedAt === null
      ? {}
      : { outcome, endedAt: endedAt.toISOString(), by }),
    ...(name !== '' && (by !== 'shop' || isAdmin(viewer)) ? { name } : {}),
  }
}

/** An order with its history; the names of admins are left out for a buyer. */
export const toOrderDetailsDto = (
  order: OrderWithLines,
  history: readonly HistoryRow[],
  viewer: Pick<Actor, 'role'>,
  holds: readonly HoldRow[] = [],
): OrderDetails => ({
  ...toOrderDto(order),
  ...(holds.length === 0 ? {} : { holds: holds.map((hold) => toHoldDto(order, hold, viewer)) }),
  lines: toDetailedLines(order),
  trackingNumber: order.tracking_number,
  trackingLink: order.tracking_link,
  history: history.map((step) => {
    const by = step.actor_id === order.user_id ? ('buyer' as const) : ('shop' as const)
    return {
      status: step.status,
      at: step.at.toISOString(),
      by,
      name: by === 'buyer' || isAdmin(viewer) ? step.actor_name : '',
      note: step.note,
    }
  }),
})
