/** The SQL that reads lists of orders: filtered, sorted, paged, counted. */
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { maxOrderLines } from './contract.ts'
import type { OrderSort, OrderStatus } from './rules.ts'
import { withLines, type OrderRow, type OrderWithLines, type Tables } from './store.server.ts'

/** What narrows a list. `q` is text to search for; `to` is excluded. */
export type OrderFilters = {
  readonly userId?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly q?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}
/**
 * The last row of the page before: its number, and its total in cents in a list sorted by total.
 */
export type OrderPosition = { readonly total?: number | undefined; readonly number: number }
export type OrderPaging = {
  readonly sort?: OrderSort | undefined
  readonly after?: OrderPosition | undefined
  /** Orders on a page at most. */
  readonly limit: number
  /** Lines of all orders on a page together at most. */
  readonly maxLines?: number
}

/** A response with a thousand orders of a thousand lines each would be too large. */
const maxLinesOnPage = 20_000

/** The first `limit` of the rows are the page; one row more means that there is another page. */
export type OrderPage = { readonly rows: readonly OrderWithLines[]; readonly limit: number }

type OrdersQuery<Row> = SelectQueryBuilder<Tables, 'orders', Row>

/**
 * One page of orders, newest first unless sorted otherwise. It has fewer than `limit` orders where
 * they have more than `maxLines` lines together; an order is never cut.
 */
export async function listOrders(
  db: Handle,
  filters: OrderFilters,
  { sort = 'newest', after, limit, maxLines = maxLinesOnPage }: OrderPaging,
): Promise<OrderPage> {
  const selected = applyFilters(tables(db).selectFrom('orders').selectAll('orders'), filters)
  const orders = await applySort(selected, sort, after)
    .limit(limit + 1)
    .execute()
  const count = Math.min(limit, await countFitting(db, orders, maxLines))
  const rows = await withLines(db, orders.slice(0, count))
  // The row after the page only says that there is another page; its lines are not read.
  const next = orders[count]
  return { rows: next ? [...rows, { ...next, lines: [] }] : rows, limit: Math.max(count, 1) }
}

/** Sorts by total and number, or by number alone, and continues after a row. */
function applySort<Row>(
  query: OrdersQuery<Row>,
  sort: OrderSort,
  after: OrderPosition | undefined,
): OrdersQuery<Row> {
  const descending = sort === 'newest' || sort === 'total-down'
  const direction = descending ? 'desc' : 'asc'
  const comparison = descending ? '<' : '>'
  if (sort === 'total' || sort === 'total-down') {
    const continued = after
      ? query.where(
          sql<boolean>`
            (total_cents, number) ${sql.raw(comparison)} (${after.total ?? 0}, ${after.number})`,
        )
      : query
    return continued.orderBy('total_cents', direction).orderBy('number', direction)
  }
  return (after ? query.where('number', comparison, after.number) : query).orderBy(
    'number',
    direction,
  )
}

/** How many of these orders, from the first, have at most `maxLines` lines together; at least 1. */
async function countFitting(
  db: Handle,
  orders: readonly OrderRow[],
  maxLines: number,
): Promise<number> {
  // So few orders fit, even if each has as many lines as an order may have.
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

/** How many orders are in each status; a status without orders is left out. */
export async function countByStatus(
  db: Handle,
  filters: OrderFilters,
): Promise<readonly { readonly status: OrderStatus; readonly count: number }[]> {
  const rows = await applyFilters(
    tables(db)
      .selectFrom('orders')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')]),
    filters,
  )
    .groupBy('status')
    .execute()
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}

function applyFilters<Row>(
  query: OrdersQuery<Row>,
  { userId, status, q, from, to }: OrderFilters,
): OrdersQuery<Row> {
  let filtered = query.where('deleted_at', 'is', null)
  if (userId !== undefined) filtered = filtered.where('user_id', '=', userId)
  if (status !== undefined) filtered = filtered.where('status', '=', status)
  if (from !== undefined) filtered = filtered.where('placed_at', '>=', from)
  if (to !== undefined) filtered = filtered.where('placed_at', '<', to)
  return q ? applySearch(filtered, q) : filtered
}

/** Orders whose number is `q`, or whose buyer, PO number or lines contain it. */
function applySearch<Row>(query: OrdersQuery<Row>, q: string): OrdersQuery<Row> {
  const pattern = `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  const number = /^#?(\d{1,15})$/.exec(q)?.[1]
  return query.where((eb) =>
    eb.or([
      ...(number ? [eb('number', '=', Number(number))] : []),
      eb('email', 'ilike', pattern),
      eb('orders.name', 'ilike', pattern),
      eb('po_number', 'ilike', pattern),
      eb.exists(
        eb
          .selectFrom('order_lines')
          .select('order_lines.order_id')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where((line) =>
            line.or([line('sku', 'ilike', pattern), line('order_lines.name', 'ilike', pattern)]),
          ),
      ),
    ]),
  )
}

const tables = (db: Handle) => db.withTables<Tables>()
