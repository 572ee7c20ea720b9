/** Where goods of a company may go beside its address. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      add column delivery_addresses text[] not null default '{}'
        check (cardinality(delivery_addresses) <= 50)`.execute(db)
}
