/** How an order is placed: judged, written and taken from the shelf in one transaction, once per key, whole or not at all. */
import { createHash } from 'node:crypto'
import { toolGone } from '../catalogue/contract.ts'
import { nearestQuantities } from '../catalogue/rules.ts'
import type { Actor } from '../platform/contract.ts'
import type { Handle } from '../platform/database/database.server.ts'
import { showMoney, writeMoney } from '../platform/money.ts'
import type { Problem } from '../platform/problem.ts'
import { notValid, notYours } from '../platform/problems.ts'
import { outOfStock } from '../stock/contract.ts'
import { catalogueWords } from '../words/en/catalogue.ts'
import { ordersWords as words } from '../words/en/orders.ts'
import { stockWords } from '../words/en/stock.ts'
import { keyReused, linesRefused, priceChanged, quantityNotValid, quantityPointer, type NewCartOrder, type NewLine, type NewOrder, type Order } from './contract.ts'
import { judgeLines, type Refusal, type Sold } from './judging.ts'
import type { Notices } from './notices.server.ts'
import type { OrdersParts } from './orders.server.ts'
import { shownOrder } from './shown.ts'
import { insertOrder, orderByKey, withLines, type OrderRow, type OrderWithLines } from './store.server.ts'

/** Who orders, and under which key: the same key finds the first order. */
export type Buyer = { readonly actor: Actor; readonly idempotencyKey: string }
/** An order brought in from elsewhere: placed at that time, and nobody is written to. */
export type Brought = { readonly at: Date; readonly demo: boolean }

export interface Placing {
  /** Orders one tool. Throws a Problem of that tool's own kind. */
  one(buyer: Buyer, input: NewOrder): Promise<Order>
  /** Orders many tools. @throws linesRefused naming every line that speaks against it */
  cart(buyer: Buyer, input: NewCartOrder): Promise<Order>
  /** As `one`, but silently and in the past. */
  bring(buyer: Buyer, input: NewOrder, brought: Brought): Promise<Order>
}

type Asked = Pick<NewOrder, 'phone' | 'address' | 'poNumber' | 'note'> & {
  readonly lines: readonly NewLine[]
  readonly bodyHash: Buffer
  readonly refuse: (refused: readonly Refusal[]) => Problem
  readonly brought?: Brought
}

export function openPlacing({ database, catalogue, stock, now, newId }: OrdersParts, notices: Notices): Placing {
  async function place(tx: Handle, { actor, idempotencyKey: key }: Buyer, asked: Asked): Promise<Order> {
    const tools = new Map((await catalogue.offers(tx, asked.lines.map((line) => line.toolId))).map((tool) => [tool.id, tool]))
    const { lines, refused } = judgeLines(tools, asked.lines)
    // What was placed stays placed, whatever became of its tools since.
    if (refused.length > 0) return (await placedBefore(tx, actor.id, key, asked.bodyHash)) ?? fail(asked.refuse(refused))

    const at = asked.brought?.at ?? now()
    const order = await insertOrder(tx, {
      id: newId(), user_id: actor.id, email: actor.email, name: actor.name, phone: asked.phone, address: asked.address, po_number: asked.poNumber ?? '', note: asked.note ?? '',
      status: 'placed', pieces: sum(lines.map((line) => line.quantity)), total_cents: sum(lines.map((line) => line.quantity * line.unitCents)),
      idempotency_key: key, body_hash: asked.bodyHash, demo: asked.brought?.demo ?? false, placed_at: at,
    }, lines.map(({ tool, quantity, unitCents }) => ({ tool_id: tool.id, sku: tool.sku, name: tool.name, quantity, unit_cents: unitCents })), actor)
    if (!order) return (await placedBefore(tx, actor.id, key, asked.bodyHash)) ?? fail(new Error('An order is neither new nor there'))

    const lacking = await stock.reserve(tx, lines.map(({ tool, quantity }) => ({ toolId: tool.id, quantity })), { actorId: actor.id, at, orderId: order.id })
    // Sold in the moment since they were judged: what is left of them now is told, and all is rolled back.
    if (lacking.length > 0) throw asked.refuse(lacking.map(({ toolId, available }) => shortOf(tools.get(toolId), asked.lines, { toolId, available })))
    await catalogue.changed(tx, lines.map(({ tool }) => tool.id))
    if (!asked.brought) await notices.placed(tx, order)
    return shownOrder(order)
  }

  const one = (buyer: Buyer, input: NewOrder, brought?: Brought): Promise<Order> => {
    const { toolId, quantity, unitPrice, ...contact } = input
    return database.transact((tx) => place(tx, buyer, { ...contact, lines: [{ toolId, quantity, unitPrice }], bodyHash: hashOf(input), refuse: refuseTool(quantity), ...(brought ? { brought } : {}) }))
  }

  return {
    one(buyer, input) {
      if (input.email !== undefined && input.email !== buyer.actor.email) throw notYours()
      return one(buyer, input)
    },
    cart: (buyer, input) => database.transact((tx) => place(tx, buyer, { ...input, bodyHash: hashOf(input), refuse: refuseLines })),
    bring: one,
  }
}

/** The order that was placed first under this key, if there is one and it says the same. */
async function placedBefore(tx: Handle, userId: string, key: string, bodyHash: Buffer): Promise<Order | undefined> {
  const before: OrderRow | undefined = await orderByKey(tx, userId, key)
  if (!before) return undefined
  if (!before.body_hash.equals(bodyHash)) throw keyReused({ detail: words.keyReusedDetail })
  const [whole]: OrderWithLines[] = await withLines(tx, [before])
  return whole && shownOrder(whole)
}

function shortOf(tool: Sold | undefined, lines: readonly NewLine[], { toolId, available }: { readonly toolId: string; readonly available: number }): Refusal {
  const position = lines.findIndex((line) => line.toolId === toolId)
  const { below, above } = tool ? nearestQuantities({ ...tool, stock: available }, lines[position]?.quantity ?? 0) : {}
  return { position, toolId, why: 'stock', detail: words.lineShort(available), available, ...(below === undefined ? {} : { below }), ...(above === undefined ? {} : { above }) }
}

const refuseLines = (refused: readonly Refusal[]): Problem =>
  linesRefused({
    detail: words.linesRefusedDetail(refused.length),
    errors: refused.map(({ position, detail }) => ({ pointer: `#/lines/${position}`, detail })),
    facts: { lines: refused.map(({ fault, seen, unitPrice, ...line }) => ({ ...line, ...(unitPrice === undefined ? {} : { unitPrice: writeMoney(unitPrice) }) })) },
  })

/** The same for an order of one tool, in the Problems that its form knows. */
const refuseTool = (quantity: number) => ([refusal]: readonly Refusal[]): Problem => {
  if (!refusal) return notValid()
  const { toolId, available = 0, below, above, fault, detail, unitPrice = 0, seen = 0 } = refusal
  switch (refusal.why) {
    case 'gone':
      return toolGone({ detail: catalogueWords.toolGoneDetail })
    case 'stock':
      return outOfStock({ detail: stockWords.left(available), facts: { toolId, available, below, above } })
    case 'quantity':
      return quantityNotValid({ detail, errors: [{ pointer: quantityPointer, detail }], facts: { fault, below, above } })
    default:
      return priceChanged({ detail: words.priceChangedDetail(seen, unitPrice), facts: { unitPrice: writeMoney(unitPrice), shown: showMoney(unitPrice), total: writeMoney(unitPrice * quantity) } })
  }
}

const fail = (error: Error): never => { throw error }
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const hashOf = (input: NewOrder | NewCartOrder): Buffer =>
  createHash('sha256').update(JSON.stringify(Object.entries(input).filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)))).digest()
