/** The browser's way to the cart: the account's when somebody is signed in, else the one that this browser keeps. */
import { isProblem } from '../platform/problem.ts'
import { notSignedIn } from '../platform/problems.ts'
import { forgetToken, readToken } from '../web/access-token.ts'
import { client } from '../web/api.client.ts'
import { cartContract, cartFull, type Cart, type Change, type Changes, type Goods } from './contract.ts'
import { keepSummary } from './kept-cart.ts'
import { keepLines, readLines } from './kept-lines.ts'
import { changed, mostLines, sumOf, type Seen, type Sum } from './rules.ts'
import { cartWords as words } from '../words/en/cart.ts'

const api = client(cartContract)

/** So many pieces of a tool, and the price of a piece in cents that stood beside this quantity. */
export type Added = { readonly toolId: string; readonly quantity: number; readonly unitPrice: number }

/**
 * Puts lines into the cart; what lies there already is added to.
 * @throws Problem cartFull when they do not all fit, away; then nothing was added
 */
export const addToCart = (lines: readonly Added[]): Promise<Sum> =>
  changeCart('add', lines.map(({ toolId, quantity, unitPrice }) => ({ toolId, quantity, seen: { quantity, price: unitPrice } })))

/**
 * Changes lines of the cart, all or none. When a sign-in has ended, what is added goes into this browser's cart, which joins at
 * the next sign-in.
 * @returns how much lies in the cart now
 * @throws Problem cartFull, away, notSignedIn where lines of the account's cart were to be set; then nothing has changed
 */
export async function changeCart(how: Changes['how'], lines: readonly Change[]): Promise<Sum> {
  if (readToken() === undefined) return changeKept(how, lines)
  try {
    const { revision, ...sum } = await api.change({ how, lines: [...lines] })
    keepSummary(sum, revision)
    return sum
  } catch (error) {
    if (how !== 'add' || !isProblem(error, notSignedIn)) throw error
    forgetToken()
    return changeKept(how, lines)
  }
}

/** The cart with its tools as they are now. What the bar shows is set right by the way. @throws Problem */
export async function readCart(signal?: AbortSignal): Promise<Cart> {
  const cart = readToken() === undefined ? await readKept(signal) : await api.read({}, signal ? { signal } : {})
  keepSummary(sumIn(cart), cart.revision)
  return cart
}

/**
 * A visitor's lines join the account's cart, by the larger quantity per line. Trying again does no harm.
 * @returns how many lines joined; 0 when there were none
 * @throws Problem; then the lines are still in this browser
 */
export async function joinCarts(): Promise<number> {
  const lines = readLines()
  if (lines.length === 0 || readToken() === undefined) return 0
  const { revision, ...sum } = await api.change({ how: 'larger', lines: [...lines] })
  keepLines([])
  keepSummary(sum, revision)
  return lines.length
}

/** How much lies in the account's cart, for the bar. @throws Problem */
export async function readSum(): Promise<void> {
  const { revision, ...sum } = await api.sum({})
  keepSummary(sum, revision)
}

/** How much lies in a cart that was read. */
export function sumIn({ lines, goods }: Cart): Sum {
  const byId = new Map(goods.map((good) => [good.id, good]))
  return sumOf(lines, (id) => byId.get(id))
}

async function changeKept(how: Changes['how'], changes: readonly Change[]): Promise<Sum> {
  const before = readLines()
  // Whoever accepts nothing new has a line already; a new one comes with what was seen.
  const unseen = (): Seen => ({ quantity: 1, price: 0 })
  const lines = changed(before, how, changes, unseen)
  if (lines.length > mostLines && lines.length > before.length) throw cartFull({ detail: words.cartFullDetail(mostLines), facts: { most: mostLines } })
  keepLines(lines)
  const goods = lines.length === 0 ? { goods: [], gone: [] } : await goodsOf(lines.map(({ toolId }) => toolId))
  const byId = new Map(goods?.goods.map((good) => [good.id, good]))
  // Without an answer the sum is what was seen; the next view of the cart sets it right.
  const sum = goods ? sumOf(lines, (id) => byId.get(id)) : { lines: lines.length, pieces: lines.reduce((all, { quantity }) => all + quantity, 0), total: lines.reduce((all, { quantity, seen }) => all + quantity * seen.price, 0) }
  keepSummary(sum, Date.now())
  return sum
}

async function readKept(signal?: AbortSignal): Promise<Cart> {
  const lines = readLines()
  const goods: Goods = lines.length === 0 ? { goods: [], gone: [] } : await api.check({ toolIds: lines.map(({ toolId }) => toolId) }, signal ? { signal } : {})
  return { revision: 0, lines: [...lines], goods: goods.goods, gone: goods.gone }
}

async function goodsOf(toolIds: string[]): Promise<Goods | undefined> {
  try {
    return await api.check({ toolIds })
  } catch (error) {
    if (isProblem(error)) return undefined
    throw error
  }
}
