/**
 * The buyer of an order, or a person who may act for the company, accepts its delivery charge: load
 * → check → write → notify, in one transaction.
 */
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import { displayMoney, formatMoney, type Cents } from '../../platform/money/money.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { deliveryChanged } from '../contract.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { findCompany } from '../model/company-of-order.server.ts'
import { deliveryHoldMessages as messages } from '../messages/delivery-hold.ts'
import { lockOrderByNumber, withLines, type OrderWithLines } from '../store.server.ts'
import { canSee } from '../visibility.server.ts'
import { holdAgain } from './credit-store.server.ts'
import { releaseReservation } from './release-reservation.server.ts'
import { holdMails } from './hold-mails.server.ts'
import type { HoldReason } from '../model/hold-reason.ts'
import { approvalReason, endOfHold } from '../model/holds.ts'
import { notOnHold } from './holds-contract.ts'
import { endHold, listHolds, spentSince } from '../model/holds-store.server.ts'
import { startOfMonth } from './order-hold-policy.server.ts'
import { readOfferBasis, toPay } from './offer-delivery.server.ts'
import type { Release } from './release-credit.server.ts'
import { releaseLocked } from './release-locked.server.ts'

/** The accepted amounts, as the page showed them, in cents. */
type Acceptance = {
  readonly number: number
  readonly deliveryCharge: Cents
  readonly gross: Cents
}

/**
 * Accepts the delivery charge of an order that waits for it; accepting it again has no effect. If
 * the charge raises the order above the buyer's spending limit, the order then waits for an
 * approver.
 * @throws notFound for others; forbidden for staff; deliveryChanged with the present charge and
 *   sum; notOnHold if no charge waits to be accepted
 */
export async function acceptDelivery(
  deps: OrdersContext,
  actor: Actor,
  seen: Acceptance,
): Promise<void> {
  const basis = await readOfferBasis(deps)
  await deps.database.transact(async (tx) => {
    const order = await lockForBuyer(deps, tx, actor, seen.number)
    const isWaiting = order.hold_kind === 'delivery'
    if (!isWaiting && !(await wasAccepted(tx, order))) throw nothingToAccept(order)
    requireSame(order, seen)
    if (!isWaiting) return
    const byCompany = !isOwn(order, actor)
    const release = { order, actor, byCompany, at: deps.now(), ...basis }
    if (await holdForApproval(deps, tx, release)) return
    await releaseLocked(deps, tx, release)
  })
  await deps.mail.notifyQueued()
}

/** @throws notFound; forbidden */
async function lockForBuyer(
  deps: OrdersContext,
  tx: Handle,
  actor: Actor,
  number: number,
): Promise<OrderWithLines> {
  const row = await lockOrderByNumber(tx, number)
  const owner = row && { buyerId: row.user_id, companyId: row.company_id }
  if (!row || !owner || !(await canSee(deps, tx, actor, owner))) throw notFound()
  if (isAdmin(actor) && !isOwn(row, actor)) throw forbidden({ detail: messages.buyerAccepts })
  const [order] = await withLines(tx, [row])
  if (!order) throw notFound()
  return order
}

const isOwn = ({ user_id: buyerId }: Pick<OrderWithLines, 'user_id'>, { id }: Actor): boolean =>
  buyerId === id

const wasAccepted = async (tx: Handle, { id }: OrderWithLines): Promise<boolean> =>
  (await listHolds(tx, id)).some(
    ({ kind, outcome }) => kind === 'delivery' && outcome === 'released',
  )

const nothingToAccept = ({ number, status }: OrderWithLines) =>
  notOnHold({ detail: messages.nothingToAccept(number), facts: { status } })

/** @throws deliveryChanged */
function requireSame(order: OrderWithLines, seen: Acceptance): void {
  const [charge, gross] = [order.delivery?.charge ?? 0, toPay(order)]
  if (seen.deliveryCharge === charge && seen.gross === gross) return
  throw deliveryChanged({
    detail: messages.chargeChanged(displayMoney(charge), displayMoney(gross)),
    facts: { deliveryCharge: formatMoney(charge), gross: formatMoney(gross) },
  })
}

/**
 * If the person who ordered accepts more than they may spend, the order waits for an approver; a
 * person who accepts it for the company has thereby approved it. @returns whether it waits
 */
export async function holdForApproval(
  deps: OrdersContext,
  tx: Handle,
  { order, actor, byCompany, at, settings, source }: Release,
): Promise<boolean> {
  const reason = byCompany ? undefined : await limitPassed(deps, tx, order, { at, settings })
  if (reason === undefined) return false
  await endHold(tx, order.id, { outcome: 'released', at, actor, byCompany })
  await releaseReservation(deps, tx, order, { actor, at })
  const hold = { kind: 'approval', reason, until: endOfHold(at, settings.holdDays) } as const
  await holdAgain(tx, order.id, { ...hold, id: deps.newId(), since: at })
  for (const mail of await holdMails(deps, tx, order, { source, hold, event: 'placed' }))
    await deps.mail.queue(tx, mail)
  return true
}

/** Orders on hold are not part of the amount spent. */
async function limitPassed(
  deps: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  { at, settings }: { readonly at: Date; readonly settings: Pick<ShopSettings, 'timeZone'> },
): Promise<HoldReason | undefined> {
  const company = await findCompany(deps, tx, order)
  if (!company?.isLimited) return undefined
  const limits = await deps.companies.lockLimits(tx, company.memberId)
  const since = startOfMonth(at, settings.timeZone)
  const userId = order.ordered_by ?? order.user_id
  const spent = await spentSince(tx, { userId, companyId: company.id, since })
  const isOfMonth = order.placed_at >= since
  const judged = isOfMonth ? limits : { ...limits, perMonth: undefined }
  return approvalReason(judged, order.total_cents, spent)
}
