/** Orders on hold: the list for an approver, release, refusal, and expiry. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import { inSpokenWords } from '../model/spoken-order-words.server.ts'
import { orderChange } from '../audited-order.ts'
import type { OrdersContext, OrdersDependencies } from '../dependencies.server.ts'
import { isOnBehalf, toDetailedLines, toHoldDto, toOrderDto } from '../dto.server.ts'
import {
  endHold,
  listAwaitingApproval,
  openHolds,
  type HoldRow,
} from '../model/holds-store.server.ts'
import { holdMails, holdMailSource, type HoldMailSource } from './hold-mails.server.ts'
import type { HoldDecision } from '../model/holds.ts'
import { requireDecider } from './release-credit.server.ts'
import { releaseLocked } from './release-locked.server.ts'
import { notOnHold, type HeldOrder } from './holds-contract.ts'
import { holdMessages as messages } from '../messages/holds.ts'
import { ordersMessages } from '../messages/orders.ts'
import { insertNotice } from '../mails/notices-store.server.ts'
import {
  noticeChannel,
  queueTransitionMails,
  sourceOf,
  type MailSource,
} from '../mails/notifications.server.ts'
import { cancelPieces, openPieces } from '../transitions/move-pieces.server.ts'
import { hasEdited } from '../model/edit-store.server.ts'
import { requireRevision } from '../model/order-revision.ts'
import {
  insertHistory,
  listHistory,
  lockOrderByNumber,
  updateStatus,
  withLines,
  type OrderRow,
  type OrderWithLines,
} from '../store.server.ts'

const maxListed = 200

/** The orders of colleagues that wait for the caller, oldest first. */
export async function readApprovals(
  { companies, database }: OrdersDependencies,
  actor: Actor,
): Promise<HeldOrder[]> {
  const db = database.handle
  const companyIds = await companies.approvedBy(db, actor.id)
  if (companyIds.length === 0) return []
  const rows = await listAwaitingApproval(db, { companyIds, userId: actor.id, limit: maxListed })
  const holds = await openHolds(
    db,
    rows.map(({ id }) => id),
  )
  const orders = await withLines(db, rows)
  return orders.map(inSpokenWords).flatMap((order) => {
    const hold = holds.get(order.id)
    if (!hold) return []
    const { revision } = order
    const lines = toDetailedLines(order)
    return [{ ...toOrderDto(order), lines, revision, hold: toHoldDto(order, hold, actor) }]
  })
}

type LockedHold = { readonly order: OrderWithLines; readonly byCompany: boolean }

/**
 * Locks an order on hold for a person who may decide about it: staff, or an approver or owner of
 * the buyer's company if it waits for them; never its buyer, except the only owner of a shop.
 * @throws notFound for others; forbidden; notOnHold if somebody has already decided
 */
export async function lockHeld(
  { companies }: OrdersContext,
  tx: Handle,
  actor: Actor,
  { number, act }: { readonly number: number; readonly act: HoldDecision },
): Promise<LockedHold> {
  const row = await lockOrderByNumber(tx, number)
  if (!row) throw notFound()
  // A reassigned order was placed by another person.
  const isOwn = (row.ordered_by ?? row.user_id) === actor.id
  const byCompany = !isAdmin(actor)
  if (byCompany && !isOwn && !(await approves(companies, tx, actor, row))) throw notFound()
  if (isOwn && !actor.ownAffair) throw forbidden({ detail: messages.ownOrder })
  if (row.hold_kind === null)
    throw notOnHold({
      detail: messages.notOnHoldDetail(number, ordersMessages.status[row.status]),
      facts: { status: row.status },
    })
  if (byCompany && row.hold_kind !== 'approval') throw forbidden({ detail: messages.approversOnly })
  if (!byCompany) requireDecider(actor, row.hold_kind, act)
  const [order] = await withLines(tx, [row])
  if (!order) throw notFound()
  return { order, byCompany }
}

const approves = async (
  companies: OrdersContext['companies'],
  tx: Handle,
  actor: Actor,
  { company_id: companyId }: OrderRow,
): Promise<boolean> => companyId !== null && (await companies.canApprove(tx, actor.id, companyId))

/**
 * Releases an order: its stock is taken now, completely or not at all. Its buyer gets the mail of a
 * new order, and so do admins. If its company's debt is too high, it then waits for the shop.
 * @throws as `lockHeld`; orderChanged; forbidden for the person who placed it on behalf; stockShort
 *   with the tools that have too little stock
 */
export async function releaseHold(
  deps: OrdersContext,
  actor: Actor,
  { number, revision }: { readonly number: number; readonly revision?: number | undefined },
): Promise<void> {
  const [source, holdSource] = [await sourceOf(deps), await holdMailSource(deps)]
  const settings = await deps.readSettings()
  await deps.database.transact(async (tx) => {
    const { order, byCompany } = await lockHeld(deps, tx, actor, { number, act: 'release' })
    if (revision !== undefined) requireRevision(order, revision)
    if (order.hold_kind === 'approval') await requireNotPlacedBy(tx, actor, order)
    const at = deps.now()
    const release = { order, actor, byCompany, at, settings, source: holdSource }
    const hold = (await openHolds(tx, [order.id])).get(order.id)
    if (!(await releaseLocked(deps, tx, release))) return
    await auditStaff(deps, tx, actor, order, { operation: 'orders.releaseHold' })
    const note = messages.releasedNote(byCompany ? actor.name : '')
    if (hold?.kind === 'delivery') await tellReleased(deps, tx, order, { source: holdSource, hold })
    else await queueTransitionMails(deps, tx, order, { source, note, byBuyer: false })
    // Admins were told about an order that waits for the shop when it was placed.
    if (deps.mail.ready && order.hold_kind === 'approval') {
      await insertNotice(tx, { order_id: order.id, event: 'placed', note: '' })
      await deps.database.notify(tx, noticeChannel, '')
    }
  })
}

/** Tells the buyer that staff have recorded their acceptance of the delivery charge. */
async function tellReleased(
  deps: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  { source, hold }: { readonly source: HoldMailSource; readonly hold: HoldRow },
): Promise<void> {
  for (const mail of await holdMails(deps, tx, order, { source, hold, event: 'released' }))
    await deps.mail.queue(tx, mail)
}

/**
 * The person who placed an order for its buyer, or edited it, may not approve it as well. @throws
 * forbidden
 */
async function requireNotPlacedBy(tx: Handle, actor: Actor, order: OrderWithLines): Promise<void> {
  const [first] = await listHistory(tx, order.id)
  if (isOnBehalf(order, first) && first?.actor_id === actor.id)
    throw forbidden({ detail: messages.placedByYou })
  if (isAdmin(actor) && (await hasEdited(tx, order.id, actor.id)))
    throw forbidden({ detail: messages.raisedByYou })
}

/**
 * Refuses an order: it is cancelled, and its buyer is told who refused it and why.
 * @throws as `lockHeld`
 */
export async function refuseHold(
  deps: OrdersContext,
  actor: Actor,
  { number, note = '' }: { readonly number: number; readonly note?: string | undefined },
): Promise<void> {
  const source = await sourceOf(deps)
  await deps.database.transact(async (tx) => {
    const { order, byCompany } = await lockHeld(deps, tx, actor, { number, act: 'refuse' })
    await auditStaff(deps, tx, actor, order, { operation: 'orders.refuseHold', note })
    const reason = messages.refusedNote(byCompany ? actor.name : '', note)
    await cancelHeld(deps, tx, order, {
      outcome: 'refused',
      actor,
      byCompany,
      note: reason,
      at: deps.now(),
      source,
    })
  })
}

/** How an order ends if its hold was not released. */
type HoldRefusal = {
  readonly outcome: 'refused' | 'expired'
  readonly actor: { readonly id: string | null; readonly name: string }
  readonly byCompany: boolean
  readonly note: string
  readonly at: Date
  readonly source: MailSource
}

/** Cancels an order on hold whose row is locked; its reserved pieces go back in stock. */
export async function cancelHeld(
  deps: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  { outcome, actor, byCompany, note, at, source }: HoldRefusal,
): Promise<void> {
  const pieces = openPieces(order)
  await cancelPieces(deps, tx, order, { pieces, actor, at, reason: 'order cancelled' })
  await endHold(tx, order.id, { outcome, at, actor, byCompany })
  await updateStatus(tx, order.id, 'cancelled', {})
  await insertHistory(tx, {
    order_id: order.id,
    status: 'cancelled',
    note,
    at,
    actor_id: actor.id,
    actor_name: actor.name,
  })
  // An order that is paid in advance is already invoiced.
  if (order.hold_kind === 'payment')
    for (const hook of deps.hooks.reduced) await hook(tx, { number: order.number, at })
  const cancelled = { ...order, status: 'cancelled' as const, hold_kind: null }
  await queueTransitionMails(deps, tx, cancelled, { source, note, byBuyer: false })
}

/** The hold records what an approver of a company does; the shop's history is for its staff. */
async function auditStaff(
  { audit }: OrdersContext,
  tx: Handle,
  actor: Actor,
  order: OrderWithLines,
  { operation, note }: { readonly operation: string; readonly note?: string },
): Promise<void> {
  if (!isAdmin(actor)) return
  await audit.record(tx, actor, {
    ...orderChange(operation, order),
    before: { onHold: order.hold_kind },
    after: { onHold: null, ...(note === undefined ? {} : { note }) },
  })
}
