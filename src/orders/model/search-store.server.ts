/** The SQL that writes `order_search`: one row for each order, with the words by which it is found. */
import { sql } from 'kysely'
import type { Handle, SqlClause } from '../../../packages/pg-kit/database.server.ts'
import type { OrderReference } from './insert-order-store.server.ts'
import { orderWords, orderWordsVersion } from './search-words.ts'
import { withLines, type OrderRow } from '../store.server.ts'

/** The clause that writes the search row of an order in the order's own statement. */
export const indexOrderClause = (
  order: OrderReference,
  { words, totalCents }: { readonly words: readonly string[]; readonly totalCents: number },
): SqlClause => sql`
    inserted_search as (
      insert into order_search (number, status, placed_at, total_cents, words, rules)
      select
        ${order.column.number}, ${order.column.status}, ${order.column.placed_at}, ${totalCents},
        array_to_tsvector(${[...words]}::text[]), ${orderWordsVersion}
      from ${order.table}
    )`

/**
 * Writes the search rows of those orders in a range that have none, or one of older rules. Orders
 * that another transaction has locked are skipped; the next pass processes them.
 * @param below the range ends before this number
 * @param range how many orders are read
 * @param limit the maximum number of rows written
 * @returns where the next range ends; undefined if this was the last
 */
export async function indexOrderRange(
  tx: Handle,
  below: number,
  { range, limit }: { readonly range: number; readonly limit: number },
): Promise<{ readonly next: number | undefined }> {
  const bounds = await sql<{ low: number | null; count: number }>`
    select min(number) as low, count(*)::int as count from (
      select number from orders where number < ${below} order by number desc limit ${range}
    ) as looked_at`.execute(tx)
  const { low = null, count = 0 } = bounds.rows[0] ?? {}
  if (low === null) return { next: undefined }
  const { rows } = await sql<OrderRow>`
    select orders.* from orders
    where orders.number >= ${low} and orders.number < ${below} and orders.deleted_at is null
      and not exists (
        select from order_search found
        where found.number = orders.number and found.rules >= ${orderWordsVersion}
      )
    order by orders.number desc limit ${limit}
    for share of orders skip locked`.execute(tx)
  await writeSearchRows(tx, rows)
  if (rows.length === limit) return { next: below }
  return { next: count < range ? undefined : low }
}

/** Writes the words and the total of an order whose contents have changed. */
export async function reindexOrder(tx: Handle, order: OrderRow): Promise<void> {
  await writeSearchRows(tx, [order])
  await sql`
    update order_search set total_cents = ${order.total_cents}
    where number = ${order.number}`.execute(tx)
}

async function writeSearchRows(tx: Handle, rows: readonly OrderRow[]): Promise<void> {
  if (rows.length === 0) return
  const orders = await withLines(tx, rows)
  await sql`
    insert into order_search (number, status, placed_at, total_cents, words, rules)
    select number, status, placed_at, total_cents,
      array_to_tsvector(string_to_array(words, ' ')), ${orderWordsVersion}
    from unnest(
      ${orders.map(({ number }) => number)}::bigint[],
      ${orders.map(({ status }) => status)}::text[],
      ${orders.map((order) => order.placed_at)}::timestamptz[],
      ${orders.map((order) => order.total_cents)}::bigint[],
      ${orders.map((order) => orderWords(order).join(' '))}::text[]
    ) as written (number, status, placed_at, total_cents, words)
    on conflict (number) do update set
      status = excluded.status, words = excluded.words, rules = excluded.rules`.execute(tx)
}
