/** The requests for an order, from one tool or from a cart, in one form for `placeOrder`. */
import { hash } from 'node:crypto'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Problem } from '../../../packages/contract/problem.ts'
import { hashBody } from '../../../packages/pg-kit/once.server.ts'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { countryName } from '../../platform/addresses/countries.ts'
import { addressMessages } from '../../platform/messages/address.ts'
import type { Cents } from '../../platform/money/money.ts'
import { requireAddress } from '../../platform/addresses/require-address.server.ts'
import type { NewLine } from './cart-fields.ts'
import type { NewCartOrder, NewOrder } from '../contract.ts'
import type { OrderStatementPart } from './insert-order-store.server.ts'
import type { LineRefusal, SellableTool } from './validate-lines.ts'
import { linesRefusal, toolRefusal } from './refusal-problems.ts'

/**
 * For orders that are imported: when they were placed, and whether they belong to the demo shop.
 */
export type ImportOptions = { readonly at: Date; readonly demo: boolean }

export type OrderRequest = Pick<
  NewOrder,
  | 'phone'
  | 'address'
  | 'shipTo'
  | 'poNumber'
  | 'note'
  | 'country'
  | 'postcode'
  | 'collect'
  | 'deliveryCharge'
  | 'gross'
  | 'backOrder'
  | 'payBy'
> & {
  readonly lines: readonly NewLine[]
  /** SHA-256 of what was sent: tells a repeated request from another one under the same key. */
  readonly bodyHash: Buffer
  /** The Problem that answers refused lines. */
  readonly refusal: (refused: readonly LineRefusal[]) => Problem
  /** Set for an imported order, which sends no mails. */
  readonly imported?: ImportOptions
  /** Who of staff orders for the buyer, as on the telephone. */
  readonly placedBy?: Actor
  /** What other capabilities write in the order's statement. */
  readonly parts?: readonly OrderStatementPart[]
  /** The unit prices that were agreed on, by tool: they count instead of the shop's. */
  readonly agreedPrices?: ReadonlyMap<string, AgreedPrice>
}

/** In cents for `pricePer` units; absent: for one. */
type AgreedPrice = { readonly unitPrice: Cents; readonly pricePer?: number | undefined }

/** An order at prices that buyer and shop have agreed on. */
/** An order of many tools, all of which are known. */
export type KnownCartOrder = Omit<NewCartOrder, 'lines'> & { readonly lines: readonly NewLine[] }

export type AgreedOrder = Omit<NewCartOrder, 'lines'> & {
  readonly lines: readonly (NewLine & AgreedPrice)[]
  /** What was agreed on; the same one again finds the first order. */
  readonly reference: string
  /** What is written in the order's statement. */
  readonly part: OrderStatementPart
}

/** One that is judged and not written needs no part of a statement. */
export type UnplacedAgreedOrder = Omit<AgreedOrder, 'part'> & Partial<Pick<AgreedOrder, 'part'>>

/** An order of what somebody else knows, at the buyer's prices of now. */
export type ReferencedOrder = Omit<AgreedOrder, 'lines'> & {
  readonly lines: readonly NewLine[]
  /** Who of staff orders for the buyer. */
  readonly placedBy?: Actor | undefined
}

export const atAgreedPrice = (tool: SellableTool, agreed: AgreedPrice | undefined): SellableTool =>
  agreed === undefined
    ? tool
    : { ...tool, price: agreed.unitPrice, priceBreaks: [], pricePer: agreed.pricePer }

export function agreedOrderRequest({
  lines,
  reference,
  part,
  ...contact
}: UnplacedAgreedOrder): OrderRequest {
  return {
    ...contact,
    ...addressOf(contact),
    lines,
    bodyHash: hash('sha256', reference, 'buffer'),
    refusal: linesRefusal,
    parts: part ? [part] : [],
    agreedPrices: new Map(lines.map(({ toolId, ...agreed }) => [toolId, agreed])),
  }
}

export const referencedOrderRequest = ({
  reference,
  part,
  placedBy,
  ...order
}: ReferencedOrder): OrderRequest => ({
  ...order,
  ...addressOf(order),
  bodyHash: hash('sha256', reference, 'buffer'),
  refusal: linesRefusal,
  parts: [part],
  ...(placedBy ? { placedBy } : {}),
})

/** Who orders, and for which company. */
type BuyerOfCart = Pick<Actor, 'id' | 'company'>
/** The part of another capability for an order of these lines by this user. */
export type CartPlacementPart = (
  buyer: BuyerOfCart,
  lines: readonly { readonly toolId: string; readonly quantity: number }[],
) => OrderStatementPart

export function toolOrderRequest(input: NewOrder, imported?: ImportOptions): OrderRequest {
  const { toolId, quantity, unitPrice, pricePer, ...contact } = input
  return {
    ...contact,
    ...addressOf(contact),
    lines: [{ toolId, quantity, unitPrice, pricePer }],
    bodyHash: hashInput(input),
    refusal: toolRefusal(quantity),
    ...(imported ? { imported } : {}),
  }
}

export function cartOrderRequest(
  { actor }: { readonly actor: BuyerOfCart },
  input: KnownCartOrder,
  parts: readonly CartPlacementPart[],
): OrderRequest {
  return {
    ...input,
    ...addressOf(input),
    bodyHash: hashInput(input),
    refusal: linesRefusal,
    parts: parts.map((createPart) => createPart(actor, input.lines)),
  }
}

/**
 * What an address in parts says: its text, and where delivery and tax go by.
 * @throws invalidInput when it cannot be, or another country is named beside it
 */
export function addressOf({
  shipTo,
  country,
}: Pick<OrderRequest, 'shipTo' | 'country'>): Partial<
  Pick<OrderRequest, 'address' | 'shipTo' | 'country' | 'postcode'>
> {
  if (!shipTo) return {}
  const { parts, text } = requireAddress(shipTo, '#/shipTo')
  if (country !== undefined && country !== parts.country) {
    const detail = addressMessages.otherCountry(countryName(country), countryName(parts.country))
    throw invalidInput({ errors: [{ pointer: '#/country', detail }] })
  }
  return { address: text, shipTo: parts, country: parts.country, postcode: parts.postcode ?? '' }
}

/** The same for the same fields in any order; absent fields do not count. */
export const hashInput = (input: object): Buffer =>
  hashBody(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
