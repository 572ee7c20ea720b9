/**
 * The SQL on messages to buyer systems. The views `cxml_orders`, `shipments_of_orders` and
 * `bills_of_orders` are published by received orders, shipments and documents.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { AnswerKind } from '../rules.ts'
import type { AnswerState } from './answer-rules.ts'

/** The id of a received order, a shipment or a document. */
export type AnswerKey = {
  readonly kind: AnswerKind
  readonly recordId: string
  readonly receivedId: string
}

/** The messages that are possible for a cXML order `received`. */
const answersOf = sql`
  select 'confirmation' as kind, received.id as record_id, received.ended_at as at
  where received.state <> 'open'
  union all
  select 'ship-notice', shipped.id, shipped.shipped_at from shipments_of_orders as shipped
  where shipped.order_id = received.order_id
  union all
  select 'invoice', bill.id, bill.issued_at from bills_of_orders as bill
  where bill.order_number = received.order_number`

export type DueAnswer = AnswerKey & {
  readonly connectionId: string
  readonly companyId: string
}

/** Messages that were not written yet, for connections that receive messages, oldest first. */
export async function listUnwritten(
  db: Handle,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<readonly DueAnswer[]> {
  const { rows } = await sql<DueAnswer>`
    select one.id as "connectionId", one.company_id as "companyId", received.id as "receivedId",
      said.kind, said.record_id as "recordId"
    from punch_out_connections as one
    join punch_out_orders as came on came.connection_id = one.id and came.at > ${since}
    join cxml_orders as received on received.id = came.received_order_id
    cross join lateral (${answersOf}) as said
    where one.answer_address <> '' and one.revoked_at is null and said.at >= one.answers_since
      and not exists (
        select from punch_out_answers as written
        where written.connection_id = one.id and written.kind = said.kind
          and written.record_id = said.record_id
      )
    order by said.at, said.kind, said.record_id limit ${most}`.execute(db)
  return rows
}

/** Once for each record, even with concurrent calls. */
export async function insertAnswer(
  db: Handle,
  { id, body, at, due }: { id: string; body: string; at: Date; due: DueAnswer },
): Promise<void> {
  await sql`
    insert into punch_out_answers (
      id, connection_id, received_order_id, kind, record_id, body, at, due_at
    ) values (
      ${id}, ${due.connectionId}, ${due.receivedId}, ${due.kind}, ${due.recordId}, ${body}, ${at},
      ${at}
    ) on conflict do nothing`.execute(db)
}

export type ClaimedAnswer = {
  readonly id: string
  readonly connectionId: string
  readonly address: string
  /** Sealed; null without one. */
  readonly secret: string | null
  readonly body: string
  /** This one included. */
  readonly attempts: number
}

/** Whether no message of the same order waits before it, and its connection receives messages. */
const isNext = sql`
  answer.state = 'waiting' and one.answer_address <> '' and one.revoked_at is null
  and not exists (
    select from punch_out_answers as earlier
    where earlier.connection_id = answer.connection_id
      and earlier.received_order_id = answer.received_order_id
      and earlier.state = 'waiting' and earlier.place < answer.place
  )`

export async function listDueConnections(db: Handle, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct one.id
    from punch_out_answers as answer
    join punch_out_connections as one on one.id = answer.connection_id
    where ${isNext} and answer.due_at <= ${now}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Claims the next message of a connection until the lease ends: then another process may send it.
 */
export async function claimAnswer(
  db: Handle,
  { connectionId, now, lease }: { connectionId: string; now: Date; lease: number },
): Promise<ClaimedAnswer | undefined> {
  const { rows } = await sql<ClaimedAnswer>`
    update punch_out_answers as claimed
    set due_at = ${new Date(now.getTime() + lease)}, attempts = claimed.attempts + 1
    from (
      select answer.id, one.answer_address, one.answer_secret
      from punch_out_answers as answer
      join punch_out_connections as one on one.id = answer.connection_id
      where ${isNext} and answer.due_at <= ${now} and one.id = ${connectionId}
      order by answer.place limit 1
      for update of answer skip locked
    ) as next
    where claimed.id = next.id
    returning claimed.id, claimed.connection_id as "connectionId", claimed.body, claimed.attempts,
      next.answer_address as address, next.answer_secret as secret`.execute(db)
  return rows[0]
}

type Ended = {
  readonly id: string
  readonly state: AnswerState
  readonly dueAt: Date
  readonly answer: string
}

export const recordAttempt = async (db: Handle, ended: Ended): Promise<void> =>
  void (await sql`
    update punch_out_answers set state = ${ended.state}, due_at = ${ended.dueAt},
      answer = ${ended.answer}
    where id = ${ended.id}`.execute(db))

/**
 * Releases messages whose sending was interrupted because the shop stops: the next process sends
 * them at once.
 */
export const releaseAnswer = async (db: Handle, id: string, now: Date): Promise<void> =>
  void (await sql`
    update punch_out_answers set attempts = attempts - 1, due_at = ${now}
    where id = ${id}`.execute(db))

/** @returns whether the message belongs to the company, and was not accepted by its buyer system */
export async function sendAgain(
  db: Handle,
  { id, companyId, now }: { readonly id: string; readonly companyId: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update punch_out_answers as answer set state = 'waiting', attempts = 0, due_at = ${now}
    from punch_out_connections as one
    where answer.id = ${id} and one.id = answer.connection_id and one.company_id = ${companyId}
      and answer.state <> 'sent' and answer.body <> ''
    returning answer.id`.execute(db)
  return rows.length > 0
}

export type AnswerRow = {
  readonly id: string
  readonly user_name: string
  readonly at: Date
  readonly state: AnswerState
  readonly kind: AnswerKind
  readonly answer: string
  readonly body: string
}

/** A company's messages, newest first. */
export async function listAnswers(
  db: Handle,
  companyId: string,
  most: number,
): Promise<readonly AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select answer.id, one.user_name, answer.at, answer.state, answer.kind, answer.answer,
      answer.body
    from punch_out_answers as answer
    join punch_out_connections as one on one.id = answer.connection_id
    where one.company_id = ${companyId} and answer.body <> ''
    order by answer.at desc, answer.place desc limit ${most}`.execute(db)
  return rows
}

/** The record of the message stays, so that it is not sent again. */
export const deleteBodies = async (db: Handle, before: Date): Promise<void> =>
  void (await sql`
    update punch_out_answers set body = '', state = case state when 'waiting' then 'failed' else state end
    where at < ${before} and body <> ''`.execute(db))

export type WrittenAnswer = AnswerKey & {
  readonly companyId: string | null
  /** Null if no connection receives it. */
  readonly state: AnswerState | null
}

const selectOfOrder = (condition: RawBuilder<unknown>) => sql<WrittenAnswer>`
  select received.id as "receivedId", said.kind, said.record_id as "recordId",
    order_company.company_id as "companyId", written.state
  from cxml_orders as received
  cross join lateral (${answersOf}) as said
  left join lateral (
    select one.company_id from punch_out_orders as came
    join punch_out_connections as one on one.id = came.connection_id
    where came.received_order_id = received.id limit 1
  ) as order_company on true
  left join lateral (
    select state from punch_out_answers
    where received_order_id = received.id and kind = said.kind and record_id = said.record_id
    limit 1
  ) as written on true
  where ${condition}
  order by said.at, said.kind, said.record_id`

/** The messages that can be written about an order that came as cXML, oldest first. */
export async function listOfOrder(
  db: Handle,
  orderNumber: number,
): Promise<readonly WrittenAnswer[]> {
  const { rows } = await selectOfOrder(sql`received.order_number = ${orderNumber}`).execute(db)
  return rows
}

export async function saveAddress(
  tx: Handle,
  {
    id,
    companyId,
    address,
    secret,
    now,
  }: {
    readonly id: string
    readonly companyId: string
    readonly address: string
    /** Sealed; undefined: it stays. */
    readonly secret: string | null | undefined
    readonly now: Date
  },
): Promise<{ readonly userName: string; readonly before: string } | undefined> {
  const { rows } = await sql<{ userName: string; before: string }>`
    update punch_out_connections as one
    set answer_address = ${address},
      answers_since = case when former.answer_address = '' then ${now} else one.answers_since end,
      answer_secret = ${secret === undefined ? sql`one.answer_secret` : sql`${secret}`}
    from punch_out_connections as former
    where one.id = ${id} and former.id = one.id and one.company_id = ${companyId}
      and one.protocol = 'cxml' and one.revoked_at is null
    returning one.user_name as "userName", former.answer_address as before`.execute(tx)
  return rows[0]
}

export async function listSecrets(
  db: Handle,
): Promise<readonly { readonly id: string; readonly secret: string }[]> {
  const { rows } = await sql<{ id: string; secret: string }>`
    select id, answer_secret as secret from punch_out_connections
    where answer_secret is not null`.execute(db)
  return rows
}

/** Unless somebody has changed it in the meantime. */
export const replaceSecret = async (
  db: Handle,
  { id, from, to }: Readonly<Record<'id' | 'from' | 'to', string>>,
): Promise<void> =>
  void (await sql`
    update punch_out_connections set answer_secret = ${to}
    where id = ${id} and answer_secret = ${from}`.execute(db))
