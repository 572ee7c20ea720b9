/** Whether a user's e-mail address is confirmed: only then are mails about orders sent there. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null is not known: of users of a hosted provider until they sign in again.
  await sql`alter table users add column email_confirmed boolean`.execute(db)
  await sql`
    update users set email_confirmed = identity_users.email_verified
    from identity_users
    where users.issuer = 'embedded' and users.subject = identity_users.id
      and users.deleted_at is null`.execute(db)
}
