/**
 * Before an order is placed: the one that was placed under its key, and who sees no prices. An
 * order's key is in its own row: the statement that writes the order claims it.
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

/** Who orders, and the idempotency key of the request. */
export type Buyer = { readonly actor: Actor; readonly idempotencyKey: string }
/**
 * The order that this buyer placed before under the same key, if any.
 * @throws keyReused when that order had another body, or was for another company
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
 * For a page that was loaded again before it had the answer.
 * @throws notFound where this buyer placed none under the key, or it was deleted
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
 * Nobody orders at prices that they are not shown, and no refusal of a line tells them. Prices that
 * were agreed on are known; staff who order for a buyer tell them.
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
