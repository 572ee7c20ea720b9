/** The only SQL queries for saved lists and their lines. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { ListLine } from './rules.ts'

export type ListRow = {
  readonly id: string
  readonly user_id: string
  /** The company whose members share it; null: private. */
  readonly company_id: string | null
  readonly name: string
  readonly revision: number
  readonly changed_at: Date
}
export type ListSummaryRow = ListRow & {
  /** Its author; empty if the account was deleted. */
  readonly by: string
  readonly line_count: number
}

/** Whose lists are meant. */
export type ListScope = { readonly userId: string; readonly companyId: string | null }

const columns = sql`
  list.id, list.user_id, list.company_id, list.name, list.revision, list.changed_at,
  coalesce(maker.name, '') as by,
  (select count(*)::int from saved_list_lines line where line.list_id = list.id) as line_count`
/** The view `account_names` is published by accounts. */
const lists = sql`saved_lists list left join account_names maker on maker.id = list.user_id`

/** The private lists, and those of the company. */
export async function listLists(
  db: Handle,
  { userId, companyId }: ListScope,
): Promise<readonly ListSummaryRow[]> {
  const { rows } = await sql<ListSummaryRow>`
    select ${columns} from ${lists}
    where (list.company_id is null and list.user_id = ${userId})
      or list.company_id = ${companyId}::uuid
    order by lower(list.name), list.id`.execute(db)
  return rows
}

export async function findList(db: Handle, id: string): Promise<ListSummaryRow | undefined> {
  const { rows } = await sql<ListSummaryRow>`
    select ${columns} from ${lists} where list.id = ${id}`.execute(db)
  return rows[0]
}

/** Concurrent changes of the same list wait here. */
export async function lockList(tx: Handle, id: string): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`
    select id, user_id, company_id, name, revision, changed_at from saved_lists
    where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Locks the scope, so that concurrently created lists are counted. */
export async function lockScope(tx: Handle, { userId, companyId }: ListScope): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(
      hashtextextended('saved lists ' || ${companyId ?? userId}, 0)
    )`.execute(tx)
}

/** The number of a company's lists; without a company, of a user's private lists. */
export async function countLists(tx: Handle, { userId, companyId }: ListScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_lists
    where ${
      companyId === null
        ? sql`company_id is null and user_id = ${userId}`
        : sql`company_id = ${companyId}`
    }`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertList(
  tx: Handle,
  { id, user_id, company_id, name, changed_at }: Omit<ListRow, 'revision'>,
): Promise<void> {
  await sql`
    insert into saved_lists (id, user_id, company_id, name, changed_at)
    values (${id}, ${user_id}, ${company_id}, ${name}, ${changed_at})`.execute(tx)
}

/** Increments the revision. */
export async function updateList(
  tx: Handle,
  { id, company_id, name, changed_at }: Pick<ListRow, 'id' | 'company_id' | 'name' | 'changed_at'>,
): Promise<void> {
  await sql`
    update saved_lists
    set company_id = ${company_id}, name = ${name}, changed_at = ${changed_at},
      revision = revision + 1
    where id = ${id}`.execute(tx)
}

/** In the order of the list. */
export async function listLines(db: Handle, listId: string): Promise<readonly ListLine[]> {
  const { rows } = await sql<ListLine>`
    select tool_id as "toolId", quantity from saved_list_lines
    where list_id = ${listId} order by position`.execute(db)
  return rows
}

export async function replaceLines(
  tx: Handle,
  listId: string,
  lines: readonly ListLine[],
): Promise<void> {
  await sql`delete from saved_list_lines where list_id = ${listId}`.execute(tx)
  await sql`
    insert into saved_list_lines (list_id, position, tool_id, quantity)
    select ${listId}, line.position - 1, line.tool_id, line.quantity
    from unnest(
      ${lines.map(({ toolId }) => toolId)}::uuid[],
      ${lines.map(({ quantity }) => quantity)}::int[]
    ) with ordinality as line (tool_id, quantity, position)`.execute(tx)
}

export async function deleteList(tx: Handle, id: string): Promise<void> {
  await sql`delete from saved_lists where id = ${id}`.execute(tx)
}

/** Shared lists stay with the company. */
export async function deleteOwnLists(tx: Handle, userId: string): Promise<void> {
  await sql`delete from saved_lists where user_id = ${userId} and company_id is null`.execute(tx)
}

/**
 * Passes a leaving member's shared lists in a company to another member.
 * @returns how many
 */
export async function passListsOn(
  tx: Handle,
  { companyId, from, to }: Record<'companyId' | 'from' | 'to', string>,
): Promise<number> {
  const { rows } = await sql`
    update saved_lists set user_id = ${to}
    where company_id = ${companyId} and user_id = ${from} returning id`.execute(tx)
  return rows.length
}

/**
 * All lists created by a user, except in companies that they have left; for their data download.
 */
export async function exportLists(
  db: Handle,
  userId: string,
  memberOf: readonly string[],
): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select list.id, list.name, list.company_id is not null as shared, list.changed_at as "changedAt",
      coalesce(
        (
          select json_agg(json_build_object('toolId', tool_id, 'quantity', quantity)
            order by position)
          from saved_list_lines line where line.list_id = list.id
        ),
        '[]'::json
      ) as lines
    from saved_lists list
    where list.user_id = ${userId}
      and (list.company_id is null or list.company_id = any(${[...memberOf]}::uuid[]))
    order by lower(list.name), list.id`.execute(db)
  return rows
}
