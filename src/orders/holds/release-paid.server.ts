/**
 * Releases orders that waited for their payment, in the transaction that books it or credits what
 * was open.
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

/** By what nothing of an order is open any longer. */
export type SettledBy = 'payment' | 'credit'

/**
 * Releases this order if it waits for its payment; else it does nothing. Where stock is short by
 * now and may not wait, the order stays on hold, and its reason says so.
 */
export type ReleasePaid = (
  tx: Handle,
  actor: PaymentAuthor,
  number: number,
  by: SettledBy,
) => Promise<void>

/** Who books a payment; without an id the provider of card payments. */
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
