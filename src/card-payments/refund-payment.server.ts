/** Staff refund a card payment, in full or in part. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { once } from '../../packages/pg-kit/once.server.ts'
import { displayMoney } from '../platform/money/money.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import {
  cardProviderUnavailable,
  providerRefused,
  refundTooLarge,
  type CardPayment,
} from './contract.ts'
import type { CardShop } from './dependencies.server.ts'
import { readCardPayment } from './list-payments.server.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'
import { CardProviderError } from './provider.ts'
import { findRefund, insertRefund, listRefunds, type RefundRow } from './refunds-store.server.ts'
import { refundable } from './rules.ts'
import { sendRefund } from './send-refund.server.ts'
import { lockAttempt } from './store.server.ts'

type Requested = { readonly id: string; readonly amount: number; readonly key: string }

/**
 * Milliseconds until the reconciliation asks the provider, if the process ends before its answer.
 */
const firstCheck = 60_000

/**
 * The same key finds the first refund. While outgoing messages are held, the refund is only
 * recorded.
 * @throws notFound, refundTooLarge, keyReused; cardProviderUnavailable, if the refund is recorded
 *   and will be retried; providerRefused
 */
export async function refundPayment(
  shop: CardShop,
  actor: Actor,
  requested: Requested,
): Promise<CardPayment> {
  const refund = await writeRefund(shop, actor, requested)
  try {
    if (refund.state === 'requested' && !(await isOutgoingHeld(shop.database.handle)))
      await sendRefund(shop, refund)
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    throw error.reason === 'refused'
      ? providerRefused({ detail: error.message, cause: error })
      : cardProviderUnavailable({ detail: messages.refundAwayDetail, retryAfter: 30, cause: error })
  }
  return readCardPayment(shop, requested.id)
}

/** Recorded before the provider is called, so that a crash cannot lose or double it. */
const writeRefund = (
  shop: CardShop,
  actor: Actor,
  { key, ...body }: Requested,
): Promise<RefundRow> =>
  shop.database.transact(async (tx) => {
    const request = { actor: actor.id, operation: 'card-refunds', key, body }
    const former = { formerIndex: 'card_refunds_key' }
    const { id } = await once(tx, { ...request, ...former }, () =>
      noteRefund(shop, tx, actor, { ...body, key }),
    )
    const refund = await findRefund(tx, id)
    if (!refund) throw notFound()
    return refund
  })

async function noteRefund(
  { audit, provider, newId, now }: CardShop,
  tx: Handle,
  actor: Actor,
  { id, amount, key }: Requested,
): Promise<{ readonly id: string }> {
  const attempt = await lockAttempt(tx, id)
  const payment = attempt?.provider_payment
  if (!attempt || !payment || attempt.paid_at === null) throw notFound()
  const left = refundable(attempt, await listRefunds(tx, provider.name, [payment]))
  if (amount > left)
    throw refundTooLarge({
      detail: messages.refundTooLargeDetail(left),
      facts: { refundable: displayMoney(left) },
    })
  const [refundId, at] = [newId(), now()]
  await audit.record(tx, actor, {
    operation: 'cardPayments.refund',
    kind: 'payment',
    id,
    label: messages.label(attempt.order_number),
    after: { refunded: displayMoney(amount) },
  })
  await insertRefund(tx, {
    id: refundId,
    provider: provider.name,
    provider_payment: payment,
    cents: amount,
    currency: attempt.currency,
    state: 'requested',
    reason: 'staff',
    actor_id: actor.id,
    actor_name: actor.name,
    idempotency_key: key,
    requested_at: at,
    next_check_at: new Date(at.getTime() + firstCheck),
  })
  return { id: refundId }
}
