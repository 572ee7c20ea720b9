/**
 * The cart in the browser: the account's cart if somebody is signed in, otherwise the visitor's,
 * which this browser stores.
 */
import { lineTotal, priceFor, unitPriceFor } from '../catalogue/rules.ts'
import { isHidden } from '../platform/money/money.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { clearSession, readAccessToken } from '../session/access-token.browser.ts'
import { isAwaited, readCustomerPrices } from '../prices/customer-prices.browser.ts'
import { createShopClient } from '../session/api.client.ts'
import { cartContract, cartFull, type Cart, type CartTools } from './contract.ts'
import { storeSummary } from './cart-summary-storage.browser.ts'
import { storeVisitorLines, readVisitorLines } from './visitor-cart-storage.browser.ts'
import {
  applyChanges,
  maxCartLines,
  sumLines,
  type CartLine,
  type CartTotals,
  type ChangeKind,
  type LineChange,
  type SeenPrice,
} from './rules.ts'
import { cartMessages as messages } from './messages/cart.ts'

const api = createShopClient(cartContract)

/** Browsers send at most 64 kB after the user leaves a page; a line has about 150 bytes. */
const maxKeepaliveLines = 200

/**
 * A quantity of a tool, and the unit price in cents, for `pricePer` units, that was displayed for this
 * quantity.
 */
export type LineToAdd = {
  readonly toolId: string
  readonly quantity: number
  readonly unitPrice: number
  readonly pricePer: number
}

/**
 * Adds lines to the cart; quantities of tools that are already in it are added up.
 * @throws Problem cartFull if they do not all fit, unavailable; then nothing was added
 */
export const addToCart = (lines: readonly LineToAdd[]): Promise<CartTotals> =>
  changeCart(
    'add',
    lines.map(({ toolId, quantity, unitPrice, pricePer }) => ({
      toolId,
      quantity,
      seen: { quantity, price: unitPrice, pricePer },
    })),
  )

/**
 * Changes lines of the cart, all or none. If the session has expired, added lines go into the
 * visitor's cart, which is merged at the next sign-in.
 * @returns the totals of the cart after the change
 * @throws Problem cartFull, unavailable; unauthenticated if lines of the account's cart were to be
 *   set; then nothing has changed
 */
export async function changeCart(
  how: ChangeKind,
  lines: readonly LineChange[],
): Promise<CartTotals> {
  if (readAccessToken() === undefined) return changeVisitorCart(how, lines)
  try {
    const { revision, ...totals } = await api.change(
      { how, lines: lines.map(how === 'add' ? withoutReplacedPrice : withoutHiddenPrice) },
      // A change made just before leaving the page must reach the server.
      { keepalive: lines.length <= maxKeepaliveLines },
    )
    storeSummary(totals, revision)
    return totals
  } catch (error) {
    if (how !== 'add' || !isProblem(error, unauthenticated)) throw error
    clearSession()
    return changeVisitorCart(how, lines)
  }
}

/** A price that was not shown is not accepted either: the line takes the current price. */
const withoutHiddenPrice = ({ seen, ...change }: LineChange): LineChange =>
  seen === undefined || isHidden(seen.price) ? change : { ...change, seen }

/** Nor is a price that was shown before the buyer's own price was known. */
const withoutReplacedPrice = ({ seen, ...change }: LineChange): LineChange =>
  seen !== undefined && isReplaced(change.toolId, seen)
    ? change
    : withoutHiddenPrice({ ...change, seen })

/** Whether the buyer's own price replaces, or has replaced, this one. */
function isReplaced(toolId: string, { quantity, price, pricePer = 1 }: SeenPrice): boolean {
  const own = readCustomerPrices().get(toolId)
  return own === undefined
    ? isAwaited(toolId)
    : unitPriceFor(own, quantity) !== price || (own.pricePer ?? 1) !== pricePer
}

/**
 * The cart with its tools in their present state. Also updates the stored totals. @throws Problem
 */
export async function readCart(signal?: AbortSignal): Promise<Cart> {
  const cart =
    readAccessToken() === undefined
      ? await readVisitorCart(signal)
      : await api.read({}, signal ? { signal } : {})
  storeSummary(sumCart(cart), cart.revision)
  return cart
}

/**
 * Merges the visitor's lines into the account's cart; the larger quantity of a line is kept.
 * Retrying is harmless.
 * @returns how many lines were merged; 0 if there were none
 * @throws Problem; then the lines are still in this browser
 */
export async function mergeCarts(): Promise<number> {
  const lines = readVisitorLines()
  if (lines.length === 0 || readAccessToken() === undefined) return 0
  const { revision, ...totals } = await api.change({
    how: 'larger',
    lines: lines.map(withoutHiddenPrice),
  })
  storeVisitorLines([])
  storeSummary(totals, revision)
  return lines.length
}

/** Fetches the totals of the account's cart and stores them for the bar. @throws Problem */
export async function refreshSummary(): Promise<void> {
  const { revision, ...totals } = await api.sum({})
  storeSummary(totals, revision)
}

/** The totals of a cart that was read, at current prices. */
export const sumCart = ({ lines, tools }: Cart): CartTotals => sumAtCurrentPrices(lines, tools)

/** The lines of a cart with their present costs; tools that are no longer sold cost nothing. */
export function pricedLines({ lines, tools }: Cart): readonly {
  readonly toolId: string
  readonly quantity: number
  readonly amount: number
}[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]))
  return lines.map(({ toolId, quantity }) => {
    const terms = byId.get(toolId)
    return { toolId, quantity, amount: terms ? priceFor(terms, quantity) : 0 }
  })
}

function sumAtCurrentPrices(lines: readonly CartLine[], tools: CartTools['tools']): CartTotals {
  const byId = new Map(tools.map((tool) => [tool.id, tool]))
  return sumLines(lines, (id) => byId.get(id))
}

/** The totals without the server: every line at the price that was seen. */
const sumAtSeenPrices = (lines: readonly CartLine[]): CartTotals => ({
  lines: lines.length,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce(
    (sum, { quantity, seen }) => sum + lineTotal(seen.price, quantity, seen.pricePer),
    0,
  ),
})

async function changeVisitorCart(
  how: ChangeKind,
  changes: readonly LineChange[],
): Promise<CartTotals> {
  const stored = readVisitorLines()
  // A change without `seen` is for an existing line; every new line has a seen price.
  const noPrice = (): SeenPrice => ({ quantity: 1, price: 0 })
  const lines = applyChanges(stored, how, changes, noPrice)
  if (lines.length > maxCartLines && lines.length > stored.length)
    throw cartFull({ detail: messages.cartFullDetail(maxCartLines), facts: { most: maxCartLines } })
  storeVisitorLines(lines)
  // Without an answer the totals are at seen prices; the next view of the cart corrects them.
  const tools = await findToolsIfReachable(lines)
  const totals = tools ? sumAtCurrentPrices(lines, tools.tools) : sumAtSeenPrices(lines)
  storeSummary(totals, Date.now())
  return totals
}

async function readVisitorCart(signal?: AbortSignal): Promise<Cart> {
  const lines = readVisitorLines()
  const { tools, unavailable } = await findTools(lines, signal)
  return { revision: 0, lines: [...lines], tools, unavailable }
}

/** Those of these tools that are sold, in their present state. @throws Problem */
export async function checkTools(
  toolIds: readonly string[],
  signal: AbortSignal,
): Promise<CartTools['tools']> {
  return (await api.check({ toolIds: [...toolIds] }, { signal })).tools
}

async function findTools(lines: readonly CartLine[], signal?: AbortSignal): Promise<CartTools> {
  if (lines.length === 0) return { tools: [], unavailable: [] }
  return api.check({ toolIds: lines.map(({ toolId }) => toolId) }, signal ? { signal } : {})
}

/** @returns undefined if the server did not return the tools */
async function findToolsIfReachable(lines: readonly CartLine[]): Promise<CartTools | undefined> {
  try {
    return await findTools(lines)
  } catch (error) {
    if (isProblem(error)) return undefined
    throw error
  }
}
