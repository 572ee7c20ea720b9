/** Undo: deleted reviews are kept for 30 days, and what a demoted member of staff could do. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A table of its own: earlier releases would show a marked row of `reviews` like all others.
  await sql`
    create table deleted_reviews (
      id uuid primary key,
      user_id uuid references users (id) on delete cascade,
      tool_id uuid references tools (id) on delete cascade,
      review jsonb not null,
      deleted_at timestamptz not null,
      deleted_by uuid not null,
      deleted_by_name text not null
    )`.execute(db)
  await sql`create index deleted_reviews_newest on deleted_reviews (deleted_at desc, id)`.execute(
    db,
  )
  // Null: was never staff, or is it again.
  await sql`
    alter table users
      add column former_permissions text[],
      add column demoted_at timestamptz`.execute(db)
  // In a large shop it is built concurrently, while the shop runs.
  await sql`
    do $$ begin
      if pg_relation_size('orders') < 33554432 then
        create index if not exists orders_deleted
          on orders (deleted_at desc, number desc) where deleted_at is not null;
      end if;
    end $$`.execute(db)
}
