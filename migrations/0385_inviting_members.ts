/** Who mailed an invitation to a company: when they lose that right, what is open of theirs ends. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_invitations
    add column invited_by uuid references users (id) on delete set null`.execute(db)
}
