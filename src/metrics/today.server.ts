/** What currently waits for staff: each capability counts its own. */
import type { Actor } from '../platform/access/endpoint.ts'
import { may } from '../accounts/rules.ts'
import { countFailedMails } from '../platform/mail/mail.server.ts'
import { backupAge } from '../platform/metrics/last-backup.server.ts'
import type { Day } from '../platform/time/time-zone.ts'
import type { Figures } from './contract.ts'
import type { MetricsDependencies } from './dependencies.server.ts'

/** Milliseconds. */
const hour = 3_600_000

/** @param today the shop's present day; promises for earlier days are broken */
export async function readToday(
  deps: MetricsDependencies,
  actor: Actor,
  today: Day,
): Promise<Figures['today']> {
  const { database, orders, reviews, shipments, tax } = deps
  const [counts, backOrders, heldReviews, reportedReviews, openReturns, certificates] =
    await Promise.all([
      orders.count({ actor }, {}),
      orders.countBackOrders(database.reports, today),
      reviews.countHeld(),
      reviews.countReported(),
      shipments.countOpenReturns(database.handle),
      tax.countDueCertificates(),
    ])
  return {
    toConfirm: counts.placed,
    toPick: counts.confirmed,
    toShip: counts.picking,
    onHold: counts.onHold,
    short: backOrders.waiting,
    late: backOrders.late,
    heldReviews,
    reportedReviews,
    openReturns,
    certificates,
    unsent: sees(actor, ['orders', 'money']) ? await deps.documents.countUnsent() : null,
    unpaid: await readUnpaid(deps, actor),
    operation: await readOperation(deps, actor),
  }
}

/** Overdue amounts; null if payments are not tracked, or hidden. */
export async function readUnpaid(
  { payments, readSettings }: MetricsDependencies,
  actor: Actor,
): Promise<Figures['today']['unpaid']> {
  const { paymentsSince } = await readSettings()
  if (paymentsSince === '' || !sees(actor, 'money')) return null
  const { ages } = await payments.ageing({ actor }, {})
  const overdue = ages.filter(({ age }) => age !== 'not-due')
  return {
    invoices: overdue.reduce((sum, { items }) => sum + items, 0),
    open: overdue.reduce((sum, { open }) => sum + open, 0),
  }
}

async function readOperation(
  { config, database, now, serviceAccounts }: MetricsDependencies,
  actor: Actor,
): Promise<Figures['today']['operation']> {
  if (!sees(actor, 'owner')) return null
  const [failedMails, accountsToAdopt, age] = await Promise.all([
    countFailedMails(database.handle),
    serviceAccounts.countUnattended(),
    backupAge(config.dataDir, now()),
  ])
  return {
    failedMails,
    accountsToAdopt,
    backupHours: age === undefined ? null : Math.floor(age / hour),
  }
}

/**
 * Whether somebody may see data that needs this permission: figures reveal no more than the lists.
 */
export const sees = (
  { permissions = [] }: Pick<Actor, 'permissions'>,
  needed: Parameters<typeof may>[1],
): boolean => may({ permissions }, needed, { reading: true })
