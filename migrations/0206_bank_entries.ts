/** Which entry of a bank's file a payment was booked from, so that none is booked twice. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The SHA-256 of what identifies the entry; null for a payment that was written by hand.
  await sql`
    alter table payments add column bank_entry text check (bank_entry ~ '^[0-9a-f]{64}$')`.execute(
    db,
  )
  await sql`
    create index payments_of_bank_entries on payments (bank_entry)
    where bank_entry is not null`.execute(db)
}
