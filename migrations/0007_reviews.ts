/** Reviews, of the shop or of a tool. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id uuid primary key,
      user_id uuid references users (id),
      name text not null,
      email text not null,
      tool_id uuid references tools (id),
      rating smallint check (rating between 1 and 5),
      title text not null default '' check (length(title) <= 120),
      text text not null check (length(text) between 1 and 2000),
      demo boolean not null default false,
      demo_verified boolean not null default false,
      written_at timestamptz not null,
      check ((tool_id is null) = (rating is null)),
      check (user_id is not null or demo)
    )`.execute(db)
  // One per account and tool.
  await sql`create unique index reviews_one_per_tool on reviews (user_id, tool_id) where tool_id is not null`.execute(
    db,
  )
  await sql`create index reviews_newest on reviews (written_at desc, id desc)`.execute(db)
  await sql`create index reviews_of_tool on reviews (tool_id, written_at desc, id desc) where tool_id is not null`.execute(
    db,
  )
}
