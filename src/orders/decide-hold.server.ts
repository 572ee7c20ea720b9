/** Orders on hold: what waits for an approver, release, refusal, and the end of their time. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import { orderChange } from './audited-order.ts'
import type { OrdersContext, OrdersDependencies } from './dependencies.server.ts'
import { toHoldDto, toOrderDto } from './dto.ts'
import { allocateWaiting, endHold, listAwaitingApproval, openHolds } from './holds-store.server.ts'
import { notOnHold, stockShort, type HeldOrder } from './holds-contract.ts'
import { holdMessages as messages } from './messages/holds.ts'
import { ordersMessages } from './messages/orders.ts'
import { insertNotice } from './notices-store.server.ts'
import {
  noticeChannel,
  queueTransitionMails,
  sourceOf,
  type MailSource,
} from './notifications.server.ts'
import {
  insertHistory,
  lockOrderByNumber,
  updateStatus,
  withLines,
  type OrderRow,
  type OrderWithLines,
} from './store.server.ts'

const maxListed = 200

/** The orders of the caller's colleagues that wait for the caller, the first one first. */
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
  return orders.flatMap((order) => {
    const hold = holds.get(order.id)
    return hold ? [{ ...toOrderDto(order), hold: toHoldDto(order, hold, actor) }] : []
  })
}

type LockedHold = { readonly order: OrderWithLines; readonly byCompany: boolean }

/**
 * Locks an order on hold for whoever may decide about it: staff, or an approver or owner of the
 * buyer's company where it waits for them; never its buyer.
 * @throws notFound for others; forbidden; notOnHold when somebody has decided already
 */
async function lockHeld(
  { companies }: OrdersContext,
  tx: Handle,
  actor: Actor,
  number: number,
): Promise<LockedHold> {
  const row = await lockOrderByNumber(tx, number)
  if (!row) throw notFound()
  const isOwn = row.user_id === actor.id
  const byCompany = !isAdmin(actor)
  if (byCompany && !isOwn && !(await approves(companies, tx, actor, row))) throw notFound()
  if (isOwn) throw forbidden({ detail: messages.ownOrder })
  if (row.hold_kind === null)
    throw notOnHold({
      detail: messages.notOnHoldDetail(number, ordersMessages.status[row.status]),
      facts: { status: row.status },
    })
  if (byCompany && row.hold_kind !== 'approval') throw forbidden({ detail: messages.approversOnly })
  const [order] = await withLines(tx, [row])
  if (!order) throw notFound()
  return { order, byCompany }
}

const approves = async (
  companies: OrdersContext['companies'],
  tx: Handle,
  actor: Actor,
  { company_id: companyId }: OrderRow,
): Promise<boolean> => companyId !== null && (await companies.mayApprove(tx, actor.id, companyId))

/**
 * Releases an order: its stock is taken now, whole or not at all. Its buyer gets the mail of a new
 * order, and so do admins.
 * @throws as `lockHeld`; stockShort with the tools of which there are too few
 */
export async function releaseHold(
  deps: OrdersContext,
  actor: Actor,
  { number }: { readonly number: number },
): Promise<void> {
  const source = await sourceOf(deps)
  await deps.database.transact(async (tx) => {
    const { order, byCompany } = await lockHeld(deps, tx, actor, number)
    const at = deps.now()
    const needs = order.lines.map((line) => ({ toolId: line.tool_id, quantity: line.waiting }))
    await reserveAll(deps, tx, order, { needs, actor, at })
    await allocateWaiting(tx, order.id)
    await endHold(tx, order.id, { outcome: 'released', at, actor, byCompany })
    await auditStaff(deps, tx, actor, order, { operation: 'orders.releaseHold' })
    const note = messages.releasedNote(byCompany ? actor.name : '')
    await queueTransitionMails(deps, tx, order, { source, note, byBuyer: false })
    if (deps.mail.ready) {
      await insertNotice(tx, { order_id: order.id, event: 'placed', note: '' })
      await deps.database.notify(tx, noticeChannel, '')
    }
    await deps.catalogue.notifyChanged(
      tx,
      needs.map(({ toolId }) => toolId),
    )
  })
}

type Reservation = {
  readonly needs: readonly { readonly toolId: string; readonly quantity: number }[]
  readonly actor: Actor
  readonly at: Date
}

/** @throws stockShort, nothing reserved */
async function reserveAll(
  { stock }: OrdersContext,
  tx: Handle,
  { id: orderId, number, lines }: OrderWithLines,
  { needs, actor, at }: Reservation,
): Promise<void> {
  const cause = { actorId: actor.id, at, orderId, reason: 'order released' }
  const short = await stock.reserve(tx, needs, cause)
  if (short.length === 0) return
  throw stockShort({
    detail: messages.stockShortDetail(
      number,
      short.map(({ toolId, ...pieces }) => ({
        ...pieces,
        tool: lines.find((line) => line.tool_id === toolId)?.name ?? toolId,
      })),
    ),
    facts: { short },
  })
}

/**
 * Refuses an order: it is cancelled, and its buyer reads who and why.
 * @throws as `lockHeld`
 */
export async function refuseHold(
  deps: OrdersContext,
  actor: Actor,
  { number, note = '' }: { readonly number: number; readonly note?: string | undefined },
): Promise<void> {
  const source = await sourceOf(deps)
  await deps.database.transact(async (tx) => {
    const { order, byCompany } = await lockHeld(deps, tx, actor, number)
    await auditStaff(deps, tx, actor, order, { operation: 'orders.refuseHold', note })
    const reason = messages.refusedNote(byCompany ? actor.name : '', note)
    await cancelHeld(deps, tx, order, {
      ...{ outcome: 'refused', actor, byCompany, note: reason, at: deps.now(), source },
    })
  })
}

/** How an order ends whose hold was not released. */
type HoldRefusal = {
  readonly outcome: 'refused' | 'expired'
  readonly actor: { readonly id: string | null; readonly name: string }
  readonly byCompany: boolean
  readonly note: string
  readonly at: Date
  readonly source: MailSource
}

/** Cancels an order on hold whose row is locked; nothing was reserved for it. */
export async function cancelHeld(
  deps: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  { outcome, actor, byCompany, note, at, source }: HoldRefusal,
): Promise<void> {
  await endHold(tx, order.id, { outcome, at, actor, byCompany })
  await updateStatus(tx, order.id, 'cancelled', {})
  await insertHistory(tx, {
    ...{ order_id: order.id, status: 'cancelled', note, at },
    ...{ actor_id: actor.id, actor_name: actor.name },
  })
  const cancelled = { ...order, status: 'cancelled' as const, hold_kind: null }
  await queueTransitionMails(deps, tx, cancelled, { source, note, byBuyer: false })
}

/** What an approver of a company does is said by the hold; the history of the shop is its staff's. */
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
