/** The logo, the icon and the front page's picture of the shop, with their files. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_pictures (
      key text primary key,
      added_at timestamptz not null
    )`.execute(db)
  await sql`
    create table brand_files (
      key text not null references brand_pictures (key) on delete cascade,
      name text not null,
      bytes bytea not null,
      primary key (key, name)
    )`.execute(db)
}
