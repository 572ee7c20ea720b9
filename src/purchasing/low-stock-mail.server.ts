/** One mail each morning about tools that have reached their reorder level since the last one. */
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../packages/pg-kit/periodic-job.server.ts'
import { dayOf, startOfDay } from '../platform/time/time-zone.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import { noticeLowTools, beginLook } from './low-stock-store.server.ts'
import { purchasingMessages as messages } from './messages/purchasing.ts'
import type { PurchasingDependencies } from './service.server.ts'

/** Milliseconds. */
const hour = 3_600_000
/** Hours after midnight, so that the mail is there before work starts. */
const morning = 6

/**
 * Checks once on each day of the shop, from the morning on, and writes the mail to all staff with
 * the catalogue permission.
 * @returns whether a mail was written
 */
export async function mailLowStock(deps: PurchasingDependencies): Promise<boolean> {
  const { accounts, database, mail, now, origin, readSettings } = deps
  const { lowStockMail, name: shop, timeZone } = await readSettings()
  const at = now()
  const today = dayOf(at, timeZone)
  const begin = startOfDay(today, timeZone)
  if (lowStockMail === 'no' || !mail.ready || !begin) return false
  if (at.getTime() < begin.getTime() + morning * hour) return false
  const isMailed = await database.transact(async (tx) => {
    if (!(await beginLook(tx, today))) return false
    const tools = await noticeLowTools(tx, at)
    if (tools.length === 0) return false
    const content = messages.mail({ tools, shop, link: `${origin}/dashboard/purchasing` })
    for (const { id, email } of await accounts.staffWith(tx, 'catalogue'))
      await mail.queue(tx, {
        to: email,
        ...content,
        kind: 'notice',
        key: `low-stock/${today}/${id}`,
      })
    return true
  })
  if (isMailed) await mail.notifyQueued()
  return isMailed
}

/** Milliseconds between two checks. */
const pollInterval = 600_000

export const createLowStockMail = (deps: PurchasingDependencies): JobRunner =>
  createPeriodicJob(deps.database, deps.log, {
    channel: 'low-stock-mail',
    isHeld: () => isOutgoingHeld(deps.database.handle),
    pollInterval,
    failureMessage: messages.mailFailed,
    run: () => mailLowStock(deps),
  })
