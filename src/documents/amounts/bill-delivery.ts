/** What an invoice or a credit note says of an order's delivery. */
import type { OrderDelivery } from '../../delivery/contract.ts'

/** An invoice or a credit note of the same order, with its charge for delivery in cents. */
export type DeliveryBill = {
  readonly kind: 'invoice' | 'credit-note'
  readonly charge: number
}

/**
 * The charge stands on the order's first invoice; one that is told later, on the next. A credit note
 * gives back what is left of it when the order is cancelled: what was shipped has been delivered,
 * though it comes back.
 * @param earlier what was billed of the order before
 * @param corrects what the invoice that a credit note corrects still charges for delivery, and
 * whether the order is cancelled
 */
export function deliveryOfBill(
  delivery: OrderDelivery | undefined,
  earlier: readonly DeliveryBill[],
  corrects?: { readonly left: number; readonly isCancelled: boolean },
): OrderDelivery | undefined {
  if (!delivery) return undefined
  if (corrects)
    return corrects.isCancelled && corrects.left > 0
      ? { ...delivery, charge: corrects.left }
      : undefined
  const charge = delivery.charge - netCharge(earlier)
  if (charge > 0) return { ...delivery, charge }
  const isFirst = earlier.every(({ kind }) => kind !== 'invoice')
  return isFirst && delivery.kind !== 'on-request' && delivery.charge === 0 ? delivery : undefined
}

/** What was invoiced for delivery, less what was credited. */
const netCharge = (bills: readonly DeliveryBill[]): number =>
  bills.reduce((sum, { kind, charge }) => sum + (kind === 'invoice' ? charge : -charge), 0)
