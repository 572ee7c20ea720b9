/** What waits for staff, by where it is done: each capability counts its own. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { MetricsDependencies } from './dependencies.server.ts'
import { readUnpaid, sees } from './today.server.ts'
import type { Waiting } from './waiting-contract.ts'

/** As much as this member of staff may see. */
export async function readWaiting(deps: MetricsDependencies, actor: Actor): Promise<Waiting> {
  const { companies, orders, quotes, reviews, tax } = deps
  const none = async (): Promise<Waiting> => ({})
  const parts = await Promise.all([
    sees(actor, 'orders') ? countOrders({ orders, quotes }, actor) : none(),
    sees(actor, 'customers')
      ? sum(companies.countRequested(), tax.countDueCertificates()).then((count) => ({
          companies: count,
        }))
      : none(),
    sees(actor, 'content')
      ? sum(reviews.countHeld(), reviews.countReported()).then((count) => ({ reviews: count }))
      : none(),
    readUnpaid(deps, actor).then((unpaid) => (unpaid ? { overdue: unpaid.invoices } : {})),
  ])
  return Object.assign({}, ...parts)
}

const sum = async (...counts: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(counts)).reduce((all, count) => all + count, 0)

async function countOrders(
  { orders, quotes }: Pick<MetricsDependencies, 'orders' | 'quotes'>,
  actor: Actor,
): Promise<Waiting> {
  const [counts, asked] = await Promise.all([orders.count({ actor }, {}), quotes.countToAnswer()])
  return { orders: counts.placed, shipping: counts.confirmed + counts.picking, quotes: asked }
}
