/** Which companies and price lists belong to the demo shop, and go with it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column demo boolean not null default false`.execute(db)
  await sql`alter table price_lists add column demo boolean not null default false`.execute(db)
  // Published by orders: which companies have ordered.
  await sql`
    create view company_orders as
      select distinct company_id from orders where company_id is not null`.execute(db)
}
