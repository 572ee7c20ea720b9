/** The SQL that changes the delivery charge of an order. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrderRow } from '../store.server.ts'

/** Writes the charge and the values that depend on it; lists find the order by its new total. */
export async function updateDelivery(
  tx: Handle,
  { id, number }: Pick<OrderRow, 'id' | 'number'>,
  { delivery, total_cents: total, tax }: Pick<OrderRow, 'delivery' | 'total_cents' | 'tax'>,
): Promise<void> {
  await sql`
    update orders set
      delivery = ${JSON.stringify(delivery)}::jsonb, total_cents = ${total},
      tax = ${tax === null ? null : JSON.stringify(tax)}::jsonb, revision = revision + 1
    where id = ${id}`.execute(tx)
  await sql`
    update order_search set total_cents = ${total} where number = ${number}`.execute(tx)
}
