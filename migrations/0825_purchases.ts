/** What was ordered from suppliers, and how much of it has come. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchases (
      id uuid primary key,
      tool_id uuid not null references tools (id) on delete cascade,
      quantity integer not null check (quantity > 0),
      received integer not null default 0 check (received between 0 and quantity),
      ordered_at timestamptz not null,
      ordered_by uuid references users (id) on delete set null,
      removed_at timestamptz
    )`.execute(db)
  await sql`
    create index purchases_open on purchases (tool_id)
    where removed_at is null and received < quantity`.execute(db)
  await sql`create index purchases_newest on purchases (ordered_at desc, id desc)
    where removed_at is null`.execute(db)
  await sql`create index purchases_of_user on purchases (ordered_by)`.execute(db)
  await sql`create index purchases_of_tool on purchases (tool_id)`.execute(db)
}
