/** VAT numbers of companies: whether the official service has confirmed them, and its answers. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by companies: the VAT number as the record has it now.
  await sql`
    create view company_vat_ids as
      select id as company_id, vat_id from companies where vat_id <> ''`.execute(db)
  await sql`
    create table vat_numbers (
      company_id uuid primary key references companies (id) on delete cascade,
      -- As the record had it when it was asked about: of another, nothing of this row counts.
      vat_id text not null,
      state text not null check (state in ('waiting', 'confirmed', 'refused', 'malformed')),
      -- When the state was found.
      checked_at timestamptz,
      -- Why the last attempt has found nothing.
      trouble text not null default '',
      attempts integer not null default 0,
      -- When to ask; null: when what was found is old.
      due_at timestamptz
    )`.execute(db)
  // What the service has answered, as evidence: never changed.
  await sql`
    create table vat_checks (
      id uuid primary key,
      company_id uuid not null references companies (id),
      vat_id text not null,
      valid boolean not null,
      checked_at timestamptz not null,
      consultation text not null,
      name text not null,
      address text not null,
      service text not null,
      answer jsonb not null
    )`.execute(db)
  await sql`create index vat_checks_of_company on vat_checks (company_id, checked_at desc)`.execute(
    db,
  )
}
