/** The delivery charge on an invoice or a credit note. */
import type { OrderDelivery } from '../../delivery/contract.ts'

/** An invoice or a credit note of the same order, with its delivery charge in cents. */
export type DeliveryBill = {
  readonly kind: 'invoice' | 'credit-note'
  readonly charge: number
}

/**
 * The charge is on the order's first invoice; a charge that is set later is on the next one. A
 * credit note refunds the rest of it only if the order is cancelled: shipped goods were delivered,
 * even if they are returned.
 * @param earlier the earlier invoices and credit notes of the order
 * @param corrects the corrected invoice's remaining delivery charge, and whether the order is
 *   cancelled
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

/** The invoiced delivery charges, less credits. */
const netCharge = (bills: readonly DeliveryBill[]): number =>
  bills.reduce((sum, { kind, charge }) => sum + (kind === 'invoice' ? charge : -charge), 0)
