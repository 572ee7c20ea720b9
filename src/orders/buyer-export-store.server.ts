/** SQL queries for all orders of one buyer. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { OrderRow } from './store.server.ts'

/** Oldest first; deleted ones too. */
export async function listOrdersOfUser(db: Handle, userId: string): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select * from orders where user_id = ${userId} order by number`.execute(db)
  return rows
}

/** The numbers of open orders, at most ten; locked, so that their status cannot change. */
export async function listOpenNumbers(tx: Handle, userId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from orders
    where user_id = ${userId} and deleted_at is null
      and status not in ('delivered', 'cancelled')
    order by number limit 10 for update`.execute(tx)
  return rows.map(({ number }) => number)
}
