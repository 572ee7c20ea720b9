/** In which language a bulk job says what it finds: that of who asked for it; empty: the shop's. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_jobs add column language text not null default ''`.execute(db)
}
