/** Addresses that buyers keep for their next orders. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table addresses (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      address text not null check (length(address) between 1 and 500),
      phone text not null check (length(phone) between 1 and 40),
      used_at timestamptz not null
    )`.execute(db)
  // The same address with the same number is one; hashed, since an index row holds no 500 letters of four bytes each with ease.
  await sql`create unique index addresses_once on addresses (user_id, md5(address), phone)`.execute(
    db,
  )
}
