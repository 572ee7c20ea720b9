/** Previews an order: checked like a placed order, but not written. */
import { sayHoldReason } from '../model/hold-reason.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { CheckedOrder, NewCartOrder } from '../contract.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { toOrderDto } from '../dto.server.ts'
import { inSpokenWords } from '../model/spoken-order-words.server.ts'
import { withOrderHolds } from '../holds/order-hold-policy.server.ts'
import { spokenOrder } from '../mails/spoken-order.server.ts'
import type { NewHold } from '../model/holds.ts'
import { toOrderWithLines } from '../model/insert-order-store.server.ts'
import {
  agreedOrderRequest,
  cartOrderRequest,
  type OrderRequest,
  type UnplacedAgreedOrder,
} from '../model/order-request.server.ts'
import type { Buyer } from './find-by-idempotency-key.server.ts'
import { namedLines } from './named-lines.server.ts'
import { toLineValues } from './order-values.ts'
import { holdBasis, evaluateOrder } from './place-order.server.ts'
import { withSeenBases } from './seen-bases.server.ts'

/**
 * Checks an order of many tools, and states what it would wait for. Nothing is reserved: placing
 * the order checks everything again.
 * @throws what placing it would throw
 */
export async function checkOrder(
  deps: OrdersContext,
  actor: Actor,
  input: NewCartOrder,
): Promise<CheckedOrder> {
  await deps.companies.requirePrices(actor)
  const known = { ...input, lines: await namedLines(deps, actor, input.lines) }
  const buyer = { actor, idempotencyKey: '' }
  return judge(deps, buyer, await withSeenBases(deps, buyer, cartOrderRequest(buyer, known, [])))
}

/**
 * The same for an order at agreed prices.
 * @throws what placing it would throw
 */
export async function checkAgreedOrder(
  deps: OrdersContext,
  actor: Actor,
  order: UnplacedAgreedOrder,
): Promise<CheckedOrder> {
  await deps.companies.requirePrices(actor)
  return judge(deps, { actor, idempotencyKey: '' }, agreedOrderRequest(order))
}

async function judge(
  deps: OrdersContext,
  buyer: Buyer,
  request: OrderRequest,
): Promise<CheckedOrder> {
  const judged = await evaluateOrder(deps, buyer, request)
  if ('refusal' in judged) throw judged.refusal
  const hold = await holdOf(deps, buyer.actor, request, judged)
  const { lines, values, expectedOn } = judged
  const lineValues = lines.map((line) => toLineValues(line, expectedOn))
  const unwritten = toOrderWithLines(values, 0, lineValues)
  const order = toOrderDto(inSpokenWords(await spokenOrder(deps.database.handle, unwritten)))
  return {
    quantity: order.quantity,
    lines: order.lines,
    total: order.total,
    delivery: order.delivery,
    currency: order.currency,
    tax: order.tax,
    company: order.company,
    onHold: hold?.kind,
    holdReason: hold && sayHoldReason(hold.reason),
  }
}

/** Why it would wait: checked with the same rows locked as when it is placed. */
async function holdOf(
  deps: OrdersContext,
  actor: Actor,
  request: OrderRequest,
  judged: Parameters<typeof holdBasis>[0],
): Promise<NewHold | undefined> {
  const found: { hold?: NewHold | undefined } = {}
  const run = await withOrderHolds(deps, actor, request, holdBasis(judged))
  await run(async (_db, hold) => {
    found.hold = hold
    return undefined
  })
  return found.hold
}
