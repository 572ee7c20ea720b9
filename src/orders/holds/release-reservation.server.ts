/** Puts the reserved pieces of an order back in stock; they wait from then on. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { lineQuantities } from '../line-quantities.ts'
import type { OrderWithLines } from '../store.server.ts'
import { waitWhole } from '../model/holds-store.server.ts'

type Cause = { readonly actor: { readonly id: string | null }; readonly at: Date }

/** For an order that waits for its payment, or for an approval. Its row is locked. */
export async function releaseReservation(
  { catalogue, stock }: Pick<OrdersContext, 'catalogue' | 'stock'>,
  tx: Handle,
  { id: orderId, status, lines }: OrderWithLines,
  { actor, at }: Cause,
): Promise<void> {
  const reserved = lines.flatMap((line) => {
    const { allocated: quantity } = lineQuantities(status, line)
    return quantity === 0 ? [] : [{ toolId: line.tool_id, quantity }]
  })
  await waitWhole(tx, orderId)
  if (reserved.length === 0) return
  await stock.releaseStock(tx, reserved, {
    actorId: actor.id,
    at,
    orderId,
    reason: 'order on hold',
  })
  await catalogue.notifyChanged(
    tx,
    reserved.map(({ toolId }) => toolId),
  )
}
