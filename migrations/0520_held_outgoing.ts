/** What leaves the shop waits after a restore, until somebody says what becomes of it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Mails that waited when the backup was made. New mails have none, those of earlier releases too.
  await sql`alter table mail_outbox add column held_at timestamptz`.execute(db)
  // One row while something is held. In a rehearsal new mails are held too.
  await sql`
    create table outgoing_hold (
      is_only boolean primary key default true check (is_only),
      since timestamptz not null,
      rehearsal boolean not null
    )`.execute(db)
}
