/**
 * Applies the provider's state of a page, a refund or a dispute. It is applied in one transaction
 * with the booking, so a crash leaves all of it or nothing, and only once, in whatever order events
 * arrive.
 */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CardBooking } from '../payments/received-payments.server.ts'
import { cardJobs } from './channel.ts'
import type { CardShop } from './dependencies.server.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'
import type { ProviderRefund, ProviderSession } from './provider.ts'
import {
  insertRefund,
  listRefunds,
  lockRefund,
  updateRefund,
  updateRefundBooked,
  updateRefundFailure,
  type RefundRow,
} from './refunds-store.server.ts'
import { nextRefundState, nextState } from './rules.ts'
import {
  findAttempt,
  lockAttempt,
  updateAttempt,
  updateBooked,
  updateFailure,
  updateKept,
  type AttemptRow,
} from './store.server.ts'

/** Data that a transaction needs, read before it starts. */
export type Applying = { readonly shop: CardShop; readonly booking: CardBooking }

export const prepareApplying = async (shop: CardShop): Promise<Applying> => ({
  shop,
  booking: await shop.payments.prepareCardBooking(),
})

/**
 * Applies the provider's state of a payment page. @returns the previous attempt; undefined for a
 * page of another application
 */
export async function applySession(
  applying: Applying,
  tx: Handle,
  session: ProviderSession,
): Promise<AttemptRow | undefined> {
  const { shop } = applying
  const found = await findAttempt(tx, shop.provider.name, {
    session: session.id,
    attempt: session.attempt,
  })
  const attempt = found && (await lockAttempt(tx, found.id))
  if (!attempt) {
    shop.log.info({ session: session.id }, messages.log.unknownSession)
    return undefined
  }
  const state = nextState(attempt.state, session.state)
  await updateAttempt(tx, attempt.id, state, session)
  if (state === 'paid' && attempt.state !== 'paid') await book(applying, tx, attempt, session)
  return attempt
}

async function book(
  { shop, booking }: Applying,
  tx: Handle,
  attempt: AttemptRow,
  { cents, currency, payment, id }: ProviderSession,
): Promise<void> {
  if (cents !== attempt.cents || currency !== attempt.currency) {
    shop.log.error({ session: id, cents, currency }, messages.log.otherAmount)
    return updateFailure(tx, attempt.id, 'paid', messages.otherAmount(cents, currency))
  }
  const { order_number: order, user_id: userId } = attempt
  const locked = await shop.orders.lock(tx, order)
  const name = payment ?? id
  const { id: paymentId, left } = await booking.receive(tx, {
    order,
    userId,
    amount: cents,
    currency,
    reference: messages.reference(order, name),
    by: byProvider(shop),
  })
  await updateBooked(tx, attempt.id, { paymentId, paidAt: shop.now() })
  const isCancelled = !locked || locked.order.status === 'cancelled'
  if (isCancelled && left > 0 && payment !== null)
    await requestRefund(shop, tx, { payment, cents: left, currency })
  if (payment === null) return
  // A refund may be known before its payment.
  for (const refund of await listRefunds(tx, shop.provider.name, [payment]))
    await bookRefund({ shop, booking }, tx, refund)
}

const byProvider = ({ provider }: CardShop) => ({ id: null, name: provider.label })

/** A payment for an order that was cancelled meanwhile is refunded automatically. */
async function requestRefund(
  { provider, database, newId, now }: CardShop,
  tx: Handle,
  {
    payment,
    cents,
    currency,
  }: { readonly payment: string; readonly cents: number; readonly currency: string },
): Promise<void> {
  const at = now()
  await insertRefund(tx, {
    id: newId(),
    provider: provider.name,
    provider_payment: payment,
    cents,
    currency,
    state: 'requested',
    reason: 'cancelled',
    actor_id: null,
    actor_name: provider.label,
    requested_at: at,
    next_check_at: at,
  })
  await database.notify(tx, cardJobs, '')
}

/** Applies the provider's state of a refund; an unknown refund was made on the provider's pages. */
export async function applyRefund(
  applying: Applying,
  tx: Handle,
  refund: ProviderRefund,
): Promise<void> {
  const { shop } = applying
  const { provider, newId, now } = shop
  // Locked in the same order as when a payment is booked.
  const attempt = await findAttempt(tx, provider.name, { payment: refund.payment })
  if (attempt) await lockAttempt(tx, attempt.id)
  const known = await lockRefund(tx, provider.name, refund)
  const at = now()
  const row =
    known ??
    (await insertRefund(tx, {
      id: newId(),
      provider: provider.name,
      provider_payment: refund.payment,
      provider_refund: refund.id,
      cents: refund.cents,
      currency: refund.currency,
      state: 'pending',
      reason: 'provider',
      actor_id: null,
      actor_name: provider.label,
      requested_at: at,
      next_check_at: at,
    }))
  const state = nextRefundState(row.state, refund.state)
  await updateRefund(tx, row.id, {
    state,
    at,
    providerRefund: refund.id,
    // A late event without a reason does not remove the recorded reason.
    failure: state === 'failed' ? refund.failure || row.failure : '',
  })
  await bookRefund(applying, tx, { ...row, state, provider_refund: refund.id })
}

/** Books the state of a refund in the ledger, once its payment is known. */
async function bookRefund(
  { shop, booking }: Applying,
  tx: Handle,
  refund: RefundRow,
): Promise<void> {
  const { provider, orders } = shop
  const found = await findAttempt(tx, provider.name, { payment: refund.provider_payment })
  const attempt = found && (await lockAttempt(tx, found.id))
  if (!attempt || attempt.paid_at === null) return
  const { order_number: order } = attempt
  const isDone = refund.state === 'done'
  if (isDone === refund.booked || (!isDone && refund.state !== 'failed')) return
  if (isDone && !(await fits(tx, attempt, refund))) {
    shop.log.error({ refund: refund.provider_refund }, messages.log.otherRefund)
    return updateRefundFailure(tx, refund.id, messages.otherRefund)
  }
  await orders.lock(tx, order)
  const reference = messages.refundReference(order, refund.provider_refund ?? refund.id)
  const by = { id: refund.actor_id, name: refund.actor_name }
  const { cents, currency } = refund
  if (isDone && attempt.payment_id !== null) {
    const paymentId = attempt.payment_id
    const kept = await booking.giveBack(tx, { paymentId, amount: cents, reference, by })
    await updateKept(tx, attempt.id, kept)
  }
  // The bank has returned the refund: the money is the customer's credit again.
  if (!isDone)
    await booking.receive(tx, {
      order,
      userId: attempt.user_id,
      amount: cents,
      currency,
      reference,
      by,
    })
  await updateRefundBooked(tx, refund.id, isDone)
}

/** Whether the reported refund is still covered by the payment in the ledger. */
async function fits(
  tx: Handle,
  { provider, provider_payment: payment, cents, currency }: AttemptRow,
  refund: RefundRow,
): Promise<boolean> {
  const others = payment === null ? [] : await listRefunds(tx, provider, [payment])
  const left = others.reduce((sum, other) => (other.booked ? sum - other.cents : sum), cents)
  return refund.currency === currency && refund.cents <= left
}
