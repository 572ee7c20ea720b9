/** The door of orders: placed all or nothing, never twice, never more than there is. */
import { createHash } from 'node:crypto'
import type { AccountsDoor } from '../accounts/accounts.server.ts'
import type { CatalogueDoor } from '../catalogue/catalogue.server.ts'
import { toolGone, type Tool } from '../catalogue/contract.ts'
import { judgeQuantity, unitPriceFor } from '../catalogue/rules.ts'
import { quantityFault } from '../catalogue/sentences.ts'
import type { Actor } from '../platform/contract.ts'
import type { Database, Handle } from '../platform/database/database.server.ts'
import { showMoney, writeMoney } from '../platform/money.ts'
import { pageOf, readCursor, writeCursor } from '../platform/paging.server.ts'
import { notYours } from '../platform/problems.ts'
import { outOfStock } from '../stock/contract.ts'
import type { StockDoor } from '../stock/stock.server.ts'
import { catalogueWords } from '../words/en/catalogue.ts'
import { ordersWords as words } from '../words/en/orders.ts'
import { stockWords } from '../words/en/stock.ts'
import { keyReused, priceChanged, quantityNotValid, quantityPointer, type NewOrder, type Order, type OrdersCalls } from './contract.ts'
import { holdsStock } from './rules.ts'
import {
  anonymiseOrders, boughtPairs, demoOrders, forgetOrders, insertLines, insertOrder, linesOf, listOrders, lockOrder, markDeleted, markDemo, orderByKey, orderedTools,
  recordStep, withLines, type OrderRow, type OrderWithLines,
} from './store.server.ts'

export interface OrdersDoor extends OrdersCalls {
  /** Which buyers have a non-cancelled order of which tool, as 'userId toolId'. */
  bought(db: Handle, toolIds: readonly string[], userIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Marks a placed order as the demo shop's, placed at that time. */
  markDemo(id: string, placedAt: Date): Promise<void>
  /** Forgets demo orders, and all orders of these users, for good; what they held goes back on the shelf. */
  forgetDemo(tx: Handle, userIds: readonly string[]): Promise<void>
  /** Which of these tools stand in an order that stays. */
  ordered(db: Handle, toolIds: readonly string[]): Promise<readonly string[]>
}

/** What orders are built from. */
export type OrdersParts = { readonly database: Database; readonly accounts: AccountsDoor; readonly catalogue: CatalogueDoor; readonly stock: StockDoor; readonly now: () => Date; readonly newId: () => string }

export function openOrders({ database, accounts, catalogue, stock, now, newId }: OrdersParts): OrdersDoor {
  accounts.onRemoval((tx, { id }) => anonymiseOrders(tx, id, `deleted-${id}@deleted.invalid`))

  async function place(tx: Handle, buyer: Actor, key: string, input: NewOrder): Promise<Order> {
    const bodyHash = hashOf(input)
    const before = await orderByKey(tx, buyer.id, key)
    if (before) return first(tx, before, bodyHash)

    const tool = await catalogue.forSale(tx, input.toolId)
    if (!tool) throw toolGone({ detail: catalogueWords.toolGoneDetail })
    const unitCents = decide(tool, input)
    const id = newId()
    const at = now()
    const order = await insertOrder(tx, {
      id, user_id: buyer.id, email: buyer.email, name: buyer.name, phone: input.phone, address: input.address, po_number: input.poNumber ?? '', note: input.note ?? '',
      status: 'placed', pieces: input.quantity, total_cents: unitCents * input.quantity, idempotency_key: key, body_hash: bodyHash, demo: false, placed_at: at,
    })
    if (!order) {
      const twin = await orderByKey(tx, buyer.id, key)
      if (!twin) throw new Error('An order is neither new nor there')
      return first(tx, twin, bodyHash)
    }
    await stock.reserve(tx, [{ toolId: tool.id, quantity: input.quantity }], { actorId: buyer.id, at, orderId: id })
    const line = { order_id: id, position: 1, tool_id: tool.id, sku: tool.sku, name: tool.name, quantity: input.quantity, unit_cents: unitCents, total_cents: unitCents * input.quantity }
    await insertLines(tx, [line])
    await recordStep(tx, { order_id: id, status: 'placed', actor_id: buyer.id, note: '', at })
    await catalogue.changed(tx, [tool.id])
    return shown({ ...order, lines: [line] })
  }

  /** The order that was placed first under this key, if it says the same. */
  async function first(tx: Handle, order: OrderRow, bodyHash: Buffer): Promise<Order> {
    if (!order.body_hash.equals(bodyHash)) throw keyReused({ detail: words.keyReusedDetail })
    const [whole] = await withLines(tx, [order])
    if (!whole) throw new Error('An order has lost itself')
    return shown(whole)
  }

  return {
    async place({ actor, idempotencyKey }, input) {
      if (input.email !== undefined && input.email !== actor.email) throw notYours()
      const order = await database.transact((tx) => place(tx, actor, idempotencyKey, input))
      return { acknowledged: true, insertedId: order.id, ...order }
    },

    async mine({ actor }, { email, limit = 1000, cursor }) {
      // An admin may read another's orders by e-mail; a buyer's own are found by the account, whatever its e-mail was then.
      const userId = email === actor.email ? actor.id : await accounts.idOf(email)
      if (userId === undefined) return []
      return page(await listOrders(database.handle, { userId, before: readBefore(cursor), limit }), limit)
    },

    async all(_caller, { q, limit = 1000, cursor }) {
      return page(await listOrders(database.handle, { q, before: readBefore(cursor), limit }), limit)
    },

    async remove({ actor }, { id }) {
      return database.transact(async (tx) => {
        const order = await lockOrder(tx, id)
        if (!order) return { acknowledged: true, deletedCount: 0 }
        const at = now()
        await markDeleted(tx, id, at)
        if (holdsStock(order.status)) {
          const lines = (await linesOf(tx, [id])).map((line) => ({ toolId: line.tool_id, quantity: line.quantity }))
          await stock.release(tx, lines, { actorId: actor.id, at, orderId: id, reason: 'order deleted' })
          await catalogue.changed(tx, lines.map((line) => line.toolId))
        }
        return { acknowledged: true, deletedCount: 1 }
      })
    },

    bought: boughtPairs,
    markDemo: (id, placedAt) => markDemo(database.handle, id, placedAt),
    async forgetDemo(tx, userIds) {
      const orders = await withLines(tx, await demoOrders(tx, userIds))
      for (const order of orders.filter(({ status, deleted_at }) => !deleted_at && holdsStock(status))) {
        await stock.release(tx, order.lines.map((line) => ({ toolId: line.tool_id, quantity: line.quantity })), { actorId: null, at: now(), orderId: order.id, reason: 'demo cleared' })
      }
      await forgetOrders(tx, orders.map((order) => order.id))
    },
    ordered: orderedTools,
  }
}

/**
 * Whether this quantity of the tool may be ordered at the price the buyer saw.
 * @returns the price of a piece, in cents
 */
function decide(tool: Tool, { quantity, unitPrice }: NewOrder): number {
  const verdict = judgeQuantity(tool, quantity)
  if (!verdict.valid) {
    const { fault, below, above } = verdict
    if (fault === 'sold-out' || quantity > tool.stock) throw outOfStock({ detail: stockWords.left(tool.stock), facts: { toolId: tool.id, available: tool.stock, below, above } })
    const detail = quantityFault(tool, quantity, verdict)
    throw quantityNotValid({ detail, errors: [{ pointer: quantityPointer, detail }], facts: { fault, below, above } })
  }
  const now = unitPriceFor(tool, quantity)
  if (unitPrice !== undefined && unitPrice !== now) {
    throw priceChanged({ detail: words.priceChangedDetail(unitPrice, now), facts: { unitPrice: writeMoney(now), shown: showMoney(now), total: writeMoney(now * quantity) } })
  }
  return now
}

const hashOf = (input: NewOrder): Buffer =>
  createHash('sha256').update(JSON.stringify(Object.entries(input).filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)))).digest()

const readBefore = (cursor: string | undefined): number | undefined => (cursor === undefined ? undefined : Number(readCursor(cursor, ['number'])[0]))
const page = (rows: readonly OrderWithLines[], limit: number) => pageOf(rows, limit, (last) => writeCursor([last.number]), shown)

const shown = (order: OrderWithLines): Order => ({
  id: order.id,
  number: order.number,
  email: order.email,
  name: order.name,
  phone: order.phone,
  address: order.address,
  quantity: order.pieces,
  lines: order.lines.map((line) => ({ toolId: line.tool_id, sku: line.sku, name: line.name, quantity: line.quantity, unitPrice: line.unit_cents, total: line.total_cents })),
  total: order.total_cents,
  poNumber: order.po_number,
  note: order.note,
  status: order.status,
  placedAt: order.placed_at.toISOString(),
})
