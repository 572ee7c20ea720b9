/** Waiting work for staff, by menu entry: each capability counts its own. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { MetricsDependencies } from './dependencies.server.ts'
import { readUnpaid, sees } from './today.server.ts'
import type { Waiting } from './waiting-contract.ts'

/** The figures that this staff member may see. */
export async function readWaiting(deps: MetricsDependencies, actor: Actor): Promise<Waiting> {
  const seesOrders = sees(actor, 'orders')
  const [orders, received, quotes, companies, reviews, unpaid, unsent] = await Promise.all([
    seesOrders ? deps.orders.count({ actor }, {}) : undefined,
    seesOrders ? deps.receivedOrders.countOpen() : undefined,
    seesOrders ? deps.quotes.countToAnswer() : undefined,
    sees(actor, 'customers')
      ? sum(deps.companies.countRequested(), deps.tax.countDueCertificates())
      : undefined,
    sees(actor, 'content')
      ? sum(deps.reviews.countHeld(), deps.reviews.countReported())
      : undefined,
    readUnpaid(deps, actor),
    sees(actor, ['orders', 'money']) ? deps.documents.countUnsent() : undefined,
  ])
  return {
    orders: orders?.placed,
    received,
    shipping: orders && orders.confirmed + orders.picking,
    quotes,
    companies,
    reviews,
    overdue: unpaid?.invoices,
    unsent,
  }
}

const sum = async (one: Promise<number>, other: Promise<number>): Promise<number> =>
  (await one) + (await other)
