/** Processes an event of the provider: signed, at most once, and completely or not at all. */
import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CardShop } from './dependencies.server.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'
import type { ProviderEvent } from './provider.ts'
import { applyRefund, applySession, prepareApplying, type Applying } from './settle.server.ts'
import { insertEvent, updateDispute } from './store.server.ts'

/**
 * The event is recorded in the transaction that applies it, so a repeated event has no effect.
 * @throws CardProviderError 'forged'
 */
export async function receiveEvent(
  shop: CardShop,
  body: Uint8Array,
  signature: string,
): Promise<void> {
  const { provider, database, now } = shop
  const event = readable(shop, await provider.readEvent(body, signature, now()))
  const applying = await prepareApplying(shop)
  await database.transact(async (tx) => {
    const isNew = await insertEvent(tx, { provider: provider.name, ...event }, now())
    if (isNew) await apply(applying, tx, event)
  })
}

const Name = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/))
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))
/**
 * The fields of an event that the shop reads. A signature proves the sender, not that the values
 * make sense.
 */
const readableEvents = {
  session: z.object({
    session: z.object({
      id: Name,
      attempt: z.string(),
      address: z.nullable(z.string().check(z.regex(/^[\x21-\x7e]{1,5000}$/))),
      payment: z.nullable(Name),
      cents: z.int(),
      currency: Currency,
    }),
  }),
  refund: z.object({
    refund: z.object({
      id: Name,
      refund: z.string(),
      payment: Name,
      cents: z.int().check(z.positive()),
      currency: Currency,
      failure: z.string(),
    }),
  }),
  dispute: z.object({ payment: Name }),
  other: z.object({}),
}

/** The event; one with impossible values is ignored, and the provider does not send it again. */
function readable({ log }: CardShop, event: ProviderEvent): ProviderEvent {
  const { id, type } = event
  if (Name.safeParse(id).success && readableEvents[event.kind].safeParse(event).success)
    return event
  log.warn({ event: id, type }, messages.log.unreadable)
  return { id: hash('sha256', String(id)), type, kind: 'other' }
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
