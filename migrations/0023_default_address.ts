/** One of the addresses that a buyer keeps may be the default: offered first, whichever was used last. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table addresses add column is_default boolean not null default false`.execute(db)
  await sql`create unique index addresses_one_default on addresses (user_id) where is_default`.execute(
    db,
  )
}
