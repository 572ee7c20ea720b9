/** What is picked of orders that are being picked, for staff; other capabilities know it. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import type { OrderRow } from '../store.server.ts'
import type { Order } from '../contract.ts'

/** By order number; not of orders of which nothing has to be picked. */
export async function pickingOf(
  { hooks }: Pick<OrdersContext, 'hooks'>,
  db: Handle,
  orders: readonly Pick<OrderRow, 'number' | 'status'>[],
): Promise<(order: { readonly number: number }) => Pick<Order, 'picking'>> {
  const numbers = orders.filter(({ status }) => status === 'picking').map(({ number }) => number)
  const found = new Map<number, NonNullable<Order['picking']>>()
  if (numbers.length > 0)
    for (const read of hooks.picking)
      for (const [number, picking] of await read(db, numbers)) found.set(number, { ...picking })
  return ({ number }) => {
    const picking = found.get(number)
    return picking ? { picking } : {}
  }
}
