/** Takes back shipped pieces of an order, and closes an order that was shipped in part. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { orderChange } from '../audited-order.ts'
import { transitionNotAllowed } from '../contract.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { requireLines } from '../known-lines.ts'
import {
  excessLines,
  isPartlyShipped,
  lineQuantities,
  waitingOf,
  type LineQuantity,
} from '../line-quantities.ts'
import { cancelWaiting } from '../back-orders/back-order-store.server.ts'
import { returnTooLarge } from '../line-schemas.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { cancelPieces, openPieces, takeBackPieces } from './move-pieces.server.ts'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { inLanguageOfOrder } from '../../platform/languages/customer-language.server.ts'
import { sourceOf } from '../mails/notifications.server.ts'
import {
  insertHistory,
  lockOrderByNumber,
  updateStatus,
  withLines,
  type OrderWithLines,
} from '../store.server.ts'

/** The returned pieces, by line, and where they go. */
export type ReturnedPieces = {
  /** The number of the order. */
  readonly number: number
  readonly lines: readonly LineQuantity[]
  readonly scrapped: boolean
  readonly reason: string
}

/**
 * Takes pieces back in the caller's transaction: lines, ledger, and the records of later
 * capabilities.
 * @throws notFound; returnTooLarge for more pieces than were shipped and not yet returned
 */
export async function takeBack(
  context: OrdersContext,
  tx: Handle,
  actor: Actor,
  { number, lines, scrapped, reason }: ReturnedPieces,
): Promise<void> {
  const order = await lockOrder(tx, number)
  requireReturnable(order, lines)
  const at = context.now()
  await takeBackPieces(context, tx, order, { pieces: lines, scrapped, reason, actor, at })
}

/**
 * @throws invalidInput for unknown lines; returnTooLarge naming the lines with fewer returnable
 *   pieces
 */
export function requireReturnable(
  { status, lines }: Pick<OrderWithLines, 'status' | 'lines'>,
  wanted: readonly LineQuantity[],
): void {
  const returnable = lines.map((line): readonly [number, number] => {
    const { shipped, returned } = lineQuantities(status, line)
    return [line.position, shipped - returned]
  })
  requireLines(
    wanted,
    lines.map(({ position }) => position),
  )
  const excess = excessLines(wanted, new Map(returnable))
  if (excess.length > 0)
    throw returnTooLarge({ detail: messages.returnTooLarge(excess), facts: { lines: excess } })
}

/**
 * Closes an order that was shipped in part: the rest is cancelled and goes back in stock, and only
 * the shipped pieces remain in the order. The buyer gets a mail.
 * @returns how many pieces were cancelled
 * @throws notFound; transitionNotAllowed unless it is shipped in part
 */
export async function endOrder(
  context: OrdersContext,
  actor: Actor,
  { number, note = '' }: { readonly number: number; readonly note?: string | undefined },
): Promise<number> {
  const { shop, origin } = await sourceOf(context)
  return context.database.transact(async (tx) => {
    const order = await lockOrder(tx, number)
    if (!isPartlyShipped(order))
      throw transitionNotAllowed({
        detail: messages.notPartlyShipped(number, messages.status[order.status]),
        facts: { status: order.status, allowed: [] },
      })
    const at = context.now()
    const pieces = openPieces(order)
    await cancelPieces(context, tx, order, { pieces, actor, at, reason: 'rest cancelled' })
    const waiting = waitingOf(order)
    if (waiting > 0) await cancelWaiting(tx, order.id)
    await updateStatus(tx, order.id, 'shipped', {})
    await insertHistory(tx, {
      order_id: order.id,
      status: 'shipped',
      note,
      at,
      actor_id: actor.id,
      actor_name: actor.name,
    })
    for (const hook of context.hooks.reduced) await hook(tx, { number, at })
    const cancelled = pieces.reduce((sum, { quantity }) => sum + quantity, waiting)
    await context.audit.record(tx, actor, {
      ...orderChange('shipments.endOrder', order),
      before: { status: order.status },
      after: { status: 'shipped', cancelled, note },
    })
    await mailEnd(context, tx, order, () =>
      messages.endMail({
        shop,
        number,
        cancelled,
        note,
        name: order.name,
        link: `${origin}/dashboard/orders/${number}`,
      }),
    )
    return cancelled
  })
}

async function mailEnd(
  { accounts, mail }: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  write: () => { readonly subject: string; readonly text: string },
): Promise<void> {
  if (!mail.ready || isUnreachable(order.email)) return
  if (!(await accounts.isEmailConfirmed(tx, order.user_id))) return
  const words = await inLanguageOfOrder(tx, order, write)
  await mail.queue(tx, { to: order.email, ...words, kind: 'order', key: `order/${order.id}/ended` })
}

async function lockOrder(tx: Handle, number: number): Promise<OrderWithLines> {
  const row = await lockOrderByNumber(tx, number)
  const [order] = row ? await withLines(tx, [row]) : []
  if (!order) throw notFound()
  return order
}
