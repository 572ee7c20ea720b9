/** How an order moves on: one step at a time, under a lock, with all that the step brings along, or refused with the steps that lead on. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { notFound, forbidden } from '../../packages/contract/standard-problems.ts'
import { ordersMessages as messages } from './messages/orders.ts'
import {
  transitionNotAllowed,
  type NewTransition,
  type TransitionsResult,
  type OrderDetails,
} from './contract.ts'
import type { OrderNotifications } from './notifications.server.ts'
import type { OrdersDependencies } from './service.server.ts'
import { mayRequest, mayView, allowedTransitions, type OrderStatus } from './rules.ts'
import { toOrderDetailsDto } from './dto.ts'
import {
  listHistory,
  lockByNumber,
  orderByNumber,
  insertHistory,
  setStatus,
  withLines,
  type OrderRow,
  type OrderWithLines,
} from './store.server.ts'

/** Who moves an order on; without an id it is the shop itself. */
export type TransitionActor = Pick<Actor, 'name' | 'role'> & { readonly id: string | null }

export interface OrderTransitions {
  /** One order, whole. @throws notHere when there is none, or none of this person's */
  read(actor: Actor, number: number): Promise<OrderDetails>
  /** @throws stepNotAllowed with the steps that are; notYours for a step that is not a buyer's */
  step(actor: Actor, step: NewTransition): Promise<OrderDetails>
  /** The same step for many orders, each on its own. */
  steps(
    actor: Actor,
    numbers: readonly number[],
    step: Omit<NewTransition, 'number'>,
  ): Promise<TransitionsResult>
  /** As `step`, but silently and in the past, for orders brought in from elsewhere. */
  bring(actor: TransitionActor, step: NewTransition, at: Date): Promise<void>
}

/** What became of a step that was asked for. */
type Outcome =
  | { readonly kind: 'done'; readonly order: OrderDetails }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'refused'
      readonly status: OrderStatus
      readonly allowed: readonly OrderStatus[]
    }

export function createTransitions(
  { database, catalogue, stock, now }: OrdersDependencies,
  notices: OrderNotifications,
): OrderTransitions {
  const whole = async (
    db: Handle,
    row: OrderRow,
    viewer: Pick<Actor, 'role'>,
  ): Promise<OrderDetails> => {
    const [order] = await withLines(db, [row])
    if (!order) throw new Error('An order has lost itself')
    return toOrderDetailsDto(order, await listHistory(db, row.id), viewer)
  }

  const move = (actor: TransitionActor, step: NewTransition, brought?: Date): Promise<Outcome> =>
    database.transact(async (tx) => {
      // Locked, so that of two steps at the same moment the second sees what the first has done.
      const row = await lockByNumber(tx, step.number)
      if (!row || !mayView(actor, row.user_id)) return { kind: 'gone' }
      const allowed = allowedTransitions(actor, row.status)
      if (!allowed.includes(step.status)) return { kind: 'refused', status: row.status, allowed }

      const at = brought ?? now()
      const tracking =
        step.status === 'shipped'
          ? { tracking_number: step.trackingNumber ?? '', tracking_link: step.trackingLink ?? '' }
          : {}
      await setStatus(tx, row.id, step.status, tracking)
      await insertHistory(tx, {
        order_id: row.id,
        status: step.status,
        actor_id: actor.id,
        actor_name: actor.name,
        note: step.note ?? '',
        at,
      })
      const [order] = await withLines(tx, [{ ...row, ...tracking, status: step.status }])
      if (!order) throw new Error('An order has lost itself')
      await movePieces(tx, order, { actorId: actor.id, at })
      if (!brought)
        await notices.stepped(tx, order, {
          note: step.note ?? '',
          byBuyer: actor.id === order.user_id,
        })
      return { kind: 'done', order: await whole(tx, order, actor) }
    })

  async function movePieces(
    tx: Handle,
    order: OrderWithLines,
    { actorId, at }: { readonly actorId: string | null; readonly at: Date },
  ): Promise<void> {
    const pieces = order.lines.map((line) => ({ toolId: line.tool_id, quantity: line.quantity }))
    if (order.status === 'shipped') await stock.ship(tx, pieces, { actorId, at, orderId: order.id })
    if (order.status !== 'cancelled') return
    await stock.release(tx, pieces, { actorId, at, orderId: order.id, reason: 'order cancelled' })
    await catalogue.notifyChanged(
      tx,
      pieces.map(({ toolId }) => toolId),
    )
  }

  return {
    async read(actor, number) {
      const order = await orderByNumber(database.handle, number)
      if (!order || !mayView(actor, order.user_id)) throw notFound()
      return whole(database.handle, order, actor)
    },

    async step(actor, step) {
      const outcome = await move(actor, step)
      if (outcome.kind === 'done') return outcome.order
      if (outcome.kind === 'gone') throw notFound()
      if (!mayRequest(actor, step.status)) throw forbidden()
      throw transitionNotAllowed({
        detail: sayRefused(step.number, outcome.status, outcome.allowed, actor),
        facts: { status: outcome.status, allowed: outcome.allowed },
      })
    },

    async steps(actor, numbers, step) {
      const done: number[] = []
      const refused: TransitionsResult['refused'] = []
      // One after another: an order that may not go on holds nobody up, and a lock is held for a moment only.
      for (const number of new Set(numbers)) {
        const outcome = await move(actor, { ...step, number })
        if (outcome.kind === 'done') done.push(number)
        else if (outcome.kind === 'gone')
          refused.push({ number, detail: messages.orderGone(number), allowed: [] })
        else
          refused.push({
            number,
            detail: sayRefused(number, outcome.status, outcome.allowed, actor),
            allowed: [...outcome.allowed],
          })
      }
      return { done, refused }
    },

    async bring(actor, step, at) {
      const { kind } = await move(actor, step, at)
      if (kind !== 'done') throw new Error(`Order ${step.number} could not become ${step.status}`)
    },
  }
}

const sayRefused = (
  number: number,
  status: OrderStatus,
  allowed: readonly OrderStatus[],
  actor: Actor,
): string =>
  mayRequest(actor, 'confirmed')
    ? messages.stepRefused(
        number,
        messages.status[status],
        allowed.map((one) => messages.status[one]),
      )
    : messages.stepWithBuyer(number, messages.status[status])
