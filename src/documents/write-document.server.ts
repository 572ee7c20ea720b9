/** Writes a document in the caller's transaction: its number, and what it says from now on. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { LockedOrder } from '../orders/transitions.server.ts'
import { dueOf, parsePaymentTerms, type PaymentTerms } from '../platform/payment-terms.ts'
import { dayOf } from '../platform/time-zone.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import type { OrderDelivery } from '../delivery/contract.ts'
import { sumToPay, type OrderSum } from '../tax/sum-rows.ts'
import type { FrozenTax } from '../tax/tax-rows.ts'
import { deliveryOfBill } from './bill-delivery.ts'
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
import {
  findAgreedTerms,
  insertDocument,
  listBilling,
  type BillingRow,
  type DocumentRow,
} from './store.server.ts'

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
  const goods = lines.reduce((sum, line) => sum + line.total, 0)
  const charges = await chargesOf(tx, order, { kind, goods, corrects: corrects?.id })
  const billed = {
    ...order,
    ...{ lines, ...charges },
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
  const content = toDocumentContent(sellerOf(settings), billed, timeZone)
  const issueDate = dayOf(at, timeZone)
  const agreed = kind === 'invoice' ? await termsOf(tx, order.id, settings) : undefined
  const terms = agreed && dueOf(agreed, { issueDate, gross: sumToPay(content.order) })
  const series = await lockSeries(tx, kind)
  return insertDocument(tx, {
    ...{ id: newId(), kind, series: series.prefix, number: series.last + 1 },
    order_id: order.id,
    order_number: order.number,
    user_id: buyerId,
    issue_date: issueDate,
    due_date: terms?.dueDate ?? null,
    supply_date: shipment?.shippedOn ?? null,
    issued_at: at,
    currency: order.currency,
    shipment_id: shipment?.id ?? null,
    corrects_id: corrects?.id ?? null,
    content: {
      ...content,
      ...(shipment ? { shipment: withoutId(shipment) } : {}),
      ...(corrects ? { corrects: withoutId(corrects) } : {}),
      ...(terms ? { terms } : {}),
    },
  })
}

/** What has been agreed with the company that ordered, else what the shop says. */
const termsOf = async (
  tx: Handle,
  orderId: string,
  { paymentTerms }: ShopSettings,
): Promise<PaymentTerms | undefined> =>
  parsePaymentTerms((await findAgreedTerms(tx, orderId)) ?? paymentTerms)

type BilledGoods = {
  readonly kind: DocumentKind
  /** Cents without tax. */
  readonly goods: number
  /** The id of the invoice that a credit note corrects. */
  readonly corrects: string | undefined
}

/**
 * Delivery and tax of a document, and what it comes to without tax. The order's row is locked, so
 * what was billed before it is all there.
 */
async function chargesOf(
  tx: Handle,
  order: LockedOrder['order'],
  { kind, goods, corrects }: BilledGoods,
): Promise<Pick<OrderSum, 'total' | 'tax'> & { readonly delivery: OrderDelivery | undefined }> {
  if (!isBill(kind) || !(order.tax || order.delivery))
    return { total: goods, delivery: undefined, tax: undefined }
  const bills = (await listBilling(tx, order.number)).map(toBill)
  const isCancelled = order.status === 'cancelled'
  const delivery = deliveryOfBill(
    order.delivery,
    bills,
    corrects === undefined ? undefined : { id: corrects, isCancelled },
  )
  const total = goods + (delivery?.charge ?? 0)
  return { total, delivery, tax: taxOf(order, bills, { kind, total, corrects }) }
}

function taxOf(
  { tax }: LockedOrder['order'],
  bills: readonly ReturnType<typeof toBill>[],
  { kind, total, corrects }: Omit<BilledGoods, 'goods'> & { readonly total: number },
): FrozenTax | undefined {
  if (!tax) return undefined
  const before = netOf(bills)
  if (kind !== 'credit-note') return taxOfInvoice(tax, before, total)
  const left = netOf(bills.filter(({ id, correctsId }) => [id, correctsId].includes(corrects)))
  return taxOfCredit(tax, { before, left }, total)
}

const toBill = ({ id, kind, corrects_id: correctsId, content }: BillingRow) => {
  const { order } = DocumentContent.parse(content)
  return {
    id,
    correctsId: correctsId ?? undefined,
    kind: kind === 'credit-note' ? ('credit-note' as const) : ('invoice' as const),
    base: order.total,
    charge: order.delivery?.charge ?? 0,
    tax: order.tax?.amount ?? 0,
  }
}

const withoutId = <Named extends { readonly id: string }>({ id, ...rest }: Named) => {
  void id
  return rest
}
