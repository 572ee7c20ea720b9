/** Whether an edit brings an order above what its buyer may spend without approval. */
import type { ActingCompany } from '../../../packages/contract/acting-company.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { creditPassed } from '../holds/credit-hold.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { editNeedsApproval } from './edit-contract.ts'
import { updateHoldReason } from './edit-store.server.ts'
import { approvalReason } from '../holds/holds.ts'
import { spentSince } from '../holds/holds-store.server.ts'
import { startOfMonth } from '../holds/limited-order.server.ts'
import type { OrderRow } from '../store.server.ts'

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
): Promise<string | undefined> {
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
export async function findCreditPassed(
  deps: OrdersContext,
  tx: Handle,
  { company_id: companyId, hold_kind: onHold }: OrderRow,
  sum: { readonly before: number; readonly after: number },
): Promise<string | undefined> {
  const added = sum.after - sum.before
  if (companyId === null || onHold !== null || added <= 0) return undefined
  const settings = await deps.readSettings()
  return creditPassed(deps, tx, { companyId, added, settings, now: deps.now() })
}

const awaitsApproval = ({ hold_kind: kind }: Pick<OrderRow, 'hold_kind'>): boolean =>
  kind === 'approval'

/**
 * An order that waits for approval waits on, for what it is now. One that does not needs staff to
 * accept what it costs.
 * @throws editNeedsApproval
 */
export async function requireApproval(
  tx: Handle,
  order: OrderRow,
  { reason, approved }: { readonly reason: string | undefined; readonly approved: boolean },
): Promise<void> {
  if (reason === undefined) return
  if (awaitsApproval(order)) await updateHoldReason(tx, order.id, reason)
  else if (!approved) throw editNeedsApproval({ detail: reason })
}
