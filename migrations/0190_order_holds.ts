/**
 * Orders that wait: why, until when and how that ended; the pieces of their lines that are not
 * reserved yet; and what a member of a company may spend.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_holds (
      id uuid primary key,
      order_id uuid not null references orders (id) on delete cascade,
      kind text not null check (kind in ('newcomer', 'approval', 'credit', 'delivery')),
      reason text not null default '' check (length(reason) <= 500),
      since timestamptz not null,
      until timestamptz not null,
      -- When its people were told that it ends soon.
      reminded_at timestamptz,
      ended_at timestamptz,
      outcome text check (outcome in ('released', 'refused', 'expired', 'withdrawn')),
      -- Null: the shop itself.
      ended_by uuid,
      ended_by_name text not null default '' check (length(ended_by_name) <= 200),
      -- Whether a colleague of the buyer ended it, or the shop.
      by_company boolean not null default false,
      check ((ended_at is null) = (outcome is null))
    )`.execute(db)
  await sql`create index order_holds_of_order on order_holds (order_id)`.execute(db)
  await sql`
    create unique index order_holds_open on order_holds (order_id) where ended_at is null`.execute(
    db,
  )
  await sql`
    create index order_holds_due on order_holds (until) where ended_at is null`.execute(db)
  // The kind of the open hold, for lists; null: the order does not wait.
  await sql`alter table orders add column hold_kind text`.execute(db)
  await sql`
    alter table order_lines add column waiting integer not null default 0`.execute(db)
  await sql`
    alter table order_lines add constraint order_lines_waiting_fit check (
      waiting >= 0 and shipped + cancelled + waiting <= quantity
    ) not valid`.execute(db)
  await sql`
    alter table company_members
      add column order_limit_cents bigint check (order_limit_cents >= 0),
      add column month_limit_cents bigint check (month_limit_cents >= 0)`.execute(db)
  await requireThisRelease(db)
}

/**
 * A release that does not know holds would ship what was never reserved. From the first hold on, it
 * refuses to work: see README.md, `breaksEarlierReleases`.
 */
async function requireThisRelease(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists required_migration (name text primary key)`.execute(db)
  await sql`
    create function require_order_holds() returns trigger language plpgsql as $$
    begin
      if not exists (select from required_migration where name = '0190_order_holds') then
        insert into required_migration values ('0190_order_holds') on conflict do nothing;
        perform pg_notify('schema', '');
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger order_holds_require after insert on order_holds
      for each statement execute function require_order_holds()`.execute(db)
}
