/**
 * Checkouts of UCP. Completing one places the order in the same way as every order: the shop's
 * rules, limits and holds are checked again. It is placed once per checkout, however often it is
 * sent.
 */
import { isProblem } from '../../../packages/contract/problem.ts'
import { formatMoney } from '../../platform/money/money.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import {
  grossOf,
  assessCheckout,
  orderFields,
  toCheckout,
  type AssessedCheckout,
} from './checkout-answer.server.ts'
import type { UcpCall, UcpServices } from './context.server.ts'
import { errorMessage, nothingFound, UcpRefusal, warning, type UcpMessage } from './envelope.ts'
import { keepQuote } from './quote.server.ts'
import { refusedOrder } from './refused-order.ts'
import type { CheckoutRequest } from './requests.ts'
import { toCheckoutContent } from './session-content.ts'
import {
  cancelSession,
  claimCompletion,
  completeSession,
  findCheckoutOfCart,
  saveContent,
  saveSeen,
  type SessionRow,
} from './session-store.server.ts'
import { buyerOf, createSession, requireKey, requireSession } from './sessions.server.ts'
import { acceptOffer, placeOrder, type OrderFields } from './shop-calls.server.ts'

const kind = 'checkout'

/** Evaluates it, stores the cost that the agent is shown, and responds. */
async function answer(
  door: UcpServices,
  call: UcpCall,
  row: SessionRow,
  said: readonly UcpMessage[] = [],
) {
  const assessed = await assessCheckout(door, call, row.content)
  const { checked } = assessed
  await saveSeen(door.deps.database.handle, row.id, {
    delivery: checked?.delivery?.charge ?? null,
    gross: checked ? grossOf(checked) : null,
  })
  // A reason for refusing the order may already be among the checkout's messages.
  const known = new Set(assessed.messages.map((message) => JSON.stringify(message)))
  const added = said.filter((message) => !known.has(JSON.stringify(message)))
  const all = { ...assessed, messages: [...assessed.messages, ...added] }
  return toCheckout(door, call, { row, assessed: all })
}

/** `create_checkout`; for a cart, with the cart's content. */
export async function createCheckout(door: UcpServices, call: UcpCall, request: CheckoutRequest) {
  const { cart_id: cartId } = request
  if (cartId === undefined)
    return answer(
      door,
      call,
      await createSession(door, call, { kind, content: toCheckoutContent(request) }),
    )
  const cart = await requireSession(door, call, { id: cartId, kind: 'cart' })
  if (cart.state !== 'open') throw nothingFound(messages.notFound.cart)
  const { deps } = door
  const { agent } = buyerOf(call)
  const of = { id: cart.id, agentId: agent.id }
  const open = await findCheckoutOfCart(deps.database.handle, of, deps.now())
  const asked = toCheckoutContent(request)
  const trade = { ...asked.trade, ...cart.content.trade }
  const content = {
    ...asked,
    ...cart.content,
    ...(Object.keys(trade).length === 0 ? {} : { trade }),
  }
  return answer(
    door,
    call,
    open ?? (await createSession(door, call, { kind, content, cartId: cart.id })),
  )
}

/** `get_checkout`. */
export async function readCheckout(door: UcpServices, call: UcpCall, id: string): Promise<object> {
  const row = await requireSession(door, call, { id, kind })
  return row.state === 'open' ? answer(door, call, row) : closed(door, call, row)
}

/** A completed checkout keeps its state at that time; a cancelled one no longer has a price. */
async function closed(
  door: UcpServices,
  call: UcpCall,
  row: SessionRow,
  said: readonly UcpMessage[] = [],
): Promise<object> {
  if (row.completed) return said.length === 0 ? row.completed : { ...row.completed, messages: said }
  const assessed: AssessedCheckout = {
    known: [],
    destinations: [],
    chosen: undefined,
    messages: said,
    checked: undefined,
  }
  const { continue_url: _left, ...shown } = await toCheckout(door, call, { row, assessed })
  return { ...shown, status: 'canceled' }
}

const closedMessage = ({ state }: SessionRow): UcpMessage =>
  errorMessage(
    `checkout_${state}`,
    state === 'completed' ? messages.closed.completed : messages.closed.canceled,
  )

/** `update_checkout`: replaces it completely. */
export async function updateCheckout(
  door: UcpServices,
  call: UcpCall,
  id: string,
  request: CheckoutRequest,
): Promise<object> {
  const row = await requireSession(door, call, { id, kind })
  const content = keepQuote(row.content, toCheckoutContent(request))
  const isOpen =
    row.state === 'open' && (await saveContent(door.deps.database.handle, row.id, content))
  if (isOpen) return answer(door, call, { ...row, content })
  const now = await requireSession(door, call, { id, kind })
  return closed(door, call, now, [closedMessage(now)])
}

/** `cancel_checkout`. */
export async function cancelCheckout(
  door: UcpServices,
  call: UcpCall,
  id: string,
): Promise<object> {
  requireKey(call)
  const row = await requireSession(door, call, { id, kind })
  if (row.state === 'open' && (await cancelSession(door.deps.database.handle, row.id)))
    return closed(door, call, { ...row, state: 'canceled' })
  const now = await requireSession(door, call, { id, kind })
  return closed(door, call, now, now.state === 'completed' ? [closedMessage(now)] : [])
}

export type Completed = { readonly answer: object; readonly order?: number }

/**
 * `complete_checkout`: places the order at the cost that the agent was shown. If it has changed
 * since, the order is refused with the changes.
 * @throws UcpRefusal for another key than that of the first attempt, once it is completed
 */
export async function completeCheckout(
  door: UcpServices,
  call: UcpCall,
  id: string,
): Promise<Completed> {
  const key = requireKey(call)
  const row = await requireSession(door, call, { id, kind })
  if (row.state === 'completed' && row.completed_key !== key)
    throw new UcpRefusal(409, 'idempotency_conflict', messages.closed.completed)
  if (row.state !== 'open') return { answer: await closed(door, call, row) }
  if (row.seen_gross_cents === null)
    return {
      answer: await answer(door, call, row, [errorMessage('not_ready', messages.notReady)]),
    }
  const { database } = door.deps
  const assessed = await assessCheckout(door, call, row.content)
  // The offer is no longer valid: the response explains why, and the shop's prices are not used
  // instead.
  if (row.content.usesQuote && !assessed.offer) return { answer: await answer(door, call, row) }
  const fields = {
    ...orderFields(row.content, assessed.known, assessed.chosen),
    gross: formatMoney(row.seen_gross_cents),
    deliveryCharge:
      row.seen_delivery_cents === null ? undefined : formatMoney(row.seen_delivery_cents),
  }
  try {
    await claimCompletion(database.handle, row.id, key)
    // The checkout is the key: completing it again, with any key, returns the same order.
    const placed = await placeAs(door, call, { row, assessed, fields })
    const completed = await completedAnswer(door, call, { row, assessed, placed })
    const { number } = placed
    await completeSession(database.handle, row.id, { number, answer: completed })
    return { answer: completed, order: number }
  } catch (error) {
    if (!isProblem(error)) throw error
    return { answer: await answer(door, call, row, refusedOrder(error)) }
  }
}

type Placing = {
  readonly row: SessionRow
  readonly assessed: AssessedCheckout
  readonly fields: OrderFields
}

/**
 * At the prices of its offer, or of the shop.
 * @throws Problem if it is refused
 */
async function placeAs(door: UcpServices, call: UcpCall, { row, assessed, fields }: Placing) {
  const { offer } = assessed
  return offer
    ? acceptOffer(door, call, offer, fields)
    : placeOrder(door, call, { fields, key: `ucp-${row.id}` })
}

type Placed = Pick<Awaited<ReturnType<typeof placeOrder>>, 'number' | 'onHold' | 'holdReason'>

async function completedAnswer(
  door: UcpServices,
  call: UcpCall,
  {
    row,
    assessed,
    placed,
  }: { readonly row: SessionRow; readonly assessed: AssessedCheckout; readonly placed: Placed },
): Promise<object> {
  const { deps } = door
  const held =
    placed.onHold === undefined ? undefined : (placed.holdReason ?? assessed.checked?.holdReason)
  const said =
    placed.onHold === undefined
      ? []
      : [warning('approval_required', messages.waiting(held ?? placed.onHold))]
  const { continue_url: _left, ...shown } = await toCheckout(door, call, {
    row,
    assessed: { ...assessed, messages: said, checked: assessed.checked },
  })
  const { number } = placed
  return {
    ...shown,
    status: 'completed',
    ...('trade' in shown && placed.onHold !== undefined
      ? {
          trade: {
            ...shown.trade,
            approval: { state: 'waiting', by: placed.onHold, reason: held },
          },
        }
      : {}),
    order: {
      id: String(number),
      label: `#${number}`,
      permalink_url: orderAddress(deps.origin, number),
    },
  }
}

export const orderAddress = (origin: string, number: number): string =>
  `${origin}/dashboard/orders/${number}`
