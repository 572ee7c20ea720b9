/** The door of orders: placed all or nothing, never twice, never more than there is; moved on step by step; listed; deleted. */
import type { AccountsDoor } from '../accounts/accounts.server.ts'
import type { CatalogueDoor } from '../catalogue/catalogue.server.ts'
import type { Actor } from '../platform/contract.ts'
import type { Database, Handle } from '../platform/database/database.server.ts'
import type { Mail } from '../platform/mail/mail.server.ts'
import { pageOf, readCursor, writeCursor } from '../platform/paging.server.ts'
import type { StockDoor } from '../stock/stock.server.ts'
import type { NewOrder, Order, OrderQuery, OrdersCalls } from './contract.ts'
import { openLife, type Mover } from './life.server.ts'
import { countByStatus, listOrders, type After, type Found, type OrderNarrowing } from './list-store.server.ts'
import { openNotices } from './notices.server.ts'
import { openPlacing } from './placing.server.ts'
import { anonymousEmail, holdsStock, type OrderSort, type OrderStatus } from './rules.ts'
import { shownOrder } from './shown.ts'
import { anonymiseOrders, boughtPairs, demoOrders, forgetOrders, linesOf, lockOrder, markDeleted, orderedDemoTools, withLines } from './store.server.ts'

/** An order of the demo shop: when it was placed, and the steps it has taken since, by whom. */
export type BroughtOrder = { readonly buyer: Actor; readonly key: string; readonly input: NewOrder; readonly placedAt: Date; readonly steps: readonly { readonly status: OrderStatus; readonly actor: Mover; readonly at: Date; readonly trackingNumber?: string; readonly note?: string }[] }

export interface OrdersDoor extends OrdersCalls {
  /** Which buyers have a non-cancelled order of which tool, as 'userId toolId'. */
  bought(db: Handle, toolIds: readonly string[], userIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Brings a demo order in as it would have become; nobody is written to. */
  bringDemo(order: BroughtOrder): Promise<void>
  /** Forgets demo orders, and all orders of these users, for good; what they held goes back on the shelf. */
  forgetDemo(tx: Handle, userIds: readonly string[]): Promise<void>
  /** Which of the demo shop's tools stand in orders that stay. */
  orderedDemo(db: Handle): Promise<readonly string[]>
}

/** What orders are built from. */
export type OrdersParts = {
  readonly database: Database
  readonly accounts: AccountsDoor
  readonly catalogue: CatalogueDoor
  readonly stock: StockDoor
  readonly mail: Mail
  readonly origin: string
  readonly now: () => Date
  readonly newId: () => string
}

export function openOrders(parts: OrdersParts): OrdersDoor {
  const { database, accounts, catalogue, stock, now } = parts
  const notices = openNotices(parts)
  const placing = openPlacing(parts, notices)
  const life = openLife(parts, notices)
  const accepted = (order: Order) => ({ acknowledged: true, insertedId: order.id, ...order })
  accounts.onRemoval((tx, { id }) => anonymiseOrders(tx, id, anonymousEmail(id)))

  return {
    place: async (buyer, input) => accepted(await placing.one(buyer, input)),
    placeCart: async (buyer, input) => accepted(await placing.cart(buyer, input)),

    async mine({ actor }, { email, limit = 1000, cursor }) {
      // An admin may read another's orders by e-mail; a buyer's own are found by the account, whatever its e-mail was then.
      const userId = email === actor.email ? actor.id : await accounts.idOf(email)
      if (userId === undefined) return []
      return page(await listOrders(database.handle, { userId }, { after: readAfter(cursor), limit }))
    },

    async all(_caller, { limit = 1000, cursor, sort, ...query }) {
      return page(await listOrders(database.handle, narrowingOf(query), { sort, after: readAfter(cursor, sort), limit }), sort)
    },

    async count(_caller, query) {
      const counts: Record<OrderStatus, number> = { placed: 0, confirmed: 0, picking: 0, shipped: 0, delivered: 0, cancelled: 0 }
      for (const { status, count } of await countByStatus(database.handle, narrowingOf(query))) counts[status] = count
      return counts
    },

    read: ({ actor }, { number }) => life.read(actor, number),
    step: ({ actor }, step) => life.step(actor, step),
    steps: ({ actor }, { numbers, ...step }) => life.steps(actor, numbers, step),

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
    async bringDemo({ buyer, key, input, placedAt, steps }) {
      const { number } = await placing.bring({ actor: buyer, idempotencyKey: key }, input, { at: placedAt, demo: true })
      for (const { actor, at, ...step } of steps) await life.bring(actor, { ...step, number }, at)
    },
    async forgetDemo(tx, userIds) {
      const orders = await withLines(tx, await demoOrders(tx, userIds))
      for (const order of orders.filter(({ status, deleted_at }) => !deleted_at && holdsStock(status))) {
        await stock.release(tx, order.lines.map((line) => ({ toolId: line.tool_id, quantity: line.quantity })), { actorId: null, at: now(), orderId: order.id, reason: 'demo cleared' })
      }
      await forgetOrders(tx, orders.map((order) => order.id))
    },
    orderedDemo: orderedDemoTools,
  }
}

const day = 86_400_000

/** Days as moments: from the beginning of the first to the end of the last. */
const narrowingOf = ({ from, to, ...query }: Pick<OrderQuery, 'status' | 'q' | 'from' | 'to'>): OrderNarrowing =>
  ({ ...query, ...(from === undefined ? {} : { from: new Date(from) }), ...(to === undefined ? {} : { to: new Date(Date.parse(to) + day) }) })

const byTotal = (sort: OrderSort | undefined): boolean => sort === 'total' || sort === 'total-down'

function readAfter(cursor: string | undefined, sort?: OrderSort): After | undefined {
  if (cursor === undefined) return undefined
  if (!byTotal(sort)) return { number: Number(readCursor(cursor, ['number'])[0]) }
  const [total, number] = readCursor(cursor, ['number', 'number'])
  return { total: Number(total), number: Number(number) }
}

const page = ({ rows, limit }: Found, sort?: OrderSort) =>
  pageOf(rows, limit, (last) => writeCursor([...(byTotal(sort) ? [last.total_cents] : []), last.number]), shownOrder)
