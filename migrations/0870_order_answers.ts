/** Answers to orders that came by mail: one mail for each, in the thread of the order's. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table companies add column order_answers text not null default 'hand'
      check (order_answers in ('hand', 'mail'))`.execute(db)
  await sql`
    create table order_answers (
      -- The SHA-256 of the mail that is answered: one is answered once, whatever it brought.
      mail_id text primary key,
      due_at timestamptz not null,
      -- Whether a person asked for it; else the record of the company decides when it is due.
      by_hand boolean not null default false,
      sent_at timestamptz
    )`.execute(db)
  await sql`
    create index order_answers_due on order_answers (due_at) where sent_at is null`.execute(db)
  await sql`
    create index received_orders_of_mail on received_orders ((mail->'answering'->>'mail'))
      where mail is not null`.execute(db)
  // {"inReplyTo", "references", "isAutomatic"}; null for what begins a thread.
  await sql`alter table mail_outbox add column thread jsonb`.execute(db)
  await sql`
    create view orders_that_wait as select id from orders where hold_kind is not null`.execute(db)
}
