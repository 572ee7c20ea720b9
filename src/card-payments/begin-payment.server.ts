/**
 * Starts the card payment of an order: one open provider page at a time, for the amount that is
 * open now.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { isRehearsal } from '../platform/mail/outgoing-hold.server.ts'
import {
  nothingToPay,
  paymentDecided,
  cardProviderUnavailable,
  providerRefused,
} from './contract.ts'
import type { CardShop } from './dependencies.server.ts'
import { readSessionOf, expireAttempt, failIfRefused } from './reconciliation.server.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'
import { CardProviderError } from './provider.ts'
import { sessionLength } from './rules.ts'
import { applySession, prepareApplying } from './settle.server.ts'
import { findActive, insertAttempt, type AttemptRow } from './store.server.ts'

/** Milliseconds that a payment page must still be valid to be returned again. */
const leastTime = 5 * 60_000
/** Milliseconds after which the provider is asked for the state of an attempt. */
const firstCheck = 60_000
/** A page for a different amount, or one that expires soon, is closed and replaced by a new one. */
const maxRounds = 3

/**
 * The address of the provider's page on which the buyer pays the order.
 * @throws notFound for another buyer's order; nothingToPay, paymentDecided,
 *   cardProviderUnavailable, providerRefused
 */
export async function beginPayment(shop: CardShop, actor: Actor, number: number): Promise<string> {
  if (await isRehearsal(shop.database.handle))
    throw cardProviderUnavailable({ detail: messages.rehearsalDetail, retryAfter: 3600 })
  try {
    for (let round = 0; round < maxRounds; round += 1) {
      const { attempt, isUsable } = await findOrInsert(shop, actor, number)
      if (isUsable) {
        const address = attempt.address ?? (await openPage(shop, attempt))
        if (address !== null) return address
      } else await expireAttempt(shop, attempt)
    }
  } catch (error) {
    throw toProblem(error)
  }
  throw nothingToPay({ detail: messages.nothingToPayDetail(number) })
}

/** The open attempt, or a new one. */
async function findOrInsert(
  { database, orders, payments, provider, newId, now }: CardShop,
  actor: Actor,
  number: number,
): Promise<{ readonly attempt: AttemptRow; readonly isUsable: boolean }> {
  return database.transact(async (tx) => {
    const locked = await orders.lock(tx, number)
    if (locked?.buyerId !== actor.id) throw notFound()
    const { currency, status } = locked.order
    const cents = status === 'cancelled' ? 0 : await payments.openOfOrder(tx, number, currency)
    const at = now()
    const active = await findActive(tx, number)
    if (active?.state === 'waiting') throw paymentDecided({ detail: messages.paymentDecidedDetail })
    if (active) {
      const isLasting = active.expires_at.getTime() - at.getTime() > leastTime
      return { attempt: active, isUsable: isLasting && active.cents === cents }
    }
    if (cents === 0) throw nothingToPay({ detail: messages.nothingToPayDetail(number) })
    const attempt = await insertAttempt(tx, {
      id: newId(),
      provider: provider.name,
      order_number: number,
      user_id: actor.id,
      cents,
      currency,
      created_at: at,
      expires_at: new Date(at.getTime() + sessionLength),
      next_check_at: new Date(at.getTime() + firstCheck),
    })
    return { attempt, isUsable: true }
  })
}

/** Opens the page of an attempt; after a crash, repeating this opens the same page. */
async function openPage(shop: CardShop, attempt: AttemptRow): Promise<string | null> {
  const session = await readSessionOf(shop, attempt).catch(async (error: unknown) => {
    await failIfRefused(shop, attempt, error)
    throw error
  })
  const applying = await prepareApplying(shop)
  await shop.database.transact((tx) => applySession(applying, tx, session))
  return session.state === 'open' ? session.address : null
}

const toProblem = (error: unknown): unknown => {
  if (!(error instanceof CardProviderError) || isProblem(error)) return error
  return error.reason === 'refused'
    ? providerRefused({ detail: error.message, cause: error })
    : cardProviderUnavailable({ detail: messages.providerAwayDetail, retryAfter: 30, cause: error })
}
