/** The number of units of prices for which a client did not state it. */
import type { OrdersContext } from '../dependencies.server.ts'
import type { Buyer } from './find-by-idempotency-key.server.ts'
import type { OrderRequest } from '../model/order-request.server.ts'

/**
 * A price without its number of units is the one in the buyer's cart if the amount is equal;
 * otherwise it is for one unit. Nothing is looked up if every price states it.
 */
export async function withSeenBases(
  { database, seenPrices }: Pick<OrdersContext, 'database' | 'seenPrices'>,
  { actor }: Buyer,
  request: OrderRequest,
): Promise<OrderRequest> {
  const isUnsaid = ({ unitPrice, pricePer }: OrderRequest['lines'][number]): boolean =>
    unitPrice !== undefined && pricePer === undefined
  if (!request.lines.some(isUnsaid)) return request
  const seen = await Promise.all(
    seenPrices.map((readSeenPrices) => readSeenPrices(database.handle, actor)),
  )
  const ofTool = new Map(seen.flat().map((price) => [price.toolId, price]))
  return {
    ...request,
    lines: request.lines.map((line) => {
      const inCart = ofTool.get(line.toolId)
      return isUnsaid(line) && inCart?.unitPrice === line.unitPrice
        ? { ...line, pricePer: inCart?.pricePer }
        : line
    }),
  }
}
