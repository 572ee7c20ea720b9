/** For which company somebody buys, as they have decided: the same on every device. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table buying_for (
      user_id uuid primary key references users (id) on delete cascade,
      -- Null: for themselves. A company to which they no longer belong counts as none.
      company_id uuid references companies (id) on delete cascade,
      chosen_at timestamptz not null
    )`.execute(db)
  await sql`create index buying_for_company on buying_for (company_id)`.execute(db)
}
