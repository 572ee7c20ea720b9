/** The telephone number of a company. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      add column phone text not null default '' check (length(phone) <= 40)`.execute(db)
}
