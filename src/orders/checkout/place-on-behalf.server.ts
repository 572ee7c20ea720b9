/** Staff order for a buyer: like the buyer, with their prices, limits and holds. */
import { hash } from 'node:crypto'
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Order } from '../contract.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import type { NewOrderOnBehalf } from './on-behalf-contract.ts'
import { namedLines } from './named-lines.server.ts'
import { addressOf, hashInput, type OrderRequest } from '../model/order-request.server.ts'
import { placeOrder } from './place-order.server.ts'
import { linesRefusal } from '../model/refusal-problems.ts'

type Staff = { readonly actor: Actor; readonly idempotencyKey: string }

/** Keys of staff never collide with those of the buyer. */
const keyOf = ({ actor, idempotencyKey }: Staff): string =>
  hash('sha256', `on behalf ${actor.id} ${idempotencyKey}`, 'hex').slice(0, 40)

/**
 * Places an order in a buyer's name. Staff cannot order for a buyer what the buyer may not order;
 * an order above the buyer's spending limit waits as their own would.
 * @throws notFound if there is no such buyer; companyNotFound if they are not a member; otherwise
 *   as `placeOrder`
 */
export async function placeOnBehalf(
  deps: OrdersContext,
  staff: Staff,
  { userId, company: companyId, ...asked }: NewOrderOnBehalf,
): Promise<Order> {
  const db = deps.database.handle
  const person = await deps.accounts.findPerson(db, userId)
  if (!person) throw notFound()
  const company =
    companyId === undefined ? undefined : await deps.companies.actingFor(db, userId, companyId)
  const { id, email, name } = person
  const buyer: Actor = { id, email, name, role: 'customer', ...(company ? { company } : {}) }
  const input = { ...asked, lines: await namedLines(deps, buyer, asked.lines) }
  const request: OrderRequest = {
    ...input,
    ...addressOf(input),
    bodyHash: hashInput({ ...input, company: companyId }),
    refusal: linesRefusal,
    placedBy: staff.actor,
  }
  return placeOrder(deps, { actor: buyer, idempotencyKey: keyOf(staff) }, request)
}
