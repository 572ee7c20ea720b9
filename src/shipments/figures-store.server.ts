/** SQL queries for received and pending returns. Returns of deleted orders do not count. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { ReturnStatus } from './rules.ts'

/** From one moment to another; the end is exclusive. */
type Period = { readonly from: Date; readonly to: Date }

/** Received pieces; `cents` is their value at the time of the order. */
export type ReceivedReturns = {
  readonly returns: number
  readonly pieces: number
  readonly cents: number
}

const withLines = sql`
  join order_return_lines wanted on wanted.return_id = returned.id
  join order_line_pieces ordered
    on ordered.order_id = returned.order_id and ordered.position = wanted.line
    and ordered.deleted_at is null`
const value = sql`sum(round(ordered.total_cents * wanted.quantity::numeric / ordered.ordered))`

export async function sumReceivedReturns(
  db: Handle,
  { from, to }: Period,
): Promise<ReceivedReturns> {
  const { rows } = await sql<ReceivedReturns>`
    select count(distinct returned.id)::int as returns,
      coalesce(sum(wanted.quantity), 0)::float8 as pieces, coalesce(${value}, 0)::float8 as cents
    from order_returns returned ${withLines}
    where returned.status = 'received'
      and returned.changed_at >= ${from} and returned.changed_at < ${to}`.execute(db)
  return rows[0] ?? { returns: 0, pieces: 0, cents: 0 }
}

export type ListedReturn = {
  readonly id: string
  readonly order: number
  readonly status: ReturnStatus
  readonly at: Date
  readonly pieces: number
  readonly cents: number
}

/**
 * The returns that wait for a reply or to be received, the oldest first; then those received in a
 * period, the latest first.
 */
export async function listReturns(
  db: Handle,
  { from, to }: Period,
  limit: number,
): Promise<readonly ListedReturn[]> {
  const { rows } = await sql<ListedReturn>`
    select returned.id, ordered.order_number::float8 as "order", returned.status,
      returned.changed_at as at, sum(wanted.quantity)::float8 as pieces, ${value}::float8 as cents
    from order_returns returned ${withLines}
    where returned.status in ('requested', 'approved') or (
      returned.status = 'received'
      and returned.changed_at >= ${from} and returned.changed_at < ${to}
    )
    group by returned.id, ordered.order_number
    order by returned.status = 'received',
      case when returned.status <> 'received' then returned.requested_at end,
      at desc, returned.id
    limit ${limit}`.execute(db)
  return rows
}

/** The number of returns that wait for a reply or to be received. */
export async function countOpenReturns(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from order_returns returned join order_states_by_id orders on orders.id = returned.order_id
    where returned.status in ('requested', 'approved') and orders.deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
