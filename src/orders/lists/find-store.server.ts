/**
 * The SQL that finds orders by text. Common words are found quickly by scanning the list; rare
 * words are read from the index of words. Neither way reads a long table completely.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'
import {
  allOf,
  conditions,
  orderBy,
  type DayFilters,
  type OrderFilters,
  type OrderPaging,
  type StatusCount,
} from './list-store.server.ts'
import { maxCounted, orderStatuses } from '../rules.ts'
import type { OrderSearch } from '../model/search-words.ts'
import type { OrderRow } from '../store.server.ts'

/** How many orders of the list are scanned before the index of words is used. */
const pageWalkLength = 4000
/** Another number of orders, if fewer than a page are wanted. */
type Walk = { readonly walkLength?: number }
/** How many orders of each status are scanned if very many match. */
const countedWalkLength = 1000

/**
 * The numbers of one page of matching orders, plus one. Must run in its own transaction: it changes
 * planner settings.
 */
export async function findOrders(
  tx: Handle,
  search: OrderSearch,
  filters: OrderFilters,
  { sort = 'newest', after, limit, walkLength = pageWalkLength }: OrderPaging & Walk,
): Promise<readonly number[]> {
  await forbid(tx, 'enable_seqscan')
  const where = allOf(conditions(filters, sort, after))
  const { rows } = await sql<{ looked: number; numbers: readonly string[] }>`
    with looked_at as materialized (
      select listed.number, row_number() over () as position from (
        select found.number from orders found
        where found.deleted_at is null and ${where}
        order by ${orderBy(sort)} limit ${walkLength}
      ) as listed
    )
    select (select count(*)::int from looked_at) as looked, array(
      select looked_at.number from looked_at
      cross join lateral (
        select from order_search found
        where found.number = looked_at.number and ${matches(search)} limit 1
      ) as matching
      order by looked_at.position limit ${limit + 1}
    ) as numbers`.execute(tx)
  const { looked = 0, numbers = [] } = rows[0] ?? {}
  if (looked < walkLength || numbers.length > limit) return numbers.map(Number)
  await forbid(tx, 'enable_indexscan')
  const found = await sql<{ number: number }>`
    select found.number from order_search found
    where ${matches(search)} and ${where}
    order by ${orderBy(sort)} limit ${limit + 1}`.execute(tx)
  return found.rows.map(({ number }) => number)
}

/** How many of a buyer's newest orders are scanned. */
const ownWalkLength = 20_000

/**
 * The numbers of one page of a buyer's matching orders, plus one: their orders are scanned by the
 * index of the buyer, newest first.
 */
export async function findOwnOrders(
  db: Handle,
  search: OrderSearch,
  filters: OrderFilters,
  { after, limit }: Pick<OrderPaging, 'after' | 'limit'>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`
    select listed.number from (
      select found.number from orders found
      where found.deleted_at is null and ${allOf(conditions(filters, 'number', after))}
      order by ${orderBy('number')} limit ${ownWalkLength}
    ) as listed
    cross join lateral (
      select from order_search found
      where found.number = listed.number and ${matches(search)} limit 1
    ) as matching
    order by listed.number desc limit ${limit + 1}`.execute(db)
  return rows.map(({ number }) => number)
}

export type OrderHeadRow = Pick<
  OrderRow,
  | 'number'
  | 'name'
  | 'company_name'
  | 'status'
  | 'hold_kind'
  | 'placed_at'
  | 'total_cents'
  | 'currency'
  | 'po_number'
>

/** These orders without their lines, unordered; `total_cents` with tax. */
export async function headsOfOrders(
  db: Handle,
  numbers: readonly number[],
): Promise<readonly OrderHeadRow[]> {
  if (numbers.length === 0) return []
  const query = sql<OrderHeadRow>`
    select number, name, company_name, status, hold_kind, placed_at, currency, po_number,
      coalesce((tax ->> 'gross')::bigint, total_cents) as total_cents
    from orders where number = any(${[...numbers]}::bigint[]) and deleted_at is null`
  return (await executePrepared(db, 'heads_of_orders', query)).rows
}

/** A count, and whether it is exact. */
export type FoundCount = StatusCount & { readonly exact: boolean }

/**
 * The number of matching orders in each status: exact, unless more than `maxCounted` match in
 * total. Then each count is the number of scanned matches; for a status with few orders, it is
 * still exact. Like `findOrders`, in its own transaction.
 */
export async function countFound(
  tx: Handle,
  search: OrderSearch,
  filters: DayFilters,
): Promise<readonly FoundCount[]> {
  await forbid(tx, 'enable_seqscan', 'enable_indexscan')
  const where = allOf(conditions(filters, 'number', undefined))
  const { rows } = await sql<StatusCount>`
    select status, count(*)::int as count from (
      select found.status from order_search found
      where ${matches(search)} and ${where} limit ${maxCounted + 1}
    ) as counted
    group by status`.execute(tx)
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  if (total <= maxCounted) return rows.map((row) => ({ ...row, exact: true }))
  const counted = new Map(rows.map(({ status, count }) => [status, count]))
  return (await walkStatuses(tx, search, where)).map(({ status, count, exact }) => ({
    status,
    count: exact ? count : Math.max(count, counted.get(status) ?? 0),
    exact,
  }))
}

/** The matches among the newest orders of each status; exact if there are no others. */
async function walkStatuses(
  tx: Handle,
  search: OrderSearch,
  where: RawBuilder<boolean>,
): Promise<readonly FoundCount[]> {
  await sql`select set_config('enable_indexscan', 'on', true)`.execute(tx)
  const { rows } = await sql<FoundCount>`
    select wanted.status, walked.count, walked.looked < ${countedWalkLength} as exact
    from unnest(${[...orderStatuses]}::text[]) as wanted (status)
    cross join lateral (
      select count(*)::int as looked, count(matching.number)::int as count
      from (
        select found.number from orders found
        where found.deleted_at is null and found.status = wanted.status and ${where}
        order by found.placed_at desc, found.number desc limit ${countedWalkLength}
      ) as listed
      left join lateral (
        select found.number from order_search found
        where found.number = listed.number and ${matches(search)} limit 1
      ) as matching on true
    ) as walked`.execute(tx)
  return rows
}

/** Rows of `order_search` that match. */
function matches({ number, condition }: OrderSearch): RawBuilder<boolean> {
  const alternatives = [
    ...(number === undefined ? [] : [sql<boolean>`found.number = ${number}`]),
    ...(condition === undefined ? [] : [sql<boolean>`found.words @@ ${condition}::tsquery`]),
  ]
  if (alternatives.length === 0) return sql<boolean>`false`
  return sql<boolean>`(${sql.join(alternatives, sql` or `)})`
}

/**
 * Disables planner methods for the rest of the transaction: the planner does not know the cost of
 * comparing words row by row.
 */
async function forbid(
  tx: Handle,
  ...settings: readonly ('enable_seqscan' | 'enable_indexscan')[]
): Promise<void> {
  const list = settings.map((setting) => sql`set_config(${setting}, 'off', true)`)
  await sql`select ${sql.join(list)}`.execute(tx)
}
