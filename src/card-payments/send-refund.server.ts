/** Sends a refund to the provider, or asks for its state. */
import type { CardShop } from './dependencies.server.ts'
import { CardProviderError, type ProviderRefund } from './provider.ts'
import { lockRefund, updateRefund, type RefundRow } from './refunds-store.server.ts'
import { applyRefund, prepareApplying } from './settle.server.ts'

/**
 * Safe to repeat after a crash: the provider knows the refund's id and refunds once.
 * @throws CardProviderError; a refund that the provider refuses has failed
 */
export async function sendRefund(shop: CardShop, refund: RefundRow): Promise<void> {
  const answer = await ask(shop, refund)
  const applying = await prepareApplying(shop)
  await shop.database.transact((tx) => applyRefund(applying, tx, answer))
}

async function ask(
  { provider, database, now }: CardShop,
  refund: RefundRow,
): Promise<ProviderRefund> {
  const { id, provider_payment: payment, provider_refund: name, cents } = refund
  if (name !== null) return provider.readRefund(name)
  try {
    return await provider.refund({ id, payment, cents })
  } catch (error) {
    if (error instanceof CardProviderError && error.reason === 'refused')
      await database.transact(async (tx) => {
        const locked = await lockRefund(tx, provider.name, { refund: id, id: '' })
        if (locked?.state === 'requested')
          await updateRefund(tx, id, {
            state: 'failed',
            failure: error.message,
            providerRefund: null,
            at: now(),
          })
      })
    throw error
  }
}
