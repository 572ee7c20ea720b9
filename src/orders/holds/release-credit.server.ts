/** Which staff decide about an order on hold, and what it waits for after its release. */
import { sayHoldReason } from '../model/hold-reason.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin, may } from '../../accounts/rules.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { orderChange } from '../audited-order.ts'
import { cardHold, creditHold } from './credit-hold.server.ts'
import { holdAgain } from './credit-store.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { holdMails, type HoldMailSource } from './hold-mails.server.ts'
import { keepsReservation, canDecide, type HoldDecision, type HoldKind } from '../model/holds.ts'
import { releaseReservation } from './release-reservation.server.ts'
import { endHold } from '../model/holds-store.server.ts'
import { creditMessages } from '../messages/credit.ts'
import { insertNotice } from '../mails/notices-store.server.ts'
import { noticeChannel } from '../mails/notifications.server.ts'
import type { OrderWithLines } from '../store.server.ts'

const allows = ({ permissions = [] }: Actor) => ({
  money: may({ permissions }, 'money'),
  orders: may({ permissions }, 'orders'),
})

/** @throws forbidden for staff without the permission that this hold needs */
export function requireDecider(actor: Actor, kind: HoldKind, decision: HoldDecision): void {
  if (canDecide(allows(actor), kind, decision)) return
  throw forbidden({
    detail:
      kind === 'credit' || kind === 'payment'
        ? creditMessages.moneyOnly
        : creditMessages.ordersOnly,
  })
}

export type Release = {
  readonly order: OrderWithLines
  readonly actor: Actor
  readonly byCompany: boolean
  readonly at: Date
  readonly settings: ShopSettings
  readonly source: HoldMailSource
}

/**
 * After another person's release, the order waits for its card payment, or because of its company's
 * debt, unless the same person may also release that: then it is on hold again, and nothing is
 * reserved.
 * @returns whether it waits
 */
export async function holdForCredit(
  deps: OrdersContext,
  tx: Handle,
  { order, actor, byCompany, at, settings, source }: Release,
): Promise<boolean> {
  const { hold_kind: before } = order
  const hold = await nextHold(deps, tx, order, { settings, at })
  if (!hold) return false
  const isDecided = isAdmin(actor) && canDecide(allows(actor), 'credit', 'release')
  if (hold.kind === 'credit' && isDecided) {
    await deps.audit.record(tx, actor, {
      ...orderChange('orders.releaseHold', order),
      before: { onHold: before },
      after: { onHold: null, aboveLimit: sayHoldReason(hold.reason) },
    })
    return false
  }
  await endHold(tx, order.id, { outcome: 'released', at, actor, byCompany })
  await holdAgain(tx, order.id, { ...hold, id: deps.newId(), since: at })
  if (keepsReservation(before)) await releaseReservation(deps, tx, order, { actor, at })
  if (isAdmin(actor))
    await deps.audit.record(tx, actor, {
      ...orderChange('orders.releaseHold', order),
      before: { onHold: before },
      after: { onHold: hold.kind },
    })
  await tellOfHold(deps, tx, { order, hold, at, source })
  return true
}

/** What an order waits for once its present hold is released; undefined if nothing. */
async function nextHold(
  deps: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  { settings, at }: Pick<Release, 'settings' | 'at'>,
): Promise<NextHold | undefined> {
  const { company_id: companyId, hold_kind: before } = order
  if (before === 'credit' || before === 'payment') return undefined
  const judged = {
    total: order.tax?.gross ?? order.total_cents,
    settings,
    now: at,
    isChargeOpen: order.delivery?.kind === 'on-request',
  }
  const hold =
    cardHold(order, judged) ??
    (companyId === null ? undefined : await creditHold(deps, tx, { companyId, ...judged }))
  // An order that does not wait is already part of its company's debt.
  return hold?.kind === 'credit' && before === null ? undefined : hold
}

type NextHold = NonNullable<ReturnType<typeof cardHold>>

async function tellOfHold(
  deps: OrdersContext,
  tx: Handle,
  { order, hold, at, source }: Pick<Release, 'order' | 'at' | 'source'> & { hold: NextHold },
): Promise<void> {
  if (hold.kind === 'payment')
    for (const hook of deps.hooks.prepaid) await hook(tx, { number: order.number, at })
  for (const mail of await holdMails(deps, tx, order, { source, hold, event: 'placed' }))
    await deps.mail.queue(tx, mail)
  if (!deps.mail.ready) return
  await insertNotice(tx, { order_id: order.id, event: 'placed', note: '' })
  await deps.database.notify(tx, noticeChannel, '')
}
