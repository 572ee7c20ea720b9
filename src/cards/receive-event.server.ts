/** Takes a message of the provider: signed, at most once, all of it or nothing. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CardShop } from './dependencies.server.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'
import type { ProviderEvent } from './provider.ts'
import { applyRefund, applySession, prepareApplying, type Applying } from './settle.server.ts'
import { insertEvent, updateDispute } from './store.server.ts'

/**
 * The message is noted in the transaction that applies it: the same one again changes nothing.
 * @throws CardProviderError 'forged'
 */
export async function receiveEvent(
  shop: CardShop,
  body: Uint8Array,
  signature: string,
): Promise<void> {
  const { provider, database, now } = shop
  const event = await provider.readEvent(body, signature, now())
  const applying = await prepareApplying(shop)
  await database.transact(async (tx) => {
    const isNew = await insertEvent(tx, { provider: provider.name, ...event }, now())
    if (isNew) await apply(applying, tx, event)
  })
}

async function apply(applying: Applying, tx: Handle, event: ProviderEvent): Promise<void> {
  const { provider, log } = applying.shop
  switch (event.kind) {
    case 'session':
      await applySession(applying, tx, event.session)
      break
    case 'refund':
      await applyRefund(applying, tx, event.refund)
      break
    case 'dispute':
      await updateDispute(tx, provider.name, event.payment, event.state)
      break
    default:
      log.info({ event: event.id, type: event.type }, messages.log.ignored)
  }
}
