/**
 * The HTTP contract of the cart: read one's own, change its lines, and look up the tools of a
 * visitor's cart.
 */
import * as z from 'zod/mini'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import { ShownPriceBreaks } from '../catalogue/price-fields.ts'
import { UnitFields } from '../catalogue/units/unit-fields.ts'
import { unitNames } from '../catalogue/model/units.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { Id, Integer } from '../platform/fields/fields.ts'
import { Money, ShownMoney, ShownTotal } from '../platform/fields/money-field.ts'
import { problem } from '../../packages/contract/problem.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { cartMessages as messages } from './messages/cart.ts'
import { changeKinds, maxCartLines, maxLineQuantity } from './rules.ts'

/** `facts.most`: the maximum number of lines in a cart. */
export const cartFull = problem('cart-full', 409, messages.problems.cartFull)

/**
 * The unit price that the buyer saw, the number of units (absent: one), and the quantity. A
 * different price must be accepted.
 */
const seenNames = { pricePer: 'price_per' } as const
const SeenPrice = named(
  'NewSeenPrice',
  renameKeys(
    z.strictObject({
      quantity: Integer(1, maxLineQuantity, messages.notQuantity),
      price: Money,
      pricePer: UnitFields.pricePer,
    }),
    seenNames,
  ),
)
const KeptPrice = named(
  'SeenPrice',
  renameKeys(
    z.strictObject({
      quantity: Integer(1, maxLineQuantity, messages.notQuantity),
      price: ShownMoney,
      pricePer: z.optional(z.int()),
    }),
    seenNames,
  ),
)

const CartLine = named(
  'CartLine',
  z.strictObject({ toolId: Id, quantity: z.int(), seen: KeptPrice }),
)

/** The fields of a tool on sale that the cart shows, in its present state. */
const AvailableTool = z.strictObject({
  id: Id,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  picture: z.nullable(z.string()),
  price: ShownMoney,
  priceBreaks: ShownPriceBreaks,
  minimumQuantity: z.int(),
  packSize: z.int(),
  stock: z.int(),
  unit: z.optional(z.enum(unitNames)),
  pricePer: z.optional(z.int()),
})
export type AvailableTool = z.output<typeof AvailableTool>

const AvailableToolDto = named(
  'CartTool',
  renameKeys(AvailableTool, {
    id: '_id',
    minimumQuantity: 'minimum_quantity',
    stock: 'Stock',
    packSize: 'pack_size',
    priceBreaks: 'price_breaks',
    pricePer: 'price_per',
  }),
)
/** A tool that is no longer in the catalogue; `name` is empty if unknown. */
const UnavailableToolDto = named(
  'UnavailableTool',
  renameKeys(z.strictObject({ id: Id, name: z.string() }), { id: '_id' }),
)

/** Tools in their present state, and those that are no longer sold. */
export const toolFields = {
  tools: z.array(AvailableToolDto),
  unavailable: z.array(UnavailableToolDto),
}
export const toolFieldNames = { tools: 'goods', unavailable: 'gone' } as const

const CartToolsFields = z.strictObject(toolFields)
const CartTools = named('CartTools', renameKeys(CartToolsFields, toolFieldNames))
export type CartTools = z.output<typeof CartToolsFields>

const CartFields = z.strictObject({ revision: z.int(), lines: z.array(CartLine), ...toolFields })
const Cart = named('Cart', renameKeys(CartFields, toolFieldNames))
export type Cart = z.output<typeof CartFields>

/**
 * Quantity 0 removes the line. Without `seen` the buyer accepts no new price: an existing line
 * keeps its seen price, a new line takes the current one.
 */
const LineChange = named(
  'CartLineChange',
  z.strictObject({
    toolId: Id,
    quantity: Integer(0, maxLineQuantity),
    seen: z.optional(SeenPrice),
  }),
)

/** Several changes of one tool are applied one after another. See `changeKinds` for `how`. */
const CartChanges = named(
  'CartChanges',
  z.strictObject({
    how: z.enum(changeKinds),
    lines: z
      .array(LineChange)
      .check(
        z.minLength(1),
        z.maxLength(maxCartLines, { error: () => messages.tooManyLines(maxCartLines) }),
      ),
  }),
)

/**
 * Totals of the cart. `total`: the available tools at current prices. `revision` rises with every
 * change.
 */
const CartSummary = named(
  'CartSummary',
  z.strictObject({
    revision: z.int(),
    lines: z.int(),
    pieces: z.int(),
    total: ShownTotal,
  }),
)

const ToolIds = z.strictObject({
  toolIds: z
    .array(Id)
    .check(z.maxLength(maxCartLines, { error: () => messages.tooManyLines(maxCartLines) })),
})

export const cartContract = {
  read: endpoint({
    route: 'GET /cart',
    access: 'customer',
    forCompany: true,
    summary: "Get the caller's cart with the current data for its tools",
    input: z.strictObject({}),
    output: Cart,
  }),
  sum: endpoint({
    route: 'GET /cart/sum',
    access: 'customer',
    forCompany: true,
    summary: "Get the total of the caller's cart",
    input: z.strictObject({}),
    output: CartSummary,
  }),
  change: endpoint({
    route: 'PUT /cart',
    access: 'customer',
    forCompany: true,
    maxBodyBytes: maxListBodyBytes,
    summary: 'Change cart lines; either all changes are made, or none',
    input: CartChanges,
    output: CartSummary,
    problems: [cartFull],
  }),
  check: endpoint({
    route: 'POST /cart/check',
    access: 'anyone',
    maxBodyBytes: maxListBodyBytes,
    summary: "Get the current data for the tools in a visitor's cart",
    input: ToolIds,
    output: CartTools,
  }),
}
/** The operations that the HTTP API calls. */
export interface CartOperations extends Service<typeof cartContract> {}
