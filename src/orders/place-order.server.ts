/** How an order is placed: judged, then written and taken from the shelf in one statement, once per key, whole or not at all. */
import { hash } from 'node:crypto'
import { toolGone } from '../catalogue/contract.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { displayMoney, formatMoney } from '../platform/money.ts'
import type { Problem } from '../../packages/contract/problem.ts'
import { unavailable, invalidInput, forbidden } from '../../packages/contract/standard-problems.ts'
import { outOfStock } from '../stock/contract.ts'
import { catalogueMessages } from '../catalogue/messages/catalogue.ts'
import { ordersMessages as messages } from './messages/orders.ts'
import { stockMessages } from '../stock/messages/stock.ts'
import {
  keyReused,
  linesRefused,
  priceChanged,
  quantityNotValid,
  quantityPointer,
  type NewCartOrder,
  type NewLine,
  type NewOrder,
  type Order,
} from './contract.ts'
import { judgeLines, type PricedLine, type LineRefusal } from './judge-lines.ts'
import type { OrderNotifications } from './notifications.server.ts'
import type { OrdersDependencies } from './service.server.ts'
import { toOrderDto } from './dto.ts'
import {
  toOrderWithLines,
  insertOrder,
  nextNumber,
  orderByKey,
  orderClause,
  withLines,
  type OrderRow,
  type OrderWithLines,
} from './store.server.ts'

/** Who orders, and under which key: the same key finds the first order. */
export type Buyer = { readonly actor: Actor; readonly idempotencyKey: string }
/** An order brought in from elsewhere: placed at that time, and nobody is written to. */
export type ImportOptions = { readonly at: Date; readonly demo: boolean }

export interface OrderPlacement {
  /** Orders one tool. Throws a Problem of that tool's own kind. */
  one(buyer: Buyer, input: NewOrder): Promise<Order>
  /** Orders many tools. @throws linesRefused naming every line that speaks against it */
  cart(buyer: Buyer, input: NewCartOrder): Promise<Order>
  /** As `one`, but silently and in the past. */
  bring(buyer: Buyer, input: NewOrder, brought: ImportOptions): Promise<Order>
}

type Asked = Pick<NewOrder, 'phone' | 'address' | 'poNumber' | 'note'> & {
  readonly lines: readonly NewLine[]
  readonly bodyHash: Buffer
  readonly refuse: (refused: readonly LineRefusal[]) => Problem
  readonly brought?: ImportOptions
}

/** How often an order is judged anew because somebody else was quicker: what is refused then is told exactly. */
const mostTurns = 10

export function createOrderPlacement(
  { database, accounts, catalogue, stock, mail, now, newId }: OrdersDependencies,
  notices: OrderNotifications,
): OrderPlacement {
  async function place(buyer: Buyer, asked: Asked): Promise<Order> {
    const { actor, idempotencyKey: key } = buyer
    for (let turn = 1; turn <= mostTurns; turn += 1) {
      const tools = new Map(
        (
          await catalogue.offers(
            database.handle,
            asked.lines.map((line) => line.toolId),
          )
        ).map((tool) => [tool.id, tool]),
      )
      const { lines, refused } = judgeLines(tools, asked.lines)
      // What was placed stays placed, whatever became of its tools since.
      if (refused.length > 0)
        return (
          (await placedBefore(database.handle, actor.id, key, asked.bodyHash)) ??
          fail(asked.refuse(refused))
        )
      try {
        return await write(buyer, asked, lines)
      } catch (error) {
        // Sold in the moment since they were judged: judging again tells what is left of them now.
        if (!stock.isShort(error)) throw error
      }
    }
    throw unavailable({ retryAfter: 1 })
  }

  /** Writes an order that was judged, whole: order, lines, history, stock, ledger and mails are one statement. */
  async function write(
    { actor, idempotencyKey: key }: Buyer,
    { brought, ...asked }: Asked,
    lines: readonly PricedLine[],
  ): Promise<Order> {
    const at = brought?.at ?? now()
    const values = {
      id: newId(),
      user_id: actor.id,
      email: actor.email,
      name: actor.name,
      phone: asked.phone,
      address: asked.address,
      po_number: asked.poNumber ?? '',
      note: asked.note ?? '',
      status: 'placed' as const,
      pieces: sum(lines.map((line) => line.quantity)),
      total_cents: sum(lines.map((line) => line.quantity * line.unitCents)),
      idempotency_key: key,
      body_hash: asked.bodyHash,
      demo: brought?.demo ?? false,
      placed_at: at,
    }
    const sold = lines.map(({ tool, quantity, unitCents }) => ({
      tool_id: tool.id,
      sku: tool.sku,
      name: tool.name,
      quantity,
      unit_cents: unitCents,
    }))
    // Mails name the order's number: only for them is it drawn beforehand.
    const mails = notices.ready && !brought
    const number = mails ? await nextNumber(database.handle) : undefined
    const letters =
      number === undefined
        ? []
        : notices.placed(
            toOrderWithLines(values, number, sold),
            await accounts.listAdmins(database.handle),
          )

    const order = await database.withRetry((db) =>
      insertOrder(
        db,
        { ...values, number },
        {
          lines: sold,
          by: actor,
          clauses: [
            stock.reserving(
              lines.map(({ tool, quantity }) => ({ toolId: tool.id, quantity })),
              { actorId: actor.id, at },
              orderClause,
            ),
            ...(letters.length > 0 ? [mail.queueClause(letters, { name: orderClause })] : []),
          ],
        },
      ),
    )
    if (!order)
      return (
        (await placedBefore(database.handle, actor.id, key, asked.bodyHash)) ??
        fail(new Error('An order is neither new nor there'))
      )
    await Promise.all([
      catalogue.notifyChanged(
        database.handle,
        lines.map(({ tool }) => tool.id),
      ),
      ...(letters.length > 0 ? [mail.notifyQueued()] : []),
    ])
    return toOrderDto(order)
  }

  const one = (buyer: Buyer, input: NewOrder, brought?: ImportOptions): Promise<Order> => {
    const { toolId, quantity, unitPrice, ...contact } = input
    return place(buyer, {
      ...contact,
      lines: [{ toolId, quantity, unitPrice }],
      bodyHash: hashOf(input),
      refuse: refuseTool(quantity),
      ...(brought ? { brought } : {}),
    })
  }

  return {
    one(buyer, input) {
      if (input.email !== undefined && input.email !== buyer.actor.email) throw forbidden()
      return one(buyer, input)
    },
    cart: (buyer, input) =>
      place(buyer, { ...input, bodyHash: hashOf(input), refuse: refuseLines }),
    bring: one,
  }
}

/** The order that was placed first under this key, if there is one and it says the same. */
async function placedBefore(
  db: Handle,
  userId: string,
  key: string,
  bodyHash: Buffer,
): Promise<Order | undefined> {
  const before: OrderRow | undefined = await orderByKey(db, userId, key)
  if (!before) return undefined
  if (!before.body_hash.equals(bodyHash)) throw keyReused({ detail: messages.keyReusedDetail })
  const [whole]: OrderWithLines[] = await withLines(db, [before])
  return whole && toOrderDto(whole)
}

const refuseLines = (refused: readonly LineRefusal[]): Problem =>
  linesRefused({
    detail: messages.linesRefusedDetail(refused.length),
    errors: refused.map(({ position, detail }) => ({ pointer: `#/lines/${position}`, detail })),
    facts: {
      lines: refused.map(({ fault, seen, unitPrice, ...line }) => ({
        ...line,
        ...(unitPrice === undefined ? {} : { unitPrice: formatMoney(unitPrice) }),
      })),
    },
  })

/** The same for an order of one tool, in the Problems that its form knows. */
const refuseTool =
  (quantity: number) =>
  ([refusal]: readonly LineRefusal[]): Problem => {
    if (!refusal) return invalidInput()
    const { toolId, available = 0, below, above, fault, detail, unitPrice = 0, seen = 0 } = refusal
    switch (refusal.why) {
      case 'gone':
        return toolGone({ detail: catalogueMessages.toolGoneDetail })
      case 'stock':
        return outOfStock({
          detail: stockMessages.left(available),
          facts: { toolId, available, below, above },
        })
      case 'quantity':
        return quantityNotValid({
          detail,
          errors: [{ pointer: quantityPointer, detail }],
          facts: { fault, below, above },
        })
      default:
        return priceChanged({
          detail: messages.priceChangedDetail(seen, unitPrice),
          facts: {
            unitPrice: formatMoney(unitPrice),
            shown: displayMoney(unitPrice),
            total: formatMoney(unitPrice * quantity),
          },
        })
    }
  }

const fail = (error: Error): never => {
  throw error
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const hashOf = (input: NewOrder | NewCartOrder): Buffer =>
  hash(
    'sha256',
    JSON.stringify(
      Object.entries(input)
        .filter(([, value]) => value !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
    'buffer',
  )
