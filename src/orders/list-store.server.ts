/** The SQL that reads lists of orders: narrowed, sorted, paged, counted. */
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Handle } from '../platform/database/database.server.ts'
import type { OrderSort, OrderStatus } from './rules.ts'
import { withLines, type OrderWithLines, type Tables } from './store.server.ts'

/** What narrows a list. `from` and `to` are moments, `to` excluded. */
export type OrderNarrowing = { readonly userId?: string | undefined; readonly status?: OrderStatus | undefined; readonly q?: string | undefined; readonly from?: Date | undefined; readonly to?: Date | undefined }
/** Where a sorted list goes on: the last row's total in cents, where it is sorted by that, and its number. */
export type After = { readonly total?: number | undefined; readonly number: number }
export type Paging = { readonly sort?: OrderSort | undefined; readonly after?: After | undefined; readonly limit: number }

const on = (db: Handle) => db.withTables<Tables>()

/** One page of orders, newest first unless sorted otherwise, with one row more than `limit` if there is one. */
export async function listOrders(db: Handle, narrowing: OrderNarrowing, { sort = 'newest', after, limit }: Paging): Promise<OrderWithLines[]> {
  const down = sort === 'newest' || sort === 'total-down'
  const way = down ? 'desc' : 'asc'
  const beyond = sql.raw(down ? '<' : '>')
  let query = narrow(on(db).selectFrom('orders').selectAll('orders'), narrowing)
  if (sort === 'total' || sort === 'total-down') {
    if (after) query = query.where(sql<boolean>`(total_cents, number) ${beyond} (${after.total ?? 0}, ${after.number})`)
    query = query.orderBy('total_cents', way)
  } else if (after) {
    query = query.where('number', down ? '<' : '>', after.number)
  }
  return withLines(db, await query.orderBy('number', way).limit(limit + 1).execute())
}

/** How many orders are in each status; a status without any is left out. */
export async function countByStatus(db: Handle, narrowing: OrderNarrowing): Promise<readonly { readonly status: OrderStatus; readonly count: number }[]> {
  const rows = await narrow(on(db).selectFrom('orders').select((eb) => ['status', eb.fn.countAll<number>().as('count')]), narrowing).groupBy('status').execute()
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}

function narrow<Row>(query: SelectQueryBuilder<Tables, 'orders', Row>, { userId, status, q, from, to }: OrderNarrowing): SelectQueryBuilder<Tables, 'orders', Row> {
  let narrowed = query.where('deleted_at', 'is', null)
  if (userId !== undefined) narrowed = narrowed.where('user_id', '=', userId)
  if (status !== undefined) narrowed = narrowed.where('status', '=', status)
  if (from !== undefined) narrowed = narrowed.where('placed_at', '>=', from)
  if (to !== undefined) narrowed = narrowed.where('placed_at', '<', to)
  if (!q) return narrowed
  const like = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const number = /^#?(\d{1,15})$/.exec(q)?.[1]
  return narrowed.where((eb) => eb.or([
    ...(number ? [eb('number', '=', Number(number))] : []),
    eb('email', 'ilike', like), eb('orders.name', 'ilike', like), eb('po_number', 'ilike', like),
    eb.exists(eb.selectFrom('order_lines').select('order_lines.order_id').whereRef('order_lines.order_id', '=', 'orders.id').where((line) => line.or([line('sku', 'ilike', like), line('order_lines.name', 'ilike', like)]))),
  ]))
}
