/** Kinds of mail: 0 about an account, 1 to a buyer about an order, 2 to admins; the lowest first. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_outbox add column priority smallint not null default 1
    check (priority between 0 and 9)`.execute(db)
  await sql`
    create index mail_outbox_by_priority on mail_outbox (priority, next_try_at)
    where sent_at is null and given_up_at is null`.execute(db)
}
