/**
 * Placing an order: load the tools, judge the lines, write everything in one statement, announce.
 *
 * - Nothing is oversold: the statement that writes the order also lowers the stock levels. A CHECK
 *   keeps them at zero or above and fails the whole statement; then the lines are judged again.
 * - Nothing is lost: one statement stores order, lines, history, stock movements and mails, so
 *   either all are stored or none.
 * - Nothing is duplicated: a buyer's idempotency key is unique in the database. The same key with
 *   the same body returns the first order; with another body it is refused.
 */
import { inSpokenWords } from '../model/spoken-order-words.server.ts'
import { spokenOrder } from '../mails/spoken-order.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import {
  inLanguageOfCustomer,
  inLanguageOfOrder,
} from '../../platform/languages/customer-language.server.ts'
import { overloaded } from '../../platform/outage-problems.ts'
import { forbidden } from '../../../packages/contract/standard-problems.ts'
import type { Message } from '../../platform/mail/mail.server.ts'
import { requireTotal } from '../../platform/fields/require-total.ts'
import { auditOnBehalf } from '../audited-order.ts'
import { assertMayOrder } from './assert-may-order.server.ts'
import type { NewCartOrder, NewOrder, Order } from '../contract.ts'
import {
  findByIdempotencyKey,
  refuseUnseenPrices,
  requireByIdempotencyKey,
  type Buyer,
} from './find-by-idempotency-key.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { validateCharges } from './validate-charges.ts'
import { dependsOnWeight } from '../../delivery/rules.ts'
import { expectedDay, canWait } from '../back-orders/back-orders.ts'
import {
  notifyAboutOrder,
  hasNotifications,
  reservation,
  type WrittenOrder,
} from './placement-effects.server.ts'
import { deliveryOfOrder, destinationOf, taxedPlace } from './order-delivery.ts'
import { toOrderDto } from '../dto.server.ts'
import {
  insertOrder,
  nextOrderNumber,
  toOrderWithLines,
  type LineValues,
  type OrderValues,
} from '../model/insert-order-store.server.ts'
import { validateLines, type SellableTool } from '../model/validate-lines.ts'
import { withOrderHolds } from '../holds/order-hold-policy.server.ts'
import { holdMailSource } from '../holds/hold-mails.server.ts'
import { holdClauses } from '../holds/hold-placement.server.ts'
import { agentPart } from '../model/holds-store.server.ts'
import { holdMessages } from '../messages/holds.ts'
import { namedLines } from './named-lines.server.ts'
import { withSeenBases } from './seen-bases.server.ts'
import { toLineValues, toOrderValues, type JudgedValues } from './order-values.ts'
import { placementNotice } from '../mails/notices-store.server.ts'
import { placementMails, sourceOf } from '../mails/notifications.server.ts'
import {
  agreedOrderRequest,
  atAgreedPrice,
  cartOrderRequest,
  referencedOrderRequest,
  toolOrderRequest,
  type AgreedOrder,
  type CartPlacementPart,
  type ImportOptions,
  type OrderRequest,
  type ReferencedOrder,
} from '../model/order-request.server.ts'

/**
 * How often an order is checked again because other orders took its pieces between checking and
 * writing. Each further attempt sees the remaining stock, and usually refuses the order for that
 * reason.
 */
const maxAttempts = 10

/**
 * Places an order of one tool.
 * @throws forbidden for another account's e-mail; toolGone, outOfStock, quantityNotValid or
 *   priceChanged if the line is refused; otherwise as `placeOrder`
 */
export async function placeToolOrder(
  deps: OrdersContext,
  buyer: Buyer,
  input: NewOrder,
): Promise<Order> {
  if (input.email !== undefined && input.email !== buyer.actor.email) throw forbidden()
  return placeOrder(deps, buyer, await withSeenBases(deps, buyer, toolOrderRequest(input)))
}

/**
 * Places an order of many tools, completely or not at all.
 * @param parts what other capabilities write with it
 * @throws linesRefused with every refused line; invalidInput for a SKU or part number that
 *   identifies no tool on sale; otherwise as `placeOrder`
 */
export const placeCartOrder = async (
  deps: OrdersContext,
  parts: readonly CartPlacementPart[],
  buyer: Buyer,
  asked: NewCartOrder,
): Promise<Order> => {
  const input = { ...asked, lines: await namedLines(deps, buyer.actor, asked.lines) }
  const request = await withSeenBases(deps, buyer, cartOrderRequest(buyer, input, parts))
  return placeOrder(deps, buyer, request)
}

/**
 * Places an order at agreed prices, completely or not at all, in the buyer's name.
 * @throws linesRefused with every refused line; otherwise as `placeOrder`
 */
export const placeAgreedOrder = (
  deps: OrdersContext,
  actor: Actor,
  order: AgreedOrder,
): Promise<Order> =>
  placeOrder(deps, { actor, idempotencyKey: order.reference }, agreedOrderRequest(order))

/**
 * Places an order from a file that the buyer sent, completely or not at all. All rules of the
 * buyer's orders apply: minimum, packs, limits, credit, approval.
 * @throws linesRefused with every refused line; otherwise as `placeOrder`
 */
export const placeReceivedOrder = (
  deps: OrdersContext,
  actor: Actor,
  order: ReferencedOrder,
): Promise<Order> =>
  placeOrder(deps, { actor, idempotencyKey: order.reference }, referencedOrderRequest(order))

/** Places an order of one tool at a time in the past, without mails. */
export const importOrder = (
  deps: OrdersContext,
  buyer: Buyer,
  input: NewOrder,
  options: ImportOptions,
): Promise<Order> => placeOrder(deps, buyer, toolOrderRequest(input, options))

/**
 * Places an order: load → check → write → notify.
 * @returns the new order, or the one that this buyer placed before under the same key
 * @throws pricesHidden; what `request.refusal` returns for refused lines; buyerNotAdmitted;
 *   companyOnHold and belowMinimumOrder for the company for which the buyer acts; notDelivered,
 *   deliveryChanged and taxChanged; keyReused if the key belongs to an order with another body;
 *   overloaded (503) if other orders took the stock first `maxAttempts` times
 */
export async function placeOrder(
  deps: OrdersContext,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Order> {
  const earlier = await refuseUnseenPrices(deps, buyer, request)
  return earlier ?? placeAtShownPrices(deps, buyer, request)
}

async function placeAtShownPrices(
  deps: OrdersContext,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Order> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const judged = await evaluateOrder(deps, buyer, request)
    if ('refusal' in judged) {
      // A repeated request gets its order, even if the tools can no longer be ordered.
      const earlier = await findByIdempotencyKey(deps, buyer, request)
      if (earlier) return earlier
      throw judged.refusal
    }
    // The order's texts, its holds and its mails are in its customer's language.
    const result = await inLanguageOfOrder(deps.database.handle, judged.values, () =>
      writeOrder(deps, buyer, request, judged),
    )
    if (result.kind === 'written') {
      await notifyAboutOrder(deps, result)
      return toOrderDto(inSpokenWords(result.order))
    }
    if (result.kind === 'key-taken') return requireByIdempotencyKey(deps, buyer, request)
  }
  throw overloaded({ retryAfter: 1 })
}

/**
 * What would be written for a request in the present state, or why it is refused; writes nothing.
 */
export async function evaluateOrder(
  deps: OrdersContext,
  buyer: Buyer,
  request: OrderRequest,
): Promise<JudgedValues | { readonly refusal: Error }> {
  const table = await deps.readDelivery()
  const weights = dependsOnWeight(table)
  const settings = await deps.readSettings()
  const backOrder = canWait(request, buyer.actor.company, settings)
  const tools = await loadTools(deps, buyer, request, { weights, backOrder })
  const { lines, refused } = validateLines(tools, request.lines)
  if (refused.length > 0) return { refusal: request.refusal(refused) }
  const destination = destinationOf(request, settings)
  const delivery = await inLanguageOfCustomer(
    deps.database.handle,
    { userId: buyer.actor.id, companyId: buyer.actor.company?.id },
    () => deliveryOfOrder(table, request, destination, lines),
  )
  const taxedAt = taxedPlace(destination, delivery)
  const taxTerms = await deps.taxTerms(deps.database.handle, buyer.actor, taxedAt)
  const terms = { settings, destination, delivery, taxedAt, taxTerms }
  const values = toOrderValues(deps, buyer, request, lines, terms)
  requireTotal(values.total_cents)
  const refusal =
    (await assertMayOrder(deps, buyer.actor, request, lines)) ??
    validateCharges(request, values, delivery, table)
  if (refusal) return { refusal }
  return { lines, values, expectedOn: expectedDay(values.placed_at, settings) }
}

// --- Load

/**
 * The lines' tools that are on sale now, by id: at the agreed prices, otherwise at the buyer's;
 * with the part numbers of the buyer's company.
 */
async function loadTools(
  { customerPartNumbers, prices, database }: OrdersContext,
  { actor }: Buyer,
  { lines, agreedPrices }: Pick<OrderRequest, 'lines' | 'agreedPrices'>,
  { weights, backOrder }: { readonly weights: boolean; readonly backOrder: boolean },
): Promise<ReadonlyMap<string, SellableTool>> {
  const db = database.handle
  const ids = lines.map((line) => line.toolId)
  const tools = await prices.pricedTools(db, actor, ids, { weights, kept: true })
  const numbers = actor.company && (await customerPartNumbers.numbersOf(db, actor.company.id, ids))
  return new Map(
    tools.map((tool) => [
      tool.id,
      {
        ...atAgreedPrice(tool, agreedPrices?.get(tool.id)),
        ...(backOrder ? { backOrder } : {}),
        partNumber: numbers?.get(tool.id),
      },
    ]),
  )
}

// --- Write

/** `key-taken`: an order exists under this key. `out-of-stock`: other orders took the pieces. */
type WriteResult = WrittenOrder | { readonly kind: 'key-taken' | 'out-of-stock' }

/**
 * Writes order, lines, history, stock, mails and the rows of other capabilities, in one statement.
 */
async function writeOrder(
  deps: OrdersContext,
  buyer: Buyer,
  request: OrderRequest,
  { lines, values, expectedOn }: JudgedValues,
): Promise<WriteResult> {
  const { stock, mail } = deps
  const lineValues = lines.map((line) => toLineValues(line, expectedOn))
  const { agent } = buyer.actor
  const author = request.placedBy ?? withAgent(buyer.actor)
  const { number, mails } = await prepareMails(deps, request, values, lineValues)
  const source = await holdMailSource(deps)
  try {
    const judged = holdBasis({ lines, values })
    const runStatement = await withOrderHolds(deps, buyer.actor, request, judged)
    const order = await runStatement(async (db, hold) => {
      const parts = hold
        ? await holdClauses(deps, db, { order: { ...values, number }, hold, source })
        : [
            ...reservation(deps, lines, { actorId: author.id, at: values.placed_at }),
            ...(mails.length > 0 ? [mail.queueClause(mails)] : []),
            ...(hasNotifications(deps, request) ? [placementNotice] : []),
          ]
      const written = await insertOrder(
        db,
        { ...values, hold_kind: hold?.kind ?? null, number },
        {
          lines: lineValues,
          actor: author,
          parts: [...parts, ...(request.parts ?? []), ...(agent ? [agentPart(agent)] : [])],
        },
      )
      if (written && request.placedBy)
        await auditOnBehalf(deps.audit, db, request.placedBy, written)
      return written
    })
    return order
      ? { kind: 'written', order, mails, announced: hasNotifications(deps, request) }
      : { kind: 'key-taken' }
  } catch (error) {
    if (stock.isOutOfStockError(error)) return { kind: 'out-of-stock' }
    throw error
  }
}

/** The facts that decide whether an order waits. */
export function holdBasis({ lines, values }: Pick<JudgedValues, 'lines' | 'values'>) {
  const total = values.total_cents
  const isChargeOpen = values.delivery?.kind === 'on-request'
  return { lines, total, gross: values.tax?.gross ?? total, isChargeOpen }
}

/** Who placed it, for its history: an agent is named next to its person. */
const withAgent = ({ id, name, agent }: Actor) => ({
  id,
  name: agent ? holdMessages.throughAgent(name, agent.name).slice(0, 200) : name,
})

/**
 * The mails about the new order; none if mail is not set up or the order is imported. They contain
 * the order's number, so only then is the number drawn before the statement.
 */
async function prepareMails(
  deps: OrdersContext,
  request: OrderRequest,
  values: OrderValues,
  lines: readonly LineValues[],
): Promise<{ readonly number: number | undefined; readonly mails: readonly Message[] }> {
  if (!hasNotifications(deps, request)) return { number: undefined, mails: [] }
  const { handle } = deps.database
  const number = await nextOrderNumber(handle)
  const order = await spokenOrder(handle, toOrderWithLines(values, number, lines))
  const emailConfirmed = await deps.accounts.isEmailConfirmed(handle, values.user_id)
  return {
    number,
    mails: placementMails(await sourceOf(deps), order, {
      emailConfirmed,
      onBehalf: request.placedBy !== undefined,
    }),
  }
}
