/** The card payments service: buyers pay on a provider's page, staff see and refund payments. */
import type { BackgroundJob } from '../platform/capability.server.ts'
import { cardNotOffered } from '../orders/contract.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import { beginPayment } from './begin-payment.server.ts'
import { cardJobs } from './channel.ts'
import type { CardPaymentsOperations } from './contract.ts'
import type { CardPaymentsDependencies, CardShop } from './dependencies.server.ts'
import {
  createCardReconciliation,
  reconcileAttempt,
  reconcileDue,
} from './reconciliation.server.ts'
import { readCardPayments, readOwn } from './list-payments.server.ts'
import { createCardProvider } from './providers.server.ts'
import { countWaitingRefunds } from './refunds-store.server.ts'
import { receiveEvent } from './receive-event.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { listAttemptsOf, findActive, scheduleCheckNow } from './store.server.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'

export interface CardPaymentsService extends CardPaymentsOperations {
  /**
   * Processes an event of the provider with this name.
   * @returns false if the shop has no such provider
   * @throws CardProviderError 'forged'
   */
  receiveEvent(provider: string, body: Uint8Array, signature: string): Promise<boolean>
  /** The number of refunds that were not sent to the provider, or that it has not decided. */
  countWaitingRefunds(): Promise<number>
  /** Asks the provider for events that the shop has missed. */
  readonly reconciliation: BackgroundJob
  /** The same, at once. */
  reconcileDue(): Promise<void>
}

const noReconciliation: BackgroundJob = {
  start: async () => undefined,
  close: async () => undefined,
}

/** Also registers a handler that closes the page of a cancelled order. */
export function createCardPaymentsService(deps: CardPaymentsDependencies): CardPaymentsService {
  const provider = createCardProvider(deps.cards, deps.origin)
  const shop = provider && { ...deps, provider }
  if (shop) endPagesOfCancelled(shop)
  deps.accounts.onDataExport(async (db, { id }) => ({ cardPayments: await listAttemptsOf(db, id) }))
  return {
    begin: async ({ actor }, { number }) => ({
      address: await beginPayment(requireCards(shop), actor, number),
    }),
    own: ({ actor }, { number }) => readOwn(deps, actor, number),
    ask: async ({ actor }, { number }) => {
      // Refuses another buyer's order first.
      const known = await readOwn(deps, actor, number)
      const attempt = shop && (await findActive(deps.database.handle, number))
      if (!attempt) return known
      await reconcileAttempt(shop, attempt).catch((err: unknown) =>
        deps.log.warn({ err }, messages.log.failed),
      )
      return readOwn(deps, actor, number)
    },
    list: (_caller, query) => readCardPayments(deps, query),
    refund: ({ actor, idempotencyKey: key }, { id, amount }) =>
      refundPayment(requireCards(shop), actor, { id, amount, key }),
    receiveEvent: async (name, body, signature) => {
      if (shop?.provider.name !== name) return false
      await receiveEvent(shop, body, signature)
      return true
    },
    countWaitingRefunds: () => countWaitingRefunds(deps.database.handle),
    reconciliation: shop ? createCardReconciliation(shop) : noReconciliation,
    reconcileDue: async () => (shop ? reconcileDue(shop) : undefined),
  }
}

/** @throws cardNotOffered */
function requireCards(shop: CardShop | undefined): CardShop {
  if (!shop) throw cardNotOffered({ detail: ordersMessages.problems.cardNotOffered })
  return shop
}

const endPagesOfCancelled = ({ orders, database, now }: CardShop): void =>
  orders.onReduced(async (tx, { number }) => {
    if (await scheduleCheckNow(tx, number, now())) await database.notify(tx, cardJobs, '')
  })
