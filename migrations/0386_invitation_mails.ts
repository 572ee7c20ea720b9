/** How many mails of an invitation its company has sent within an hour, and since when. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_invitations
    add column mailed_since timestamptz,
    add column mailed_count integer not null default 0`.execute(db)
}
