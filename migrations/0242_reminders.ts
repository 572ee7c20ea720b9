/** Reminders of invoices that are overdue: each step once, and who is left out. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      id uuid primary key,
      -- What the demo shop's documents owe goes with them, and this with it.
      document_id uuid not null references receivables (document_id) on delete cascade,
      step smallint not null check (step between 1 and 3),
      -- What was open when it was written.
      open_cents bigint not null check (open_cents > 0),
      recipient text not null check (length(recipient) <= 254),
      -- Null where it was due by itself.
      actor_id uuid,
      actor_name text not null default '' check (length(actor_name) <= 200),
      sent_at timestamptz not null,
      unique (document_id, step)
    )`.execute(db)
  // An invoice, or all of a company, or of somebody who buys for themselves.
  await sql`
    create table reminder_exemptions (
      id uuid primary key,
      document_id uuid unique references receivables (document_id) on delete cascade,
      company_id uuid unique,
      user_id uuid unique,
      actor_id uuid,
      actor_name text not null check (length(actor_name) <= 200),
      at timestamptz not null,
      check (num_nonnulls(document_id, company_id, user_id) = 1)
    )`.execute(db)
}
