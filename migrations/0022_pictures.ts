/** Uploaded pictures that are kept whole, and since when a tool is as it is. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pictures (
      key text primary key check (key ~ '^p-[0-9a-f]{40}$'),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes integer not null check (bytes > 0),
      added_by uuid references users (id) on delete set null,
      added_at timestamptz not null
    )`.execute(db)
  // Few tools of a large catalogue have one: the index holds those alone.
  await sql`create index tools_uploaded_image on tools (image) where image like '/pictures/p-%'`.execute(
    db,
  )
  // For search engines. What is there already counts as changed now.
  await sql`alter table tools add column changed_at timestamptz not null default now()`.execute(db)
}
