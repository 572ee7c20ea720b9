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
  /**
   * SHA-256 of the request: distinguishes a repeated request from another one under the same key.
   */
  readonly bodyHash: Buffer
  /** The Problem returned for refused lines. */
  readonly refusal: (refused: readonly LineRefusal[]) => Problem
  /** Set for an imported order, which sends no mails. */
  readonly imported?: ImportOptions
  /** The member of staff who orders for the buyer, for example on the telephone. */
  readonly placedBy?: Actor
  /** Rows that other capabilities write in the order's statement. */
  readonly parts?: readonly OrderStatementPart[]
  /** The agreed unit prices, by tool: they replace the shop's prices. */
  readonly agreedPrices?: ReadonlyMap<string, AgreedPrice>
}

/** In cents for `pricePer` units; absent: for one. */
type AgreedPrice = { readonly unitPrice: Cents; readonly pricePer?: number | undefined }

/** An order of many tools, all of which are known. */
export type KnownCartOrder = Omit<NewCartOrder, 'lines'> & { readonly lines: readonly NewLine[] }

/** An order at prices that buyer and shop have agreed on. */
export type AgreedOrder = Omit<NewCartOrder, 'lines'> & {
  readonly lines: readonly (NewLine & AgreedPrice)[]
  /** The agreement; placing it again finds the first order. */
  readonly reference: string
  /** Written in the order's statement. */
  readonly part: OrderStatementPart
}

/** A preview, which is checked but not written, needs no part of a statement. */
export type UnplacedAgreedOrder = Omit<AgreedOrder, 'part'> & Partial<Pick<AgreedOrder, 'part'>>

/** An order whose lines another capability provides, at the buyer's present prices. */
export type ReferencedOrder = Omit<AgreedOrder, 'lines'> & {
  readonly lines: readonly NewLine[]
  /** The member of staff who orders for the buyer. */
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

/** The person who orders, and the company for which they order. */
type BuyerOfCart = Pick<Actor, 'id' | 'company'>
/** Another capability's part for an order of these lines by this user. */
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
 * Converts an address in parts: its text, and the place that determines delivery and tax.
 * @throws invalidInput if the address is invalid, or a different country is given as well
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

/** The same hash for the same fields in any order; absent fields do not count. */
export const hashInput = (input: object): Buffer =>
  hashBody(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
