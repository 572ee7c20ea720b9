/** How often somebody did something lately. Not logged ahead: after a crash everybody may begin anew. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The columns and their order are the rate limiter's.
  await sql`create unlogged table rate_limits (key text primary key, points integer not null default 0, expire bigint)`.execute(
    db,
  )
  await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db)
}
