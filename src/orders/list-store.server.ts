/** The SQL that reads lists of orders: narrowed, sorted, paged, counted. */
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { maxLines } from './contract.ts'
import type { OrderSort, OrderStatus } from './rules.ts'
import { withLines, type OrderWithLines, type Tables } from './store.server.ts'

/** What narrows a list. `from` and `to` are moments, `to` excluded. */
export type OrderFilters = {
  readonly userId?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly q?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}
/** Where a sorted list goes on: the last row's total in cents, where it is sorted by that, and its number. */
export type OrderPosition = { readonly total?: number | undefined; readonly number: number }
/** `mostOnPage`: lines of all orders of a page together. */
export type OrderPaging = {
  readonly sort?: OrderSort | undefined
  readonly after?: OrderPosition | undefined
  readonly limit: number
  readonly mostOnPage?: number
}

const on = (db: Handle) => db.withTables<Tables>()

/** Lines on a page of orders: a thousand orders of a thousand lines each are no answer. An order is never cut. */
const mostLinesOnPage = 20_000

/** What was found, and how many of it are the page: one more says that there is another page. */
export type OrderPage = { readonly rows: readonly OrderWithLines[]; readonly limit: number }

/** One page of orders, newest first unless sorted otherwise; shorter than `limit` where they have very many lines. */
export async function listOrders(
  db: Handle,
  narrowing: OrderFilters,
  { sort = 'newest', after, limit, mostOnPage = mostLinesOnPage }: OrderPaging,
): Promise<OrderPage> {
  const down = sort === 'newest' || sort === 'total-down'
  const way = down ? 'desc' : 'asc'
  const beyond = sql.raw(down ? '<' : '>')
  let query = narrow(on(db).selectFrom('orders').selectAll('orders'), narrowing)
  if (sort === 'total' || sort === 'total-down') {
    if (after)
      query = query.where(
        sql<boolean>`(total_cents, number) ${beyond} (${after.total ?? 0}, ${after.number})`,
      )
    query = query.orderBy('total_cents', way)
  } else if (after) {
    query = query.where('number', down ? '<' : '>', after.number)
  }
  const orders = await query
    .orderBy('number', way)
    .limit(limit + 1)
    .execute()
  // So few orders fit, however long each is.
  const fit =
    orders.length * maxLines <= mostOnPage
      ? orders.length
      : await fittingOn(
          db,
          orders.map(({ id }) => id),
          mostOnPage,
        )
  const fitting = Math.min(limit, fit)
  // Of the order that says that there is more nobody asks for its lines.
  const [rows, next] = [await withLines(db, orders.slice(0, fitting)), orders[fitting]]
  return { rows: next ? [...rows, { ...next, lines: [] }] : rows, limit: Math.max(fitting, 1) }
}

/** How many of these orders, from the first, have no more lines together than a page may have; one at least. */
async function fittingOn(db: Handle, ids: readonly string[], most: number): Promise<number> {
  const { rows } = await sql<{ id: string; lines: number }>`
    select order_id as id, count(*) as lines from order_lines where order_id = any(${ids}::uuid[]) group by order_id`.execute(
    db,
  )
  const linesOf = new Map(rows.map(({ id, lines }) => [id, lines]))
  let together = 0
  const tooMuch = ids.findIndex((id) => (together += linesOf.get(id) ?? 0) > most)
  return tooMuch === -1 ? ids.length : Math.max(tooMuch, 1)
}

/** How many orders are in each status; a status without any is left out. */
export async function countByStatus(
  db: Handle,
  narrowing: OrderFilters,
): Promise<readonly { readonly status: OrderStatus; readonly count: number }[]> {
  const rows = await narrow(
    on(db)
      .selectFrom('orders')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')]),
    narrowing,
  )
    .groupBy('status')
    .execute()
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}

function narrow<Row>(
  query: SelectQueryBuilder<Tables, 'orders', Row>,
  { userId, status, q, from, to }: OrderFilters,
): SelectQueryBuilder<Tables, 'orders', Row> {
  let narrowed = query.where('deleted_at', 'is', null)
  if (userId !== undefined) narrowed = narrowed.where('user_id', '=', userId)
  if (status !== undefined) narrowed = narrowed.where('status', '=', status)
  if (from !== undefined) narrowed = narrowed.where('placed_at', '>=', from)
  if (to !== undefined) narrowed = narrowed.where('placed_at', '<', to)
  if (!q) return narrowed
  const like = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const number = /^#?(\d{1,15})$/.exec(q)?.[1]
  return narrowed.where((eb) =>
    eb.or([
      ...(number ? [eb('number', '=', Number(number))] : []),
      eb('email', 'ilike', like),
      eb('orders.name', 'ilike', like),
      eb('po_number', 'ilike', like),
      eb.exists(
        eb
          .selectFrom('order_lines')
          .select('order_lines.order_id')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where((line) =>
            line.or([line('sku', 'ilike', like), line('order_lines.name', 'ilike', like)]),
          ),
      ),
    ]),
  )
}
