/** Part numbers that companies have for tools; order lines keep the one that counted. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Folded by the shop, as SKUs are; by their bytes, so that the unique index finds beginnings, too.
  await sql`
    create table customer_part_numbers (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      number text not null check (length(number) between 1 and 40),
      number_key text collate "C" not null,
      tool_id uuid not null references tools (id) on delete cascade,
      added_at timestamptz not null,
      -- Of several numbers of a tool the first is printed.
      position bigint generated always as identity,
      unique (company_id, number_key)
    )`.execute(db)
  await sql`
    create index customer_part_numbers_of_tool
    on customer_part_numbers (tool_id, company_id, position)`.execute(db)
  await sql`alter table order_lines add column part_number text not null default ''`.execute(db)
}
