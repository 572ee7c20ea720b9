/** The cart service: an account's lines, and their tools in their present state. */
import type { AccountsService } from '../accounts/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { CartMove } from '../companies/buying-for.server.ts'
import type { Leaving } from '../companies/reassign.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import { unitPriceFor } from '../catalogue/rules.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { hiddenPrice, maxTotal } from '../platform/money/money.ts'
import { requireTotal } from '../platform/fields/require-total.ts'
import type { Viewer } from '../companies/price-viewers.ts'
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
  countCarts,
  cartOwner,
  deleteCart,
  incrementRevision,
  listLines,
  readRevision,
  removeOrderedPart,
  type CartOwner,
  type LineChangeRow,
  type LineRow,
} from './store.server.ts'

export interface CartService extends CartOperations {}

export type CartDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly catalogue: Pick<CatalogueService, 'titles' | 'onPriceUses' | 'spokenTools'>
  readonly prices: Pick<PricesService, 'pricedTools' | 'visiblePricedTools'>
  readonly companies: Pick<
    CompaniesService,
    'onCartMove' | 'onLeaving' | 'requireMembership' | 'seesPrices'
  >
  readonly orders: Pick<OrdersService, 'onCartPlacement' | 'onSeenPrices'>
}
type Dependencies = Pick<CartDependencies, 'database' | 'catalogue' | 'prices'> & {
  readonly companies: Pick<CompaniesService, 'requireMembership' | 'seesPrices'>
}
type Tools = Pick<CartDependencies, 'catalogue' | 'prices'>
type Prices = CartDependencies['prices']
/** Whose cart it is, and whose prices apply. */
type Buyer = NonNullable<Viewer>

/**
 * Creates the operations from their dependencies. A deleted account's cart is deleted with it, and
 * ordered lines are removed from the cart with the order.
 */
export function createCartService(dependencies: CartDependencies): CartService {
  const { database, accounts, catalogue, orders, companies } = dependencies
  accounts.onDataExport(async (db, { id }) => {
    const lines = await listLines(db, cartOwner({ id }))
    const sees = await companies.seesPrices({ id, role: 'customer' })
    return {
      cart: sees ? lines : lines.map(({ seen_cents: _cents, seen_per: _per, ...line }) => line),
    }
  })
  accounts.onUserDeletion((tx, { id }) => deleteCart(tx, id))
  accounts.onTakeover((tx, { id }) => deleteCart(tx, id))
  companies.onLeaving(async (tx, leaving) => ({ cartLines: await passCartOn(tx, leaving) }))
  companies.onCartMove(moveCart)
  orders.onCartPlacement((buyer, lines) => removeOrderedPart(cartOwner(buyer), lines))
  catalogue.onPriceUses(async (db, toolIds) =>
    (await countCarts(db, toolIds)).map(({ tool_id: toolId, carts }) => ({
      toolId,
      use: messages.carts(carts),
    })),
  )
  orders.onSeenPrices(async (db, buyer) =>
    (await listLines(db, cartOwner(buyer))).map(({ tool_id, seen_cents, seen_per }) => ({
      toolId: tool_id,
      unitPrice: seen_cents,
      pricePer: seen_per,
    })),
  )
  return {
    sum: ({ actor }) => readCartSummary(dependencies, actor),
    read: ({ actor }) => readCart(dependencies, actor),
    change: ({ actor }, { how, lines }) => changeCart(dependencies, actor, how, lines),
    check: ({ actor }, { toolIds }) => findCartTools(dependencies, database.handle, actor, toolIds),
  }
}

/**
 * Moves the cart of a member who leaves a company to the successor's cart, as at sign-in: the
 * larger quantity of each tool is kept. Only to a chosen successor, otherwise the cart is deleted.
 * @returns how many lines
 */
async function passCartOn(tx: Handle, { memberId, successor, chosen }: Leaving): Promise<number> {
  if (!chosen) return 0
  const passed = await addLines(
    tx,
    { id: memberId, kind: 'member' },
    { id: successor.memberId, kind: 'member' },
  )
  return passed.length
}

/**
 * Moves the lines of a cart along when its buyer chooses for whom they buy; nothing is left behind.
 */
async function moveCart(tx: Handle, { userId, from, to }: CartMove): Promise<void> {
  const ownerOf = (memberId: string | undefined): CartOwner =>
    memberId === undefined ? { id: userId, kind: 'user' } : { id: memberId, kind: 'member' }
  const before = ownerOf(from)
  // Locked before it is read: lines added meanwhile wait, and are not removed with the moved ones.
  await incrementRevision(tx, before)
  const moved = await listLines(tx, before)
  // Lines that do not fit are not moved.
  const toolIds = new Set(await addLines(tx, before, ownerOf(to)))
  const changes = moved
    .filter((line) => toolIds.has(line.tool_id))
    .map((line) => ({ ...line, quantity: 0, seen: true }))
  if (changes.length > 0) await changeLines(tx, { owner: before, how: 'set', changes })
}

/** Adds a cart to another one. @returns the tools of the lines that are now in it */
async function addLines(tx: Handle, from: CartOwner, owner: CartOwner): Promise<string[]> {
  const left = await listLines(tx, from)
  if (left.length === 0) return []
  await incrementRevision(tx, owner)
  const own = new Set((await listLines(tx, owner)).map((line) => line.tool_id))
  const room = maxCartLines - own.size
  const added = left.filter((line) => !own.has(line.tool_id)).slice(0, room)
  const passed = [...left.filter((line) => own.has(line.tool_id)), ...added]
  const changes = passed.map((line) => ({ ...line, seen: true }))
  await changeLines(tx, { owner, how: 'larger', changes })
  return passed.map((line) => line.tool_id)
}

type CartSummary = CartTotals & { readonly revision: number }

/** The totals of an account's cart, at current prices. */
export async function readCartSummary(
  { database, prices, companies }: Dependencies,
  buyer: Buyer,
): Promise<CartSummary> {
  const owner = cartOwner(buyer)
  const revision = await readRevision(database.handle, owner)
  const rows = await listLines(database.handle, owner)
  const sees = await companies.seesPrices(buyer)
  const totals = await sumRows(prices, database.handle, { buyer, sees }, rows)
  // Prices may have risen since `changeCart` checked the sum.
  const total = totals.total > maxTotal ? maxTotal : totals.total
  return { revision, ...totals, total }
}

/**
 * An account's lines in the order in which they were added, and their tools in their present state.
 */
export async function readCart(deps: Dependencies, buyer: Buyer): Promise<Cart> {
  const { database, companies } = deps
  const owner = cartOwner(buyer)
  // The revision first: the page then treats a change in between as one that it does not have.
  const revision = await readRevision(database.handle, owner)
  const rows = await listLines(database.handle, owner)
  const toolIds = rows.map((row) => row.tool_id)
  const lines = rows.map(toCartLine)
  return {
    revision,
    lines: (await companies.seesPrices(buyer)) ? lines : lines.map(withoutSeenPrice),
    ...(await findCartTools(deps, database.handle, buyer, toolIds)),
  }
}

/**
 * Changes lines of an account's cart, all or none; changes of one cart wait for each other.
 * @throws Problem cartFull; invalidInput above the maximum sum of an order; companyNotFound for a
 *   company that its buyer leaves in the meantime
 */
export async function changeCart(
  { database, prices, companies }: Dependencies,
  buyer: Buyer,
  how: ChangeKind,
  lines: readonly LineChange[],
): Promise<CartSummary> {
  const owner = cartOwner(buyer)
  // Before the transaction, which may only run its own SQL.
  const sees = await companies.seesPrices(buyer)
  return database.transact(async (tx) => {
    await companies.requireMembership(tx, buyer)
    const revision = await incrementRevision(tx, owner)
    const changes = await withSeenPrices(prices, tx, buyer, mergeDuplicateChanges(how, lines))
    if (changes.length > 0) await changeLines(tx, { owner, how, changes })
    const rows = await listLines(tx, owner)
    if (rows.length > maxCartLines)
      throw cartFull({
        detail: messages.cartFullDetail(maxCartLines),
        facts: { most: maxCartLines },
      })
    const totals = await sumRows(prices, tx, { buyer, sees }, rows)
    requireTotal(totals.total)
    return { revision, ...totals }
  })
}

/**
 * The tools with these ids in their present state, at the prices that the buyer sees, and the names
 * of those that are no longer sold, all in the reader's language.
 */
export async function findCartTools(
  { catalogue, prices }: Tools,
  db: Handle,
  buyer: Viewer,
  ids: readonly string[],
): Promise<CartTools> {
  const tools = await prices.visiblePricedTools(db, buyer, ids)
  const available = new Set(tools.map(({ id }) => id))
  const unavailable = [...new Set(ids)].filter((id) => !available.has(id))
  const titles = await catalogue.spokenTools(db, await catalogue.titles(db, unavailable))
  const names = new Map(titles.map(({ id, name }) => [id, name]))
  const spoken = await catalogue.spokenTools(db, tools)
  return {
    tools: spoken,
    unavailable: unavailable.map((id) => ({ id, name: names.get(id) ?? '' })),
  }
}

/**
 * Adds the current price to changes without a seen price. A tool that is not sold cannot be added,
 * but its line can be removed.
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
        // A client that does not state the number of units has seen a price for a single unit.
        seen_per: seen ? (seen.pricePer ?? 1) : (tool?.pricePer ?? 1),
        seen: seen !== undefined,
      },
    ]
  })
}

async function sumRows(
  prices: Prices,
  db: Handle,
  { buyer, sees }: { readonly buyer: Buyer; readonly sees: boolean },
  rows: readonly LineRow[],
): Promise<CartTotals> {
  const ids = rows.map((row) => row.tool_id)
  const offers = await prices.visiblePricedTools(db, buyer, ids, sees)
  const tools = new Map(offers.map((offer) => [offer.id, offer]))
  return sumLines(rows.map(toCartLine), (id) => tools.get(id))
}

async function offersById(prices: Prices, db: Handle, buyer: Buyer, ids: readonly string[]) {
  const offers = await prices.pricedTools(db, buyer, ids)
  return new Map(offers.map((offer) => [offer.id, offer]))
}

const withoutSeenPrice = (line: CartLine) => ({
  ...line,
  seen: { ...line.seen, price: hiddenPrice },
})

const toCartLine = ({ tool_id, quantity, ...line }: LineRow): CartLine => ({
  toolId: tool_id,
  quantity,
  seen: {
    quantity: line.seen_quantity,
    price: line.seen_cents,
    pricePer: line.seen_per === 1 ? undefined : line.seen_per,
  },
})
