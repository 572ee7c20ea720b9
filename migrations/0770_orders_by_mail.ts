/** Orders that come by mail: which mails were taken, how far the mailbox is read, who a mail is from. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The SHA-256 of a mail with its head: the same one is never taken twice, wherever it lies.
  await sql`
    create table taken_mails (
      mail_hash bytea primary key,
      taken_at timestamptz not null
    )`.execute(db)
  await sql`
    create table order_mailboxes (
      -- 'user@host/folder'
      address text primary key,
      -- What the mail server numbers its mails with: another value, and the numbers begin again.
      uid_validity text not null default '',
      -- Up to here all are taken. Of those up to old_uid, which lay there first, only unread ones are.
      last_uid bigint not null default 0,
      old_uid bigint not null default 0,
      checked_at timestamptz not null,
      -- '' where the last check went well, else why not.
      fault text not null default ''
    )`.execute(db)
  // {"from", "name", "subject", "proof"}; null for what came as a file.
  await sql`alter table received_orders add column mail jsonb`.execute(db)
  // Why nothing could be read in it; '' for what could be read.
  await sql`alter table received_orders add column fault text not null default ''`.execute(db)
}
