/** The ledger of stock movements, append-only, and the level per tool that always equals its sum. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Narrow rows with room on the page, so that a change of level is a heap-only update.
  await sql`
    create table stock_levels (
      tool_id uuid primary key references tools (id),
      level integer not null check (level >= 0)
    ) with (fillfactor = 70)`.execute(db)
  await sql`
    create table stock_movements (
      id bigint generated always as identity primary key,
      tool_id uuid not null references tools (id),
      kind text not null check (kind in ('received', 'reserved', 'released', 'shipped', 'returned', 'counted')),
      quantity integer not null check (quantity >= 0),
      delta integer not null,
      order_id uuid,
      actor_id uuid,
      reason text not null default '',
      moved_at timestamptz not null,
      check (case kind
        when 'received' then delta = quantity
        when 'released' then delta = quantity
        when 'returned' then delta = quantity
        when 'reserved' then delta = -quantity
        when 'shipped' then delta = 0
        else abs(delta) = quantity end)
    )`.execute(db)
  await sql`create index stock_movements_tool on stock_movements (tool_id, id)`.execute(db)
  await sql`create index stock_movements_order on stock_movements (order_id) where order_id is not null`.execute(
    db,
  )
  // What other capabilities may read: how much can be ordered now.
  await sql`create view stock_on_hand as select tool_id, level from stock_levels`.execute(db)
  // The ledger is append-only; only clearing the demo shop away sets this for its own transaction.
  await sql`
    create function stock_movements_append_only() returns trigger language plpgsql as $$
    begin
      if current_setting('ironmonger.clearing_demo', true) = 'on' then
        return old;
      end if;
      raise exception 'the stock ledger is append-only';
    end $$`.execute(db)
  await sql`create trigger stock_movements_append_only before update or delete on stock_movements for each row execute function stock_movements_append_only()`.execute(
    db,
  )
}
