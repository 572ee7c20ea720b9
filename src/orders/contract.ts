/** The API contract of orders: place, list, count, read, move to another status, archive. */
import * as z from 'zod/mini'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import { toolGone } from '../catalogue/contract.ts'
import { UnitFields } from '../catalogue/units/unit-fields.ts'
import { FoundBuyerDto } from '../companies/buyers-contract.ts'
import { pricesHidden } from '../companies/price-viewers.ts'
import { buyerRefusals } from './model/validate-company.ts'
import { cartFields, eachToolOnce, Quantity } from './model/cart-fields.ts'
import { contactFields } from './model/contact-fields.ts'
import { counterOperation } from './buying-habits/buyer-overview-schema.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { AddressParts } from '../platform/addresses/address-parts.ts'
import { Email, Id, OptionalLine, IntegerText, Timestamp } from '../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import { changedMeanwhile } from '../platform/seen.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound, forbidden } from '../../packages/contract/standard-problems.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { outOfStock } from '../stock/contract.ts'
import { OrderDelivery } from '../delivery/contract.ts'
import { OrderTax } from '../tax/contract.ts'
import { editNeedsApproval } from './edits/edit-needs-approval.ts'
import { ordersMessages as messages } from './messages/orders.ts'
import { OrderLine } from './order-line.ts'
import { deletionOperations } from './deletion/deletion-contract.ts'
import { OrderCounts } from './lists/order-counts.ts'
import { holdKinds } from './model/holds.ts'
import { editFields } from './model/edit-schema.ts'
import { Hold } from './holds/hold-schema.ts'
import { orderOnHold } from './holds/order-on-hold.ts'
import { DetailedLine } from './line-schemas.ts'
import { filterFields, listFields, OrderQuery } from './lists/list-schemas.ts'
import { maxOrderNumber, orderStatuses } from './rules.ts'
import { sampleMailOperations } from './mails/sample-mail-contract.ts'
import {
  HistoryEntry,
  NewTransition,
  NewTransitions,
  TrackingCorrection,
  TransitionsResult,
} from './transitions/transition-schemas.ts'

const titles = messages.problems
export const quantityNotValid = problem('quantity-not-valid', 422, titles.quantityNotValid)
export const priceChanged = problem('price-changed', 409, titles.priceChanged)
/** The sum with tax differs from the one that the buyer saw. */
export const taxChanged = problem('tax-changed', 409, titles.taxChanged)
/**
 * The delivery charge differs from the one that the buyer saw. Facts: `deliveryCharge`, `gross`.
 */
export const deliveryChanged = problem('delivery-changed', 409, titles.deliveryChanged)
/** The shop does not deliver to this country. */
export const notDelivered = problem('not-delivered', 409, titles.notDelivered)
export const deliveryFixed = problem('delivery-fixed', 409, titles.deliveryFixed)
/** The shop takes no cards. */
export const cardNotOffered = problem('card-not-offered', 409, titles.cardNotOffered)

/** `facts.lines` has a `RefusedLine` for each line that cannot be ordered. */
export const linesRefused = problem('lines-refused', 409, titles.linesRefused)
export const notShipped = problem('not-shipped', 409, titles.notShipped)
/**
 * `facts.status`: the order's status; `facts.allowed`: the statuses that this caller may set next.
 */
export const transitionNotAllowed = problem('step-not-allowed', 409, titles.stepNotAllowed)

/** Wire names of fields that differ from the internal ones. */
const wireNames = { quantity: 'OrderQuentuty', phone: 'phoneNum' } as const
/** The JSON pointer to the quantity in a Problem. */
export const quantityPointer = `#/${wireNames.quantity}`

/** One tool. The body may repeat the account's e-mail and name; another e-mail is refused. */
export const NewOrder = z.strictObject({
  toolId: Id,
  quantity: Quantity,
  ...contactFields,
  email: z.optional(Email),
  name: z.optional(OptionalLine(200)),
  /**
   * The price that the buyer saw. If it has changed, or is for another number of units, the order
   * is refused. It is never used as the price.
   */
  unitPrice: z.optional(Money),
  /** The number of units for that price; absent: as in the buyer's cart, otherwise one. */
  pricePer: UnitFields.pricePer,
})
export type NewOrder = z.output<typeof NewOrder>

/** An order of many tools, one line each. Placed completely or not at all. */
export const NewCartOrder = z.strictObject(cartFields).check(eachToolOnce)
export type NewCartOrder = z.output<typeof NewCartOrder>

export const Order = z.strictObject({
  id: Id,
  number: z.int(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The address in parts, as placed; absent if the address is plain text. */
  shipTo: z.optional(AddressParts),
  /** Pieces of all lines together. */
  quantity: z.int(),
  /** How many of them were shipped. */
  shippedQuantity: z.int(),
  lines: z.array(OrderLine),
  /** Goods and delivery, without tax. */
  total: MoneyTotal,
  /** As placed; absent if the shop charged no delivery. */
  delivery: z.optional(OrderDelivery),
  /** ISO 4217, as it was placed. */
  currency: z.string(),
  /** As placed; absent if the shop charged no tax. */
  tax: z.optional(OrderTax),
  poNumber: z.string(),
  note: z.string(),
  status: z.enum(orderStatuses),
  placedAt: Timestamp,
  /** The company by its name at that time; absent if the buyer ordered for themselves. */
  company: z.optional(z.string()),
  /** The payment method; absent if it is paid by invoice. */
  payBy: z.optional(z.literal('card')),
  /**
   * The version of the terms under which it was placed; 0: the program's own text. Absent if the
   * shop does not show its terms at checkout.
   */
  termsVersion: z.optional(z.int()),
  /**
   * Why it waits, with nothing reserved unless it is for `delivery`; absent if it does not wait.
   */
  onHold: z.optional(z.enum(holdKinds)),
  /** In lists: the same in sentences, with the names of those who may approve it. */
  holdReason: z.optional(z.string()),
  /** If it waits for approval: the names of the members of its company who may approve it. */
  approvers: z.optional(z.array(z.string())),
  /**
   * For staff, of an order that is being picked: the pieces that currently have to be picked, and
   * how many of them are picked. Absent if there is nothing to pick, such as while all of it waits
   * for goods.
   */
  picking: z.optional(z.strictObject({ pieces: z.int(), picked: z.int() })),
})
export type Order = z.output<typeof Order>
export const orderWireNames = { id: '_id', ...wireNames } as const
const OrderResponse = named('Order', renameKeys(Order, orderWireNames))
export const PlacedOrderResponse = named(
  'PlacedOrder',
  renameKeys(z.strictObject({ acknowledged: z.boolean(), insertedId: Id, ...Order.shape }), {
    id: '_id',
    ...wireNames,
  }),
)

/** An order with its tracking and history. */
export const OrderDetails = z.strictObject({
  ...Order.shape,
  lines: z.array(DetailedLine),
  trackingNumber: z.string(),
  trackingLink: z.string(),
  history: z.array(HistoryEntry),
  /** Whether staff placed it for the buyer. */
  onBehalf: z.optional(z.boolean()),
  /** Who placed it, if it has since passed to another member of the company. */
  orderedBy: z.optional(z.string()),
  /** For staff: the record of the company; absent if the buyer ordered for themselves. */
  companyId: z.optional(Id),
  /** Absent if it never waited. */
  holds: z.optional(z.array(Hold)),
  ...editFields,
})
export type OrderDetails = z.output<typeof OrderDetails>
export const OrderDetailsResponse = named(
  'OrderDetails',
  renameKeys(OrderDetails, { id: '_id', ...wireNames }),
)

const CartOrderInput = named('NewCartOrder', renameKeys(NewCartOrder, { phone: wireNames.phone }))

/** An order that was not placed. */
const CheckedOrder = z.strictObject({
  quantity: z.int(),
  lines: z.array(OrderLine),
  /** Goods and delivery, without tax. */
  total: MoneyTotal,
  delivery: z.optional(OrderDelivery),
  currency: z.string(),
  tax: z.optional(OrderTax),
  company: z.optional(z.string()),
  /** Why it would wait; absent if it would be placed at once. */
  onHold: z.optional(z.enum(holdKinds)),
  /** The same as a sentence. */
  holdReason: z.optional(z.string()),
})
export type CheckedOrder = z.output<typeof CheckedOrder>

const placement = {
  access: 'customer',
  idempotent: true,
  status: 201,
  rateLimit: 'orders',
  forCompany: true,
} as const

/** Why either way of placing an order may be refused. */
const refusals = [taxChanged, deliveryChanged, notDelivered, cardNotOffered, ...buyerRefusals]
/** Only for orders at the shop's prices, not at agreed ones. */
const unagreed = [pricesHidden, ...refusals] as const

export const ordersContract = {
  place: endpoint({
    route: 'POST /addorder',
    keys: 'buying',
    ...placement,
    summary: 'Place an order for one tool',
    input: named('NewOrder', renameKeys(NewOrder, wireNames)),
    output: PlacedOrderResponse,
    problems: [quantityNotValid, outOfStock, priceChanged, toolGone, forbidden, ...unagreed],
  }),
  placeCart: endpoint({
    route: 'POST /orders',
    keys: 'buying',
    ...placement,
    maxBodyBytes: maxListBodyBytes,
    agents: {
      tool: 'place_order',
      scope: 'place-orders',
      use:
        "Places an order at the person's own prices, optionally with a PO number (`poNumber`). " +
        "Either all lines are ordered or none are. An order above the agent's limits waits for " +
        "the person's approval; the response then includes `onHold` with the value `agent`. Call " +
        'check_order first.',
      writes: true,
      order: 'number',
    },
    summary: 'Place an order for several tools: all lines or none',
    input: CartOrderInput,
    output: PlacedOrderResponse,
    problems: [linesRefused, ...unagreed],
  }),
  check: endpoint({
    route: 'POST /orders/check',
    keys: 'buying',
    access: 'customer',
    rateLimit: 'orderChecks',
    forCompany: true,
    maxBodyBytes: maxListBodyBytes,
    agents: {
      tool: 'check_order',
      scope: 'own-prices',
      use:
        'Returns the current prices, delivery charge and tax of an order, and the reason if it ' +
        'would go on hold. A refusal lists every line that cannot be ordered, with the nearest ' +
        'valid quantities. Nothing is ordered.',
    },
    summary: 'Check the prices, tax and holds of an order for several tools; nothing is ordered',
    input: CartOrderInput,
    output: named('CheckedOrder', CheckedOrder),
    problems: [linesRefused, ...unagreed],
  }),
  placedUnder: endpoint({
    route: 'GET /placed-orders/:key',
    keys: 'buying',
    access: 'customer',
    summary: 'Get the number of the order that the caller placed with an idempotency key',
    input: z.strictObject({
      key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    }),
    output: z.strictObject({ number: z.number() }),
    problems: [notFound],
  }),
  mine: endpoint({
    route: 'GET /orders/:email',
    keys: 'buying',
    access: 'self',
    permission: 'orders',
    paged: true,
    agents: {
      tool: 'my_orders',
      scope: 'read-orders',
      use: "Lists the person's orders, newest first.",
      own: { email: 'email' },
      defaults: { limit: '20' },
    },
    summary: "List a buyer's own orders by e-mail address, newest first",
    input: z.strictObject({ email: Email, ...listFields }),
    output: z.array(OrderResponse),
  }),
  ofCompany: endpoint({
    route: 'GET /companies/:id/orders',
    access: 'customer',
    permission: 'orders',
    paged: true,
    summary: "List a company's orders, newest first; for its approvers and owners, and for staff",
    input: z.strictObject({ id: Id, ...listFields }),
    output: z.array(OrderResponse),
    problems: [notFound],
  }),
  all: endpoint({
    route: 'GET /orders',
    access: 'admin',
    permission: 'orders',
    paged: true,
    summary: 'List all orders, newest first by default',
    input: OrderQuery,
    output: z.array(OrderResponse),
  }),
  count: endpoint({
    route: 'GET /orders/counts',
    access: 'admin',
    permission: 'orders',
    summary: 'Count the orders in each status',
    input: z.strictObject(filterFields),
    output: named('OrderCounts', OrderCounts),
  }),
  recentBuyers: endpoint({
    route: 'GET /recent-buyers',
    access: 'admin',
    permission: 'orders',
    summary: 'List the most recent buyers, with a personal entry and one entry for each company',
    input: z.strictObject({}),
    output: z.array(FoundBuyerDto),
  }),
  counter: counterOperation,
  read: endpoint({
    route: 'GET /order/:number',
    keys: 'buying',
    access: 'customer',
    permission: ['orders', 'money'],
    agents: {
      tool: 'read_order',
      scope: 'read-orders',
      use: 'Reads one order by its number: lines, shipments, holds and history.',
    },
    summary: 'Get an order with its history',
    input: z.strictObject({ number: IntegerText(1, maxOrderNumber) }),
    output: OrderDetailsResponse,
    problems: [notFound],
  }),
  step: endpoint({
    route: 'POST /order/:number/transitions',
    former: { route: 'POST /order/:number/steps', since: '2026-11-27' },
    keys: 'buying',
    access: 'customer',
    permission: 'orders',
    summary: 'Change the status of an order; its buyer can cancel the order until it is picked',
    input: NewTransition,
    output: OrderDetailsResponse,
    problems: [notFound, transitionNotAllowed, forbidden],
  }),
  steps: endpoint({
    route: 'POST /orders/transitions',
    former: { route: 'POST /orders/steps', since: '2026-11-27' },
    access: 'admin',
    permission: 'orders',
    summary: 'Change the status of several orders; orders that cannot be changed are listed',
    input: NewTransitions,
    output: TransitionsResult,
  }),
  correctTracking: endpoint({
    route: 'PUT /order/:number/tracking',
    access: 'admin',
    permission: 'orders',
    summary: 'Correct the tracking number and link of a shipped order',
    input: TrackingCorrection,
    output: OrderDetailsResponse,
    problems: [notFound, notShipped, changedMeanwhile],
  }),
  setDelivery: endpoint({
    route: 'PUT /order/:number/delivery',
    access: 'admin',
    permission: 'orders',
    summary:
      'Set the delivery charge of a placed order; its buyer must accept a charge that was on ' +
      'request',
    /**
     * `seen`: the charge that the caller saw, null if on request; if it differs now, nothing is
     * set.
     */
    input: z.strictObject({
      number: IntegerText(1, maxOrderNumber),
      charge: Money,
      seen: z.optional(z.nullable(Money)),
    }),
    output: OrderDetailsResponse,
    problems: [editNeedsApproval, notFound, deliveryFixed, orderOnHold, changedMeanwhile],
  }),
  ...deletionOperations,
  ...sampleMailOperations,
}
/** The operations that the HTTP API calls. */
export interface OrdersOperations extends Service<typeof ordersContract> {}
