/** What may be said about orders: place one of one tool or of many, list one's own or all, read one, move it on, delete it. */
import * as z from 'zod/mini'
import { maxListBodyBytes } from '../platform/body-limits.ts'
import { phonePattern } from '../accounts/contract.ts'
import { toolGone } from '../catalogue/contract.ts'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import {
  Email,
  Id,
  Line,
  OptionalLine,
  Text,
  Integer,
  IntegerText,
  pageFields,
} from '../platform/fields.ts'
import { Money, MoneyTotal } from '../platform/money-field.ts'
import { problem, type Problem } from '../../packages/contract/problem.ts'
import { notFound, forbidden } from '../../packages/contract/standard-problems.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { outOfStock } from '../stock/contract.ts'
import { ordersMessages as messages } from './messages/orders.ts'
import { orderSorts, orderStatuses } from './rules.ts'

export const quantityNotValid = problem(
  'quantity-not-valid',
  422,
  messages.problems.quantityNotValid,
)
export const priceChanged = problem('price-changed', 409, messages.problems.priceChanged)
export const keyReused = problem('key-reused', 422, messages.problems.keyReused)

/** Lines of a larger order that can't be ordered as they are. `facts.lines` says of each which, why and what could be: see `refusedLines`. */
export const linesRefused = problem('lines-refused', 409, messages.problems.linesRefused)
/** `facts.status`: where the order is now; `facts.allowed`: the steps that lead on from there for this caller. */
export const transitionNotAllowed = problem(
  'step-not-allowed',
  409,
  messages.problems.stepNotAllowed,
)

const names = { quantity: 'OrderQuentuty', phone: 'phoneNum' } as const
/** Where a Problem points to when the quantity is wrong. */
export const quantityPointer = `#/${names.quantity}`

/** Where an order goes and what stands on its papers. */
const contactFields = {
  phone: Line(40).check(
    z.refine(
      (text) => phonePattern.test(text) && text.replace(/\D/g, '').length >= 5,
      messages.notPhone,
    ),
  ),
  address: Text(500),
  poNumber: z.optional(OptionalLine(60)),
  note: z.optional(OptionalLine(500)),
}
const Quantity = Integer(1, 1_000_000, messages.notQuantity)

/** What the order form sends. E-mail and name are the token's; the body may repeat them, and another e-mail is refused. */
export const NewOrder = z.strictObject({
  toolId: Id,
  quantity: Quantity,
  ...contactFields,
  email: z.optional(Email),
  name: z.optional(OptionalLine(200)),
  /** The price of a piece that the buyer saw; another price now is refused. Never trusted as the price. */
  unitPrice: z.optional(Money),
})
export type NewOrder = z.output<typeof NewOrder>

/** Lines that an order may have. Source: product rule 2.5. */
export const maxLines = 1000
/** One line of a larger order; `unitPrice` is the price that the buyer saw, never trusted as the price. */
export const NewLine = z.strictObject({
  toolId: Id,
  quantity: Quantity,
  unitPrice: z.optional(Money),
})
export type NewLine = z.output<typeof NewLine>
/** What the cart sends: each tool on one line. Placed whole or not at all. */
export const NewCartOrder = z
  .strictObject({
    lines: z
      .array(NewLine)
      .check(
        z.minLength(1, messages.noLines),
        z.maxLength(maxLines, messages.tooManyLines(maxLines)),
      ),
    ...contactFields,
  })
  .check(
    z.superRefine(({ lines }, { addIssue }) => {
      const seen = new Set<string>()
      for (const [row, { toolId }] of lines.entries()) {
        if (seen.has(toolId))
          addIssue({
            code: 'custom',
            path: ['lines', row, 'toolId'],
            message: messages.toolTwice,
            input: toolId,
          })
        seen.add(toolId)
      }
    }),
  )
export type NewCartOrder = z.output<typeof NewCartOrder>

/** Why one line was not ordered, and what could be: the pieces available, the nearest quantities, the price of a piece now. */
export const RefusedLine = z.strictObject({
  /** Its place among the lines that were sent, from 0. */
  position: z.int(),
  toolId: Id,
  why: z.enum(['gone', 'stock', 'quantity', 'price']),
  detail: z.string(),
  available: z.optional(z.int()),
  below: z.optional(z.int()),
  above: z.optional(z.int()),
  unitPrice: z.optional(Money),
})
export type RefusedLine = z.output<typeof RefusedLine>

/** The lines that a `linesRefused` names; none when it says nothing readable. */
export function refusedLines({ body }: Problem): readonly RefusedLine[] {
  const read = z.safeDecode(
    z.array(RefusedLine),
    Array.isArray(body.facts?.['lines']) ? body.facts['lines'] : [],
  )
  return read.success ? read.data : []
}

/** As sold, for ever. */
export const OrderLine = z.strictObject({
  toolId: Id,
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  unitPrice: Money,
  total: MoneyTotal,
})
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
  total: MoneyTotal,
  poNumber: z.string(),
  note: z.string(),
  status: z.enum(orderStatuses),
  /** ISO 8601, UTC. */
  placedAt: z.string(),
})
export type Order = z.output<typeof Order>
const OrderOnTheWire = renameKeys(Order, { id: '_id', ...names })
const PlacedOrder = renameKeys(
  z.strictObject({ acknowledged: z.boolean(), insertedId: Id, ...Order.shape }),
  { id: '_id', ...names },
)

/** One step of an order's history. `name` says who, and only admins are told of others. */
const OrderStep = z.strictObject({
  status: z.enum(orderStatuses),
  at: z.string(),
  by: z.enum(['buyer', 'shop']),
  name: z.string(),
  note: z.string(),
})
export type OrderStep = z.output<typeof OrderStep>

/** An order with all that became of it. */
export const OrderDetails = z.strictObject({
  ...Order.shape,
  trackingNumber: z.string(),
  trackingLink: z.string(),
  history: z.array(OrderStep),
})
export type OrderDetails = z.output<typeof OrderDetails>
const WholeOrderOnTheWire = renameKeys(OrderDetails, { id: '_id', ...names })

const highestNumber = 9_999_999_999
const ByNumber = { number: IntegerText(1, highestNumber) }

/** Where an order goes next. Tracking belongs to shipping and is kept only then. */
const stepWords = {
  note: z.optional(OptionalLine(500)),
  trackingNumber: z.optional(OptionalLine(80)),
  trackingLink: z.optional(
    OptionalLine(500).check(
      z.refine(
        (text) => text === '' || /^https:\/\/[^\s@/?#]+\.[^\s@/?#]+([/?#]\S*)?$/.test(text),
        messages.notTrackingLink,
      ),
    ),
  ),
}
/** What may be written beside a step. */
export const TransitionFields = z.strictObject(stepWords)
const stepFields = { status: z.enum(orderStatuses, messages.notStatus), ...stepWords }
export const NewTransition = z.strictObject({ ...ByNumber, ...stepFields })
export type NewTransition = z.output<typeof NewTransition>
/** Orders that may be moved on by one call. */
export const maxTransitions = 100
export const NewTransitions = z.strictObject({
  numbers: z.array(Integer(1, highestNumber)).check(z.minLength(1), z.maxLength(maxTransitions)),
  ...stepFields,
})
const StepsDone = z.strictObject({
  done: z.array(z.int()),
  refused: z.array(
    z.strictObject({
      number: z.int(),
      detail: z.string(),
      allowed: z.array(z.enum(orderStatuses)),
    }),
  ),
})
export type TransitionsResult = z.output<typeof StepsDone>

const Day = z
  .string()
  .check(
    z.refine(
      (text) =>
        /^[12]\d{3}-\d{2}-\d{2}$/.test(text) &&
        !Number.isNaN(Date.parse(text)) &&
        new Date(text).toISOString().startsWith(text),
      messages.notDay,
    ),
  )
/** What narrows the list of all orders: words, and the days (UTC, both included) on which they were placed. */
const narrowing = { q: z.optional(OptionalLine(200)), from: z.optional(Day), to: z.optional(Day) }
export const OrderQuery = z.strictObject({
  status: z.optional(z.enum(orderStatuses, messages.notStatus)),
  ...narrowing,
  sort: z.optional(z.enum(orderSorts, messages.notSort)),
  ...pageFields,
})
export type OrderQuery = z.output<typeof OrderQuery>

const placing = { access: 'customer', idempotent: true, status: 201, limit: 'orders' } as const

export const ordersContract = {
  place: endpoint({
    route: 'POST /addorder',
    ...placing,
    summary: 'Places an order of one tool',
    input: renameKeys(NewOrder, names),
    output: PlacedOrder,
    problems: [quantityNotValid, outOfStock, priceChanged, keyReused, toolGone, forbidden],
  }),
  placeCart: endpoint({
    route: 'POST /orders',
    ...placing,
    maxBodyBytes: maxListBodyBytes,
    summary: 'Places an order of many tools, whole or not at all',
    input: renameKeys(NewCartOrder, { phone: names.phone }),
    output: PlacedOrder,
    problems: [linesRefused, keyReused],
  }),
  mine: endpoint({
    route: 'GET /orders/:id',
    access: 'self',
    paged: true,
    summary: "A buyer's own orders, by e-mail, newest first",
    input: renameKeys(z.strictObject({ email: Email, ...pageFields }), { email: 'id' }),
    output: z.array(OrderOnTheWire),
  }),
  all: endpoint({
    route: 'GET /orders',
    access: 'admin',
    paged: true,
    summary: 'All orders, newest first unless sorted otherwise',
    input: OrderQuery,
    output: z.array(OrderOnTheWire),
  }),
  count: endpoint({
    route: 'GET /orders/counts',
    access: 'admin',
    summary: 'How many orders are in each status',
    input: z.strictObject(narrowing),
    output: z.record(z.enum(orderStatuses), z.int()),
  }),
  read: endpoint({
    route: 'GET /order/:number',
    access: 'customer',
    summary: "One order with its history: a buyer's own, or any for an admin",
    input: z.strictObject(ByNumber),
    output: WholeOrderOnTheWire,
    problems: [notFound],
  }),
  step: endpoint({
    route: 'POST /order/:number/steps',
    access: 'customer',
    summary: 'Moves an order on; its buyer may cancel it until it is picked',
    input: NewTransition,
    output: WholeOrderOnTheWire,
    problems: [notFound, transitionNotAllowed, forbidden],
  }),
  steps: endpoint({
    route: 'POST /orders/steps',
    access: 'admin',
    summary: 'Moves many orders on, each that may; names those that may not',
    input: NewTransitions,
    output: StepsDone,
  }),
  remove: endpoint({
    route: 'DELETE /orders/:id',
    access: 'admin',
    summary: 'Archives an order; what was not shipped goes back on the shelf',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
/** What the HTTP API asks of orders. */
export interface OrdersOperations extends Service<typeof ordersContract> {}
