/** The only SQL queries for received orders. */
import { sql } from 'kysely'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { toJsonb } from '../../packages/pg-kit/jsonb.ts'
import type { ReferencedOrder } from '../orders/model/order-request.server.ts'
import { answerClause } from './answers/answer-store.server.ts'
import type { Correction, Draft, MailHead, ReceivedForm } from './draft.ts'
import type { ReceivedState } from './rules.ts'

/** As stored: '' is for a person; `unrecorded` lacks its entry in the history. */
export type StoredPlacement = '' | 'due' | 'kept' | 'unrecorded' | 'placed'

export type SummaryRow = {
  readonly id: string
  readonly state: ReceivedState
  readonly revision: number
  readonly received_at: Date
  readonly received_by: string | null
  readonly user_id: string | null
  /** Of the buyer's account; empty without one. */
  readonly user_name: string
  readonly user_email: string
  readonly company_id: string | null
  readonly company_name: string | null
  readonly form: ReceivedForm
  readonly file_name: string
  readonly line_count: number
  readonly number: string
  readonly sender: string
  readonly order_id: string | null
  readonly order_number: number | null
  readonly ended_at: Date | null
  readonly reason: string
  readonly is_repeated: boolean
  /** Why nothing could be read in it; '' if it could be read. */
  readonly fault: string
  /** Null for an order that came as a file. */
  readonly mail: MailHead | null
  readonly placement: StoredPlacement
  readonly placement_reason: string
  /** The newer received order that replaced it: its state is then `rejected`. */
  readonly replaced_by: string | null
  readonly corrections: readonly Correction[]
}
export type ReceivedRow = SummaryRow & {
  readonly shown_text: string
  readonly draft: Draft
}

/**
 * Earlier receipts of the same order: of the company, else of the buyer, else of the same mail
 * sender. The same file under another order number is another order.
 */
const isSame = sql`
  earlier.id <> received.id
  and (earlier.received_at, earlier.id) < (received.received_at, received.id)
  and earlier.company_id is not distinct from received.company_id
  and (received.company_id is not null
    or earlier.user_id is not distinct from received.user_id)
  and (received.company_id is not null or received.user_id is not null
    or earlier.mail->>'from' is not distinct from received.mail->>'from')
  and (
    (earlier.file_hash = received.file_hash and earlier.position = received.position
      and received.fault = ''
      and (received.number_key = '' or earlier.number_key = ''
        or received.number_key = earlier.number_key))
    or (received.number_key <> '' and earlier.number_key = received.number_key)
  )`

/** The view `account_names` is published by accounts. */
const columns = sql`
  received.id, received.state, received.revision, received.received_at, received.received_by,
  received.user_id, coalesce(buyer.name, '') as user_name, coalesce(buyer.email, '') as user_email,
  received.company_id, received.company_name, received.form, received.file_name,
  received.line_count, received.number, received.sender, received.order_id, received.order_number,
  received.ended_at, received.reason, received.fault, received.mail, received.placement_state as placement,
  received.placement_reason, received.replaced_by, received.corrections,
  exists (select from received_orders as earlier where ${isSame}) as is_repeated`
const tables = sql`
  received_orders as received
  left join account_names as buyer on buyer.id = received.user_id`

export type NewRow = {
  readonly id: string
  readonly receivedAt: Date
  /** Null if a program of the company sent it. */
  readonly receivedBy: string | null
  readonly userId: string | null
  readonly companyId: string | null
  readonly companyName: string | null
  readonly form: ReceivedForm
  readonly fileName: string
  readonly file: Uint8Array
  readonly fileHash: Buffer
  readonly position: number
  readonly text: string
  readonly draft: Draft
  readonly number: string
  /** The number of the order that the file is about; a change may have a number of its own. */
  readonly numberKey: string
  readonly sender: string
  readonly mail: MailHead | null
  readonly fault: string
  /** Whether its sender is proven, so that the shop may place it automatically. */
  readonly isProven: boolean
}

export async function insertReceived(tx: Handle, row: NewRow): Promise<void> {
  await sql`
    insert into received_orders (
      id, received_at, received_by, user_id, company_id, company_name, form, file_name, file,
      file_hash, position, shown_text, draft, line_count, number, number_key, sender,
      mail, fault, placement_state
    )
    values (
      ${row.id}, ${row.receivedAt}, ${row.receivedBy}, ${row.userId}, ${row.companyId},
      ${row.companyName}, ${row.form},
      ${row.fileName}, ${Buffer.from(row.file)}, ${row.fileHash}, ${row.position}, ${row.text},
      ${toJsonb(row.draft)}::jsonb, ${row.draft.lines.length},
      ${row.number}, ${row.numberKey}, ${row.sender},
      ${row.mail === null ? null : toJsonb(row.mail)}::jsonb, ${row.fault},
      ${row.isProven ? 'due' : ''}
    )`.execute(tx)
}

export async function findReceived(db: Handle, id: string): Promise<ReceivedRow | undefined> {
  const { rows } = await sql<ReceivedRow>`
    select ${columns}, received.shown_text, received.draft
    from ${tables} where received.id = ${id}`.execute(db)
  return rows[0]
}

/** Corrections, rejection and placement wait for each other until the transaction ends. */
export async function lockReceived(tx: Handle, id: string): Promise<ReceivedRow | undefined> {
  await sql`select id from received_orders where id = ${id} for update`.execute(tx)
  return findReceived(tx, id)
}

type FileRow = {
  readonly file: Buffer
  readonly file_hash: Buffer
  /** The position of the order in the file, from 0. */
  readonly position: number
}

export async function findFile(db: Handle, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select file, file_hash, position from received_orders where id = ${id}`.execute(db)
  return rows[0]
}

export type ListFilters = {
  readonly q?: string | undefined
  readonly state?: ReceivedState | undefined
  /** Only received orders of this buyer, for this company or for none. */
  readonly of?: { readonly userId: string; readonly companyId: string | null } | undefined
  readonly before?: { readonly at: Date; readonly id: string } | undefined
  readonly limit: number
}

/** The newest first. */
export async function listReceived(
  db: Handle,
  { q = '', state, of, before, limit }: ListFilters,
): Promise<readonly SummaryRow[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<SummaryRow>`
    select ${columns} from ${tables}
    where (${state ?? null}::text is null or received.state = ${state ?? null}::text)
      and (${q === ''} or received.number ilike ${part} or received.sender ilike ${part}
        or received.file_name ilike ${part} or received.company_name ilike ${part}
        or buyer.name ilike ${part})
      and (${of === undefined} or (
        coalesce(received.user_id, received.received_by) = ${of?.userId ?? null}::uuid
        and received.company_id is not distinct from ${of?.companyId ?? null}::uuid))
      and (${before?.id ?? null}::uuid is null or (received.received_at, received.id)
        < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by received.received_at desc, received.id desc limit ${limit}`.execute(db)
  return rows
}

export async function countOpen(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from received_orders where state = 'open'`.execute(db)
  return rows[0]?.count ?? 0
}

type CorrectedRow = Pick<SummaryRow, 'line_count' | 'corrections'>

/** The lines and corrections of all received orders since then that could be read. */
export async function listCorrected(db: Handle, since: Date): Promise<readonly CorrectedRow[]> {
  const { rows } = await sql<CorrectedRow>`
    select line_count, corrections from received_orders
    where received_at >= ${since} and fault = ''`.execute(db)
  return rows
}

export type EarlierRow = Pick<
  SummaryRow,
  'id' | 'state' | 'received_at' | 'order_number' | 'replaced_by'
>

/** Earlier receipts of the same order: first those that were not rejected, then the newest. */
export async function listEarlier(db: Handle, id: string): Promise<readonly EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select earlier.id, earlier.state, earlier.received_at, earlier.order_number, earlier.replaced_by
    from received_orders as received join received_orders as earlier on ${isSame}
    where received.id = ${id}
    order by earlier.state = 'rejected', earlier.received_at desc, earlier.id desc limit 10`.execute(
    db,
  )
  return rows
}

type Changed = Pick<ReceivedRow, 'id' | 'corrections' | 'user_id' | 'company_id' | 'company_name'>

/** The revision rises. */
export async function saveCorrections(tx: Handle, row: Changed): Promise<void> {
  await sql`
    update received_orders set corrections = ${toJsonb(row.corrections)}::jsonb,
      user_id = ${row.user_id}, company_id = ${row.company_id}, company_name = ${row.company_name},
      revision = revision + 1, placement_state = case placement_state when 'due' then '' else placement_state end
    where id = ${row.id}`.execute(tx)
}

type MergedRow = Pick<ReceivedRow, 'id' | 'draft' | 'corrections'>

/**
 * Replaces the content of the draft with the merged lines of the order that it changes; the file
 * itself stays.
 */
export async function saveMerged(tx: Handle, { id, draft, corrections }: MergedRow): Promise<void> {
  await sql`
    update received_orders set draft = ${toJsonb(draft)}::jsonb,
      line_count = ${draft.lines.length}, corrections = ${toJsonb(corrections)}::jsonb,
      revision = revision + 1
    where id = ${id}`.execute(tx)
}

type Ended = {
  readonly id: string
  readonly by: string
  readonly at: Date
  readonly reason: string
}

export async function markRejected(tx: Handle, { id, by, at, reason }: Ended): Promise<void> {
  await sql`
    update received_orders set state = 'rejected', ended_at = ${at}, ended_by = ${by},
      reason = ${reason}, revision = revision + 1,
      placement_state = case placement_state when 'due' then '' else placement_state end
    where id = ${id}`.execute(tx)
}

type Replaced = Omit<Ended, 'reason'> & { readonly newer: string }

/** Marks it as replaced by a newer one; nothing of it is deleted. */
export async function markReplaced(tx: Handle, { id, by, at, newer }: Replaced): Promise<void> {
  await markRejected(tx, { id, by, at, reason: '' })
  await sql`update received_orders set replaced_by = ${newer} where id = ${id}`.execute(tx)
}

/**
 * Marks it as ordered in the statement that writes the order, so that there is at most one order,
 * and none if somebody has changed the draft meanwhile.
 */
export const placementClause =
  ({
    id,
    revision,
    by,
  }: {
    readonly id: string
    readonly revision: number
    /** Null: placed by the company's setting, not by a person. */
    readonly by: string | null
  }): ReferencedOrder['part'] =>
  (order) =>
    sql`
    ordered_file as (
      update received_orders set state = 'ordered', order_id = ${order.column.id},
        order_number = ${order.column.number}, ended_at = ${order.column.placed_at},
        ended_by = ${by}::uuid, revision = revision + 1, placement_reason = '',
        placement_state = ${by === null ? 'unrecorded' : ''}
      from ${order.table}
      where received_orders.id = ${id} and received_orders.state = 'open'
        and received_orders.revision = ${revision}
      returning received_orders.id
    ),
    ${answerClause},
    file_placement as (
      insert into received_order_placements (received_order_id, order_id, at)
      select (select id from ordered_file), ${order.column.id}, ${order.column.placed_at}
      from ${order.table}
    )`

/** Whether a statement failed because the received order could no longer be ordered. */
export const isNoLongerOpen = (error: unknown): boolean =>
  isUniqueViolation(error, 'received_order_placements_once') ||
  (error instanceof Error &&
    'code' in error &&
    error.code === '23502' &&
    'table' in error &&
    error.table === 'received_order_placements')

/**
 * Deletes received orders of a buyer that belong to no company, and mails from their address that
 * belong to nobody.
 */
export async function deleteOwn(
  tx: Handle,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await sql`
    delete from received_orders
    where company_id is null and (user_id = ${id}
      or (user_id is null and (received_by = ${id} or mail->>'from' = ${email})))`.execute(tx)
}

/** Assigns open received orders of a member who leaves to the successor. */
export async function reassignReceived(
  tx: Handle,
  { companyId, from, to }: Record<'companyId' | 'from' | 'to', string>,
): Promise<void> {
  await sql`
    update received_orders set user_id = ${to}
    where company_id = ${companyId} and user_id = ${from}`.execute(tx)
}

/** What a person sent, except for companies that they have left; for their data download. */
export async function exportReceived(
  db: Handle,
  userId: string,
  memberOf: readonly string[],
): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select id, file_name as "fileName", number, state, received_at as "receivedAt",
      order_number as "order", shown_text as text, mail
    from received_orders
    where (user_id = ${userId} or received_by = ${userId})
      and (company_id is null or company_id = any(${[...memberOf]}::uuid[]))
    order by received_at, id`.execute(db)
  return rows
}
