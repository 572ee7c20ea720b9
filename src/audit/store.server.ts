/** The only SQL queries for the audit. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Fields, RecordKind } from './rules.ts'

export type EntryRow = {
  readonly id: string
  readonly at: Date
  /** Null: the shop itself, or its operator. */
  readonly actor_id: string | null
  readonly actor_name: string
  readonly operation: string
  readonly record_kind: RecordKind
  readonly record_id: string
  readonly record_label: string
  readonly before: Fields
  readonly after: Fields
}

export async function insertEntry(tx: Handle, entry: EntryRow): Promise<void> {
  await sql`
    insert into audit_entries (
      id, at, actor_id, actor_name, operation, record_kind, record_id, record_label, before, after
    ) values (
      ${entry.id}, ${entry.at}, ${entry.actor_id}, ${entry.actor_name}, ${entry.operation},
      ${entry.record_kind}, ${entry.record_id}, ${entry.record_label},
      ${JSON.stringify(entry.before)}::jsonb, ${JSON.stringify(entry.after)}::jsonb
    )`.execute(tx)
}

export type EntryFilters = {
  readonly kinds: readonly RecordKind[]
  readonly record?: string | undefined
  readonly q?: string | undefined
  readonly from?: Date | undefined
  /** Exclusive. */
  readonly to?: Date | undefined
}

/** Newest first; one row more than `limit`, if there are more. */
export async function listEntries(
  db: Handle,
  { kinds, record, q, from, to }: EntryFilters,
  paging: {
    readonly limit: number
    readonly after?: { readonly at: Date; readonly id: string } | undefined
  },
): Promise<readonly EntryRow[]> {
  const like = q === undefined ? undefined : `%${q.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
  const conditions = [
    sql`record_kind = any(${kinds}::text[])`,
    ...(record === undefined ? [] : [sql`record_id = ${record}`]),
    ...(like === undefined ? [] : [sql`(actor_name ilike ${like} or record_label ilike ${like})`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(to === undefined ? [] : [sql`at < ${to}`]),
    ...(paging.after ? [sql`(at, id) < (${paging.after.at}, ${paging.after.id}::uuid)`] : []),
  ]
  const { rows } = await sql<EntryRow>`
    select * from audit_entries where ${sql.join(conditions, sql` and `)}
    order by at desc, id desc limit ${paging.limit + 1}`.execute(db)
  return rows
}

export async function findEntry(db: Handle, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select * from audit_entries where id = ${id}`.execute(db)
  return rows[0]
}

/** Removes a user's personal data from the entries about them. */
export async function anonymizeEntries(tx: Handle, userId: string, label: string): Promise<void> {
  await sql`
    update audit_entries set record_label = ${label}, before = '{}', after = '{}'
    where record_kind in ('user', 'staff') and record_id = ${userId}`.execute(tx)
}

/** Removes a buyer's name, and notes about them, from the entries about their orders and reviews. */
export async function removeNames(
  tx: Handle,
  kind: 'order' | 'review',
  ids: readonly string[],
  label: string,
): Promise<void> {
  await sql`
    update audit_entries set before = before - array['name', 'internalNote', 'phone', 'address'],
      after = after - array['name', 'internalNote', 'phone', 'address'],
      record_label = case record_kind when 'review' then ${label} else record_label end
    where record_kind = ${kind} and record_id = any(${ids}::text[])`.execute(tx)
}

/** Deletes the invented history of the demo accounts. */
export async function deleteDemoEntries(
  tx: Handle,
  users: readonly { readonly id: string; readonly createdAt: Date }[],
): Promise<void> {
  for (const { id, createdAt } of users)
    await sql`delete from audit_entries where actor_id = ${id} and at < ${createdAt}`.execute(tx)
}
