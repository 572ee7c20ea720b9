/**
 * The reconciliation of card payments: asks the provider for events that the shop has missed, for
 * example after a crash; closes the pages of orders that no longer need payment; and sends refunds.
 */
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../packages/pg-kit/periodic-job.server.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import { cardJobs } from './channel.ts'
import type { CardShop } from './dependencies.server.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'
import { CardProviderError, type ProviderSession } from './provider.ts'
import { sendRefund } from './send-refund.server.ts'
import { takeDueRefund } from './refunds-store.server.ts'
import { applySession, prepareApplying } from './settle.server.ts'
import { deleteOldEvents, takeDueAttempt, updateFailure, type AttemptRow } from './store.server.ts'

/**
 * Milliseconds between two runs: the longest delay for a change that the provider did not report.
 */
const pollInterval = 30_000
/** Milliseconds until the same attempt is checked again. */
const interval = 120_000
/** Milliseconds for which processed events are remembered: 90 days. */
const keptEvents = 90 * 86_400_000

/** The provider's state of an attempt; an attempt without an answer is requested again. */
export function readSessionOf(
  { provider }: CardShop,
  { id, order_number: order, cents, currency, session_id: session, expires_at }: AttemptRow,
): Promise<ProviderSession> {
  return session === null
    ? provider.createSession({ id, order, cents, currency, expiresAt: expires_at })
    : provider.readSession(session)
}

/**
 * Closes the page of an attempt, unless somebody has paid on it meanwhile: then the payment counts.
 */
export async function expireAttempt(shop: CardShop, attempt: AttemptRow): Promise<void> {
  const asked = await readSessionOf(shop, attempt).catch((error: unknown) =>
    failIfRefused(shop, attempt, error),
  )
  if (!asked) return
  const session = asked.state === 'open' ? await expire(shop, asked) : asked
  await apply(shop, session)
}

async function expire({ provider }: CardShop, { id }: ProviderSession): Promise<ProviderSession> {
  try {
    return await provider.expireSession(id)
  } catch (error) {
    if (!(error instanceof CardProviderError) || error.reason !== 'refused') throw error
    return provider.readSession(id)
  }
}

/** An attempt for which the provider refuses to create a page will never be paid. */
export async function failIfRefused(
  { database }: CardShop,
  { id, session_id: session }: AttemptRow,
  error: unknown,
): Promise<undefined> {
  if (!(error instanceof CardProviderError) || error.reason !== 'refused' || session !== null)
    throw error
  await updateFailure(database.handle, id, 'failed', error.message)
}

async function apply(shop: CardShop, session: ProviderSession): Promise<void> {
  const applying = await prepareApplying(shop)
  await shop.database.transact((tx) => applySession(applying, tx, session))
}

/** Checks one attempt, and closes its page if the order is no longer to be paid on it. */
export async function reconcileAttempt(shop: CardShop, attempt: AttemptRow): Promise<void> {
  const session = await readSessionOf(shop, attempt).catch((error: unknown) =>
    failIfRefused(shop, attempt, error),
  )
  if (!session) return
  await apply(shop, session)
  if (session.state === 'open' && (await openNow(shop, attempt)) !== attempt.cents)
    await apply(shop, await expire(shop, session))
}

/** Cents; 0 if the order is cancelled or deleted. */
const openNow = (
  { database, orders, payments }: CardShop,
  { order_number: order, currency }: AttemptRow,
): Promise<number> =>
  database.transact(async (tx) => {
    const locked = await orders.lock(tx, order)
    if (!locked || locked.order.status === 'cancelled') return 0
    return payments.openOfOrder(tx, order, currency)
  })

/** Processes everything that is due. */
export async function reconcileDue(shop: CardShop): Promise<void> {
  const { database, log, now } = shop
  const later = (): Date => new Date(now().getTime() + interval)
  for (;;) {
    const attempt = await takeDueAttempt(database.handle, now(), later())
    if (!attempt) break
    await reconcileAttempt(shop, attempt).catch((err: unknown) =>
      log.error({ err }, messages.log.failed),
    )
  }
  for (;;) {
    const refund = await takeDueRefund(database.handle, now(), later())
    if (!refund) break
    await sendRefund(shop, refund).catch((err: unknown) => log.error({ err }, messages.log.failed))
  }
}

export const createCardReconciliation = (shop: CardShop): JobRunner =>
  createPeriodicJob(shop.database, shop.log, {
    channel: cardJobs,
    isHeld: () => isOutgoingHeld(shop.database.handle),
    pollInterval,
    failureMessage: messages.log.failed,
    run: () => reconcileDue(shop),
    cleanUp: () =>
      deleteOldEvents(shop.database.handle, new Date(shop.now().getTime() - keptEvents)),
  })
