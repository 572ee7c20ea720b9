/**
 * Placing an order: load the tools, judge the lines, write everything in one statement, announce.
 *
 * - Nothing is oversold: the statement that writes the order also lowers the stock levels. A CHECK
 *   keeps them at zero or above and fails the whole statement; then the lines are judged again.
 * - Nothing is lost: order, lines, history, stock movements and mails are one statement, so either
 *   all of them are stored or none.
 * - Nothing is doubled: a buyer's idempotency key is unique in the database. The same key with the
 *   same body returns the first order; with another body it is refused.
 */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { overloaded } from '../../packages/contract/http-problems.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { Message } from '../platform/mail/mail.server.ts'
import { refuseBuyer } from './buyer-refusal.server.ts'
import { keyReused, type NewCartOrder, type NewOrder, type Order } from './contract.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import { chargeRefusal } from './charge-refusal.ts'
import { dependsOnWeight } from '../delivery/rules.ts'
import { deliveryOfOrder, destinationOf } from './order-delivery.ts'
import { toOrderDto } from './dto.ts'
import {
  insertOrder,
  nextOrderNumber,
  toOrderWithLines,
  type LineValues,
  type OrderValues,
} from './insert-order-store.server.ts'
import { judgeLines, type PricedLine, type SellableTool } from './judge-lines.ts'
import { ordersMessages as messages } from './messages/orders.ts'
import { AboveCeilingError, statementRunner } from './limited-order.server.ts'
import { holdMailSource } from './hold-mails.server.ts'
import { partsOnHold } from './hold-placement.server.ts'
import { toLineValues, toOrderValues } from './order-values.ts'
import { placementNotice } from './notices-store.server.ts'
import { noticeChannel, placementMails, sourceOf } from './notifications.server.ts'
import {
  agreedOrderRequest,
  atAgreedPrice,
  cartOrderRequest,
  toolOrderRequest,
  type AgreedOrder,
  type CartPlacementPart,
  type ImportOptions,
  type OrderRequest,
} from './order-request.server.ts'
import type { AboveCeiling } from './unconfirmed-ceiling.ts'
import { findOrderByKey, withLines, type OrderWithLines } from './store.server.ts'

/** Who orders, and the idempotency key of the request. */
export type Buyer = { readonly actor: Actor; readonly idempotencyKey: string }

/**
 * How often an order is judged again because other orders took its pieces between judging and
 * writing. Every further attempt sees the stock that is left, and usually refuses with it.
 */
const maxAttempts = 10

/**
 * Places an order of one tool.
 * @throws forbidden for another account's e-mail; toolGone, outOfStock, quantityNotValid or
 * priceChanged when the line is refused; else as `placeOrder`
 */
export async function placeToolOrder(
  deps: OrdersDependencies,
  buyer: Buyer,
  input: NewOrder,
): Promise<Order> {
  if (input.email !== undefined && input.email !== buyer.actor.email) throw forbidden()
  return placeOrder(deps, buyer, toolOrderRequest(input))
}

/**
 * Places an order of many tools, whole or not at all.
 * @param parts what other capabilities write with it
 * @throws linesRefused with every line that is refused; else as `placeOrder`
 */
export const placeCartOrder = (
  deps: OrdersDependencies,
  parts: readonly CartPlacementPart[],
  buyer: Buyer,
  input: NewCartOrder,
): Promise<Order> => placeOrder(deps, buyer, cartOrderRequest(buyer, input, parts))

/**
 * Places an order at prices that were agreed on, whole or not at all, in the buyer's name.
 * @throws linesRefused with every line that is refused; else as `placeOrder`
 */
export const placeAgreedOrder = (
  deps: OrdersDependencies,
  actor: Actor,
  order: AgreedOrder,
): Promise<Order> =>
  placeOrder(deps, { actor, idempotencyKey: order.reference }, agreedOrderRequest(order))

/** Places an order of one tool at a time in the past, without mails. */
export const importOrder = (
  deps: OrdersDependencies,
  buyer: Buyer,
  input: NewOrder,
  options: ImportOptions,
): Promise<Order> => placeOrder(deps, buyer, toolOrderRequest(input, options))

/**
 * Places an order: load → judge → write → announce.
 * @returns the new order, or the one that this buyer placed before under the same key
 * @throws what `request.refusal` makes of refused lines; emailNotConfirmed; buyerNotAdmitted;
 * companyOnHold and belowMinimumOrder of the company for which the buyer acts; notDelivered,
 * deliveryChanged and taxChanged; keyReused when the key belongs to an order with another body;
 * overloaded (503) when other orders were quicker `maxAttempts` times
 */
export async function placeOrder(
  deps: OrdersDependencies,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Order> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const table = await deps.readDelivery()
    const weights = dependsOnWeight(table)
    const tools = await loadTools(deps, buyer, request, { weights })
    const { lines, refused } = judgeLines(tools, request.lines)
    if (refused.length > 0) {
      // A repeated request gets its order, even if the tools could not be ordered any more.
      const earlier = await findEarlierOrder(deps, buyer, request)
      if (earlier) return earlier
      throw request.refusal(refused)
    }
    const settings = await deps.readSettings()
    const destination = destinationOf(request, settings)
    const delivery = deliveryOfOrder(table, request, destination, lines)
    const taxBuyer = await deps.taxBuyer(deps.database.handle, buyer.actor)
    const terms = { settings, destination, delivery, taxBuyer }
    const values = toOrderValues(deps, buyer, request, lines, terms)
    const refusal =
      (await refuseBuyer(deps, buyer.actor, request, lines)) ??
      chargeRefusal(request, values, delivery, table)
    if (refusal) {
      const earlier = await findEarlierOrder(deps, buyer, request)
      if (earlier) return earlier
      throw refusal
    }
    const result = await writeOrder(deps, buyer, request, lines, values)
    if (result.kind === 'above-ceiling') {
      const earlier = await findEarlierOrder(deps, buyer, request)
      if (earlier) return earlier
      throw request.ceilingRefusal(result.verdict)
    }
    if (result.kind === 'written') {
      await announceOrder(deps, result)
      return toOrderDto(result.order)
    }
    if (result.kind === 'key-taken') return requireEarlierOrder(deps, buyer, request)
  }
  throw overloaded({ retryAfter: 1 })
}

// --- Load

/**
 * Those of the lines' tools that are for sale now, by id: at the prices that were agreed on, else at
 * the buyer's.
 */
async function loadTools(
  { prices, database }: OrdersDependencies,
  { actor }: Buyer,
  { lines, agreedPrices }: Pick<OrderRequest, 'lines' | 'agreedPrices'>,
  options: { readonly weights: boolean },
): Promise<ReadonlyMap<string, SellableTool>> {
  const tools = await prices.offers(
    database.handle,
    actor,
    lines.map((line) => line.toolId),
    options,
  )
  return new Map(tools.map((tool) => [tool.id, atAgreedPrice(tool, agreedPrices?.get(tool.id))]))
}

/**
 * The order that this buyer placed before under the same key, if any.
 * @throws keyReused when that order had another body
 */
async function findEarlierOrder(
  { database }: OrdersDependencies,
  { actor, idempotencyKey }: Buyer,
  { bodyHash }: OrderRequest,
): Promise<Order | undefined> {
  const row = await findOrderByKey(database.handle, actor.id, idempotencyKey)
  if (!row) return undefined
  if (!row.body_hash.equals(bodyHash)) throw keyReused({ detail: messages.keyReusedDetail })
  const [order] = await withLines(database.handle, [row])
  return order && toOrderDto(order)
}

async function requireEarlierOrder(
  deps: OrdersDependencies,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Order> {
  const earlier = await findEarlierOrder(deps, buyer, request)
  if (!earlier) throw new Error('The idempotency key is taken, but its order was not found')
  return earlier
}

// --- Write

type WrittenOrder = {
  readonly kind: 'written'
  readonly order: OrderWithLines
  readonly mails: readonly Message[]
  /** Whether admins are told. */
  readonly announced: boolean
}
/** `key-taken`: an order exists under this key. `out-of-stock`: other orders took the pieces. */
type WriteResult =
  | WrittenOrder
  | { readonly kind: 'key-taken' | 'out-of-stock' }
  | { readonly kind: 'above-ceiling'; readonly verdict: AboveCeiling }

/** Writes order, lines, history, stock, mails and what others write, in one statement. */
async function writeOrder(
  deps: OrdersDependencies,
  buyer: Buyer,
  request: OrderRequest,
  lines: readonly PricedLine[],
  values: OrderValues,
): Promise<WriteResult> {
  const { stock, mail } = deps
  const lineValues = lines.map(toLineValues)
  const { number, mails } = await prepareMails(deps, request, values, lineValues)
  const source = await holdMailSource(deps)
  try {
    const judged = { lines, total: values.total_cents }
    const runStatement = await statementRunner(deps, buyer.actor, request, judged)
    const order = await runStatement(async (db, hold) => {
      const parts = hold
        ? await partsOnHold(deps, db, { order: { ...values, number }, hold, source })
        : [
            stock.reserveClause(
              lines.map(({ tool, quantity }) => ({ toolId: tool.id, quantity })),
              { actorId: buyer.actor.id, at: values.placed_at },
            ),
            ...(mails.length > 0 ? [mail.queueClause(mails)] : []),
            ...(isAnnounced(deps, request) ? [placementNotice] : []),
          ]
      return insertOrder(
        db,
        { ...values, hold_kind: hold?.kind ?? null, number },
        {
          ...{ lines: lineValues, actor: buyer.actor },
          parts: [...parts, ...(request.parts ?? [])],
        },
      )
    })
    return order
      ? { kind: 'written', order, mails, announced: isAnnounced(deps, request) }
      : { kind: 'key-taken' }
  } catch (error) {
    if (stock.isOutOfStockError(error)) return { kind: 'out-of-stock' }
    if (error instanceof AboveCeilingError) return { kind: 'above-ceiling', verdict: error.verdict }
    throw error
  }
}

/**
 * The mails about the new order, none where mail is not set up or the order is imported. They
 * contain the order's number, so only for them it is drawn before the statement.
 */
async function prepareMails(
  deps: OrdersDependencies,
  request: OrderRequest,
  values: OrderValues,
  lines: readonly LineValues[],
): Promise<{ readonly number: number | undefined; readonly mails: readonly Message[] }> {
  if (!isAnnounced(deps, request)) return { number: undefined, mails: [] }
  const { handle } = deps.database
  const number = await nextOrderNumber(handle)
  const order = toOrderWithLines(values, number, lines)
  const emailConfirmed = await deps.accounts.isEmailConfirmed(handle, values.user_id)
  return { number, mails: placementMails(await sourceOf(deps), order, emailConfirmed) }
}

/** Whether anybody is written to about a new order: not without mail, not about imported ones. */
const isAnnounced = ({ mail }: OrdersDependencies, { imported }: OrderRequest): boolean =>
  mail.ready && !imported

// --- Announce

/** Tells the catalogue that these tools' stock changed, and the mail sender that mails wait. */
async function announceOrder(
  { catalogue, database, mail }: OrdersDependencies,
  { order, mails, announced }: WrittenOrder,
): Promise<void> {
  const toolIds = order.lines.map((line) => line.tool_id)
  await Promise.all([
    catalogue.notifyChanged(database.handle, toolIds),
    ...(mails.length > 0 ? [mail.notifyQueued()] : []),
    ...(announced ? [database.notify(database.handle, noticeChannel, '')] : []),
  ])
}
