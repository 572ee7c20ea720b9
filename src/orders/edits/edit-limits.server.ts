/** Whether an edit raises an order above the amount that its buyer may spend without approval. */
import type { ActingCompany } from '../../platform/access/acting-company.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { may } from '../../accounts/rules.ts'
import { creditPassed } from '../holds/credit-hold.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { editNeedsApproval } from './edit-needs-approval.ts'
import { updateHoldReason } from '../model/edit-store.server.ts'
import { releaseReservation } from '../holds/release-reservation.server.ts'
import { holdAgain } from '../holds/credit-store.server.ts'
import { holdMails, type HoldMailSource } from '../holds/hold-mails.server.ts'
import { sayHoldReason, type HoldReason } from '../model/hold-reason.ts'
import { approvalReason, endOfHold, keepsReservation } from '../model/holds.ts'
import { endHold, spentSince } from '../model/holds-store.server.ts'
import { startOfMonth } from '../holds/order-hold-policy.server.ts'
import { creditMessages } from '../messages/credit.ts'
import { editMessages } from '../messages/edits.ts'
import type { OrderRow, OrderWithLines } from '../store.server.ts'

type Raised = {
  /** The company for which the buyer ordered; undefined if no limit applies. */
  readonly company: ActingCompany | undefined
  readonly timeZone: string
  /** The order after the edit: goods and delivery without tax, in cents. */
  readonly total: number
}

/**
 * Why the order would exceed its buyer's spending limit; undefined if it does not, or if it costs
 * no more than before and does not wait for approval.
 */
export async function findLimitPassed(
  { companies, now }: OrdersContext,
  tx: Handle,
  order: OrderRow,
  { company, timeZone, total }: Raised,
): Promise<HoldReason | undefined> {
  const isAwaited = awaitsApproval(order)
  if (!company?.isLimited || (!isAwaited && total <= order.total_cents)) return undefined
  const limits = await companies.lockLimits(tx, company.memberId)
  const since = startOfMonth(now(), timeZone)
  const userId = order.ordered_by ?? order.user_id
  const spent = await spentSince(tx, { userId, companyId: company.id, since })
  // The order's own share of the month's spending is in that sum, unless it is on hold.
  const isOfMonth = order.placed_at >= since
  const own = isOfMonth && order.hold_kind === null ? order.total_cents : 0
  const judged = isOfMonth ? limits : { ...limits, perMonth: undefined }
  return approvalReason(judged, total, spent - own)
}

/**
 * Why the company would exceed its credit limit; undefined if the order costs no more than before,
 * and if it waits: then it is checked at its release.
 * @param sum the amount to be paid before and after the edit, in cents
 */
async function findCreditPassed(
  deps: OrdersContext,
  tx: Handle,
  { company_id: companyId, hold_kind: onHold }: OrderRow,
  sum: { readonly before: number; readonly after: number },
): Promise<HoldReason | undefined> {
  const added = sum.after - sum.before
  if (companyId === null || onHold !== null || added <= 0) return undefined
  const settings = await deps.readSettings()
  return creditPassed(deps, tx, { companyId, added, settings, now: deps.now() })
}

const awaitsApproval = ({ hold_kind: kind }: Pick<OrderRow, 'hold_kind'>): boolean =>
  kind === 'approval'

/** The exceeded limit: the buyer's spending limit, or the company's credit limit. */
export type PassedLimit = { readonly kind: 'approval' | 'credit'; readonly reason: HoldReason }

/**
 * The first limit that a change exceeds: the buyer's spending limit, then the company's credit
 * limit.
 */
export async function findPassedLimit(
  deps: OrdersContext,
  tx: Handle,
  order: OrderRow,
  {
    company,
    timeZone,
    sum,
  }: Omit<Raised, 'total'> & {
    readonly sum: { readonly total_cents: number; readonly before: number; readonly after: number }
  },
): Promise<PassedLimit | undefined> {
  // Its person is asked first; everything else is checked when they approve it.
  if (order.hold_kind === 'agent') return undefined
  const spending = await findLimitPassed(deps, tx, order, {
    company,
    timeZone,
    total: sum.total_cents,
  })
  if (spending !== undefined) return { kind: 'approval', reason: spending }
  const credit = await findCreditPassed(deps, tx, order, sum)
  return credit === undefined ? undefined : { kind: 'credit', reason: credit }
}

/** Only the permission `money` may exceed the company's credit limit. @throws forbidden */
export function requireMoney(actor: Actor, reason: HoldReason): void {
  if (!may({ permissions: actor.permissions ?? [] }, 'money'))
    throw forbidden({ detail: creditMessages.raisedByMoney(sayHoldReason(reason)) })
}

/**
 * An order that waits for approval still waits, for its new state. One that does not wait is saved
 * only if staff set `approved`. Above the credit limit this needs `money`. Above the buyer's
 * spending limit the order then waits for another person, which is not possible once it is
 * confirmed.
 * @returns whether it must now wait for approval
 * @throws editNeedsApproval; forbidden
 */
export async function requireApproval(
  tx: Handle,
  order: OrderRow,
  {
    passed,
    approved,
    actor,
  }: {
    readonly passed: PassedLimit | undefined
    readonly approved: boolean
    readonly actor: Actor
  },
): Promise<boolean> {
  if (!passed) return false
  const { kind, reason } = passed
  if (awaitsApproval(order)) {
    await updateHoldReason(tx, order.id, reason)
    return false
  }
  if (!approved || isPastApproval(order, passed))
    throw editNeedsApproval({ detail: wayOut(order, passed) })
  if (kind === 'approval') return true
  requireMoney(actor, reason)
  return false
}

/** Whether an order is already confirmed, so that it cannot wait for an approver. */
const isPastApproval = ({ status }: Pick<OrderRow, 'status'>, { kind }: PassedLimit): boolean =>
  kind === 'approval' && status !== 'placed'

/** The limit, and the editor's options. */
function wayOut(order: Pick<OrderRow, 'status'>, passed: PassedLimit): string {
  const { kind } = passed
  const reason = sayHoldReason(passed.reason)
  if (isPastApproval(order, passed)) return editMessages.confirmedNeedsApproval(reason)
  return kind === 'credit'
    ? editMessages.aboveCreditLimit(reason)
    : editMessages.aboveSpendingLimit(reason)
}

/**
 * Puts an order whose row is locked on hold until another person approves it; its stock is
 * released.
 */
export async function holdForEdit(
  deps: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  {
    reason,
    actor,
    holdDays,
    source,
  }: {
    readonly reason: HoldReason
    readonly actor: Actor
    readonly holdDays: string
    readonly source: HoldMailSource
  },
): Promise<void> {
  const at = deps.now()
  if (order.hold_kind !== null)
    await endHold(tx, order.id, { outcome: 'released', at, actor, byCompany: false })
  if (keepsReservation(order.hold_kind)) await releaseReservation(deps, tx, order, { actor, at })
  const hold = { kind: 'approval', reason, until: endOfHold(at, holdDays) } as const
  await holdAgain(tx, order.id, {
    id: deps.newId(),
    kind: hold.kind,
    reason,
    since: at,
    until: hold.until,
  })
  for (const mail of await holdMails(deps, tx, order, { source, hold, event: 'placed' }))
    await deps.mail.queue(tx, mail)
}
