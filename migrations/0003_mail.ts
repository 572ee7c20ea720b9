/** The outbox: mails written in the transaction that causes them, sent afterwards. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_outbox (
      id uuid primary key,
      key text unique check (length(key) <= 200),
      recipient text not null check (length(recipient) between 3 and 254),
      subject text not null check (length(subject) between 1 and 300),
      body text not null,
      html text,
      attempts integer not null default 0 check (attempts >= 0),
      created_at timestamptz not null,
      next_try_at timestamptz not null,
      expires_at timestamptz,
      sent_at timestamptz,
      given_up_at timestamptz,
      last_error text,
      check (sent_at is null or given_up_at is null)
    )`.execute(db)
  await sql`create index mail_outbox_waiting on mail_outbox (next_try_at) where sent_at is null and given_up_at is null`.execute(
    db,
  )
  await sql`create index mail_outbox_recent on mail_outbox (created_at desc)`.execute(db)
}
