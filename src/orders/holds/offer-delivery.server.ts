/**
 * Staff have set an order's delivery charge: if it was on request, the order waits on hold until
 * its buyer accepts it (product rule 7.3).
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

/** The data that an offer needs, read before its transaction. */
export type OfferBasis = { readonly settings: ShopSettings; readonly source: HoldMailSource }

export const readOfferBasis = async (deps: OrdersContext): Promise<OfferBasis> => ({
  settings: await deps.readSettings(),
  source: await holdMailSource(deps),
})

/**
 * An order on hold for any reason except its delivery or an approval must be released first: its
 * buyer gets one question at a time. The approver sees the charge and accepts it with the approval.
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
  /** The order before the change, with its row locked; and after it. */
  readonly before: OrderWithLines
  readonly after: OrderWithLines
  readonly actor: Actor
  readonly basis: OfferBasis
}

/**
 * Asks the buyer, or asks again if the order already waits for that; free delivery needs no
 * acceptance. If an accepted charge is raised, the buyer is asked again.
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

/** Whether the new charge must be accepted, or no longer needs to be. */
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
