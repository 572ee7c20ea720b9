/** Exemption certificates of companies: what they say, the PDF file, and who has verified them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by companies: whose certificates there are, and who is said to be exempt.
  await sql`
    create view company_tax_records as
      select id as company_id, number, name, state, tax_status from companies`.execute(db)
  await sql`
    create table exemption_certificates (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      kind text not null,
      number text not null check (length(number) between 1 and 60),
      -- Codes of US states; empty: wherever the shop's own tax would be charged.
      states text[] not null default '{}',
      valid_from date not null,
      valid_until date not null,
      added_at timestamptz not null,
      added_by text not null default '',
      -- Null: nobody has verified it, so it does not count.
      verified_at timestamptz,
      verified_by text not null default '',
      -- Withdrawn, and kept as evidence of the orders of its time.
      withdrawn_at timestamptz,
      check (valid_from <= valid_until)
    )`.execute(db)
  await sql`
    create index exemption_certificates_of_company
      on exemption_certificates (company_id, valid_until desc)`.execute(db)
  await sql`
    create index exemption_certificates_by_end on exemption_certificates (valid_until)
      where withdrawn_at is null`.execute(db)
  await sql`
    create table exemption_certificate_files (
      certificate_id uuid primary key references exemption_certificates (id) on delete cascade,
      -- SHA-256 of the file, in hexadecimal digits.
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      size integer not null check (size > 0),
      bytes bytea not null
    )`.execute(db)
}
