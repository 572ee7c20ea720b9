/** Tools that differ by size only belong to one family of a brand. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tools add column family text not null default '' check (length(family) <= 120)`.execute(
    db,
  )
  await sql`create index tools_family on tools (family, brand) where family <> '' and archived_at is null`.execute(
    db,
  )
}
