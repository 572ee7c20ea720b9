/** The audit: one row for every change by staff or by the shop itself. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Without foreign keys: an entry stays, whatever becomes of the record and of who changed it.
  await sql`
    create table audit_entries (
      id uuid primary key,
      at timestamptz not null,
      actor_id uuid,
      actor_name text not null,
      operation text not null,
      record_kind text not null,
      record_id text not null,
      record_label text not null,
      before jsonb not null,
      after jsonb not null
    )`.execute(db)
  await sql`create index audit_entries_time on audit_entries (at desc, id desc)`.execute(db)
  await sql`
    create index audit_entries_record
    on audit_entries (record_kind, record_id, at desc, id desc)`.execute(db)
}
