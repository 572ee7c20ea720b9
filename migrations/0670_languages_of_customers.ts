/** In which language customers get mails and documents. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Empty: none was chosen; a company's members are written to in theirs, and all others in the shop's.
  await sql`
    alter table companies
      add column language text not null default '' check (language ~ '^([a-z]{2})?$')`.execute(db)
  await sql`
    alter table users
      add column language text not null default '' check (language ~ '^([a-z]{2})?$')`.execute(db)
}
