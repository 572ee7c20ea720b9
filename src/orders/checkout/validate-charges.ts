/** Refuses an order whose delivery charge or tax differs from what its buyer saw. */
import type { Problem } from '../../../packages/contract/problem.ts'
import type { DeliveryTable } from '../../delivery/delivery-table.ts'
import type { Delivery } from '../../delivery/rules.ts'
import { displayMoney, formatMoney } from '../../platform/money/money.ts'
import { deliveryChanged, notDelivered, taxChanged, type NewOrder } from '../contract.ts'
import { ordersMessages as messages } from '../messages/orders.ts'

/**
 * @param seen what the buyer saw, in cents; undefined if none were shown
 * @param order as it would be placed now; cents
 * @returns notDelivered, deliveryChanged, taxChanged, or undefined if nothing differs
 */
export function validateCharges(
  { gross: seenGross, deliveryCharge: seenCharge }: Pick<NewOrder, 'gross' | 'deliveryCharge'>,
  order: { readonly tax: { readonly gross: number } | null; readonly total_cents: number },
  delivery: Delivery | undefined,
  { collection }: Pick<DeliveryTable, 'collection'>,
): Problem | undefined {
  if (delivery?.kind === 'refused')
    return notDelivered({ detail: messages.notDeliveredDetail(delivery.reason, collection !== '') })
  const gross = order.tax?.gross ?? order.total_cents
  const charge = delivery?.charge ?? 0
  if (seenCharge !== undefined && seenCharge !== charge)
    return deliveryChanged({
      detail: messages.deliveryChangedDetail(
        displayMoney(seenCharge),
        displayMoney(charge),
        displayMoney(gross),
      ),
      facts: { deliveryCharge: formatMoney(charge), gross: formatMoney(gross) },
    })
  return seenGross === undefined || seenGross === gross
    ? undefined
    : taxChanged({
        detail: messages.taxChangedDetail(displayMoney(seenGross), displayMoney(gross)),
      })
}
