/**
 * Allocates goods that arrive or are freed to the lines that wait for them: in the transaction that
 * raises the level. Lines of orders that were being changed at that time are left to a job.
 */
import { inLanguageOfOrder } from '../../platform/languages/customer-language.server.ts'
import type { JobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../../packages/pg-kit/periodic-job.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { allocate, type Allocated } from './back-orders.ts'
import {
  lockWaitingLines,
  takeUnmailed,
  toolsToAllocate,
  writeAllocations,
  type WaitingRow,
} from './back-order-store.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { waitingOf } from '../line-quantities.ts'
import { backOrderMessages as messages } from '../messages/back-orders.ts'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { withLines, type OrderWithLines } from '../store.server.ts'

/** The notification channel for new allocations. */
const channel = 'back-orders'
/** The maximum number of lines allocated in one transaction; the job continues with the rest. */
const maxLines = 500
/** Milliseconds between two runs of the job. */
const pollInterval = 60_000

/** Why levels have risen: who caused it, when, and which order the pieces came from. */
type Cause = {
  readonly actorId: string | null
  readonly at: Date
  readonly orderId?: string
}

/** @param toolIds the tools whose levels have risen in this transaction, with their rows locked */
export async function allocateRaised(
  { database, stock }: OrdersContext,
  tx: Handle,
  toolIds: readonly string[],
  { actorId, at, orderId: except }: Cause,
): Promise<void> {
  if (toolIds.length === 0) return
  const waiting = await lockWaitingLines(tx, toolIds, { except, limit: maxLines })
  if (waiting.length === 0) return
  const given = allocate(waiting, await stock.lock(tx, toolIds))
  for (const [orderId, lines] of Map.groupBy(given, (line) => line.orderId))
    await stock.reserveOrderStock(tx, toNeeds(lines), {
      actorId,
      at,
      orderId,
      reason: 'back-order allocated',
    })
  await writeAllocations(tx, given, at)
  if (given.length > 0) await database.notify(tx, channel, '')
}

const toNeeds = (lines: readonly Allocated<WaitingRow>[]) =>
  lines.map(({ toolId, quantity }) => ({ toolId, quantity }))

/** Allocates all available pieces to waiting lines, and tells the buyers; see the job. */
export async function allocateAll(deps: OrdersContext): Promise<void> {
  for (const toolId of await toolsToAllocate(deps.database.handle, maxLines))
    await deps.database.transact(async (tx) => {
      await deps.stock.lock(tx, [toolId])
      await allocateRaised(deps, tx, [toolId], { actorId: null, at: deps.now() })
      await deps.catalogue.notifyChanged(tx, [toolId])
    })
  while (await tellOne(deps));
}

/** @returns whether there was a buyer to tell */
async function tellOne(deps: OrdersContext): Promise<boolean> {
  const { name: shop } = await deps.readSettings()
  return deps.database.transact(async (tx) => {
    const untold = await takeUnmailed(tx, deps.now())
    const [order] = untold ? await withLines(tx, [untold.order]) : []
    if (!untold || !order) return untold !== undefined
    await mailAllocation(deps, tx, order, { shop, lines: untold.lines })
    return true
  })
}

type Told = {
  readonly shop: string
  readonly lines: readonly { readonly line: number; readonly quantity: number }[]
}

/** Only to a confirmed address, and about an order that is still open. */
async function mailAllocation(
  { accounts, mail, origin }: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  { shop, lines }: Told,
): Promise<void> {
  if (!mail.ready || isUnreachable(order.email) || order.deleted_at !== null) return
  if (order.status === 'cancelled') return
  if (!(await accounts.isEmailConfirmed(tx, order.user_id))) return
  const pieces = Map.groupBy(lines, ({ line }) => line)
  const named = order.lines.flatMap(({ position, name, sku }) => {
    const allocated = pieces.get(position) ?? []
    const quantity = allocated.reduce((sum, line) => sum + line.quantity, 0)
    return quantity > 0 ? [{ name, sku, quantity }] : []
  })
  await mail.queue(tx, {
    to: order.email,
    ...(await inLanguageOfOrder(tx, order, () =>
      messages.allocated({
        shop,
        number: order.number,
        name: order.name,
        lines: named,
        waiting: waitingOf(order),
        link: `${origin}/dashboard/orders/${order.number}`,
      }),
    )),
    kind: 'order',
    key: `order/${order.id}/allocated/${order.revision}`,
  })
}

export const createAllocation = (deps: OrdersContext): JobRunner =>
  createPeriodicJob(deps.database, deps.log, {
    channel,
    pollInterval,
    failureMessage: messages.jobFailed,
    run: () => allocateAll(deps),
  })
