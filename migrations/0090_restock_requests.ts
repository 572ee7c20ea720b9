/** Who waits for a tool that is sold out; a request ends with its mail, or with its user. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A tool may be deleted while somebody waits for it, so a request refers to it by id alone.
  await sql`
    create table restock_requests (
      user_id uuid not null references users (id) on delete cascade,
      tool_id uuid not null,
      asked_at timestamptz not null,
      claimed_until timestamptz,
      primary key (user_id, tool_id)
    )`.execute(db)
  await sql`create index restock_requests_tool on restock_requests (tool_id)`.execute(db)
}
