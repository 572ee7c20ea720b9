/** Whether an edit brings an order above what its buyer may spend without approval. */
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
  /** For which the buyer ordered; undefined where nobody limits them. */
  readonly company: ActingCompany | undefined
  readonly timeZone: string
  /** Of the order after the edit: goods and delivery without tax, in cents. */
  readonly total: number
}

/**
 * Why the order would be above what its buyer may spend; undefined where it is not, and where it
 * costs no more than before and does not wait for approval.
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
  // What the order itself has spent of the month is in that sum, unless it is on hold.
  const isOfMonth = order.placed_at >= since
  const own = isOfMonth && order.hold_kind === null ? order.total_cents : 0
  const judged = isOfMonth ? limits : { ...limits, perMonth: undefined }
  return approvalReason(judged, total, spent - own)
}

/**
 * Why the company would owe more than it may; undefined where the order does not cost more than
 * before, and where it waits: then it is judged when it is released.
 * @param sum what is to be paid before and after the edit, in cents
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

/** The limit above which an order is: what its buyer may spend, or what its company may owe. */
export type PassedLimit = { readonly kind: 'approval' | 'credit'; readonly reason: HoldReason }

/** The first limit that a change passes: what the buyer may spend, then what the company may owe. */
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
  // Its person is asked first; all else is judged when they approve it.
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

/** Above what a company may owe goes nobody without the permission `money`. @throws forbidden */
export function requireMoney(actor: Actor, reason: HoldReason): void {
  if (!may({ permissions: actor.permissions ?? [] }, 'money'))
    throw forbidden({ detail: creditMessages.raisedByMoney(sayHoldReason(reason)) })
}

/**
 * An order that waits for approval waits on, for what it is now. One that does not is saved only if
 * staff say `approved`: above the credit limit by `money`; above what its buyer may spend it then
 * waits for somebody else, which an order that is confirmed already cannot.
 * @returns whether it is to wait for approval from now on
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

/** Whether an order is confirmed already, so that it cannot wait for an approver. */
const isPastApproval = ({ status }: Pick<OrderRow, 'status'>, { kind }: PassedLimit): boolean =>
  kind === 'approval' && status !== 'placed'

/** The limit, and what its editor can do. */
function wayOut(order: Pick<OrderRow, 'status'>, passed: PassedLimit): string {
  const { kind } = passed
  const reason = sayHoldReason(passed.reason)
  if (isPastApproval(order, passed)) return editMessages.confirmedNeedsApproval(reason)
  return kind === 'credit'
    ? editMessages.aboveCreditLimit(reason)
    : editMessages.aboveSpendingLimit(reason)
}

/** Puts an order whose row is locked on hold until somebody else approves it; its stock goes back. */
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
