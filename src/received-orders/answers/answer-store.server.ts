/** The only SQL queries for answers by mail: one row for each mail that is answered. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/** Wakes the job that sends the answers. */
export const answerChannel = 'order_answers'

/**
 * The mail that brought a received order, as answers refer to it; null for an order that is not
 * answered by mail.
 */
const mailOf = sql`received.mail->'answering'->>'mail'`

/**
 * A part of the statement that orders a received order, after `ordered_file`: marks its mail to be
 * answered. If the mail is marked already, its answer is decided again, because it may have waited
 * for this order.
 */
export const answerClause = sql`
    answer_due as (
      insert into order_answers (mail_id, due_at)
      select ${mailOf}, now() from received_orders as received join ordered_file using (id)
      where ${mailOf} is not null
      on conflict (mail_id) do update set due_at = now() where order_answers.sent_at is null
    )`

type Due = {
  readonly mailId: string
  /** Milliseconds from now. */
  readonly delay: number
  readonly byHand: boolean
}

/** @returns false if the answer was sent already */
export async function markDue(tx: Handle, { mailId, delay, byHand }: Due): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into order_answers (mail_id, due_at, by_hand)
    values (${mailId}, now() + ${delay}::float8 * interval '1 millisecond', ${byHand})
    on conflict (mail_id) do update
    set due_at = excluded.due_at, by_hand = order_answers.by_hand or excluded.by_hand
    where order_answers.sent_at is null`.execute(tx)
  return numAffectedRows > 0n
}

export type AnswerRow = {
  readonly mail_id: string
  readonly due_at: Date
  readonly by_hand: boolean
  readonly sent_at: Date | null
}

export async function findAnswer(db: Handle, mailId: string): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select mail_id, due_at, by_hand, sent_at from order_answers where mail_id = ${mailId}`.execute(
    db,
  )
  return rows[0]
}

/** The view `orders_that_wait` is published by orders. */
const waits = sql`exists (
  select from received_orders as received join orders_that_wait as held on held.id = received.order_id
  where ${mailOf} = order_answers.mail_id)`

/** The answers that are due and whose orders do not wait, the oldest first. */
export async function listDueAnswers(db: Handle, limit: number): Promise<readonly AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select mail_id, due_at, by_hand, sent_at from order_answers
    where sent_at is null and due_at <= now() and not ${waits}
    order by due_at, mail_id limit ${limit}`.execute(db)
  return rows
}

/**
 * Milliseconds until the next answer is due whose orders do not wait; undefined if there is none.
 */
export async function nextAnswerIn(db: Handle): Promise<number | undefined> {
  const { rows } = await sql<{ due_in: number | null }>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as due_in
    from order_answers where sent_at is null and not ${waits}`.execute(db)
  return rows[0]?.due_in ?? undefined
}

/** Whether the mail has an order that waits. */
export async function isWaiting(db: Handle, mailId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_answers where mail_id = ${mailId} and ${waits}`.execute(db)
  return rows.length > 0
}

/** The ids of the received orders that a mail brought, in their order. */
export async function listOfMail(db: Handle, mailId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select received.id from received_orders as received where ${mailOf} = ${mailId}
    order by received.received_at, received.file_name, received.position, received.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Claims the answer for the transaction that writes its mail. @returns false if it was sent or
 * taken back
 */
export async function markAnswerSent(tx: Handle, { mail_id: id }: AnswerRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update order_answers set sent_at = now()
    where mail_id = ${id} and sent_at is null and due_at <= now()`.execute(tx)
  return numAffectedRows > 0n
}

/**
 * Marks the answer as not sent, because nobody asked for it or not everything is decided. An answer
 * that has become due again meanwhile stays due.
 */
export async function dropAnswer(
  db: Handle,
  { mail_id: id, due_at: seen }: AnswerRow,
): Promise<void> {
  await sql`
    delete from order_answers
    where mail_id = ${id} and sent_at is null
      and date_trunc('milliseconds', due_at) = ${seen}`.execute(db)
}

/** @returns false if the answer was sent already */
export async function takeBackAnswer(tx: Handle, mailId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from order_answers where mail_id = ${mailId} and sent_at is null`.execute(tx)
  return numAffectedRows > 0n
}

/** @param delay milliseconds */
export async function postponeAnswer(db: Handle, mailId: string, delay: number): Promise<void> {
  await sql`
    update order_answers set due_at = now() + ${delay}::float8 * interval '1 millisecond'
    where mail_id = ${mailId} and sent_at is null`.execute(db)
}
