/**
 * Secrets of webhooks are kept sealed. `sealed` is written in place of `secret`; what an instance of
 * before writes to `secret` is sealed by a job. `sealing_keys` has the key of shops that set none.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sealing_keys (
      is_only boolean primary key default true check (is_only),
      key text not null check (length(key) >= 32)
    )`.execute(db)
  await sql`alter table webhook_secrets add column sealed text`.execute(db)
  await sql`alter table webhook_secrets alter column secret drop not null`.execute(db)
  await sql`
    alter table webhook_secrets add constraint webhook_secrets_one_form
    check (num_nonnulls(secret, sealed) = 1)`.execute(db)
}
