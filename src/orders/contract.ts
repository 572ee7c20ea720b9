/** What may be said about orders: place one, list one's own or all, delete one. */
import * as z from 'zod/mini'
import { phonePattern } from '../accounts/contract.ts'
import { toolGone } from '../catalogue/contract.ts'
import { endpoint, type Door } from '../platform/contract.ts'
import { Email, Id, Line, OptionalLine, Text, Whole, pageFields } from '../platform/fields.ts'
import { Money } from '../platform/money-field.ts'
import { problem } from '../platform/problem.ts'
import { notYours } from '../platform/problems.ts'
import { spelled } from '../platform/spelling.ts'
import { outOfStock } from '../stock/contract.ts'
import { ordersWords as words } from '../words/en/orders.ts'
import { orderStatuses } from './rules.ts'

export const quantityNotValid = problem('quantity-not-valid', 422, words.problems.quantityNotValid)
export const priceChanged = problem('price-changed', 409, words.problems.priceChanged)
export const keyReused = problem('key-reused', 422, words.problems.keyReused)

const names = { quantity: 'OrderQuentuty', phone: 'phoneNum' } as const
/** Where a Problem points to when the quantity is wrong. */
export const quantityPointer = `#/${names.quantity}`

/** What the order form sends. E-mail and name are the token's; the body may repeat them, and another e-mail is refused. */
export const NewOrder = z.strictObject({
  toolId: Id,
  quantity: Whole(1, 1_000_000, words.notQuantity),
  phone: Line(40).check(z.refine((text) => phonePattern.test(text) && text.replace(/\D/g, '').length >= 5, words.notPhone)),
  address: Text(500),
  email: z.optional(Email),
  name: z.optional(OptionalLine(200)),
  /** The price of a piece that the buyer saw; another price now is refused. Never trusted as the price. */
  unitPrice: z.optional(Money),
  poNumber: z.optional(OptionalLine(60)),
  note: z.optional(OptionalLine(500)),
})
export type NewOrder = z.output<typeof NewOrder>

/** As sold, for ever. */
export const OrderLine = z.strictObject({ toolId: Id, sku: z.string(), name: z.string(), quantity: z.int(), unitPrice: Money, total: Money })
export type OrderLine = z.output<typeof OrderLine>

export const Order = z.strictObject({
  id: Id,
  number: z.int(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The sum of all pieces. */
  quantity: z.int(),
  lines: z.array(OrderLine),
  total: Money,
  poNumber: z.string(),
  note: z.string(),
  status: z.enum(orderStatuses),
  /** ISO 8601, UTC. */
  placedAt: z.string(),
})
export type Order = z.output<typeof Order>
const OrderOnTheWire = spelled(Order, { id: '_id', ...names })
const PlacedOrder = spelled(z.strictObject({ acknowledged: z.boolean(), insertedId: Id, ...Order.shape }), { id: '_id', ...names })

export const OrderQuery = z.strictObject({ q: z.optional(OptionalLine(200)), ...pageFields })
export type OrderQuery = z.output<typeof OrderQuery>

export const ordersContract = {
  place: endpoint({
    call: 'POST /addorder', access: 'customer', idempotent: true, status: 201, limit: 'orders', summary: 'Places an order of one tool',
    input: spelled(NewOrder, names), output: PlacedOrder, problems: [quantityNotValid, outOfStock, priceChanged, keyReused, toolGone, notYours],
  }),
  mine: endpoint({ call: 'GET /orders/:id', access: 'self', paged: true, summary: "A buyer's own orders, by e-mail, newest first", input: spelled(z.strictObject({ email: Email, ...pageFields }), { email: 'id' }), output: z.array(OrderOnTheWire) }),
  all: endpoint({ call: 'GET /orders', access: 'admin', paged: true, summary: 'All orders, newest first', input: OrderQuery, output: z.array(OrderOnTheWire) }),
  remove: endpoint({
    call: 'DELETE /orders/:id', access: 'admin', summary: 'Archives an order; what was not shipped goes back on the shelf', input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
/** What the HTTP API asks of orders. */
export interface OrdersCalls extends Door<typeof ordersContract> {}
