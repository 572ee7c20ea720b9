/**
 * Checks before an order is placed: an earlier order under the same key, and buyers who see no
 * prices. An order's key is in its own row: the statement that writes the order claims it.
 */
import type { Actor } from '../../platform/access/endpoint.ts'
import { isSameBody } from '../../../packages/pg-kit/once.server.ts'
import { notFound, reusedKey } from '../../../packages/contract/standard-problems.ts'
import { inSpokenWords } from '../model/spoken-order-words.server.ts'
import type { Order } from '../contract.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { toOrderDto } from '../dto.server.ts'
import { findOrderByKey, withLines } from '../store.server.ts'
import type { OrderRequest } from '../model/order-request.server.ts'

/** The person who orders, and the idempotency key of the request. */
export type Buyer = { readonly actor: Actor; readonly idempotencyKey: string }
/**
 * The order that this buyer placed before under the same key, if any.
 * @throws keyReused if that order had another body, or was for another company
 */
export async function findByIdempotencyKey(
  { database }: OrdersContext,
  { actor, idempotencyKey }: Buyer,
  { bodyHash }: OrderRequest,
): Promise<Order | undefined> {
  const row = await findOrderByKey(database.handle, actor.id, idempotencyKey)
  if (!row) return undefined
  if (row.company_id !== (actor.company?.id ?? null)) throw reusedKey()
  if (!isSameBody(row.body_hash, bodyHash)) throw reusedKey()
  const [order] = await withLines(database.handle, [row])
  return order && toOrderDto(inSpokenWords(order))
}

/**
 * For a page that was reloaded before it received the response.
 * @throws notFound if this buyer placed no order under the key, or it was deleted
 */
export async function findPlacedUnder(
  { database }: OrdersContext,
  actor: Actor,
  key: string,
): Promise<{ readonly number: number }> {
  const row = await findOrderByKey(database.handle, actor.id, key)
  if (!row || row.deleted_at) throw notFound()
  return { number: row.number }
}

export async function requireByIdempotencyKey(
  deps: OrdersContext,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Order> {
  const earlier = await findByIdempotencyKey(deps, buyer, request)
  if (!earlier) throw new Error('The idempotency key is taken, but its order was not found')
  return earlier
}

/**
 * Refuses orders from buyers who see no prices, so that no refused line reveals a price. Agreed
 * prices are already known to the buyer; staff who order for a buyer tell them the prices.
 * @returns the order that was placed before under this key
 * @throws pricesHidden
 */
export async function refuseUnseenPrices(
  deps: OrdersContext,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Order | undefined> {
  if (request.imported || request.agreedPrices || request.placedBy) return undefined
  if (await deps.companies.seesPrices(buyer.actor)) return undefined
  const earlier = await findByIdempotencyKey(deps, buyer, request)
  if (!earlier) await deps.companies.requirePrices(buyer.actor)
  return earlier
}
