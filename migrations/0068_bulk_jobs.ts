/** Bulk jobs: suppliers' lists, what they would change, and what became of each row. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_jobs (
      id uuid primary key,
      state text not null,
      file_name text not null,
      file bytea not null,
      supplier text not null default '',
      headings jsonb not null,
      other_sheets jsonb not null,
      mapping jsonb not null,
      row_count integer not null,
      done integer not null default 0,
      apply_kinds text[] not null default '{}',
      apply_at timestamptz,
      error text not null default '',
      actor_id uuid references users (id) on delete set null,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  // Files are kept as they came: most of what compresses well is small, and spreadsheets are packed.
  await sql`alter table bulk_jobs alter column file set storage external`.execute(db)
  await sql`create index bulk_jobs_by_time on bulk_jobs (created_at desc, id desc)`.execute(db)
  await sql`
    create table bulk_job_rows (
      job_id uuid not null references bulk_jobs (id) on delete cascade,
      row integer not null,
      cells jsonb not null,
      kind text,
      sku text not null default '',
      name text not null default '',
      tool_id uuid,
      revision integer,
      fields jsonb,
      before jsonb,
      stock_delta integer not null default 0,
      errors jsonb not null default '[]',
      warnings jsonb not null default '[]',
      outcome text not null default '',
      revision_after integer,
      primary key (job_id, row)
    )`.execute(db)
  await sql`
    create table supplier_mappings (
      supplier text primary key,
      headings jsonb not null,
      mapping jsonb not null,
      changed_at timestamptz not null
    )`.execute(db)
}
