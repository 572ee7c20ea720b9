/**
 * Releases orders that waited for their payment, in the transaction that records the payment or
 * credits the open amount.
 */
import { isProblem } from '../../../packages/contract/problem.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { expectedDay } from '../back-orders/back-orders.ts'
import { needsOf } from './release-locked.server.ts'
import { reserveReleased } from './reserve-released.server.ts'
import { holdAgain } from './credit-store.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { endOfHold } from '../model/holds.ts'
import { stockShort } from './holds-contract.ts'
import { endHold } from '../model/holds-store.server.ts'
import { holdMessages as messages } from '../messages/holds.ts'
import { insertNotice } from '../mails/notices-store.server.ts'
import { noticeChannel, queueTransitionMails, sourceOf } from '../mails/notifications.server.ts'
import { lockOrderByNumber, withLines } from '../store.server.ts'

/** How the open amount of an order became zero. */
export type SettledBy = 'payment' | 'credit'

/**
 * Releases this order if it waits for its payment; otherwise it does nothing. If there is no longer
 * enough stock and the rest may not wait, the order stays on hold, and its reason says so.
 */
export type ReleasePaid = (
  tx: Handle,
  actor: PaymentAuthor,
  number: number,
  by: SettledBy,
) => Promise<void>

/** Who records a payment; without an id the card payment provider. */
export type PaymentAuthor = { readonly id: string | null; readonly name: string }

/** Reads what it needs before the transaction. */
export async function preparePaidRelease(deps: OrdersContext): Promise<ReleasePaid> {
  const source = await sourceOf(deps)
  const settings = await deps.readSettings()
  return async (tx, actor, number, by) => {
    const row = await lockOrderByNumber(tx, number)
    if (row?.hold_kind !== 'payment') return
    const [order] = await withLines(tx, [row])
    if (!order) return
    const at = deps.now()
    const needs = needsOf(order)
    const end = { outcome: 'released', at, actor, byCompany: false } as const
    try {
      const expectedOn = expectedDay(at, settings)
      await reserveReleased(deps, tx, order, { needs, actor, at, expectedOn })
    } catch (error) {
      if (!isProblem(error, stockShort)) throw error
      await endHold(tx, order.id, end)
      const until = endOfHold(at, settings.holdDays)
      const reason = { code: 'settled-but-short', by } as const
      const hold = { kind: 'payment', reason, since: at, until }
      await holdAgain(tx, order.id, { ...hold, id: deps.newId() })
      return
    }
    await endHold(tx, order.id, end)
    await queueTransitionMails(deps, tx, order, {
      source,
      note: messages.settledNote[by],
      byBuyer: false,
    })
    await deps.catalogue.notifyChanged(
      tx,
      needs.map(({ toolId }) => toolId),
    )
    if (!deps.mail.ready) return
    await insertNotice(tx, { order_id: order.id, event: 'placed', note: '' })
    await deps.database.notify(tx, noticeChannel, '')
  }
}
