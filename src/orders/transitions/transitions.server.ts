/**
 * Transitions of an order from one status to the next: load under a lock, check, write, notify, all
 * in one transaction.
 */
import { withTrackingLink } from '../../platform/carriers.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { notFound, forbidden } from '../../../packages/contract/standard-problems.ts'
import type { LineNames } from '../../platform/languages/line-names.ts'
import { isAdmin } from '../../accounts/rules.ts'
import { inSpokenWords } from '../model/spoken-order-words.server.ts'
import { orderChange } from '../audited-order.ts'
import { transitionNotAllowed, type Order, type OrderDetails } from '../contract.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { toDetailedLines, toOrderDetailsDto, toOrderDto } from '../dto.server.ts'
import { pickingOf } from '../model/picking.server.ts'
import { listEdits } from '../model/edit-store.server.ts'
import { approverNames } from '../approver-names.server.ts'
import { endHold, listHolds } from '../model/holds-store.server.ts'
import { isPartlyShipped, waitingOf } from '../line-quantities.ts'
import type { DetailedLine } from '../line-schemas.ts'
import { backOrderMessages } from '../messages/back-orders.ts'
import { holdMessages } from '../messages/holds.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { cancelPieces, openPieces, shipPieces } from './move-pieces.server.ts'
import { queueTransitionMails, sourceOf } from '../mails/notifications.server.ts'
import { canRequest, allowedTransitions, type OrderStatus } from '../rules.ts'
import type { ShippedPieces } from '../model/shipping-hooks.ts'
import {
  findOrderByNumber,
  insertHistory,
  listHistory,
  lockOrderByNumber,
  updateStatus,
  withLines,
  type OrderRow,
  type OrderWithLines,
} from '../store.server.ts'
import type { NewTransition, TransitionsResult } from './transition-schemas.ts'
import { canSee, type OrderOwner } from '../visibility.server.ts'

/** Who moves an order; without an id it is the shop itself. */
export type TransitionActor = Pick<Actor, 'name' | 'role'> & { readonly id: string | null }

/** `refused`: the order's status, and its allowed next statuses for this actor. */
export type TransitionOutcome =
  | { readonly kind: 'done'; readonly order: OrderDetails }
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'refused'
      readonly status: OrderStatus
      readonly allowed: readonly OrderStatus[]
      readonly partlyShipped: boolean
      readonly onHold: boolean
      readonly isWaiting: boolean
      readonly isChargeOpen: boolean
    }

/**
 * One order with its lines and history.
 * @throws notFound if it does not exist, or this actor may not see it
 */
export async function readOrder(
  deps: OrdersContext,
  actor: Actor,
  number: number,
): Promise<OrderDetails> {
  const { database } = deps
  const row = await findOrderByNumber(database.handle, number)
  if (!row || !(await canSee(deps, database.handle, actor, ownerOf(row)))) throw notFound()
  return loadDetails(deps, database.handle, {
    order: await loadLines(database.handle, row),
    viewer: actor,
  })
}

/** An order whose row is locked, and its owner. */
export type LockedOrder = {
  readonly order: Order
  readonly buyerId: string
  readonly companyId: string | null
  /** With the state of their pieces. */
  readonly lines: readonly DetailedLine[]
  /** By line: the name of its tool in each language at that time. */
  readonly names: ReadonlyMap<number, LineNames | null>
}

/** See OrdersService.lock. */
export async function lockOrderWithLines(
  tx: Handle,
  number: number,
): Promise<LockedOrder | undefined> {
  const row = await lockOrderByNumber(tx, number)
  if (!row) return undefined
  const order = await loadLines(tx, row)
  const names = new Map(order.lines.map((line) => [line.position, line.names]))
  return { order: toOrderDto(order), ...ownerOf(row), lines: toDetailedLines(order), names }
}

/**
 * Moves one order to another status.
 * @throws notFound; forbidden for a status that a buyer may never set; transitionNotAllowed with
 *   the allowed next statuses
 */
export async function transitionOrder(
  deps: OrdersContext,
  actor: Actor,
  transition: NewTransition,
): Promise<OrderDetails> {
  const outcome = await applyTransition(deps, actor, transition)
  if (outcome.kind === 'done') return outcome.order
  if (outcome.kind === 'not-found') throw notFound()
  if (!canRequest(actor, transition.status)) throw forbidden()
  throw transitionNotAllowed({
    detail: refusalMessage(transition.number, transition.status, outcome, actor),
    facts: { status: outcome.status, allowed: outcome.allowed },
  })
}

/**
 * Moves many orders to the same status, each in its own transaction: a refused order does not block
 * the others, and each lock is held only briefly.
 */
export async function transitionOrders(
  deps: OrdersContext,
  actor: Actor,
  numbers: readonly number[],
  transition: Omit<NewTransition, 'number'>,
): Promise<TransitionsResult> {
  const done: number[] = []
  const refused: TransitionsResult['refused'] = []
  for (const number of new Set(numbers)) {
    const outcome = await applyTransition(deps, actor, { ...transition, number })
    if (outcome.kind === 'done') done.push(number)
    else if (outcome.kind === 'not-found')
      refused.push({ number, detail: messages.orderNotFound(number), allowed: [] })
    else
      refused.push({
        number,
        detail: refusalMessage(number, transition.status, outcome, actor),
        allowed: [...outcome.allowed],
      })
  }
  return { done, refused }
}

/** Moves an imported order at a time in the past, without mails. */
export async function importTransition(
  deps: OrdersContext,
  actor: TransitionActor,
  transition: NewTransition,
  at: Date,
): Promise<void> {
  const { kind } = await applyTransition(deps, actor, transition, at)
  if (kind !== 'done')
    throw new Error(`Order ${transition.number} could not become ${transition.status}`)
}

/**
 * Moves an order to another status in one transaction: load → check → write → notify. The row is
 * locked, so if two transitions happen at the same moment, the second sees the result of the first.
 * @param importedAt the time of an imported transition, which sends no mails
 */
export async function applyTransition(
  deps: OrdersContext,
  actor: TransitionActor,
  wanted: NewTransition,
  importedAt?: Date,
): Promise<TransitionOutcome> {
  const { carriers } = await deps.readSettings()
  const transition = withTrackingLink(carriers, wanted)
  const source = await sourceOf(deps)
  return deps.database.transact(async (tx) => {
    const row = await lockOrderByNumber(tx, transition.number)
    if (!row || !(await canSee(deps, tx, actor, ownerOf(row)))) return { kind: 'not-found' }
    if (!isAdmin(actor) && row.user_id !== actor.id)
      throw forbidden({ detail: messages.notYourOrder })

    const before = await loadLines(tx, row)
    const state = stateOf(before)
    const { onHold } = state
    const allowed = allowedTransitions(actor, row.status, state)
    if (!allowed.includes(transition.status))
      return { kind: 'refused', status: row.status, allowed, ...state }

    const at = importedAt ?? deps.now()
    const shipped = await movePieces(deps, tx, before, { actor, transition, at })
    if (onHold) await endHold(tx, row.id, { outcome: 'withdrawn', at, actor, byCompany: false })
    const order = await writeTransition(tx, row, { actor, transition, at })
    if (order.status === 'cancelled')
      for (const hook of deps.hooks.reduced) await hook(tx, { number: order.number, at })
    if (!importedAt) {
      const { note = '' } = transition
      if (isAdmin(actor))
        await deps.audit.record(tx, actor, {
          ...orderChange('orders.step', row),
          before: { status: row.status },
          after: { status: order.status, note },
        })
      const byBuyer = actor.id === order.user_id && !onHold
      await queueTransitionMails(deps, tx, order, { source, note, byBuyer, shipped })
    }
    return { kind: 'done', order: await loadDetails(deps, tx, { order, viewer: actor }) }
  })
}

/** The facts, other than its status, that determine the allowed transitions of an order. */
export const stateOf = (order: OrderWithLines) => ({
  partlyShipped: isPartlyShipped(order),
  onHold: order.hold_kind !== null,
  isWaiting: waitingOf(order) > 0,
  isChargeOpen: order.status === 'placed' && order.delivery?.kind === 'on-request',
})

type AllowedTransition = {
  readonly actor: TransitionActor
  readonly transition: NewTransition
  readonly at: Date
}

/** Writes the status and the history. Tracking is only stored when the order is shipped. */
async function writeTransition(
  tx: Handle,
  row: OrderRow,
  { actor, transition, at }: AllowedTransition,
): Promise<OrderWithLines> {
  const { status, note = '', trackingNumber = '', trackingLink = '' } = transition
  const tracking =
    status === 'shipped' ? { tracking_number: trackingNumber, tracking_link: trackingLink } : {}
  await updateStatus(tx, row.id, status, tracking)
  await insertHistory(tx, {
    order_id: row.id,
    status,
    actor_id: actor.id,
    actor_name: actor.name,
    note,
    at,
  })
  return loadLines(tx, { ...row, ...tracking, status, hold_kind: null })
}

/**
 * Ships or cancels everything that is open, in the ledger too. @param before with the previous
 * status
 */
async function movePieces(
  deps: OrdersContext,
  tx: Handle,
  before: OrderWithLines,
  { actor, transition, at }: AllowedTransition,
): Promise<ShippedPieces | undefined> {
  const { status, note = '', trackingNumber = '', trackingLink = '' } = transition
  const pieces = openPieces(before)
  if (status === 'cancelled')
    await cancelPieces(deps, tx, before, { pieces, actor, at, reason: 'order cancelled' })
  if (status !== 'shipped') return undefined
  const parcels =
    trackingNumber === '' && trackingLink === '' ? [] : [{ trackingNumber, trackingLink }]
  return shipPieces(deps, tx, before, { pieces, parcels, note, actor, at })
}

const ownerOf = ({ user_id: buyerId, company_id: companyId }: OrderRow): OrderOwner => ({
  buyerId,
  companyId,
})

async function loadLines(db: Handle, row: OrderRow): Promise<OrderWithLines> {
  const [order] = await withLines(db, [row])
  if (!order) throw new Error('An order was lost while its lines were read')
  return order
}

type ViewedOrder = { readonly order: OrderWithLines; readonly viewer: Pick<Actor, 'role'> }

async function loadDetails(
  deps: OrdersContext,
  db: Handle,
  { order, viewer }: ViewedOrder,
): Promise<OrderDetails> {
  const approversOf = await approverNames(deps, db, [order])
  const details = toOrderDetailsDto(inSpokenWords(order), await listHistory(db, order.id), viewer, {
    holds: await listHolds(db, order.id),
    // An order of the first revision has not been changed.
    edits: order.revision > 1 ? await listEdits(db, order.id) : [],
  })
  // Buyers do not see how far their pieces are picked.
  const picking = await pickingOf(deps, db, isAdmin(viewer) ? [order] : [])
  return { ...details, ...approversOf(order), ...picking(order) }
}

/** For an admin with the allowed next statuses; a buyer only ever cancels. */
const refusalMessage = (
  number: number,
  to: OrderStatus,
  {
    status,
    allowed,
    partlyShipped,
    onHold,
    isWaiting,
    isChargeOpen,
  }: Extract<TransitionOutcome, { readonly kind: 'refused' }>,
  actor: Actor,
): string => {
  if (!canRequest(actor, 'confirmed'))
    return messages.stepWithBuyer(number, messages.status[status])
  if (onHold) return holdMessages.releaseFirst(number)
  if (isChargeOpen) return messages.chargeFirst(number)
  if (isWaiting && to === 'shipped') return backOrderMessages.notWhole(number)
  if (partlyShipped && to === 'cancelled') return messages.partlyShippedNotCancelled(number)
  if (status === 'confirmed' && to === 'shipped')
    return messages.shipInstead(number, messages.status[status])
  return messages.stepRefused(
    number,
    messages.status[status],
    allowed.map((next) => messages.status[next]),
  )
}
