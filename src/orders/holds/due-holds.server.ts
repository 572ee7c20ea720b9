/** Holds end automatically: a mail first, then the order is cancelled. */
import type { JobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../../packages/pg-kit/periodic-job.server.ts'
import { isOutgoingHeld } from '../../platform/mail/outgoing-hold.server.ts'
import { cancelHeld } from './resolve-hold.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { holdMails, holdMailSource } from './hold-mails.server.ts'
import { nextExpired, openHolds, takeReminder } from '../model/holds-store.server.ts'
import { holdMessages as messages } from '../messages/holds.ts'
import { sourceOf } from '../mails/notifications.server.ts'
import { findOrdersById, lockOrder, withLines } from '../store.server.ts'

/** Milliseconds between two runs: a hold ends at most this much late. */
const pollInterval = 60_000

/** Ends all holds that are due, and writes the mails about those that end soon. */
export async function endDueHolds(deps: OrdersContext): Promise<void> {
  while ((await endOneHold(deps)) || (await remindOfOne(deps)));
}

/** @returns whether there was one */
async function endOneHold(deps: OrdersContext): Promise<boolean> {
  const now = deps.now()
  const id = await nextExpired(deps.database.handle, now)
  if (id === undefined) return false
  const source = await sourceOf(deps)
  await deps.database.transact(async (tx) => {
    const row = await lockOrder(tx, id)
    const hold = row && (await openHolds(tx, [id])).get(id)
    const [order] = row ? await withLines(tx, [row]) : []
    // Somebody decided while this transaction waited for the row.
    if (!order || !hold || hold.until > now) return
    await cancelHeld(deps, tx, order, {
      outcome: 'expired',
      note: messages.expiredNote,
      at: now,
      source,
      actor: { id: null, name: '' },
      byCompany: false,
    })
  })
  return true
}

/** @returns whether there was one */
async function remindOfOne(deps: OrdersContext): Promise<boolean> {
  const source = await holdMailSource(deps)
  return deps.database.transact(async (tx) => {
    const id = await takeReminder(tx, deps.now())
    if (id === undefined) return false
    const [order] = await findOrdersById(tx, [id])
    const hold = (await openHolds(tx, [id])).get(id)
    if (!order || !hold) return true
    for (const mail of await holdMails(deps, tx, order, { source, hold, event: 'reminder' }))
      await deps.mail.queue(tx, mail)
    return true
  })
}

export const createDueHolds = (deps: OrdersContext): JobRunner =>
  createPeriodicJob(deps.database, deps.log, {
    channel: 'order-holds',
    isHeld: () => isOutgoingHeld(deps.database.handle),
    pollInterval,
    failureMessage: messages.jobFailed,
    run: () => endDueHolds(deps),
  })
