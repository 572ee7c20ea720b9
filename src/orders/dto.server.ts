/** Maps rows of orders to the data transfer objects of the contract. */
import { spokenHold } from './model/spoken-hold.server.ts'
import { spokenChange, spokenNote } from './model/spoken-order-words.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { toSafetyDto } from '../catalogue/safety.ts'
import { toAddressParts } from '../platform/addresses/address-parts.ts'
import { toTaxClassDto } from '../catalogue/tax-class.ts'
import { saleBasis } from '../catalogue/model/units.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { Order, OrderDetails } from './contract.ts'
import type { AppliedEdit } from './model/edit-schema.ts'
import type { EditRow } from './model/edit-store.server.ts'
import type { Hold } from './holds/hold-schema.ts'
import type { HoldRow } from './model/holds-store.server.ts'
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
  ...(line.packs.length === 0 ? {} : { packs: [...line.packs] }),
  ...toSafetyDto(line.safety),
  ...toTaxClassDto(line.tax_class),
  ...(line.part_number === '' ? {} : { partNumber: line.part_number }),
  total: line.total_cents,
})

export const toOrderDto = (order: OrderWithLines): Order => ({
  id: order.id,
  number: order.number,
  email: order.email,
  name: order.name,
  phone: order.phone,
  address: order.address,
  ...shipToOf(order),
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
  ...(order.pay_by === null ? {} : { payBy: order.pay_by }),
  ...(typeof order.terms_version === 'number' ? { termsVersion: order.terms_version } : {}),
  ...(order.hold_kind === null ? {} : { onHold: order.hold_kind }),
})

function shipToOf({ ship_to: columns }: OrderWithLines): Pick<Order, 'shipTo'> {
  const shipTo = toAddressParts(columns)
  return shipTo ? { shipTo } : {}
}

/** The lines with the state of their pieces. */
export const toDetailedLines = (order: Pick<OrderWithLines, 'status' | 'lines'>): DetailedLine[] =>
  order.lines.map((line) => {
    const { allocated, shipped, returned, cancelled, waiting } = lineQuantities(order.status, line)
    return {
      ...toOrderLineDto(line),
      line: line.position,
      allocated,
      shipped,
      returned,
      cancelled,
      ...(waiting === 0 ? {} : { waiting }),
      ...(waiting === 0 || line.expected_on === null ? {} : { expectedOn: line.expected_on }),
    }
  })

/** @param viewer a buyer sees names of colleagues, not of staff */
export function toHoldDto(
  order: Pick<OrderWithLines, 'user_id' | 'ordered_by'>,
  hold: HoldRow,
  viewer: Pick<Actor, 'role'>,
): Hold {
  const { kind, reason, since, until, outcome, ended_at: endedAt, ended_by_name: name } = hold
  const by = hold.by_company ? 'company' : isBuyer(order, hold.ended_by) ? 'buyer' : 'shop'
  return {
    kind,
    reason: spokenHold(reason),
    since: since.toISOString(),
    until: until.toISOString(),
    ...(outcome === null || endedAt === null
      ? {}
      : { outcome, endedAt: endedAt.toISOString(), by }),
    ...(name !== '' && (by !== 'shop' || isAdmin(viewer)) ? { name } : {}),
  }
}

/** @param viewer a buyer sees names of colleagues, not of staff */
const toEditDto = (
  { at, actor_name: name, reason, note, changes, by_company: byCompany }: EditRow,
  { viewer, currency }: { readonly viewer: Pick<Actor, 'role'>; readonly currency: string },
): AppliedEdit => ({
  at: at.toISOString(),
  name: byCompany || isAdmin(viewer) ? name : '',
  ...(byCompany ? { by: 'company' as const } : {}),
  reason,
  note,
  changes: changes.map((change) => spokenChange(change, currency)),
})

/** Facts about an order in addition to its steps. */
type OrderRecord = {
  readonly holds?: readonly HoldRow[]
  readonly edits?: readonly EditRow[]
}

/** Whether staff placed an order for its buyer. */
export const isOnBehalf = (
  order: Pick<OrderWithLines, 'user_id' | 'ordered_by'>,
  first: Pick<HistoryRow, 'actor_id'> | undefined,
): boolean => first !== undefined && first.actor_id !== null && !isBuyer(order, first.actor_id)

/** Whether somebody is, or was, the buyer of an order. */
const isBuyer = (
  { user_id: buyerId, ordered_by: orderedBy }: Pick<OrderWithLines, 'user_id' | 'ordered_by'>,
  userId: string | null,
): boolean => userId !== null && (userId === buyerId || userId === orderedBy)

/** An order with its history; a buyer does not see the names of admins. */
export const toOrderDetailsDto = (
  order: OrderWithLines,
  history: readonly HistoryRow[],
  viewer: Pick<Actor, 'role'>,
  { holds = [], edits = [] }: OrderRecord = {},
): OrderDetails => ({
  ...toOrderDto(order),
  revision: order.revision,
  ...(edits.length === 0
    ? {}
    : { edits: edits.map((edit) => toEditDto(edit, { viewer, currency: order.currency })) }),
  ...(holds.length === 0 ? {} : { holds: holds.map((hold) => toHoldDto(order, hold, viewer)) }),
  lines: toDetailedLines(order),
  trackingNumber: order.tracking_number,
  trackingLink: order.tracking_link,
  ...(isOnBehalf(order, history[0]) ? { onBehalf: true } : {}),
  ...(order.ordered_by === null ? {} : { orderedBy: history[0]?.actor_name ?? '' }),
  ...(isAdmin(viewer) && order.company_id !== null ? { companyId: order.company_id } : {}),
  history: history.map((step) => {
    const by = isBuyer(order, step.actor_id) ? ('buyer' as const) : ('shop' as const)
    return {
      status: step.status,
      at: step.at.toISOString(),
      by,
      name: by === 'buyer' || isAdmin(viewer) ? step.actor_name : '',
      note: spokenNote(step.note),
    }
  }),
})
