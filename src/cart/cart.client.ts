/** The browser's way to the cart: the account's when somebody is signed in, else the one that this browser keeps. */
import { isProblem } from '../../packages/contract/problem.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { clearToken, readToken } from '../session/access-token.ts'
import { createApiClient } from '../../packages/contract/client/api-client.client.ts'
import {
  cartContract,
  cartFull,
  type Cart,
  type LineChange,
  type CartChanges,
  type CartTools,
} from './contract.ts'
import { storeSummary } from './cart-summary-storage.browser.ts'
import { storeVisitorLines, readVisitorLines } from './visitor-cart-storage.browser.ts'
import { applyChanges, maxCartLines, sumLines, type SeenPrice, type CartTotals } from './rules.ts'
import { cartMessages as messages } from './messages/cart.ts'

const api = createApiClient(cartContract)

/** So many pieces of a tool, and the price of a piece in cents that stood beside this quantity. */
export type NewLine = {
  readonly toolId: string
  readonly quantity: number
  readonly unitPrice: number
}

/**
 * Puts lines into the cart; what lies there already is added to.
 * @throws Problem cartFull when they do not all fit, away; then nothing was added
 */
export const addToCart = (lines: readonly NewLine[]): Promise<CartTotals> =>
  changeCart(
    'add',
    lines.map(({ toolId, quantity, unitPrice }) => ({
      toolId,
      quantity,
      seen: { quantity, price: unitPrice },
    })),
  )

/**
 * Changes lines of the cart, all or none. When a sign-in has ended, what is added goes into this browser's cart, which joins at
 * the next sign-in.
 * @returns how much lies in the cart now
 * @throws Problem cartFull, away, notSignedIn where lines of the account's cart were to be set; then nothing has changed
 */
export async function changeCart(
  how: CartChanges['how'],
  lines: readonly LineChange[],
): Promise<CartTotals> {
  if (readToken() === undefined) return changeKept(how, lines)
  try {
    const { revision, ...sum } = await api.change({ how, lines: [...lines] })
    storeSummary(sum, revision)
    return sum
  } catch (error) {
    if (how !== 'add' || !isProblem(error, unauthenticated)) throw error
    clearToken()
    return changeKept(how, lines)
  }
}

/** The cart with its tools as they are now. What the bar shows is set right by the way. @throws Problem */
export async function readCart(signal?: AbortSignal): Promise<Cart> {
  const cart =
    readToken() === undefined
      ? await readKept(signal)
      : await api.read({}, signal ? { signal } : {})
  storeSummary(sumCart(cart), cart.revision)
  return cart
}

/**
 * A visitor's lines join the account's cart, by the larger quantity per line. Trying again does no harm.
 * @returns how many lines joined; 0 when there were none
 * @throws Problem; then the lines are still in this browser
 */
export async function mergeCarts(): Promise<number> {
  const lines = readVisitorLines()
  if (lines.length === 0 || readToken() === undefined) return 0
  const { revision, ...sum } = await api.change({ how: 'larger', lines: [...lines] })
  storeVisitorLines([])
  storeSummary(sum, revision)
  return lines.length
}

/** How much lies in the account's cart, for the bar. @throws Problem */
export async function refreshSummary(): Promise<void> {
  const { revision, ...sum } = await api.sum({})
  storeSummary(sum, revision)
}

/** How much lies in a cart that was read. */
export function sumCart({ lines, goods }: Cart): CartTotals {
  const byId = new Map(goods.map((good) => [good.id, good]))
  return sumLines(lines, (id) => byId.get(id))
}

async function changeKept(
  how: CartChanges['how'],
  changes: readonly LineChange[],
): Promise<CartTotals> {
  const before = readVisitorLines()
  // Whoever accepts nothing new has a line already; a new one comes with what was seen.
  const unseen = (): SeenPrice => ({ quantity: 1, price: 0 })
  const lines = applyChanges(before, how, changes, unseen)
  if (lines.length > maxCartLines && lines.length > before.length)
    throw cartFull({ detail: messages.cartFullDetail(maxCartLines), facts: { most: maxCartLines } })
  storeVisitorLines(lines)
  const goods =
    lines.length === 0 ? { goods: [], gone: [] } : await goodsOf(lines.map(({ toolId }) => toolId))
  const byId = new Map(goods?.goods.map((good) => [good.id, good]))
  // Without an answer the sum is what was seen; the next view of the cart sets it right.
  const sum = goods
    ? sumLines(lines, (id) => byId.get(id))
    : {
        lines: lines.length,
        pieces: lines.reduce((all, { quantity }) => all + quantity, 0),
        total: lines.reduce((all, { quantity, seen }) => all + quantity * seen.price, 0),
      }
  storeSummary(sum, Date.now())
  return sum
}

async function readKept(signal?: AbortSignal): Promise<Cart> {
  const lines = readVisitorLines()
  const goods: CartTools =
    lines.length === 0
      ? { goods: [], gone: [] }
      : await api.check({ toolIds: lines.map(({ toolId }) => toolId) }, signal ? { signal } : {})
  return { revision: 0, lines: [...lines], goods: goods.goods, gone: goods.gone }
}

async function goodsOf(toolIds: string[]): Promise<CartTools | undefined> {
  try {
    return await api.check({ toolIds })
  } catch (error) {
    if (isProblem(error)) return undefined
    throw error
  }
}
