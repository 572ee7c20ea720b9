/** The only SQL on the outbox: write, claim, mark, list. */
import { sql } from 'kysely'
import type { SqlClause, Handle } from '../../../packages/pg-kit/database.server.ts'
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
export type Letter = Pick<
  Tables['mail_outbox'],
  'id' | 'recipient' | 'subject' | 'body' | 'html' | 'attempts' | 'created_at'
>

const columns = ['id', 'recipient', 'subject', 'body', 'html', 'attempts', 'created_at'] as const
const tables = (db: Handle) => db.withTables<Tables>()

/** Writes a mail; a second one under the same key is the same mail, so nothing happens. */
export async function insertLetters(
  db: Handle,
  id: string,
  message: Message,
  { now, delivered }: { now: Date; delivered: boolean },
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
      sent_at: delivered ? now : null,
      given_up_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Mails as a clause of another's statement, written when its clause `where` has a row. */
export const insertLettersClause = (
  letters: readonly (Message & { readonly id: string })[],
  {
    now,
    delivered,
    where,
  }: { readonly now: Date; readonly delivered: boolean; readonly where: string },
): SqlClause => sql`
  letters as (
    insert into mail_outbox (id, key, recipient, subject, body, html, expires_at, attempts, created_at, next_try_at, sent_at)
    select letter.*, 0, ${now}::timestamptz, ${now}::timestamptz, ${delivered ? now : null}::timestamptz
    from ${sql.table(where)}, unnest(${letters.map(({ id }) => id)}::uuid[], ${letters.map(({ key }) => key ?? null)}::text[], ${letters.map(({ to }) => to)}::text[],
      ${letters.map(({ subject }) => subject)}::text[], ${letters.map(({ text }) => text)}::text[], ${letters.map(({ html }) => html ?? null)}::text[],
      ${letters.map(({ expiresAt }) => expiresAt ?? null)}::timestamptz[]) as letter
    on conflict (key) do nothing
  )`

/**
 * Takes one mail that is due and lends it until `until`: another instance does not see it before then, and a crash in
 * between gives it back by itself. No lock is held while the mail travels.
 */
export async function claimLetter(db: Handle, now: Date, until: Date): Promise<Letter | undefined> {
  return tables(db)
    .updateTable('mail_outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_try_at: until }))
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

/** The text is forgotten with the sending: it may carry a link that opens an account. */
export async function markSent(db: Handle, id: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable('mail_outbox')
    .set({ sent_at: now, body: '', html: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(
  db: Handle,
  id: string,
  { error, nextTry }: { error: string; nextTry: Date },
): Promise<void> {
  await tables(db)
    .updateTable('mail_outbox')
    .set({ last_error: error, next_try_at: nextTry })
    .where('id', '=', id)
    .execute()
}

export async function markAbandoned(
  db: Handle,
  id: string,
  { error, now }: { error: string; now: Date },
): Promise<void> {
  await tables(db)
    .updateTable('mail_outbox')
    .set({ last_error: error, given_up_at: now, body: '', html: null })
    .where('id', '=', id)
    .execute()
}

/** When the next mail is due, if any waits. */
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

/** Forgets mails that are done with: an outbox is no archive of whom the shop wrote to. */
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

export async function latestLetters(db: Handle, most: number): Promise<Letter[]> {
  return tables(db)
    .selectFrom('mail_outbox')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
