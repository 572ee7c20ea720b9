/**
 * The SQL that reads lists of orders: filtered, sorted, searched, paged, counted. No statement reads
 * a long table whole, however many orders there are; see docs/performance.md, "Size".
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { maxOrderLines } from '../model/cart-fields.ts'
import type { HoldKind } from '../model/holds.ts'
import { maxCounted, orderStatuses, type OrderSort, type OrderStatus } from '../rules.ts'
import { withLines, type OrderRow, type OrderWithLines } from '../store.server.ts'

/** The filters of a list; `to` is excluded. */
export type OrderFilters = {
  readonly userId?: string | undefined
  /** Only orders without a company, or of these companies. */
  readonly memberOf?: readonly string[] | undefined
  readonly companyId?: string | undefined
  /** What they wait for; 'any' for any reason. */
  readonly hold?: HoldKind | 'any' | undefined
  readonly status?: OrderStatus | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}
/** `number`: by number only, highest first; for a buyer's own orders. */
export type ListSort = OrderSort | 'number'
/** The last row of the previous page: its sort key and its number. */
export type OrderPosition = { readonly key?: Date | number | undefined; readonly number: number }
export type OrderPaging = {
  readonly sort?: ListSort | undefined
  readonly after?: OrderPosition | undefined
  /** The maximum number of orders on a page. */
  readonly limit: number
  /** The maximum number of lines of all orders on a page. */
  readonly maxLines?: number
}

/** A response with a thousand orders of a thousand lines each would be too large. */
const maxLinesOnPage = 20_000

/** The buyers and companies of the newest orders, each once, newest first. */
export async function newestBuyers(
  db: Handle,
  { among, limit }: { readonly among: number; readonly limit: number },
): Promise<readonly { readonly userId: string; readonly companyId: string | null }[]> {
  const { rows } = await sql<{ userId: string; companyId: string | null }>`
    select user_id as "userId", company_id as "companyId" from (
      select user_id, company_id, placed_at from orders
      where deleted_at is null order by placed_at desc, number desc limit ${among}
    ) as newest
    group by user_id, company_id order by max(placed_at) desc limit ${limit}`.execute(db)
  return rows
}

/** The first `limit` rows are the page; one more row means that there is a next page. */
export type OrderPage = { readonly rows: readonly OrderWithLines[]; readonly limit: number }

/**
 * One page of orders. It has fewer than `limit` orders if they have more than `maxLines` lines
 * together; an order is never cut.
 */
export async function listOrders(
  db: Handle,
  filters: OrderFilters,
  { sort = 'number', after, limit, maxLines = maxLinesOnPage }: OrderPaging,
): Promise<OrderPage> {
  const { rows } = await sql<OrderRow>`
    select found.* from orders found
    where found.deleted_at is null and ${allOf(conditions(filters, sort, after))}
    order by ${orderBy(sort)} limit ${limit + 1}`.execute(db)
  return toOrderPage(db, rows, { limit, maxLines })
}

/** The page of the orders with these numbers, in their order. */
export async function readOrderPage(
  db: Handle,
  numbers: readonly number[],
  { limit, maxLines = maxLinesOnPage }: Pick<OrderPaging, 'limit' | 'maxLines'>,
): Promise<OrderPage> {
  const { rows } = await sql<OrderRow>`
    select found.*
    from unnest(${[...numbers]}::bigint[]) with ordinality as wanted (number, position)
    join orders found on found.number = wanted.number
    where found.deleted_at is null
    order by wanted.position`.execute(db)
  return toOrderPage(db, rows, { limit, maxLines })
}

async function toOrderPage(
  db: Handle,
  orders: readonly OrderRow[],
  { limit, maxLines }: { readonly limit: number; readonly maxLines: number },
): Promise<OrderPage> {
  const count = Math.min(limit, await countFitting(db, orders, maxLines))
  const rows = await withLines(db, orders.slice(0, count))
  // The row after the page only tells that there is a next page; its lines are not read.
  const next = orders[count]
  return { rows: next ? [...rows, { ...next, lines: [] }] : rows, limit: Math.max(count, 1) }
}

/** The sort key of each list, before the number. */
const sortKeys: { readonly [S in ListSort]: { readonly key?: 'placed_at' | 'total_cents' } } = {
  number: {},
  newest: { key: 'placed_at' },
  oldest: { key: 'placed_at' },
  total: { key: 'total_cents' },
  'total-down': { key: 'total_cents' },
}
const isAscending = (sort: ListSort): boolean => sort === 'oldest' || sort === 'total'

export function orderBy(sort: ListSort): RawBuilder<unknown> {
  const direction = sql.raw(isAscending(sort) ? 'asc' : 'desc')
  const { key } = sortKeys[sort]
  const byKey = key ? sql`found.${sql.ref(key)} ${direction}, ` : sql``
  return sql`${byKey}found.number ${direction}`
}

/**
 * The conditions of the filters and of the page: everything after the last row of the previous
 * page.
 */
export function conditions(
  { userId, memberOf, companyId, hold, status, from, to }: OrderFilters,
  sort: ListSort,
  after: OrderPosition | undefined,
): readonly RawBuilder<boolean>[] {
  return [
    ...(userId === undefined ? [] : [sql<boolean>`found.user_id = ${userId}`]),
    ...(memberOf === undefined
      ? []
      : [
          sql<boolean>`(found.company_id is null or found.company_id = any(${[...memberOf]}::uuid[]))`,
        ]),
    ...(companyId === undefined ? [] : [sql<boolean>`found.company_id = ${companyId}`]),
    ...(hold === undefined ? [] : [isOnHold(hold)]),
    ...(status === undefined ? [] : [sql<boolean>`found.status = ${status}`]),
    ...(from === undefined ? [] : [sql<boolean>`found.placed_at >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`found.placed_at < ${to}`]),
    ...(after === undefined ? [] : [isAfter(sort, after)]),
  ]
}

/** Few orders are on hold, and an index contains those; `found` may be the row of the search. */
const isOnHold = (hold: HoldKind | 'any'): RawBuilder<boolean> => sql<boolean>`
  found.number in (
    select number from orders
    where hold_kind is not null and deleted_at is null
      ${hold === 'any' ? sql`` : sql`and hold_kind = ${hold}`}
  )`

/** The number of orders on hold, counted up to `maxCounted`. */
export async function countOnHold(db: Handle, filters: DayFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from orders found
      where found.deleted_at is null and found.hold_kind is not null
        and ${allOf(conditions(filters, 'number', undefined))}
      limit ${maxCounted}
    ) as looked_at`.execute(db)
  return rows[0]?.count ?? 0
}

function isAfter(sort: ListSort, { key = 0, number }: OrderPosition): RawBuilder<boolean> {
  const comparison = sql.raw(isAscending(sort) ? '>' : '<')
  const { key: column } = sortKeys[sort]
  return column
    ? sql<boolean>`(found.${sql.ref(column)}, found.number) ${comparison} (${key}, ${number})`
    : sql<boolean>`found.number ${comparison} ${number}`
}

export const allOf = (list: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  list.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(list, sql` and `)}`

/** How many of these orders, from the start, have at most `maxLines` lines together; at least 1. */
async function countFitting(
  db: Handle,
  orders: readonly OrderRow[],
  maxLines: number,
): Promise<number> {
  // This many orders always fit, even if each has the maximum number of lines.
  if (orders.length * maxOrderLines <= maxLines) return orders.length
  const ids = orders.map(({ id }) => id)
  const { rows } = await sql<{ id: string; lines: number }>`
    select order_id as id, count(*) as lines
    from order_lines
    where order_id = any(${ids}::uuid[])
    group by order_id`.execute(db)
  const linesById = new Map(rows.map(({ id, lines }) => [id, lines]))
  let total = 0
  const firstOver = ids.findIndex((id) => (total += linesById.get(id) ?? 0) > maxLines)
  return firstOver === -1 ? ids.length : Math.max(firstOver, 1)
}

export type StatusCount = { readonly status: OrderStatus; readonly count: number }
export type DayFilters = Pick<OrderFilters, 'from' | 'to'>

/** The number of orders in each status, counted up to `maxCounted` plus one. */
export async function countByStatus(
  db: Handle,
  filters: DayFilters,
): Promise<readonly StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select wanted.status, counted.count
    from unnest(${[...orderStatuses]}::text[]) as wanted (status)
    cross join lateral (
      select count(*)::int as count from (
        select from orders found
        where found.deleted_at is null and found.status = wanted.status
          and ${allOf(conditions(filters, 'number', undefined))}
        limit ${maxCounted + 1}
      ) as looked_at
    ) as counted`.execute(db)
  return rows
}
