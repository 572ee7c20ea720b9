/** What an invoice or a credit note says of an order's delivery. */
import type { OrderDelivery } from '../../delivery/contract.ts'

/** An invoice or a credit note of the same order, with its charge for delivery in cents. */
export type DeliveryBill = {
  readonly id: string
  readonly kind: 'invoice' | 'credit-note'
  readonly charge: number
}

/**
 * The charge stands on the order's first invoice; one that is told later, on the next. A credit note
 * gives it back when the order is cancelled: what was shipped has been delivered, though it comes
 * back.
 * @param earlier what was billed of the order before
 * @param corrects the invoice that a credit note corrects, and whether the order is cancelled
 */
export function deliveryOfBill(
  delivery: OrderDelivery | undefined,
  earlier: readonly DeliveryBill[],
  corrects?: { readonly id: string; readonly isCancelled: boolean },
): OrderDelivery | undefined {
  if (!delivery) return undefined
  if (corrects) {
    const charge = earlier.find(({ id }) => id === corrects.id)?.charge ?? 0
    const isCredited = netCharge(earlier) < charge
    return corrects.isCancelled && charge > 0 && !isCredited ? { ...delivery, charge } : undefined
  }
  const charge = delivery.charge - netCharge(earlier)
  if (charge > 0) return { ...delivery, charge }
  const isFirst = earlier.every(({ kind }) => kind !== 'invoice')
  return isFirst && delivery.kind !== 'on-request' && delivery.charge === 0 ? delivery : undefined
}

/** What was invoiced for delivery, less what was credited. */
const netCharge = (bills: readonly DeliveryBill[]): number =>
  bills.reduce((sum, { kind, charge }) => sum + (kind === 'invoice' ? charge : -charge), 0)
