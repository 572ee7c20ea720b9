/** Writes a document in the caller's transaction: its number, and what it says from now on. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { LockedOrder } from '../orders/transitions.server.ts'
import { dayOf } from '../platform/time-zone.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import type { FrozenTax } from '../tax/tax-rows.ts'
import { netOf, taxOfCredit, taxOfInvoice } from './bill-tax.ts'
import {
  DocumentContent,
  sellerOf,
  toDocumentContent,
  type CorrectedDocument,
  type DocumentedLine,
  type DocumentedShipment,
} from './document-content.ts'
import { isBill, type DocumentKind } from './rules.ts'
import { lockSeries } from './series-store.server.ts'
import { insertDocument, listBilling, type BillingRow, type DocumentRow } from './store.server.ts'

export type NewContent = {
  readonly kind: DocumentKind
  readonly locked: LockedOrder
  readonly lines: readonly DocumentedLine[]
  readonly shipment?: (DocumentedShipment & { readonly id: string }) | undefined
  readonly corrects?: (CorrectedDocument & { readonly id: string }) | undefined
}

/** Who dates it, and by which settings. */
export type DocumentTime = {
  readonly settings: ShopSettings
  readonly at: Date
  readonly newId: () => string
}

/** @param content of an order whose row the caller has locked */
export async function writeDocument(
  tx: Handle,
  { kind, locked: { order, buyerId }, lines, shipment, corrects }: NewContent,
  { settings, at, newId }: DocumentTime,
): Promise<DocumentRow> {
  const { timeZone } = settings
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const goods = { kind, total, corrects: corrects?.id }
  const tax = order.tax && isBill(kind) ? await taxOf(tx, order, goods) : undefined
  const billed = {
    ...order,
    ...{ lines, total, tax },
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
  const content = toDocumentContent(sellerOf(settings), billed, timeZone)
  const series = await lockSeries(tx, kind)
  return insertDocument(tx, {
    ...{ id: newId(), kind, series: series.prefix, number: series.last + 1 },
    order_id: order.id,
    order_number: order.number,
    user_id: buyerId,
    issue_date: dayOf(at, timeZone),
    supply_date: shipment?.shippedOn ?? null,
    issued_at: at,
    currency: order.currency,
    shipment_id: shipment?.id ?? null,
    corrects_id: corrects?.id ?? null,
    content: {
      ...content,
      ...(shipment ? { shipment: withoutId(shipment) } : {}),
      ...(corrects ? { corrects: withoutId(corrects) } : {}),
    },
  })
}

/** The order's row is locked, so what was billed before it is all there. */
async function taxOf(
  tx: Handle,
  order: LockedOrder['order'],
  { kind, total, corrects }: { kind: DocumentKind; total: number; corrects: string | undefined },
): Promise<FrozenTax | undefined> {
  if (!order.tax) return undefined
  const bills = (await listBilling(tx, order.number)).map(toBill)
  const before = netOf(bills)
  if (kind !== 'credit-note') return taxOfInvoice(order.tax, before, total)
  const left = netOf(bills.filter(({ id, correctsId }) => [id, correctsId].includes(corrects)))
  return taxOfCredit(order.tax, { before, left }, total)
}

const toBill = ({ id, kind, corrects_id: correctsId, content }: BillingRow) => {
  const { order } = DocumentContent.parse(content)
  return {
    id,
    correctsId: correctsId ?? undefined,
    kind: kind === 'credit-note' ? ('credit-note' as const) : ('invoice' as const),
    base: order.total,
    tax: order.tax?.amount ?? 0,
  }
}

const withoutId = <Named extends { readonly id: string }>({ id, ...rest }: Named) => {
  void id
  return rest
}
