/**
 * An approver changes an order that waits for approval: load → check → write → notify, in one
 * transaction. None of its pieces are reserved, so no stock moves (product rule 5.4).
 */
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden, invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import { formatMoney } from '../../platform/money/money.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import type { NewApprovalEdit } from './approval-edit-contract.ts'
import { priceApproved } from './approval-edit-rules.ts'
import { belowMinimumOrder } from '../model/validate-company.ts'
import { lockHeld } from '../holds/resolve-hold.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { changedSum, orderChanges } from './edit-changes.ts'
import type { OrderEdit } from './edit-contract.ts'
import { findLimitPassed } from './edit-limits.server.ts'
import { queueEditMail } from './edit-mail.server.ts'
import { noteEdit, readBasis, storeEdit, type Basis } from './edit-order.server.ts'
import type { EditPlan } from '../model/edit-plan.ts'
import { planLines } from '../model/edit-rules.ts'
import { updateHoldReason } from '../model/edit-store.server.ts'
import { holdMessages } from '../messages/holds.ts'
import { ordersMessages } from '../messages/orders.ts'
import { requireRevision } from '../model/order-revision.ts'
import { findOrderByNumber, type OrderWithLines } from '../store.server.ts'

/**
 * Changes quantities of an order that waits for approval, or previews the changes. The person who
 * ordered it is never allowed to.
 * @throws as lockHeld; orderChanged if somebody else changed it first; invalidInput naming each
 *   invalid quantity; belowMinimumOrder
 */
export async function editForApproval(
  deps: OrdersContext,
  actor: Actor,
  edit: NewApprovalEdit,
): Promise<OrderEdit> {
  await requireApprover(deps, actor, edit.number)
  const basis = await readBasis(deps, edit)
  const result = await deps.database.transact((tx) => writeEdit(deps, tx, { actor, edit, basis }))
  if (result.applied) await deps.mail.notifyQueued()
  return result
}

/** Checked before any detail of the order is returned. @throws notFound */
async function requireApprover(
  { companies, database: { handle } }: OrdersContext,
  actor: Actor,
  number: number,
): Promise<void> {
  if (isAdmin(actor)) return
  const row = await findOrderByNumber(handle, number)
  const companyId = row?.company_id ?? null
  if (companyId !== null && (await companies.canApprove(handle, actor.id, companyId))) return
  if (row?.user_id !== actor.id) throw notFound()
}

type Request = { readonly actor: Actor; readonly edit: NewApprovalEdit; readonly basis: Basis }

async function writeEdit(
  deps: OrdersContext,
  tx: Handle,
  { actor, edit, basis }: Request,
): Promise<OrderEdit> {
  const { order: before } = await lockHeld(deps, tx, actor, { number: edit.number, act: 'release' })
  if (before.hold_kind !== 'approval') throw forbidden({ detail: holdMessages.notForApproval })
  requireRevision(before, edit.revision)
  const { plan, priceReason } = planOf(before, edit, basis)
  requireMinimum(before, plan, basis)
  const former = { country: basis.country, day: dayOf(before.placed_at, basis.timeZone) }
  const sum = changedSum(before, plan, {}, former)
  const changes = orderChanges(before, { plan, sum, edit: {} })
  const summary = {
    changes: [...changes],
    before: sum.before,
    after: sum.after,
    currentPrices: [...plan.currentPrices],
  }
  if (changes.length === 0 || edit.preview === true)
    return { applied: false, revision: before.revision, ...summary }
  const after = await storeEdit(deps, tx, before, { plan, sum, edit: {} })
  const reason = await findLimitPassed(deps, tx, before, { ...basis, total: sum.total_cents })
  await updateHoldReason(tx, before.id, reason ?? { code: 'within-limits', total: sum.total_cents })
  const said = { priceReason, note: edit.note }
  await noteEdit(deps, tx, { before, after, changes, actor, edit: said })
  const by = isAdmin(actor) ? undefined : actor.name
  await queueEditMail(deps, tx, after, { source: basis.source, changes, edit: said, by })
  return { applied: true, revision: after.revision, ...summary }
}

/** @throws invalidInput */
function planOf(
  order: OrderWithLines,
  { lines }: NewApprovalEdit,
  { tools }: Basis,
): { readonly plan: EditPlan; readonly priceReason: string } {
  const priced = priceApproved(order.lines, lines, tools.byId)
  if ('faults' in priced) throw invalidInput({ errors: [...priced.faults] })
  const { edits } = priced
  const result = planLines({ ...order, onHold: true }, edits, tools, new Map())
  if ('faults' in result) throw invalidInput({ errors: [...result.faults] })
  return { plan: result.plan, priceReason: edits.priceReason ?? '' }
}

/** An order that met the minimum must still meet it. @throws belowMinimumOrder */
function requireMinimum(
  before: OrderWithLines,
  plan: Pick<EditPlan, 'lines'>,
  { company }: Pick<Basis, 'company'>,
): void {
  const goods = (lines: readonly { readonly total_cents: number }[]): number =>
    lines.reduce((sum, line) => sum + line.total_cents, 0)
  const minimum = company?.minimumOrder ?? 0
  const total = goods(plan.lines)
  if (total >= minimum || goods(before.lines) < minimum) return
  throw belowMinimumOrder({
    detail: ordersMessages.belowMinimumOrderDetail(minimum, total),
    facts: { minimum: formatMoney(minimum) },
  })
}
