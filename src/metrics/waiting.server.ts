/** Waiting work for staff, by menu entry: each capability counts its own. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { MetricsDependencies } from './dependencies.server.ts'
import { readUnpaid, sees } from './today.server.ts'
import type { Waiting } from './waiting-contract.ts'

/** The figures that this staff member may see. */
export async function readWaiting(deps: MetricsDependencies, actor: Actor): Promise<Waiting> {
  const seesOrders = sees(actor, 'orders')
  const seesCustomers = sees(actor, 'customers')
  const seesContent = sees(actor, 'content')
  const [
    orders,
    received,
    shipping,
    quotes,
    requested,
    certificates,
    held,
    reported,
    unpaid,
    unsent,
  ] = await Promise.all([
    seesOrders ? deps.orders.count({ actor }, {}) : undefined,
    seesOrders ? deps.receivedOrders.countOpen() : undefined,
    seesOrders ? deps.shipments.countOrdersToPick() : undefined,
    seesOrders ? deps.quotes.countToAnswer() : undefined,
    seesCustomers ? deps.companies.countRequested() : undefined,
    seesCustomers ? deps.tax.countDueCertificates() : undefined,
    seesContent ? deps.reviews.countHeld() : undefined,
    seesContent ? deps.reviews.countReported() : undefined,
    readUnpaid(deps, actor),
    sees(actor, ['orders', 'money']) ? deps.documents.countUnsent() : undefined,
  ])
  return {
    orders: orders?.placed,
    received,
    shipping,
    quotes,
    companies: sum(requested, certificates),
    requested,
    certificates,
    reviews: sum(held, reported),
    held,
    reported,
    overdue: unpaid?.invoices,
    unsent,
  }
}

/** Undefined if the reader may see neither. */
const sum = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other
