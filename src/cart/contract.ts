/** What may be said about a cart: read one's own, change lines of it, and look up what the tools in a visitor's cart are now. */
import * as z from 'zod/mini'
import { priceBreakDto } from '../catalogue/contract.ts'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import { Id, Integer } from '../platform/fields.ts'
import { Money, MoneyTotal } from '../platform/money-field.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { cartMessages as messages } from './messages/cart.ts'
import { maxCartLines, maxLineQuantity } from './rules.ts'

/** `facts.most`: how many lines a cart holds. */
export const cartFull = problem('cart-full', 409, messages.problems.cartFull)

/** The price of a piece that the buyer saw, and at which quantity. When the price there is another one now, the buyer must accept it. */
const Seen = z.strictObject({
  quantity: Integer(1, maxLineQuantity, messages.notQuantity),
  price: Money,
})

export const CartLine = z.strictObject({ toolId: Id, quantity: z.int(), seen: Seen })
export type CartLine = z.output<typeof CartLine>

/** What the cart shows of a tool, as it is now. */
const Good = z.strictObject({
  id: Id,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  picture: z.nullable(z.string()),
  price: Money,
  priceBreaks: z.array(
    renameKeys(z.strictObject({ from: z.int(), price: Money }), { from: priceBreakDto }),
  ),
  minimumQuantity: z.int(),
  packSize: z.int(),
  stock: z.int(),
})
export type AvailableTool = z.output<typeof Good>

/** Tools that were taken out of the catalogue while they lay in a cart: their names, if anybody remembers them. */
const Gone = z.strictObject({ id: Id, name: z.string() })
const GoodOnTheWire = renameKeys(Good, {
  id: '_id',
  minimumQuantity: 'minimum_quantity',
  stock: 'Stock',
  packSize: 'pack_size',
  priceBreaks: 'price_breaks',
})
const goods = { goods: z.array(GoodOnTheWire), gone: z.array(renameKeys(Gone, { id: '_id' })) }

export const CartTools = z.strictObject(goods)
export type CartTools = z.output<typeof CartTools>

export const Cart = z.strictObject({ revision: z.int(), lines: z.array(CartLine), ...goods })
export type Cart = z.output<typeof Cart>

/** 0 takes the line out. Without `seen` the buyer accepts nothing new: a line keeps what was seen, a new one takes the price now. */
const Change = z.strictObject({
  toolId: Id,
  quantity: Integer(0, maxLineQuantity, messages.notQuantity),
  seen: z.optional(Seen),
})
export type LineChange = z.output<typeof Change>

/**
 * `set`: the line has this quantity from now on. `add`: so many more. `larger`: the larger of both, when a visitor's cart
 * joins an account's. One tool stands in a cart once; named twice, its changes come one after
 * another.
 */
export const changeKinds = ['set', 'add', 'larger'] as const
export const CartChanges = z.strictObject({
  how: z.enum(changeKinds),
  lines: z
    .array(Change)
    .check(z.minLength(1), z.maxLength(maxCartLines, messages.tooManyLines(maxCartLines))),
})
export type CartChanges = z.output<typeof CartChanges>

/** How much lies in the cart. `total` is at the prices of now, of what can be had. `revision` rises with every change. */
const Summary = z.strictObject({
  revision: z.int(),
  lines: z.int(),
  pieces: z.int(),
  total: MoneyTotal,
})
export type CartSummary = z.output<typeof Summary>

const ToolIds = z.strictObject({
  toolIds: z.array(Id).check(z.maxLength(maxCartLines, messages.tooManyLines(maxCartLines))),
})

export const cartContract = {
  read: endpoint({
    call: 'GET /cart',
    access: 'customer',
    summary: "The caller's cart, and its tools as they are now",
    input: z.strictObject({}),
    output: Cart,
  }),
  sum: endpoint({
    call: 'GET /cart/sum',
    access: 'customer',
    summary: "How much lies in the caller's cart",
    input: z.strictObject({}),
    output: Summary,
  }),
  change: endpoint({
    call: 'PUT /cart',
    access: 'customer',
    longBody: true,
    summary: 'Changes lines of the cart, all or none',
    input: CartChanges,
    output: Summary,
    problems: [cartFull],
  }),
  check: endpoint({
    call: 'POST /cart/check',
    access: 'anyone',
    longBody: true,
    summary: "The tools of a visitor's cart as they are now",
    input: ToolIds,
    output: CartTools,
  }),
}
/** What the HTTP API asks of the cart. */
export interface CartOperations extends Service<typeof cartContract> {}
