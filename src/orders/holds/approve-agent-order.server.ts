/**
 * A person approves an order that their agent placed above its mandate: load → check → write →
 * notify, in one transaction. The order's other limits are checked then.
 */
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { holdMessages as messages } from '../messages/holds.ts'
import { insertNotice } from '../mails/notices-store.server.ts'
import { noticeChannel, queueTransitionMails, sourceOf } from '../mails/notifications.server.ts'
import { requireRevision } from '../model/order-revision.ts'
import { endHold, listHolds } from '../model/holds-store.server.ts'
import { lockOrderByNumber, withLines, type OrderWithLines } from '../store.server.ts'
import { holdForApproval } from './accept-delivery.server.ts'
import { holdAgain } from './credit-store.server.ts'
import { notOnHold } from './holds-contract.ts'
import { holdMails } from './hold-mails.server.ts'
import { readOfferBasis } from './offer-delivery.server.ts'
import { newcomerHoldOf } from './order-hold-policy.server.ts'
import type { Release } from './release-credit.server.ts'
import { releaseLocked } from './release-locked.server.ts'

/** What the person saw. */
type Approval = { readonly number: number; readonly revision: number }

/**
 * Approves an order of the caller's agent; approving it again has no effect. If the caller may not
 * spend as much, or is new to the shop, the order then waits for an approver or for the shop.
 * @throws notFound for orders of others; forbidden for an agent; orderChanged; notOnHold if the
 *   order does not wait for the caller; stockShort
 */
export async function approveAgentOrder(
  deps: OrdersContext,
  actor: Actor,
  { number, revision }: Approval,
): Promise<void> {
  if (actor.agent) throw forbidden({ detail: messages.notByAgent })
  const [basis, mailSource] = [await readOfferBasis(deps), await sourceOf(deps)]
  await deps.database.transact(async (tx) => {
    const order = await lockOwn(tx, actor, number)
    if (order.hold_kind !== 'agent') {
      if (await wasApproved(tx, order)) return
      throw notOnHold({ detail: messages.personApproves, facts: { status: order.status } })
    }
    requireRevision(order, revision)
    const release = { order, actor, byCompany: false, at: deps.now(), ...basis }
    if (await holdForApproval(deps, tx, release)) return
    if (await holdAsNewcomer(deps, tx, release)) return
    if (!(await releaseLocked(deps, tx, release))) return
    const note = messages.releasedNote(actor.name)
    await queueTransitionMails(deps, tx, order, { source: mailSource, note, byBuyer: true })
    if (!deps.mail.ready) return
    await insertNotice(tx, { order_id: order.id, event: 'placed', note: '' })
    await deps.database.notify(tx, noticeChannel, '')
  })
  await deps.mail.notifyQueued()
}

/** This person's order, locked; also one that was reassigned to them. @throws notFound */
async function lockOwn(tx: Handle, { id }: Actor, number: number): Promise<OrderWithLines> {
  const row = await lockOrderByNumber(tx, number)
  if (!row || row.user_id !== id) throw notFound()
  const [order] = await withLines(tx, [row])
  if (!order) throw notFound()
  return order
}

const wasApproved = async (tx: Handle, { id }: OrderWithLines): Promise<boolean> =>
  (await listHolds(tx, id)).some(({ kind, outcome }) => kind === 'agent' && outcome === 'released')

/** An agent cannot bypass the ceiling for newcomers. @returns whether it waits for the shop */
async function holdAsNewcomer(
  deps: OrdersContext,
  tx: Handle,
  { order, actor, byCompany, at, settings, source }: Release,
): Promise<boolean> {
  if (order.company_id !== null) return false
  const hold = await newcomerHoldOf(deps, tx, actor, { lines: order.lines, at, settings })
  if (!hold) return false
  await endHold(tx, order.id, { outcome: 'released', at, actor, byCompany })
  await holdAgain(tx, order.id, { ...hold, id: deps.newId(), since: at })
  for (const mail of await holdMails(deps, tx, order, { source, hold, event: 'placed' }))
    await deps.mail.queue(tx, mail)
  return true
}
