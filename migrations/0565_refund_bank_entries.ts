/** By which entry of a bank's file it is proven that a refund left the account. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_bank_entries (
      -- It goes with the payments of the demo shop.
      refund_id uuid primary key references payments (id) on delete cascade,
      bank_entry text not null check (bank_entry ~ '^[0-9a-f]{64}$'),
      booked_on date not null
    )`.execute(db)
  await sql`create index refund_bank_entries_by on refund_bank_entries (bank_entry)`.execute(db)
  // As 0580_changes.ts follows other tables; its function is there before the first row is.
  await sql`
    create function changes_of_refund_bank_entries() returns trigger language plpgsql as $$
    begin
      perform note_changes('payment', 'changed', array_agg(distinct refund_id)) from followed_rows;
      return null;
    end $$`.execute(db)
  for (const [operation, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.raw(`changes_of_refund_bank_entries_${operation}`)}
      after ${sql.raw(operation)} on refund_bank_entries
      referencing ${sql.raw(rows)} table as followed_rows
      for each statement execute function changes_of_refund_bank_entries()`.execute(db)
}
