/** Orders of UCP: ordered and shipped items, and why an order waits. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { OrderDetails } from '../../orders/contract.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import { grossOf } from './checkout-answer.server.ts'
import { orderAddress } from './checkout.server.ts'
import { sharesTrade, type UcpCall, type UcpServices } from './context.server.ts'
import { toDestination } from './destination.ts'
import { isShared, nothingFound, success, warning } from './envelope.ts'
import { capabilities } from './names.ts'
import { paymentTerm, termsFor } from './payment-term.server.ts'
import { findCheckoutOfOrder } from './session-store.server.ts'
import { buyerOf } from './sessions.server.ts'
import { readOrder } from './shop-calls.server.ts'
import { priceFields, quantityUnit } from './units.ts'

/**
 * `get_order`.
 * @throws UcpOutcome not_found, also for somebody else's order
 */
export async function answerOrder(door: UcpServices, call: UcpCall, id: string): Promise<object> {
  const order = await findOrder(door, call, id)
  const { deps } = door
  const { actor, agent } = buyerOf(call)
  const db = deps.database.handle
  const checkoutId = await findCheckoutOfOrder(db, agent.id, order.number)
  const terms = await termsFor(deps, db, actor)
  const gross = grossOf(order)
  const waits = order.onHold === undefined ? undefined : holdOf(order)
  return {
    ucp: success(call.negotiated, capabilities.order),
    id: String(order.number),
    label: `#${order.number}`,
    // An order placed in another way has no checkout.
    checkout_id: checkoutId ?? `order-${order.number}`,
    permalink_url: orderAddress(deps.origin, order.number),
    line_items: order.lines.map((line) => toOrderLine(line, order.currency)),
    fulfillment: { expectations: expectationsOf(order), events: eventsOf(order) },
    currency: order.currency,
    totals: totalsOf(order),
    ...(isShared(call.negotiated, capabilities.paymentTerms)
      ? { payment: { accepted_term: paymentTerm(terms, gross) } }
      : {}),
    ...(waits === undefined
      ? {}
      : { messages: [warning('approval_required', messages.waiting(waits))] }),
    ...(sharesTrade(door, call) ? { trade: tradeOf(order, waits) } : {}),
  }
}

async function findOrder(door: UcpServices, call: UcpCall, id: string): Promise<OrderDetails> {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw nothingFound(messages.notFound.order)
  try {
    return await readOrder(door, call, id)
  } catch (error) {
    if (isProblem(error, notFound)) throw nothingFound(messages.notFound.order)
    throw error
  }
}

const holdOf = ({ holds = [], onHold }: OrderDetails): string =>
  holds.find(({ outcome }) => outcome === undefined)?.reason ?? onHold ?? ''

type Line = OrderDetails['lines'][number]
const idOf = ({ line }: Line): string => `li_${line}`

function toOrderLine(line: Line, currency: string) {
  const { quantity, shipped, cancelled, returned, unitPrice, total } = line
  const active = quantity - cancelled - returned
  return {
    id: idOf(line),
    item: {
      id: line.sku,
      title: line.name,
      ...priceFields(line, unitPrice, currency),
      quantity_unit: quantityUnit({ unit: line.unit, packSize: 1 }),
    },
    quantity: {
      original: quantity,
      total: active,
      fulfilled: Math.min(active, shipped - returned),
    },
    totals: [
      { type: 'subtotal', amount: total },
      { type: 'total', amount: total },
    ],
    status: statusOf(active, shipped - returned),
  }
}

function statusOf(active: number, fulfilled: number) {
  if (active <= 0) return 'removed'
  if (fulfilled >= active) return 'fulfilled'
  return fulfilled > 0 ? 'partial' : 'processing'
}

function expectationsOf(order: OrderDetails) {
  const lines = order.lines.filter(({ quantity, cancelled }) => quantity > cancelled)
  if (lines.length === 0) return []
  const { shipTo: parts, address: text, phone, delivery } = order
  const { id: _id, type: _type, ...destination } = toDestination({ id: '', parts, text, phone })
  return [
    {
      id: 'delivery',
      line_items: lines.map((line) => ({
        id: idOf(line),
        quantity: line.quantity - line.cancelled,
      })),
      method_type: delivery?.kind === 'collection' ? 'pickup' : 'shipping',
      destination,
    },
  ]
}

/** The shipments: the pieces of each line so far. */
function eventsOf(order: OrderDetails) {
  const shipped = order.lines.filter((line) => line.shipped > 0)
  const at = order.history.findLast(({ status }) => status === 'shipped')?.at
  if (shipped.length === 0 || at === undefined) return []
  const { trackingNumber, trackingLink } = order
  return [
    {
      id: 'shipped',
      occurred_at: at,
      type: 'shipped',
      line_items: shipped.map((line) => ({ id: idOf(line), quantity: line.shipped })),
      ...(trackingNumber === '' ? {} : { tracking_number: trackingNumber }),
      ...(URL.canParse(trackingLink) ? { tracking_url: trackingLink } : {}),
    },
  ]
}

const totalsOf = (order: OrderDetails) => [
  { type: 'subtotal', amount: order.lines.reduce((sum, { total }) => sum + total, 0) },
  ...(order.delivery
    ? [{ type: 'fulfillment', display_text: messages.delivery, amount: order.delivery.charge }]
    : []),
  ...(order.tax ? [{ type: 'tax', display_text: messages.tax, amount: order.tax.amount }] : []),
  { type: 'total', amount: grossOf(order) },
]

const tradeOf = (order: OrderDetails, waits: string | undefined) => ({
  ...(order.poNumber === '' ? {} : { po_number: order.poNumber }),
  ...(order.note === '' ? {} : { note: order.note }),
  ...(order.company === undefined ? {} : { company: order.company }),
  status: order.status,
  approval:
    order.onHold === undefined
      ? { state: 'none' }
      : { state: 'waiting', by: order.onHold, reason: waits },
})
