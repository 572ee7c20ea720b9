/** Saved lists are shared within a company, and two who change one at once are told. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rises with every change, so that nobody overwrites what another has changed meanwhile.
  await sql`alter table saved_lists add column revision integer not null default 1`.execute(db)
  // A name is given once to the lists of one's own, and once in each company.
  await sql`
    create unique index saved_lists_own_name on saved_lists (user_id, lower(name))
    where company_id is null`.execute(db)
  await sql`
    create unique index saved_lists_company_name on saved_lists (company_id, lower(name))
    where company_id is not null`.execute(db)
  await sql`drop index saved_lists_name`.execute(db)
}
