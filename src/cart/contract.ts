/** What may be said about a cart: read one's own, change lines of it, and look up what the tools in a visitor's cart are now. */
import * as z from 'zod/mini'
import { fromOnTheWire } from '../catalogue/contract.ts'
import { endpoint, type Door } from '../platform/contract.ts'
import { Id, Whole } from '../platform/fields.ts'
import { Money, MoneySum } from '../platform/money-field.ts'
import { problem } from '../platform/problem.ts'
import { spelled } from '../platform/spelling.ts'
import { cartWords as words } from '../words/en/cart.ts'
import { mostLines, mostPieces } from './rules.ts'

/** `facts.most`: how many lines a cart holds. */
export const cartFull = problem('cart-full', 409, words.problems.cartFull)

/** The price of a piece that the buyer saw, and at which quantity. When the price there is another one now, the buyer must accept it. */
const Seen = z.strictObject({ quantity: Whole(1, mostPieces, words.notQuantity), price: Money })

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
  priceBreaks: z.array(spelled(z.strictObject({ from: z.int(), price: Money }), { from: fromOnTheWire })),
  minimumQuantity: z.int(),
  packSize: z.int(),
  stock: z.int(),
})
export type Good = z.output<typeof Good>

/** Tools that were taken out of the catalogue while they lay in a cart: their names, if anybody remembers them. */
const Gone = z.strictObject({ id: Id, name: z.string() })
export type Gone = z.output<typeof Gone>
const GoodOnTheWire = spelled(Good, { id: '_id', minimumQuantity: 'minimum_quantity', stock: 'Stock', packSize: 'pack_size', priceBreaks: 'price_breaks' })
const goods = { goods: z.array(GoodOnTheWire), gone: z.array(spelled(Gone, { id: '_id' })) }

export const Goods = z.strictObject(goods)
export type Goods = z.output<typeof Goods>

export const Cart = z.strictObject({ revision: z.int(), lines: z.array(CartLine), ...goods })
export type Cart = z.output<typeof Cart>

/** 0 takes the line out. Without `seen` the buyer accepts nothing new: a line keeps what was seen, a new one takes the price now. */
const Change = z.strictObject({ toolId: Id, quantity: Whole(0, mostPieces, words.notQuantity), seen: z.optional(Seen) })
export type Change = z.output<typeof Change>

/**
 * `set`: the line has this quantity from now on. `add`: so many more. `larger`: the larger of both, when a visitor's cart
 * joins an account's. One tool stands in a cart once; named twice, its changes come one after
 * another.
 */
export const changeKinds = ['set', 'add', 'larger'] as const
export const Changes = z.strictObject({ how: z.enum(changeKinds), lines: z.array(Change).check(z.minLength(1), z.maxLength(mostLines, words.tooManyLines(mostLines))) })
export type Changes = z.output<typeof Changes>

/** How much lies in the cart. `total` is at the prices of now, of what can be had. `revision` rises with every change. */
const Summary = z.strictObject({ revision: z.int(), lines: z.int(), pieces: z.int(), total: MoneySum })
export type Summary = z.output<typeof Summary>

const ToolIds = z.strictObject({ toolIds: z.array(Id).check(z.maxLength(mostLines, words.tooManyLines(mostLines))) })

export const cartContract = {
  read: endpoint({ call: 'GET /cart', access: 'customer', summary: "The caller's cart, and its tools as they are now", input: z.strictObject({}), output: Cart }),
  sum: endpoint({ call: 'GET /cart/sum', access: 'customer', summary: "How much lies in the caller's cart", input: z.strictObject({}), output: Summary }),
  change: endpoint({ call: 'PUT /cart', access: 'customer', longBody: true, summary: 'Changes lines of the cart, all or none', input: Changes, output: Summary, problems: [cartFull] }),
  check: endpoint({ call: 'POST /cart/check', access: 'anyone', longBody: true, summary: "The tools of a visitor's cart as they are now", input: ToolIds, output: Goods }),
}
/** What the HTTP API asks of the cart. */
export interface CartCalls extends Door<typeof cartContract> {}
