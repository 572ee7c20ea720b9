/**
 * Staff have set the charge for the delivery of an order: where it was on request, the order waits
 * on hold until its buyer accepts it (product rule 7.3).
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { sumToPay } from '../../tax/sum-rows.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { deliveryHoldMessages as messages } from '../messages/delivery-hold.ts'
import type { OrderWithLines } from '../store.server.ts'
import { holdAgain } from './credit-store.server.ts'
import { holdMails, holdMailSource, type HoldMailSource } from './hold-mails.server.ts'
import { endOfHold, type NewHold } from '../model/holds.ts'
import { orderOnHold } from './order-on-hold.ts'
import { listHolds, renewHold } from '../model/holds-store.server.ts'
import { releaseLocked } from './release-locked.server.ts'

/** What an offer needs, read before its transaction. */
export type OfferBasis = { readonly settings: ShopSettings; readonly source: HoldMailSource }

export const readOfferBasis = async (deps: OrdersContext): Promise<OfferBasis> => ({
  settings: await deps.readSettings(),
  source: await holdMailSource(deps),
})

/**
 * What is on hold for another reason than its delivery or an approval is released first: its buyer
 * is asked one thing after another. Who approves it sees, and accepts, the charge with it.
 * @throws orderOnHold
 */
export function requireOfferable({
  number,
  delivery,
  hold_kind: kind,
}: Pick<OrderWithLines, 'number' | 'delivery' | 'hold_kind'>): void {
  if (delivery?.kind !== 'on-request' || kind === null) return
  if (kind === 'delivery' || kind === 'approval') return
  throw orderOnHold({ detail: messages.releaseFirst(number), facts: { onHold: kind } })
}

type Offer = {
  /** As it was, its row locked; and as it is now. */
  readonly before: OrderWithLines
  readonly after: OrderWithLines
  readonly actor: Actor
  readonly basis: OfferBasis
}

/**
 * Asks the buyer, or asks again where the order waits for that already; a free delivery needs nobody
 * to accept it. Of a charge that was accepted, a higher one is asked for again.
 * @returns whether the buyer is asked by a mail
 */
export async function offerDelivery(
  deps: OrdersContext,
  tx: Handle,
  { before, after, actor, basis }: Offer,
): Promise<boolean> {
  if (before.status !== 'placed' || !(await isAsked(tx, before, after))) return false
  const at = deps.now()
  const order = { ...after, hold_kind: before.hold_kind }
  if ((after.delivery?.charge ?? 0) === 0) {
    await releaseLocked(deps, tx, { order, actor, byCompany: false, at, ...basis })
    return false
  }
  const hold: NewHold = {
    kind: 'delivery',
    reason: {
      code: 'delivery-charge',
      charge: after.delivery?.charge ?? 0,
      gross: toPay(after),
    },
    until: endOfHold(at, basis.settings.holdDays),
  }
  if (before.hold_kind === 'delivery') await renewHold(tx, order.id, hold)
  else await holdAgain(tx, order.id, { ...hold, id: deps.newId(), since: at })
  const { source } = basis
  for (const mail of await holdMails(deps, tx, order, { source, hold, event: 'placed' }))
    await deps.mail.queue(tx, mail)
  return true
}

/** Whether what was set is to be accepted, or needs no accepting any longer. */
async function isAsked(
  tx: Handle,
  before: OrderWithLines,
  after: OrderWithLines,
): Promise<boolean> {
  if (before.hold_kind === 'delivery') return toPay(before) !== toPay(after)
  if (before.hold_kind !== null) return false
  if (before.delivery?.kind === 'on-request') return after.delivery?.kind !== 'on-request'
  const isHigher = (after.delivery?.charge ?? 0) > (before.delivery?.charge ?? 0)
  return isHigher && (await listHolds(tx, before.id)).some(({ kind }) => kind === 'delivery')
}

/** With tax, in cents. */
export const toPay = ({ total_cents: total, tax }: OrderWithLines): number =>
  sumToPay({ total, tax: tax ?? undefined })
