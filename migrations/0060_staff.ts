/** Staff: what an admin may do, whose access is paused, and who is invited. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null is every permission: that of admins of earlier releases, and of those whom they promote.
  await sql`alter table users add column permissions text[]`.execute(db)
  await sql`alter table users add column paused_at timestamptz`.execute(db)
  await sql`
    create table staff_invitations (
      email text primary key check (email = lower(email) and length(email) between 3 and 254),
      permissions text[] not null,
      invited_by uuid not null references users (id),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
}
