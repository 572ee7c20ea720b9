/** The only SQL queries for messages of webhooks and their deliveries. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

export type NewMessage = {
  readonly id: string
  readonly type: string
  readonly recordId: string
  readonly at: Date
  readonly body: string
}

/** In this order: messages of a record are sent in the order of their ids. */
export async function insertMessages(
  tx: Handle,
  messages: readonly NewMessage[],
  deliveries: readonly { readonly message: NewMessage; readonly endpointId: string }[],
): Promise<void> {
  await sql`
    insert into webhook_messages (id, type, record_id, at, body)
    select * from unnest(
      ${messages.map(({ id }) => id)}::uuid[], ${messages.map(({ type }) => type)}::text[],
      ${messages.map(({ recordId }) => recordId)}::uuid[],
      ${messages.map(({ at }) => at)}::timestamptz[], ${messages.map(({ body }) => body)}::text[]
    )`.execute(tx)
  await sql`
    insert into webhook_deliveries (endpoint_id, message_id, record_id)
    select endpoint_id, message_id, record_id from unnest(
      ${deliveries.map(({ endpointId }) => endpointId)}::uuid[],
      ${deliveries.map(({ message }) => message.id)}::uuid[],
      ${deliveries.map(({ message }) => message.recordId)}::uuid[]
    ) with ordinality as delivery (endpoint_id, message_id, record_id, place)
    order by place`.execute(tx)
}

export type ClaimedDelivery = {
  readonly id: number
  readonly endpointId: string
  readonly messageId: string
  readonly address: string
  readonly body: string
  /** As stored, the newest first. */
  readonly secrets: readonly string[]
  /** Including this one. */
  readonly attempts: number
}

export type Claim = {
  /** Milliseconds. */
  readonly lease: number
  /** The maximum number for all endpoints, and per endpoint. */
  readonly room: number
  readonly perEndpoint: number
  /** The endpoint of each delivery in progress. */
  readonly running: readonly string[]
}

/**
 * Claims due deliveries to active endpoints that are not busy, if no earlier message about the same
 * record waits. They become due again after the lease if this process stops.
 */
export async function claimDeliveries(
  db: Handle,
  { lease, room, perEndpoint, running }: Claim,
): Promise<readonly ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with due as materialized (
      select found.id from webhook_endpoints as endpoint
      cross join lateral (
        select delivery.id, delivery.due_at from webhook_deliveries as delivery
        where delivery.endpoint_id = endpoint.id and delivery.state = 'waiting'
          and delivery.due_at <= now() and not exists (
            select from webhook_deliveries as earlier
            where earlier.endpoint_id = delivery.endpoint_id
              and earlier.record_id = delivery.record_id and earlier.state = 'waiting'
              and earlier.id < delivery.id
          )
        order by delivery.due_at, delivery.id
        limit greatest(0, ${perEndpoint} - (
          select count(*)::int from unnest(${[...running]}::uuid[]) as busy (id)
          where busy.id = endpoint.id
        ))
        for update skip locked
      ) as found
      where endpoint.state = 'active'
      order by found.due_at, found.id limit ${room}
    )
    update webhook_deliveries as claimed
    set due_at = now() + ${lease} * interval '1 millisecond', attempts = attempts + 1,
      attempted_at = now()
    from due, webhook_endpoints as endpoint, webhook_messages as message
    where claimed.id = due.id and endpoint.id = claimed.endpoint_id
      and message.id = claimed.message_id
    returning claimed.id, endpoint.id as "endpointId", message.id as "messageId",
      endpoint.address, message.body, claimed.attempts, array(
        select coalesce(sealed, secret) from webhook_secrets
        where endpoint_id = endpoint.id and (expires_at is null or expires_at > now())
        order by webhook_secrets.id desc
      ) as secrets`.execute(db)
  return rows
}

/** Milliseconds until the next delivery is due; undefined if none waits. */
export async function nextDelivery(db: Handle): Promise<number | undefined> {
  const { rows } = await sql<{ due: number | null }>`
    select extract(epoch from min(next.due_at) - now())::float8 * 1000 as due
    from webhook_endpoints as endpoint
    cross join lateral (
      select due_at from webhook_deliveries
      where endpoint_id = endpoint.id and state = 'waiting' and due_at > now()
      order by due_at, id limit 1
    ) as next
    where endpoint.state = 'active'`.execute(db)
  return rows[0]?.due ?? undefined
}

export type Result = {
  readonly state: DeliveryState
  /** Milliseconds until the next attempt. */
  readonly pause: number
  readonly status: number | undefined
  readonly answer: string
  readonly milliseconds: number
}

export const recordResult = async (tx: Handle, id: number, result: Result): Promise<void> =>
  void (await sql`
    update webhook_deliveries set state = ${result.state}, status = ${result.status ?? null},
      answer = ${result.answer}, milliseconds = ${result.milliseconds},
      due_at = now() + ${result.pause} * interval '1 millisecond'
    where id = ${id}`.execute(tx))

/** A delivery that was aborted because the shop stops: it is sent at once by the next process. */
export const releaseDelivery = async (db: Handle, id: number): Promise<void> =>
  void (await sql`
    update webhook_deliveries set attempts = attempts - 1, due_at = now()
    where id = ${id}`.execute(db))

export type Delivered = Pick<Result, 'answer' | 'milliseconds'> & {
  readonly id: number
  readonly status: number
}

/** Records delivered messages in one statement: their endpoints are no longer failing. */
export const recordDelivered = async (db: Handle, all: readonly Delivered[]): Promise<void> =>
  void (await sql`
    with arrived as (
      update webhook_deliveries as delivery set state = 'delivered', status = result.status,
        answer = result.answer, milliseconds = result.milliseconds, due_at = now()
      from unnest(
        ${all.map(({ id }) => id)}::bigint[], ${all.map(({ status }) => status)}::smallint[],
        ${all.map(({ answer }) => answer)}::text[],
        ${all.map(({ milliseconds }) => milliseconds)}::int[]
      ) as result (id, status, answer, milliseconds)
      where delivery.id = result.id
      returning delivery.endpoint_id
    )
    update webhook_endpoints set failing_since = null
    where failing_since is not null and id in (select endpoint_id from arrived)`.execute(db))

export type DeliveryRow = {
  readonly id: number
  readonly endpoint_id: string
  readonly message_id: string
  readonly type: string
  readonly at: Date
  readonly state: DeliveryState
  readonly attempts: number
  readonly attempted_at: Date | null
  readonly due_at: Date
  readonly status: number | null
  readonly answer: string
  readonly milliseconds: number | null
  /** Whether its webhook is active. */
  readonly is_active: boolean
}

const fields = sql`delivery.*, message.type, message.at, endpoint.state = 'active' as is_active`
const tables = sql`
  webhook_deliveries as delivery
  join webhook_messages as message on message.id = delivery.message_id
  join webhook_endpoints as endpoint on endpoint.id = delivery.endpoint_id`

/** Newest first. */
export async function listDeliveries(
  db: Handle,
  endpointId: string,
  filters: {
    readonly state: DeliveryState | undefined
    readonly before: number | undefined
    readonly limit: number
  },
): Promise<readonly DeliveryRow[]> {
  const { state = null, before = null, limit } = filters
  const { rows } = await sql<DeliveryRow>`
    select ${fields} from ${tables} where delivery.endpoint_id = ${endpointId}
      and (${state}::text is null or delivery.state = ${state})
      and (${before}::bigint is null or delivery.id < ${before})
    order by delivery.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findDelivery(
  db: Handle,
  id: number,
): Promise<(DeliveryRow & { readonly body: string }) | undefined> {
  const { rows } = await sql<DeliveryRow & { readonly body: string }>`
    select ${fields}, message.body from ${tables}
    where delivery.id = ${id} and endpoint.removed_at is null`.execute(db)
  return rows[0]
}

/** Sends the same message again, under the same id, whatever its result was. */
export const sendAgain = async (tx: Handle, id: number): Promise<void> =>
  void (await sql`
    update webhook_deliveries set state = 'waiting', attempts = 0, due_at = now()
    where id = ${id}`.execute(tx))

/** The number of an endpoint's messages about events in a period. */
export async function countMessages(
  db: Handle,
  endpointId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_deliveries as delivery
    join webhook_messages as message on message.id = delivery.message_id
    where delivery.endpoint_id = ${endpointId}
      and message.at >= ${from} and message.at < ${until}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Sends some of an endpoint's messages about events in a period again, in order.
 * @param after the last message that was already sent again
 * @returns how many, and the last one
 */
export async function replaySome(
  db: Handle,
  endpointId: string,
  period: { readonly from: Date; readonly until: Date; readonly after: number },
  limit: number,
): Promise<{ readonly count: number; readonly last: number }> {
  const { from, until, after } = period
  const { rows } = await sql<{ count: number; last: number | null }>`
    with part as (
      select delivery.id from webhook_deliveries as delivery
      join webhook_messages as message on message.id = delivery.message_id
      where delivery.endpoint_id = ${endpointId} and delivery.id > ${after}
        and message.at >= ${from} and message.at < ${until}
      order by delivery.id limit ${limit}
    ), replayed as (
      update webhook_deliveries as delivery
      set state = 'waiting', attempts = 0, due_at = now()
      from part where delivery.id = part.id
      returning delivery.id
    )
    select count(*)::int as count, max(id) as last from replayed`.execute(db)
  const [{ count, last } = { count: 0, last: null }] = rows
  return { count, last: Number(last ?? after) }
}

/**
 * Makes some waiting messages that have failed due again, in the order of the others.
 * @returns how many
 */
export async function resumeSome(db: Handle, endpointId: string, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries as delivery set attempts = 0, due_at = message.created_at
    from webhook_messages as message
    where message.id = delivery.message_id and delivery.id in (
      select id from webhook_deliveries
      where endpoint_id = ${endpointId} and state = 'waiting' and (attempts > 0 or due_at > now())
      limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Deletes older messages with their deliveries.
 * @returns how many
 */
export async function deleteMessagesBefore(db: Handle, at: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_messages where id in (
      select id from webhook_messages where created_at < ${at} order by created_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
