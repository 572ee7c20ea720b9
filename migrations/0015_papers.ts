/** Invoices and packing slips as they were issued, and the numbers that have no gaps. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a paper says is kept as it was when issued: the same order always gives the same document.
  await sql`
    create table papers (
      order_id uuid not null references orders (id) on delete cascade,
      kind text not null check (kind in ('invoice', 'packing-slip')),
      number bigint not null check (number >= 1),
      said jsonb not null,
      issued_at timestamptz not null,
      primary key (order_id, kind),
      unique (kind, number)
    )`.execute(db)
  // Not a sequence: a number that is taken back by a rollback is given to the next.
  await sql`create table paper_numbers (kind text primary key, last bigint not null)`.execute(db)
}
