/** SQL queries for connections of companies and their messages. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { BasketField, MessageKind, Protocol } from './rules.ts'

export type ConnectionRow = {
  readonly id: string
  readonly protocol: Protocol
  readonly user_name: string
  readonly origins: readonly string[]
  readonly created_at: Date
  readonly revoked_at: Date | null
  readonly answer_address: string
  readonly has_answer_secret: boolean
  readonly basket_field: BasketField
}

export type MessageRow = {
  readonly id: string
  readonly user_name: string
  readonly at: Date
  readonly kind: MessageKind
  readonly reason: string | null
  readonly content: string
}

/** Locks the company, so that concurrent additions count each other. */
export async function lockCompanyName(tx: Handle, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from companies where id = ${id} for update`.execute(tx)
  return rows[0]?.name
}

/** The connections of a company, newest first; revoked ones last. */
export async function listConnections(
  db: Handle,
  companyId: string,
): Promise<readonly ConnectionRow[]> {
  const { rows } = await sql<ConnectionRow>`
    select id, protocol, user_name, origins, created_at, revoked_at, answer_address,
      basket_field, answer_secret is not null as has_answer_secret
    from punch_out_connections
    where company_id = ${companyId}
    order by revoked_at is not null, created_at desc, id desc limit 100`.execute(db)
  return rows
}

export async function countConnections(db: Handle, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from punch_out_connections
    where company_id = ${companyId} and revoked_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether a connection of any company has this name. Additions wait for each other. */
export async function isNameTaken(tx: Handle, userName: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('punch-out connections'))`.execute(tx)
  const { rows } = await sql`
    select from punch_out_connections where user_name = ${userName}`.execute(tx)
  return rows.length > 0
}

type NewConnection = {
  readonly id: string
  readonly companyId: string
  readonly protocol: Protocol
  readonly userName: string
  readonly secretHash: Buffer
  readonly origins: readonly string[]
  readonly basketField: BasketField
  readonly at: Date
}

export async function insertConnection(tx: Handle, connection: NewConnection): Promise<void> {
  await sql`
    insert into punch_out_connections (
      id, company_id, protocol, user_name, secret_hash, origins, basket_field, created_at
    ) values (
      ${connection.id}, ${connection.companyId}, ${connection.protocol}, ${connection.userName},
      ${connection.secretHash}, ${[...connection.origins]}::text[],
      ${connection.basketField}, ${connection.at}
    )`.execute(tx)
}

/** Its sessions end with it. @returns its user name, if it was active */
export async function revokeConnection(
  tx: Handle,
  { id, companyId, at }: { readonly id: string; readonly companyId: string; readonly at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ user_name: string }>`
    update punch_out_connections set revoked_at = ${at}
    where id = ${id} and company_id = ${companyId} and revoked_at is null
    returning user_name`.execute(tx)
  return rows[0]?.user_name
}

export type CallingConnection = {
  readonly id: string
  readonly secret_hash: Buffer
  readonly origins: readonly string[]
  readonly company_id: string
  readonly company: string
  readonly counts: boolean
}

/**
 * The connection with the first known one of these names; `counts`: neither revoked nor of a
 * company that is not approved.
 */
export async function findConnection(
  db: Handle,
  { protocol, userNames }: { readonly protocol: Protocol; readonly userNames: readonly string[] },
): Promise<CallingConnection | undefined> {
  const { rows } = await sql<CallingConnection>`
    select one.id, one.secret_hash, one.origins, one.company_id, companies.name as company,
      one.revoked_at is null and companies.state = 'approved' as counts
    from punch_out_connections one join companies on companies.id = one.company_id
    where one.user_name = any(${[...userNames]}::text[]) and one.protocol = ${protocol}
    order by array_position(${[...userNames]}::text[], one.user_name) limit 1`.execute(db)
  return rows[0]
}

export async function insertMessage(
  db: Handle,
  message: Omit<MessageRow, 'user_name'> & { readonly connectionId: string },
): Promise<void> {
  await sql`
    insert into punch_out_messages (id, connection_id, at, kind, reason, content)
    values (${message.id}, ${message.connectionId}, ${message.at}, ${message.kind},
      ${message.reason}, ${message.content})`.execute(db)
}

/** The messages of a company's connections, newest first. */
export async function listMessages(
  db: Handle,
  companyId: string,
  most: number,
): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select messages.id, one.user_name, messages.at, messages.kind, messages.reason,
      messages.content
    from punch_out_messages messages
    join punch_out_connections one on one.id = messages.connection_id
    where one.company_id = ${companyId}
    order by messages.at desc, messages.id desc limit ${most}`.execute(db)
  return rows
}

/** Deletes expired sessions and old messages. */
export async function deleteEnded(
  db: Handle,
  { now, messagesBefore }: { readonly now: Date; readonly messagesBefore: Date },
): Promise<void> {
  await sql`delete from punch_out_sessions where expires_at < ${now}`.execute(db)
  await sql`delete from punch_out_messages where at < ${messagesBefore}`.execute(db)
}

type ReceivedMessage = { readonly connectionId: string; readonly payloadId: string }

/** The received order created from a message; other messages of the connection wait meanwhile. */
export async function findReceivedMessage(
  tx: Handle,
  { connectionId, payloadId }: ReceivedMessage,
): Promise<string | undefined> {
  await sql`select id from punch_out_connections where id = ${connectionId} for update`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select received_order_id as id from punch_out_orders
    where connection_id = ${connectionId} and payload_id = ${payloadId}`.execute(tx)
  return rows[0]?.id
}

export async function insertReceivedMessage(
  tx: Handle,
  { connectionId, payloadId, orderId, at }: ReceivedMessage & { orderId: string; at: Date },
): Promise<void> {
  await sql`
    insert into punch_out_orders (connection_id, payload_id, received_order_id, at)
    values (${connectionId}, ${payloadId}, ${orderId}, ${at})`.execute(tx)
}
