/** The only SQL queries for the counter of orders. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/** The number of the last order; before the first order, one less than its future number. */
export async function lastOrderNumber(db: Handle): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else last_value - 1 end as last
    from order_numbers`.execute(db)
  return Number(rows[0]?.last ?? 0)
}

/**
 * The same, but no order gets a number until the transaction ends: changing a sequence, even to its
 * present value, waits for transactions that draw numbers and blocks new ones.
 */
export async function lockLastOrderNumber(tx: Handle): Promise<number> {
  await sql`alter sequence order_numbers increment by 1`.execute(tx)
  return lastOrderNumber(tx)
}

/** Sets the next number, after `lockLastOrderNumber` has checked that it does not go backwards. */
export async function setNextOrderNumber(tx: Handle, next: number): Promise<void> {
  await sql`alter sequence order_numbers restart with ${sql.lit(next)}`.execute(tx)
}

/**
 * Whether there are any orders, including deleted ones. Nobody can write one until the transaction
 * ends, so the answer stays true.
 */
export async function lockWhetherAnyOrder(tx: Handle): Promise<boolean> {
  await sql`lock table orders in share mode`.execute(tx)
  return hasAnyOrder(tx)
}

/** Whether there is any order at the moment, deleted ones too. */
export async function hasAnyOrder(db: Handle): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from orders) as found`.execute(db)
  return rows[0]?.found ?? false
}
