/** The only SQL queries for the outbox: insert, claim, mark, list, delete. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { StatementPart } from '../../../packages/pg-kit/statement-part.server.ts'
import { isUnreachable } from '../fields/anonymized-email.ts'
import type { AnsweredMail, Attachment, Message } from './mail.server.ts'
import { priorities, type ClaimLimits } from './sending-limits.ts'

/** The notification channel for waiting mails. */
export const mailChannel = 'mail'

type Tables = {
  mail_outbox: {
    id: string
    key: string | null
    recipient: string
    subject: string
    body: string
    html: string | null
    attachments: readonly Attachment[] | null
    /** The mail to which it replies. */
    thread: AnsweredMail | null
    attempts: number
    created_at: Date
    next_try_at: Date
    expires_at: Date | null
    sent_at: Date | null
    given_up_at: Date | null
    last_error: string | null
    priority: number
  }
}

/** A mail as it is sent and listed. */
export type OutboxMail = Pick<
  Tables['mail_outbox'],
  | 'id'
  | 'recipient'
  | 'subject'
  | 'body'
  | 'html'
  | 'attachments'
  | 'thread'
  | 'attempts'
  | 'created_at'
  | 'priority'
>
/** A mail that this instance is sending. `age` is in milliseconds since it was queued. */
export type ClaimedMail = OutboxMail & { readonly age: number }

const columns = [
  'id',
  'recipient',
  'subject',
  'body',
  'html',
  'attachments',
  'thread',
  'attempts',
  'created_at',
  'priority',
] as const
const tables = (db: Handle) => db.withTables<Tables>()

type NewMail = Message & { readonly id: string }
/** `sent`: the mail counts as sent at once, since the development mailbox sends nothing. */
type InsertOptions = { readonly sent: boolean }

/** `milliseconds` from now, by the database's clock. */
const inMilliseconds = (milliseconds: number) =>
  sql<Date>`now() + ${milliseconds}::float8 * interval '1 millisecond'`

/**
 * Inserts a mail, unless its address is undeliverable. A second mail with the same key is the same
 * mail and is not inserted.
 */
export async function insertMail(
  db: Handle,
  message: NewMail & {
    readonly attachments?: readonly Attachment[]
    readonly thread?: AnsweredMail
  },
  { sent }: InsertOptions,
): Promise<void> {
  const { id, key, to, subject, text, html, attachments, thread, lifetime, kind } = message
  if (isUnreachable(to)) return
  await sql`
    insert into mail_outbox (
      id, key, recipient, subject, body, html, attachments, thread, priority, attempts,
      created_at, next_try_at, expires_at, sent_at
    )
    values (
      ${id}, ${key ?? null}, ${to}, ${subject}, ${text}, ${html ?? null},
      ${attachments === undefined ? null : JSON.stringify(attachments)}::jsonb,
      ${thread === undefined ? null : JSON.stringify(thread)}::jsonb,
      ${priorities[kind]}, 0, clock_timestamp(), clock_timestamp(),
      ${lifetime === undefined ? null : inMilliseconds(lifetime)},
      ${sent ? sql`now()` : null}
    )
    on conflict (key) do nothing`.execute(db)
}

/** Inserts mails as part of another store's statement, if that store's CTE has a row. */
export function insertMailsClause(
  all: readonly NewMail[],
  { sent }: InsertOptions,
): StatementPart<unknown> {
  const mails = all.filter(({ to }) => !isUnreachable(to))
  return (cte) => sql`
  mails as (
    insert into mail_outbox (
      id, key, recipient, subject, body, html, priority, expires_at,
      attempts, created_at, next_try_at, sent_at
    )
    select mail.id, mail.key, mail.recipient, mail.subject, mail.body, mail.html, mail.priority,
      now() + mail.lifetime * interval '1 millisecond',
      0, now(), now(), case when ${sent}::boolean then now() end
    from ${cte.table}, unnest(
      ${mails.map(({ id }) => id)}::uuid[],
      ${mails.map(({ key }) => key ?? null)}::text[],
      ${mails.map(({ to }) => to)}::text[],
      ${mails.map(({ subject }) => subject)}::text[],
      ${mails.map(({ text }) => text)}::text[],
      ${mails.map(({ html }) => html ?? null)}::text[],
      ${mails.map(({ kind }) => priorities[kind])}::int[],
      ${mails.map(({ lifetime }) => lifetime ?? null)}::float8[]
    ) as mail (id, key, recipient, subject, body, html, priority, lifetime)
    on conflict (key) do nothing
  )`
}

// A mail that was never tried is due whatever its time is: a clock may have been set back.
const isDue = sql<boolean>`(next_try_at <= now() or attempts = 0)`
const isUnsent = sql<boolean>`
  sent_at is null and given_up_at is null and (expires_at is null or expires_at > now())`
const isOfRehearsal = sql<boolean>`exists (select from outgoing_hold where rehearsal)`
const isHeld = sql<boolean>`${isUnsent} and (held_at is not null or ${isOfRehearsal})`
const isWaiting = sql<boolean>`${isUnsent} and held_at is null and not ${isOfRehearsal}`

/**
 * Claims one mail that is due for `lease` milliseconds: no other instance sees it before then, and
 * after a crash it becomes due again automatically. No lock is held while the mail is being sent.
 * @returns among the mails within `limits`, the one of the highest priority that has waited longest
 */
export async function claimMail(
  db: Handle,
  lease: number,
  limits: ClaimLimits,
): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update mail_outbox set attempts = attempts + 1, next_try_at = ${inMilliseconds(lease)}
    where id = (
      select id from mail_outbox
      where ${isWaiting} and ${isDue}
        and priority <= ${limits.lastPriority}
        and id <> all (${limits.claimed}::uuid[])
        and lower(substring(recipient from '[^@]*$')) <> all (
          case when priority = ${priorities.account}
            then ${limits.fullHosts}::text[] else ${limits.busyHosts}::text[] end
        )
      order by priority, next_try_at limit 1 for update skip locked
    )
    returning ${sql.join(columns.map((column) => sql.ref(column)))},
      (extract(epoch from now() - created_at) * 1000)::float8 as age`.execute(db)
  return rows[0]
}

/** Records that a mail was sent, and deletes its text, which may contain a link that signs in. */
export async function markSent(db: Handle, id: string): Promise<void> {
  await sql`
    update mail_outbox set sent_at = now(), body = '', html = null, last_error = null
    where id = ${id}`.execute(db)
}

/** Records a failed attempt; the next one is `retryIn` milliseconds from now. */
export async function markFailed(
  db: Handle,
  id: string,
  { error, retryIn }: { readonly error: string; readonly retryIn: number },
): Promise<void> {
  await sql`
    update mail_outbox set last_error = ${error}, next_try_at = ${inMilliseconds(retryIn)}
    where id = ${id}`.execute(db)
}

/** Records that a mail is abandoned, and deletes its text. */
export async function markAbandoned(db: Handle, id: string, error: string): Promise<void> {
  await sql`
    update mail_outbox set last_error = ${error}, given_up_at = now(), body = '', html = null
    where id = ${id}`.execute(db)
}

/** Milliseconds until the next waiting mail is due; undefined if none waits. */
export async function nextDueIn(db: Handle): Promise<number | undefined> {
  const { rows } = await sql<{ due_in: number | null }>`
    select (extract(epoch from
      min(case when attempts = 0 then now() else next_try_at end) - now()
    ) * 1000)::float8 as due_in
    from mail_outbox where ${isWaiting}`.execute(db)
  return rows[0]?.due_in ?? undefined
}

/**
 * Deletes mails that were sent, abandoned or expired: the outbox is not an archive of recipients.
 * @param retention milliseconds for which they are kept
 */
export async function deleteFinished(db: Handle, retention: number): Promise<void> {
  await sql`
    delete from mail_outbox
    where created_at < now() - ${retention}::float8 * interval '1 millisecond'
      and (sent_at is not null or given_up_at is not null
        or expires_at < now() - ${retention}::float8 * interval '1 millisecond')`.execute(db)
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

/** Holds all waiting mails: nobody sends them before `releaseHeld`. See `holdOutgoing`. */
export async function holdWaiting(tx: Handle): Promise<void> {
  await sql`update mail_outbox set held_at = now() where ${isUnsent}`.execute(tx)
}

/** How many mails are held. */
export async function countHeld(db: Handle): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from mail_outbox where ${isHeld}`.execute(db)
  return rows[0]?.held ?? 0
}

/**
 * Released mails wait as if they were new: otherwise those that are days old would be abandoned at
 * once.
 */
export async function releaseHeld(tx: Handle): Promise<void> {
  await sql`
    update mail_outbox set
      held_at = null, attempts = 0, created_at = now(), next_try_at = now()
    where held_at is not null`.execute(tx)
}

/**
 * Abandons the held mails, and deletes their text.
 * @returns how many
 */
export async function dropHeld(tx: Handle): Promise<number> {
  const { numAffectedRows } = await sql`
    update mail_outbox set given_up_at = now(), body = '', html = null, last_error = null
    where ${isHeld}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** How many mails wait, and for how long the oldest has been due, in seconds. */
export async function outboxBacklog(
  db: Handle,
): Promise<{ readonly waiting: number; readonly oldestSeconds: number }> {
  const { rows } = await sql<{ waiting: number; oldestSeconds: number }>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(next_try_at)), 0)::float8 as "oldestSeconds"
    from mail_outbox
    where ${isWaiting} and next_try_at <= now()`.execute(db)
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 }
}

export async function isAnySent(db: Handle): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The number of mails whose sending failed and that have not been sent since.
 * @param age milliseconds: older mails are ignored
 */
export async function countFailed(db: Handle, age: number): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::int as failed from mail_outbox
    where sent_at is null and last_error is not null
      and created_at > now() - ${age}::float8 * interval '1 millisecond'`.execute(db)
  return rows[0]?.failed ?? 0
}
