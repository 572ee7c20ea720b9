/** What the lists of a million orders are searched, filtered, sorted and counted by. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await searchTable(db)
  await listIndexes(db)
}

/**
 * One row for each order that is not deleted, with the words by which it is found. The code
 * writes a row with its order, and in the background those of orders that have none.
 */
async function searchTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_search (
      number bigint primary key references orders (number) on delete cascade,
      status text not null,
      placed_at timestamptz not null,
      total_cents bigint not null,
      words tsvector not null,
      rules smallint not null
    ) with (fillfactor = 85)`.execute(db)
  // Small, so that the order which tidies the list of pending entries up is not held up by it.
  await sql`
    create index order_search_words on order_search using gin (words)
    with (gin_pending_list_limit = 256)`.execute(db)
  // Old texts are forgotten at once; the words are written anew in the background.
  await sql`
    create function order_search_follow() returns trigger language plpgsql as $$
    begin
      if new.deleted_at is not null then
        delete from order_search where number = new.number;
      elsif (old.email, old.name, old.po_number) is distinct from (new.email, new.name, new.po_number)
      then
        update order_search set status = new.status, words = '', rules = 0
        where number = new.number;
      else
        update order_search set status = new.status where number = new.number;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger order_search_follow
    after update of status, deleted_at, email, name, po_number on orders for each row
    when (
      (old.status, old.deleted_at, old.email, old.name, old.po_number)
      is distinct from (new.status, new.deleted_at, new.email, new.name, new.po_number)
    )
    execute function order_search_follow()`.execute(db)
}

/**
 * The orders of lists, and what a person did. In a large shop, writing would stop while they are
 * built: there the shop builds them itself, concurrently, while it runs.
 */
async function listIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if pg_relation_size('orders') < 33554432 then
        create index if not exists orders_by_time
          on orders (placed_at desc, number desc) where deleted_at is null;
        create index if not exists orders_by_status_and_time
          on orders (status, placed_at desc, number desc) where deleted_at is null;
        create index if not exists orders_by_total
          on orders (total_cents, number) where deleted_at is null;
        create index if not exists order_history_of_actor on order_history (actor_id);
      end if;
    end $$`.execute(db)
}
