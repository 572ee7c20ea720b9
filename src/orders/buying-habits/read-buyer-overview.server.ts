/**
 * The buyer's part of the front page: what they or their company reorder, and their open orders.
 */
import { toOfferedTool } from '../../catalogue/offered-tool.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openOrdersOf, purchasesOf } from './buyer-store.server.ts'
import { spokenName } from '../../platform/languages/line-names.ts'
import { buyingHabit, byNeed } from './buying-habits.ts'
import type { BuyerOverview } from './buyer-overview-schema.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'

/** The number of tools read; only those still sold are shown. */
const maxPurchases = 48
const maxShown = 12
const maxOpenOrders = 3

export async function readBuyerOverview(
  {
    catalogue,
    companies,
    database,
    prices,
    now,
  }: Pick<OrdersDependencies, 'catalogue' | 'companies' | 'database' | 'prices' | 'now'>,
  actor: Actor,
): Promise<BuyerOverview> {
  const db = database.handle
  const own = { userId: actor.id, memberOf: (await companies.ownedRecords(db, actor.id)).member }
  // What a company orders is visible to its members; who ordered it is not.
  const scope = actor.company ? { companyId: actor.company.id } : own
  const habits = (await purchasesOf(db, scope, maxPurchases))
    .map((purchases) => buyingHabit(purchases, now()))
    .toSorted(byNeed)
  const tools = await prices.visiblePricedTools(
    db,
    actor,
    habits.map(({ toolId }) => toolId),
  )
  const offers = new Map((await catalogue.spokenTools(db, tools)).map((offer) => [offer.id, offer]))
  // One row more than is shown tells whether there are more.
  const orders = await openOrdersOf(db, own, maxOpenOrders + 1)
  return {
    buyAgain: habits
      .flatMap(({ toolId, lastAt, ...habit }) => {
        const tool = offers.get(toolId)
        return tool ? [{ ...habit, lastAt: lastAt.toISOString(), tool: toOfferedTool(tool) }] : []
      })
      .slice(0, maxShown),
    openOrders: orders
      .slice(0, maxOpenOrders)
      .map(({ placedAt, onHold, shipped, name, names, ...order }) => ({
        ...order,
        firstTool: spokenName({ name, names }),
        ...(onHold ? { onHold } : {}),
        ...(order.status === 'picking' && shipped > 0 ? { shippedQuantity: shipped } : {}),
        placedAt: placedAt.toISOString(),
      })),
    moreOrders: orders.length > maxOpenOrders,
  }
}
