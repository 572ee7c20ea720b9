/** Corrects mistyped tracking of a shipped order. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { orderChange } from '../audited-order.ts'
import { notShipped, type OrderDetails } from '../contract.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { hasTracking } from '../rules.ts'
import { withTrackingLink } from '../../platform/carriers.ts'
import { requireSeen } from '../../platform/seen.ts'
import { trackingInWords, type ParcelTracking } from '../model/shipping-hooks.ts'
import { lockOrder, lockOrderByNumber, updateStatus } from '../store.server.ts'
import type { TrackingCorrection } from './transition-schemas.ts'
import { readOrder } from './transitions.server.ts'

/**
 * Replaces tracking number and link; status and history stay. The buyer sees it on the order's
 * page.
 * @throws notFound; notShipped if the order has no tracking yet, or was cancelled; changedMeanwhile
 */
export async function correctTracking(
  deps: OrdersContext,
  actor: Actor,
  { number, seen, ...typed }: TrackingCorrection,
): Promise<OrderDetails> {
  const { carriers } = await deps.readSettings()
  const { trackingNumber, trackingLink } = withTrackingLink(carriers, typed)
  await deps.database.transact(async (tx) => {
    const row = await lockOrderByNumber(tx, number)
    if (!row) throw notFound()
    if (!hasTracking(row.status))
      throw notShipped({
        detail: messages.notShippedDetail(number, messages.status[row.status]),
        facts: { status: row.status },
      })
    const now = { trackingNumber: row.tracking_number, trackingLink: row.tracking_link }
    requireSeen(seen, now, trackingInWords(now))
    await updateStatus(tx, row.id, row.status, {
      tracking_number: trackingNumber,
      tracking_link: trackingLink,
    })
    for (const hook of deps.hooks.trackingCorrected)
      await hook(tx, row.id, { trackingNumber, trackingLink })
    await deps.audit.record(tx, actor, {
      ...orderChange('orders.correctTracking', row),
      before: now,
      after: { trackingNumber, trackingLink },
    })
  })
  return readOrder(deps, actor, number)
}

/** See OrdersService.setTracking. */
export async function setTracking(
  tx: Handle,
  orderId: string,
  tracking: ParcelTracking | undefined,
): Promise<void> {
  const row = await lockOrder(tx, orderId)
  if (!row || !hasTracking(row.status)) return
  await updateStatus(tx, orderId, row.status, {
    tracking_number: tracking?.trackingNumber ?? '',
    tracking_link: tracking?.trackingLink ?? '',
  })
}
