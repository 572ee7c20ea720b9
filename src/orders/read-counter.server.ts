/** What the front page shows a buyer of their own: what to buy again, and orders on their way. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { openOrdersOf, purchasesOf } from './buyer-store.server.ts'
import { buyingHabit, byNeed } from './buying-habits.ts'
import type { Counter } from './counter-schema.ts'
import type { OrdersDependencies } from './dependencies.server.ts'

/** Tools looked at, of which those still sold are shown. */
const maxPurchases = 48
const maxShown = 12
const maxOpenOrders = 3

export async function readCounter(
  { database, prices, now }: Pick<OrdersDependencies, 'database' | 'prices' | 'now'>,
  actor: Actor,
): Promise<Counter> {
  const db = database.handle
  const habits = (await purchasesOf(db, actor.id, maxPurchases))
    .map((purchases) => buyingHabit(purchases, now()))
    .toSorted(byNeed)
  const offers = new Map(
    (
      await prices.offers(
        db,
        actor,
        habits.map(({ toolId }) => toolId),
      )
    ).map((offer) => [offer.id, offer]),
  )
  // One more than is shown says that there are others.
  const orders = await openOrdersOf(db, actor.id, maxOpenOrders + 1)
  return {
    buyAgain: habits
      .flatMap(({ toolId, lastAt, ...habit }) => {
        const tool = offers.get(toolId)
        return tool ? [{ ...habit, lastAt: lastAt.toISOString(), tool }] : []
      })
      .slice(0, maxShown),
    openOrders: orders
      .slice(0, maxOpenOrders)
      .map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() })),
    moreOrders: orders.length > maxOpenOrders,
  }
}
