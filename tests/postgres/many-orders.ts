/** Very many orders, written by SQL alone: for tests of what lists of them read. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

export type ManyOrders = {
  readonly count: number
  /** Whose they are, and the tool on their lines. */
  readonly userId: string
  readonly toolId: string
}

/**
 * Writes orders of two lines each, one an hour up to `until`; one in fifty is not delivered yet, and
 * few are cancelled; each was held and released. Their search rows are left out: writing those is the background's.
 */
export async function insertManyOrders(
  db: Handle,
  { count, userId, toolId }: ManyOrders,
  until: Date,
): Promise<void> {
  await sql`
    insert into orders (
      id, user_id, email, name, phone, address, po_number, status, pieces, total_cents,
      idempotency_key, body_hash, placed_at
    )
    select gen_random_uuid(), ${userId}, 'buyer' || n % 500 || '@firm' || n % 40 || '.example',
      (array['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'])[1 + n % 5] || ' Name' || n % 700,
      '+1 555 0100', '1 Anvil Row', 'PO-' || 100000 + n,
      case when n % 50 = 0 then 'placed' when n % 25 = 1 then 'cancelled' else 'delivered' end,
      2, 100 + n * 7919 % 100000, 'many-orders-' || n, sha256('many'),
      ${until}::timestamptz - (${count} - n) * interval '1 hour'
    from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`
    insert into order_lines (
      order_id, position, tool_id, sku, name, quantity, unit_cents, total_cents
    )
    select id, position, ${toolId}, 'SKU-' || (number * position) % 3000,
      (array['Claw Hammer', 'Pipe Wrench', 'Wood Chisel'])[1 + (number * position) % 3], 1, 100, 100
    from orders cross join generate_series(1, 2) as position
    where idempotency_key like 'many-orders-%'`.execute(db)
  await sql`
    insert into order_history (order_id, step, status, actor_id, actor_name, at)
    select id, 1, 'placed', user_id, name, placed_at
    from orders where idempotency_key like 'many-orders-%'`.execute(db)
  await sql`
    insert into order_holds (id, order_id, kind, since, until, ended_at, outcome)
    select gen_random_uuid(), id, 'approval', placed_at, placed_at + interval '7 days', placed_at,
      'released'
    from orders where idempotency_key like 'many-orders-%'`.execute(db)
}
