/**
 * The operations of UCP: their capability, required right and implementation; for every binding.
 */
import * as z from 'zod/mini'
import type { AgentScope } from '../../platform/access/endpoint.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import { cancelCart, createCart, readCart, updateCart } from './cart.server.ts'
import { lookUpCatalogue, readProduct, searchCatalogue } from './catalogue.server.ts'
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  readCheckout,
  updateCheckout,
} from './checkout.server.ts'
import type { UcpCall, UcpServices } from './context.server.ts'
import { UcpRefusal } from './envelope.ts'
import { capabilities } from './names.ts'
import { answerOrder } from './order.server.ts'
import {
  CartRequest,
  CheckoutRequest,
  LookupRequest,
  ProductRequest,
  SearchRequest,
} from './requests.ts'
import type { UcpScope } from '../ucp-scopes.ts'

export type UcpAnswer = { readonly answer: object; readonly order?: number }
type Sent = { readonly id: string; readonly body: unknown }

export type UcpOperation = {
  /** The name of its tool in the MCP binding. */
  readonly tool: string
  readonly route: readonly ['GET' | 'POST' | 'PUT', string]
  readonly status: 200 | 201
  readonly capability: string
  /** The required right in the shop, and the scope that a platform requests; absent: none. */
  readonly needs?: { readonly right: AgentScope; readonly scope: UcpScope }
  /** The name of the tool argument that contains its content. */
  readonly member?: 'catalog' | 'cart' | 'checkout'
  /** The schema of the content, for its description. */
  readonly content?: z.ZodMiniType
  readonly hasId: boolean
  readonly needsKey: boolean
  readonly describes: string
  run(door: UcpServices, call: UcpCall, sent: Sent): Promise<UcpAnswer>
}

/** @throws UcpRefusal that names the first invalid field */
function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const result = z.safeParse(schema, body)
  if (result.success) return result.data
  throw malformed(result.error, '$')
}

/**
 * Names the first invalid field.
 * @param root the name of the input
 */
export function malformed({ issues: [issue] }: z.core.$ZodError, root: string): UcpRefusal {
  const path = [root, ...(issue?.path ?? []).map(String)].join('.')
  const text = messages.malformed(path.slice(0, 200), issue?.message ?? '')
  return new UcpRefusal(400, 'invalid_request', text)
}

const alone = async (answer: Promise<object>): Promise<UcpAnswer> => ({ answer: await answer })
const { search, lookup, cart, checkout, order } = capabilities
const fills = { right: 'own-prices', scope: 'dev.ucp.shopping.cart:manage' } as const
const places = { right: 'place-orders', scope: 'dev.ucp.shopping.checkout:manage' } as const
const reads = { right: 'read-orders', scope: 'dev.ucp.shopping.order:read' } as const
const usual = { status: 200, hasId: false, needsKey: false } as const
const one = { ...usual, hasId: true } as const
const ends = { ...one, needsKey: true } as const

const catalogue: readonly UcpOperation[] = [
  {
    ...usual,
    tool: 'search_catalog',
    route: ['POST', '/catalog/search'],
    capability: search,
    member: 'catalog',
    content: SearchRequest,
    describes: 'Finds products by words, category and price.',
    run: (door, call, { body }) => alone(searchCatalogue(door, call, read(SearchRequest, body))),
  },
  {
    ...usual,
    tool: 'lookup_catalog',
    route: ['POST', '/catalog/lookup'],
    capability: lookup,
    member: 'catalog',
    content: LookupRequest,
    describes: 'Finds up to 200 products by SKU, bar code or own part number.',
    run: (door, call, { body }) => alone(lookUpCatalogue(door, call, read(LookupRequest, body))),
  },
  {
    ...usual,
    tool: 'get_product',
    route: ['POST', '/catalog/product'],
    capability: lookup,
    member: 'catalog',
    content: ProductRequest,
    describes: 'Reads one product with its price, minimum and packs.',
    run: (door, call, { body }) => alone(readProduct(door, call, read(ProductRequest, body))),
  },
]

const carts: readonly UcpOperation[] = [
  {
    ...usual,
    tool: 'create_cart',
    route: ['POST', '/carts'],
    status: 201,
    capability: cart,
    needs: fills,
    member: 'cart',
    content: CartRequest,
    describes: 'Makes a cart at the prices of the person.',
    run: (door, call, { body }) => alone(createCart(door, call, read(CartRequest, body))),
  },
  {
    ...one,
    tool: 'get_cart',
    route: ['GET', '/carts/:id'],
    capability: cart,
    needs: fills,
    describes: 'Reads a cart.',
    run: (door, call, { id }) => alone(readCart(door, call, id)),
  },
  {
    ...one,
    tool: 'update_cart',
    route: ['PUT', '/carts/:id'],
    capability: cart,
    needs: fills,
    member: 'cart',
    content: CartRequest,
    describes: 'Replaces what a cart has.',
    run: (door, call, { id, body }) => alone(updateCart(door, call, id, read(CartRequest, body))),
  },
  {
    ...ends,
    tool: 'cancel_cart',
    route: ['POST', '/carts/:id/cancel'],
    capability: cart,
    needs: fills,
    describes: 'Drops a cart.',
    run: (door, call, { id }) => alone(cancelCart(door, call, id)),
  },
]

const checkouts: readonly UcpOperation[] = [
  {
    ...usual,
    tool: 'create_checkout',
    route: ['POST', '/checkout-sessions'],
    status: 201,
    capability: checkout,
    needs: places,
    member: 'checkout',
    content: CheckoutRequest,
    describes:
      'Prepares an order: prices, delivery, tax, payment term, and every line that cannot be ordered with the nearest quantities that can. Nothing is ordered.',
    run: (door, call, { body }) => alone(createCheckout(door, call, read(CheckoutRequest, body))),
  },
  {
    ...one,
    tool: 'get_checkout',
    route: ['GET', '/checkout-sessions/:id'],
    capability: checkout,
    needs: places,
    describes: 'Reads a checkout as it is now.',
    run: (door, call, { id }) => alone(readCheckout(door, call, id)),
  },
  {
    ...one,
    tool: 'update_checkout',
    route: ['PUT', '/checkout-sessions/:id'],
    capability: checkout,
    needs: places,
    member: 'checkout',
    content: CheckoutRequest,
    describes: 'Replaces what a checkout has.',
    run: (door, call, { id, body }) =>
      alone(updateCheckout(door, call, id, read(CheckoutRequest, body))),
  },
  {
    ...ends,
    tool: 'complete_checkout',
    route: ['POST', '/checkout-sessions/:id/complete'],
    capability: checkout,
    needs: places,
    member: 'checkout',
    describes:
      'Places the order. Above the limits of the agent it waits until its person approves it.',
    run: (door, call, { id }) => completeCheckout(door, call, id),
  },
  {
    ...ends,
    tool: 'cancel_checkout',
    route: ['POST', '/checkout-sessions/:id/cancel'],
    capability: checkout,
    needs: places,
    describes: 'Drops a checkout that is not completed.',
    run: (door, call, { id }) => alone(cancelCheckout(door, call, id)),
  },
]

const orders: readonly UcpOperation[] = [
  {
    ...one,
    tool: 'get_order',
    route: ['GET', '/orders/:id'],
    capability: order,
    needs: reads,
    describes: 'Reads an order of the person by its number.',
    run: (door, call, { id }) => alone(answerOrder(door, call, id)),
  },
]

export const ucpOperations: readonly UcpOperation[] = [
  ...catalogue,
  ...carts,
  ...checkouts,
  ...orders,
]
