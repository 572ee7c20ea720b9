/** Companies that buy, their members, and a cart for each member. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence company_numbers start 1001`.execute(db)
  await sql`
    create table companies (
      id uuid primary key,
      number bigint not null unique default nextval('company_numbers'),
      name text not null check (length(name) between 1 and 120),
      address text not null default '',
      vat_id text not null default '',
      tax_number text not null default '',
      tax_status text not null default 'standard'
        check (tax_status in ('standard', 'exempt', 'reverse-charge')),
      terms text not null default '',
      minimum_cents integer not null default 0 check (minimum_cents >= 0),
      representative text not null default '',
      notes text not null default '',
      state text not null check (state in ('requested', 'approved', 'on-hold', 'closed')),
      -- Rises with every change, so that nobody overwrites what another has changed meanwhile.
      revision integer not null default 1,
      requested_at timestamptz not null
    )`.execute(db)
  await sql`create index companies_by_name on companies (lower(name), id)`.execute(db)
  await sql`
    create table company_members (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      role text not null check (role in ('buyer', 'approver', 'owner')),
      since timestamptz not null,
      unique (company_id, user_id)
    )`.execute(db)
  await sql`create index company_members_of_user on company_members (user_id)`.execute(db)
  await sql`
    create table company_carts (
      member_id uuid primary key references company_members (id) on delete cascade,
      revision bigint not null
    ) with (fillfactor = 70)`.execute(db)
  await sql`
    create table company_cart_lines (
      member_id uuid not null references company_carts (member_id) on delete cascade,
      tool_id uuid not null,
      place bigint generated always as identity,
      quantity integer not null check (quantity between 1 and 1000000),
      seen_quantity integer not null check (seen_quantity between 1 and 1000000),
      seen_cents integer not null check (seen_cents >= 0),
      primary key (member_id, tool_id)
    ) with (fillfactor = 70)`.execute(db)
  // Published by accounts: who a member is, for those who may see the company.
  await sql`
    create view account_names as
      select id, email, display_name as name from users where deleted_at is null`.execute(db)
  // As the company was called when it ordered.
  await sql`alter table orders add column company_name text`.execute(db)
}
