/** The only SQL on the outbox: insert, claim, mark, list, delete. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { StatementPart } from '../../../packages/pg-kit/statement-part.server.ts'
import type { Message } from './mail.server.ts'

type Tables = {
  mail_outbox: {
    id: string
    key: string | null
    recipient: string
    subject: string
    body: string
    html: string | null
    attempts: number
    created_at: Date
    next_try_at: Date
    expires_at: Date | null
    sent_at: Date | null
    given_up_at: Date | null
    last_error: string | null
  }
}

/** A mail as it is sent and listed. */
export type OutboxMail = Pick<
  Tables['mail_outbox'],
  'id' | 'recipient' | 'subject' | 'body' | 'html' | 'attempts' | 'created_at'
>

const columns = ['id', 'recipient', 'subject', 'body', 'html', 'attempts', 'created_at'] as const
const tables = (db: Handle) => db.withTables<Tables>()

type InsertOptions = {
  readonly now: Date
  /** The mail counts as sent at once: in the development mailbox nothing is sent. */
  readonly sent: boolean
}

/** Inserts a mail. A second one under the same key is the same mail and is not inserted. */
export async function insertMail(
  db: Handle,
  id: string,
  message: Message,
  { now, sent }: InsertOptions,
): Promise<void> {
  await tables(db)
    .insertInto('mail_outbox')
    .values({
      id,
      key: message.key ?? null,
      recipient: message.to,
      subject: message.subject,
      body: message.text,
      html: message.html ?? null,
      attempts: 0,
      created_at: now,
      next_try_at: now,
      expires_at: message.expiresAt ?? null,
      sent_at: sent ? now : null,
      given_up_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Inserts mails as a part of another store's statement, if that store's CTE has a row. */
export function insertMailsClause(
  mails: readonly (Message & { readonly id: string })[],
  { now, sent }: InsertOptions,
): StatementPart<unknown> {
  const sentAt = sent ? now : null
  return (cte) => sql`
  mails as (
    insert into mail_outbox (
      id, key, recipient, subject, body, html, expires_at,
      attempts, created_at, next_try_at, sent_at
    )
    select mail.*, 0, ${now}::timestamptz, ${now}::timestamptz, ${sentAt}::timestamptz
    from ${cte.table}, unnest(
      ${mails.map(({ id }) => id)}::uuid[],
      ${mails.map(({ key }) => key ?? null)}::text[],
      ${mails.map(({ to }) => to)}::text[],
      ${mails.map(({ subject }) => subject)}::text[],
      ${mails.map(({ text }) => text)}::text[],
      ${mails.map(({ html }) => html ?? null)}::text[],
      ${mails.map(({ expiresAt }) => expiresAt ?? null)}::timestamptz[]
    ) as mail
    on conflict (key) do nothing
  )`
}

/**
 * Claims one mail that is due until `leaseEnd`: no other instance sees it before then, and after a
 * crash it becomes due again by itself. No lock is held while the mail is being sent.
 */
export async function claimMail(
  db: Handle,
  now: Date,
  leaseEnd: Date,
): Promise<OutboxMail | undefined> {
  return tables(db)
    .updateTable('mail_outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_try_at: leaseEnd }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('next_try_at', '<=', now)
        .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now)]))
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .executeTakeFirst()
}

/** Records that a mail was sent, and deletes its text, which may contain a link that signs in. */
export async function markSent(db: Handle, id: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable('mail_outbox')
    .set({ sent_at: now, body: '', html: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Records a failed attempt, and when to try again. */
export async function markFailed(
  db: Handle,
  id: string,
  { error, nextTry }: { readonly error: string; readonly nextTry: Date },
): Promise<void> {
  await tables(db)
    .updateTable('mail_outbox')
    .set({ last_error: error, next_try_at: nextTry })
    .where('id', '=', id)
    .execute()
}

/** Records that a mail is given up, and deletes its text. */
export async function markAbandoned(
  db: Handle,
  id: string,
  { error, now }: { readonly error: string; readonly now: Date },
): Promise<void> {
  await tables(db)
    .updateTable('mail_outbox')
    .set({ last_error: error, given_up_at: now, body: '', html: null })
    .where('id', '=', id)
    .execute()
}

/** When the next waiting mail is due; undefined when none waits. */
export async function nextDueAt(db: Handle, now: Date): Promise<Date | undefined> {
  const row = await tables(db)
    .selectFrom('mail_outbox')
    .select(sql<Date | null>`min(next_try_at)`.as('due'))
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now)]))
    .executeTakeFirst()
  return row?.due ?? undefined
}

/** Deletes mails that are sent, given up or expired: the outbox is no archive of recipients. */
export async function deleteFinished(db: Handle, before: Date): Promise<void> {
  await tables(db)
    .deleteFrom('mail_outbox')
    .where('created_at', '<', before)
    .where((or) =>
      or.or([
        or('sent_at', 'is not', null),
        or('given_up_at', 'is not', null),
        or('expires_at', '<', before),
      ]),
    )
    .execute()
}

/** The latest mails, newest first. */
export async function latestMails(db: Handle, limit: number): Promise<OutboxMail[]> {
  return tables(db)
    .selectFrom('mail_outbox')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
