/** The cart service: an account's lines, and the tools in them as they are now. */
import type { AccountsService } from '../accounts/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import { unitPriceFor } from '../catalogue/rules.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { cartMessages as messages } from './messages/cart.ts'
import { cartFull, type Cart, type CartOperations, type CartTools } from './contract.ts'
import {
  maxCartLines,
  mergeDuplicateChanges,
  sumLines,
  type CartLine,
  type CartTotals,
  type ChangeKind,
  type LineChange,
} from './rules.ts'
import {
  changeLines,
  cartOwner,
  deleteCart,
  incrementRevision,
  listLines,
  readRevision,
  removeOrderedPart,
  type LineChangeRow,
  type LineRow,
} from './store.server.ts'

export interface CartService extends CartOperations {}

export type CartDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly catalogue: Pick<CatalogueService, 'titles'>
  readonly prices: Pick<PricesService, 'offers'>
  readonly orders: Pick<OrdersService, 'onCartPlacement'>
}
type Dependencies = Pick<CartDependencies, 'database' | 'catalogue' | 'prices'>
type Tools = Pick<CartDependencies, 'catalogue' | 'prices'>
type Prices = CartDependencies['prices']
/** Whose cart, and at whose prices. */
type Buyer = Pick<Actor, 'id' | 'company'>

/**
 * Binds the operations to their dependencies. A deleted account's cart is deleted with it, and what
 * is ordered leaves the cart with the order.
 */
export function createCartService(dependencies: CartDependencies): CartService {
  const { database, accounts, orders } = dependencies
  accounts.onDataExport(async (db, { id }) => ({ cart: await listLines(db, cartOwner({ id })) }))
  accounts.onUserDeletion((tx, { id }) => deleteCart(tx, id))
  orders.onCartPlacement((buyer, toolIds) => removeOrderedPart(cartOwner(buyer), toolIds))
  return {
    sum: ({ actor }) => readCartSummary(dependencies, actor),
    read: ({ actor }) => readCart(dependencies, actor),
    change: ({ actor }, { how, lines }) => changeCart(dependencies, actor, how, lines),
    check: (_caller, { toolIds }) =>
      findCartTools(dependencies, database.handle, undefined, toolIds),
  }
}

type CartSummary = CartTotals & { readonly revision: number }

/** The totals of an account's cart, at current prices. */
export async function readCartSummary(
  { database, prices }: Dependencies,
  buyer: Buyer,
): Promise<CartSummary> {
  const owner = cartOwner(buyer)
  const revision = await readRevision(database.handle, owner)
  const rows = await listLines(database.handle, owner)
  return { revision, ...(await sumRows(prices, database.handle, buyer, rows)) }
}

/** An account's lines in the order in which they were added, and their tools as they are now. */
export async function readCart({ database, ...tools }: Dependencies, buyer: Buyer): Promise<Cart> {
  const owner = cartOwner(buyer)
  // The revision first: a change in between is seen by the page as one that it has not got.
  const revision = await readRevision(database.handle, owner)
  const rows = await listLines(database.handle, owner)
  const toolIds = rows.map((row) => row.tool_id)
  return {
    revision,
    lines: rows.map(toCartLine),
    ...(await findCartTools(tools, database.handle, buyer, toolIds)),
  }
}

/**
 * Changes lines of an account's cart, all or none; changes of one cart wait for each other.
 * @throws Problem cartFull
 */
export async function changeCart(
  { database, prices }: Dependencies,
  buyer: Buyer,
  how: ChangeKind,
  lines: readonly LineChange[],
): Promise<CartSummary> {
  const owner = cartOwner(buyer)
  return database.transact(async (tx) => {
    const revision = await incrementRevision(tx, owner)
    const changes = await withSeenPrices(prices, tx, buyer, mergeDuplicateChanges(how, lines))
    if (changes.length > 0) await changeLines(tx, { owner, how, changes })
    const rows = await listLines(tx, owner)
    if (rows.length > maxCartLines)
      throw cartFull({
        detail: messages.cartFullDetail(maxCartLines),
        facts: { most: maxCartLines },
      })
    return { revision, ...(await sumRows(prices, tx, buyer, rows)) }
  })
}

/** The tools with these ids as they are now, at the buyer's prices, and the names of those that are no longer sold. */
export async function findCartTools(
  { catalogue, prices }: Tools,
  db: Handle,
  buyer: Buyer | undefined,
  ids: readonly string[],
): Promise<CartTools> {
  const tools = await prices.offers(db, buyer, ids)
  const available = new Set(tools.map(({ id }) => id))
  const unavailable = [...new Set(ids)].filter((id) => !available.has(id))
  const titles = await catalogue.titles(db, unavailable)
  const names = new Map(titles.map(({ id, name }) => [id, name]))
  return { tools, unavailable: unavailable.map((id) => ({ id, name: names.get(id) ?? '' })) }
}

/**
 * Adds the current price to changes without a seen price. A tool that is not sold cannot be added,
 * but a line of it can be removed.
 */
async function withSeenPrices(
  prices: Prices,
  tx: Handle,
  buyer: Buyer,
  changes: readonly LineChange[],
): Promise<readonly LineChangeRow[]> {
  const tools = await offersById(
    prices,
    tx,
    buyer,
    changes.map(({ toolId }) => toolId),
  )
  return changes.flatMap(({ toolId, quantity, seen }) => {
    const tool = tools.get(toolId)
    if (!tool && quantity > 0) return []
    const seenQuantity = seen?.quantity ?? Math.max(quantity, 1)
    return [
      {
        tool_id: toolId,
        quantity,
        seen_quantity: seenQuantity,
        seen_cents: seen?.price ?? (tool ? unitPriceFor(tool, seenQuantity) : 0),
        seen: seen !== undefined,
      },
    ]
  })
}

async function sumRows(
  prices: Prices,
  db: Handle,
  buyer: Buyer,
  rows: readonly LineRow[],
): Promise<CartTotals> {
  const tools = await offersById(
    prices,
    db,
    buyer,
    rows.map((row) => row.tool_id),
  )
  return sumLines(rows.map(toCartLine), (id) => tools.get(id))
}

async function offersById(prices: Prices, db: Handle, buyer: Buyer, ids: readonly string[]) {
  const offers = await prices.offers(db, buyer, ids)
  return new Map(offers.map((offer) => [offer.id, offer]))
}

const toCartLine = ({ tool_id, quantity, seen_quantity, seen_cents }: LineRow): CartLine => ({
  toolId: tool_id,
  quantity,
  seen: { quantity: seen_quantity, price: seen_cents },
})
