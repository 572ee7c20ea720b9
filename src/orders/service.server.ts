/** The door of orders: placed all or nothing, never twice, never more than there is; moved on step by step; listed; deleted. */
import type { AccountsService } from '../accounts/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import { toPage, decodeCursor, encodeCursor } from '../platform/paging.server.ts'
import type { StockService } from '../stock/service.server.ts'
import type { NewOrder, Order, OrderQuery, OrdersOperations } from './contract.ts'
import { createTransitions, type TransitionActor } from './transitions.server.ts'
import {
  countByStatus,
  listOrders,
  type OrderPosition,
  type OrderPage,
  type OrderFilters,
} from './list-store.server.ts'
import { createOrderNotifications } from './notifications.server.ts'
import { createOrderPlacement } from './place-order.server.ts'
import { anonymizedEmail, holdsStock, type OrderSort, type OrderStatus } from './rules.ts'
import { toOrderDto } from './dto.ts'
import {
  anonymizeOrders,
  purchasedPairs,
  demoOrders,
  deleteOrders,
  listLines,
  lockOrder,
  markDeleted,
  orderedDemoTools,
  withLines,
} from './store.server.ts'

/** An order of the demo shop: when it was placed, and the steps it has taken since, by whom. */
export type ImportedOrder = {
  readonly buyer: Actor
  readonly key: string
  readonly input: NewOrder
  readonly placedAt: Date
  readonly steps: readonly {
    readonly status: OrderStatus
    readonly actor: TransitionActor
    readonly at: Date
    readonly trackingNumber?: string
    readonly note?: string
  }[]
}

export interface OrdersService extends OrdersOperations {
  /** Which buyers have a non-cancelled order of which tool, as 'userId toolId'. */
  bought(
    db: Handle,
    toolIds: readonly string[],
    userIds: readonly string[],
  ): Promise<ReadonlySet<string>>
  /** Brings a demo order in as it would have become; nobody is written to. */
  bringDemo(order: ImportedOrder): Promise<void>
  /** Forgets demo orders, and all orders of these users, for good; what they held goes back on the shelf. */
  forgetDemo(tx: Handle, userIds: readonly string[]): Promise<void>
  /** Which of the demo shop's tools stand in orders that stay. */
  orderedDemo(db: Handle): Promise<readonly string[]>
}

/** What orders are built from. */
export type OrdersDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly catalogue: CatalogueService
  readonly stock: StockService
  readonly mail: MailService
  readonly origin: string
  readonly now: () => Date
  readonly newId: () => string
}

export function createOrdersService(parts: OrdersDependencies): OrdersService {
  const { database, accounts, catalogue, stock, now } = parts
  const notices = createOrderNotifications(parts)
  const placing = createOrderPlacement(parts, notices)
  const life = createTransitions(parts, notices)
  const accepted = (order: Order) => ({ acknowledged: true, insertedId: order.id, ...order })
  accounts.onUserDeletion((tx, { id }) => anonymizeOrders(tx, id, anonymizedEmail(id)))

  return {
    place: async (buyer, input) => accepted(await placing.one(buyer, input)),
    placeCart: async (buyer, input) => accepted(await placing.cart(buyer, input)),

    async mine({ actor }, { email, limit = 1000, cursor }) {
      // An admin may read another's orders by e-mail; a buyer's own are found by the account, whatever its e-mail was then.
      const userId = email === actor.email ? actor.id : await accounts.findUserId(email)
      if (userId === undefined) return []
      return page(
        await listOrders(database.handle, { userId }, { after: readAfter(cursor), limit }),
      )
    },

    async all(_caller, { limit = 1000, cursor, sort, ...query }) {
      return page(
        await listOrders(database.handle, narrowingOf(query), {
          sort,
          after: readAfter(cursor, sort),
          limit,
        }),
        sort,
      )
    },

    async count(_caller, query) {
      const counts: Record<OrderStatus, number> = {
        placed: 0,
        confirmed: 0,
        picking: 0,
        shipped: 0,
        delivered: 0,
        cancelled: 0,
      }
      for (const { status, count } of await countByStatus(database.handle, narrowingOf(query)))
        counts[status] = count
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
          const lines = (await listLines(tx, [id])).map((line) => ({
            toolId: line.tool_id,
            quantity: line.quantity,
          }))
          await stock.release(tx, lines, {
            actorId: actor.id,
            at,
            orderId: id,
            reason: 'order deleted',
          })
          await catalogue.notifyChanged(
            tx,
            lines.map((line) => line.toolId),
          )
        }
        return { acknowledged: true, deletedCount: 1 }
      })
    },

    bought: purchasedPairs,
    async bringDemo({ buyer, key, input, placedAt, steps }) {
      const { number } = await placing.bring({ actor: buyer, idempotencyKey: key }, input, {
        at: placedAt,
        demo: true,
      })
      for (const { actor, at, ...step } of steps) await life.bring(actor, { ...step, number }, at)
    },
    async forgetDemo(tx, userIds) {
      const orders = await withLines(tx, await demoOrders(tx, userIds))
      for (const order of orders.filter(
        ({ status, deleted_at }) => !deleted_at && holdsStock(status),
      )) {
        await stock.release(
          tx,
          order.lines.map((line) => ({ toolId: line.tool_id, quantity: line.quantity })),
          { actorId: null, at: now(), orderId: order.id, reason: 'demo cleared' },
        )
      }
      await deleteOrders(
        tx,
        orders.map((order) => order.id),
      )
    },
    orderedDemo: orderedDemoTools,
  }
}

const day = 86_400_000

/** Days as moments: from the beginning of the first to the end of the last. */
const narrowingOf = ({
  from,
  to,
  ...query
}: Pick<OrderQuery, 'status' | 'q' | 'from' | 'to'>): OrderFilters => ({
  ...query,
  ...(from === undefined ? {} : { from: new Date(from) }),
  ...(to === undefined ? {} : { to: new Date(Date.parse(to) + day) }),
})

const byTotal = (sort: OrderSort | undefined): boolean => sort === 'total' || sort === 'total-down'

function readAfter(cursor: string | undefined, sort?: OrderSort): OrderPosition | undefined {
  if (cursor === undefined) return undefined
  if (!byTotal(sort)) return { number: Number(decodeCursor(cursor, ['number'])[0]) }
  const [total, number] = decodeCursor(cursor, ['number', 'number'])
  return { total: Number(total), number: Number(number) }
}

const page = ({ rows, limit }: OrderPage, sort?: OrderSort) =>
  toPage(
    rows,
    limit,
    (last) => encodeCursor([...(byTotal(sort) ? [last.total_cents] : []), last.number]),
    toOrderDto,
  )
