/** The requests for an order, from one tool or from a cart, in one form for `placeOrder`. */
import { hash } from 'node:crypto'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Problem } from '../../packages/contract/problem.ts'
import type { Cents } from '../platform/money.ts'
import type { NewCartOrder, NewLine, NewOrder } from './contract.ts'
import type { OrderStatementPart } from './insert-order-store.server.ts'
import type { LineRefusal, SellableTool } from './judge-lines.ts'
import { ceilingRefusal, linesRefusal, toolRefusal } from './refusal-problems.ts'
import type { AboveCeiling } from './unconfirmed-ceiling.ts'

/**
 * For orders that are imported: when they were placed, and whether they belong to the demo shop.
 */
export type ImportOptions = { readonly at: Date; readonly demo: boolean }

export type OrderRequest = Pick<
  NewOrder,
  | 'phone'
  | 'address'
  | 'poNumber'
  | 'note'
  | 'country'
  | 'postcode'
  | 'collect'
  | 'deliveryCharge'
  | 'gross'
> & {
  readonly lines: readonly NewLine[]
  /** SHA-256 of what was sent: tells a repeated request from another one under the same key. */
  readonly bodyHash: Buffer
  /** The Problem that answers refused lines. */
  readonly refusal: (refused: readonly LineRefusal[]) => Problem
  /** The Problem that answers an order above the ceiling of unconfirmed accounts. */
  readonly ceilingRefusal: (verdict: AboveCeiling) => Problem
  /** Set for an imported order, which sends no mails. */
  readonly imported?: ImportOptions
  /** What other capabilities write in the order's statement. */
  readonly parts?: readonly OrderStatementPart[]
  /** The unit prices that were agreed on, in cents by tool: they count instead of the shop's. */
  readonly agreedPrices?: ReadonlyMap<string, Cents>
}

/** An order at prices that buyer and shop have agreed on. */
export type AgreedOrder = Omit<NewCartOrder, 'lines'> & {
  readonly lines: readonly (NewLine & { readonly unitPrice: Cents })[]
  /** What was agreed on; the same one again finds the first order. */
  readonly reference: string
  /** What is written in the order's statement. */
  readonly part: OrderStatementPart
}

export const atAgreedPrice = (tool: SellableTool, price: Cents | undefined): SellableTool =>
  price === undefined ? tool : { ...tool, price, priceBreaks: [] }

export function agreedOrderRequest({
  lines,
  reference,
  part,
  ...contact
}: AgreedOrder): OrderRequest {
  return {
    ...contact,
    lines,
    bodyHash: hash('sha256', reference, 'buffer'),
    refusal: linesRefusal,
    ceilingRefusal: (verdict) => ceilingRefusal(verdict, lines, false),
    parts: [part],
    agreedPrices: new Map(lines.map(({ toolId, unitPrice }) => [toolId, unitPrice])),
  }
}

/** Who orders, and for which company. */
type BuyerOfCart = Pick<Actor, 'id' | 'company'>
/** The part of another capability for an order of these tools by this user. */
export type CartPlacementPart = (
  buyer: BuyerOfCart,
  toolIds: readonly string[],
) => OrderStatementPart

export function toolOrderRequest(input: NewOrder, imported?: ImportOptions): OrderRequest {
  const { toolId, quantity, unitPrice, ...contact } = input
  const lines = [{ toolId, quantity, unitPrice }]
  return {
    ...contact,
    lines,
    bodyHash: hashInput(input),
    refusal: toolRefusal(quantity),
    ceilingRefusal: (verdict) => ceilingRefusal(verdict, lines, true),
    ...(imported ? { imported } : {}),
  }
}

export function cartOrderRequest(
  { actor }: { readonly actor: BuyerOfCart },
  input: NewCartOrder,
  parts: readonly CartPlacementPart[],
): OrderRequest {
  const toolIds = input.lines.map(({ toolId }) => toolId)
  return {
    ...input,
    bodyHash: hashInput(input),
    refusal: linesRefusal,
    ceilingRefusal: (verdict) => ceilingRefusal(verdict, input.lines, false),
    parts: parts.map((createPart) => createPart(actor, toolIds)),
  }
}

/** The same for the same fields in any order; absent fields do not count. */
const hashInput = (input: NewOrder | NewCartOrder): Buffer =>
  hash(
    'sha256',
    JSON.stringify(
      Object.entries(input)
        .filter(([, value]) => value !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
    'buffer',
  )
