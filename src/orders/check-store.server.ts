/**
 * The SQL that verifies orders: their sums, the stock of their lines, and the balances of
 * companies.
 */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { maxWrongSums, type WrongSum } from '../platform/money/wrong-sum.ts'

/** `total`, `gross`, `balancePart`, `balance`: cents; the others: pieces. */
export type WrongOrder = WrongSum<
  | 'total'
  | 'gross'
  | 'pieces'
  | 'taken'
  | 'shippedStock'
  | 'returnedStock'
  | 'balancePart'
  | 'balance'
>

/** Orders whose total, tax or number of pieces differs from the sum of their lines. */
const wrongSums = sql`
  select wrong.* from orders
  cross join lateral (
    select sum(quantity)::bigint as pieces,
      sum(total_cents)::bigint + coalesce((orders.delivery ->> 'charge')::bigint, 0) as total,
      orders.total_cents + coalesce((orders.tax ->> 'amount')::bigint, 0) as gross
    from order_lines where order_lines.order_id = orders.id
  ) as sums
  cross join lateral (values
    ('pieces', orders.number::text, orders.pieces::bigint, sums.pieces),
    ('total', orders.number::text, orders.total_cents, sums.total),
    ('gross', orders.number::text, coalesce((orders.tax ->> 'gross')::bigint, sums.gross), sums.gross)
  ) as wrong (what, number, stored, sum)
  where wrong.stored is distinct from wrong.sum`

/**
 * The pieces of a tool according to order lines, next to the stock ledger's figure. Pieces taken
 * from the level and not put back must equal those allocated or shipped; for a deleted order, those
 * shipped.
 */
const wrongStock = sql`
  select wrong.*
  from (
    select order_id, order_number, tool_id, min(sku) as sku,
      sum(shipped + case when deleted_at is null then allocated else 0 end) as taken,
      sum(shipped) as shipped, sum(returned) as returned
    from order_line_pieces group by order_id, order_number, tool_id
  ) as line
  full join (
    select stock_of_orders.*, orders.number from stock_of_orders
    join orders on orders.id = stock_of_orders.order_id
  ) as stock using (order_id, tool_id)
  cross join lateral (
    select coalesce(line.order_number, stock.number) || ', ' || coalesce(line.sku, tool_id::text)
      as number
  ) as named
  cross join lateral (values
    ('taken', named.number, line.taken, stock.taken),
    ('shippedStock', named.number, line.shipped, stock.shipped),
    ('returnedStock', named.number, line.returned, stock.returned)
  ) as wrong (what, number, stored, sum)
  where coalesce(wrong.stored, 0) <> coalesce(wrong.sum, 0)`

/**
 * Orders, invoices and payments whose counted amount differs from their actual amount; and balances
 * of companies that differ from the sum of the counted amounts. Nothing is compared until all are
 * counted.
 */
const wrongBalances = sql`
  select wrong.* from (
    select 'balancePart', coalesce(company.name, company_id::text) || ', ' || kind || ' '
      || coalesce(
        (select number::text from orders where orders.id = source_id),
        (select number from receivables where document_id = source_id),
        (select number::text from payments where payments.id = source_id),
        source_id::text
      ), part.cents, debt.cents
    from company_debts as debt
    full join company_debt_parts as part using (source_id, kind, company_id, currency, at)
    left join companies as company on company.id = company_id
    where part.cents is distinct from debt.cents
    union all
    select 'balance', coalesce(company.name, company_id::text) || ', '
      || to_char(month, 'YYYY-MM') || ' ' || currency || ' ' || kind, balance.cents, part.cents
    from (
      select company_id, currency, month, of.kind, of.cents from company_balances
      cross join lateral (values
        ('receivable', open_cents), ('payment', left_cents), ('order', not_invoiced_cents)
      ) as of (kind, cents)
    ) as balance
    full join (
      select company_id, currency, date_trunc('month', at at time zone 'UTC')::date as month,
        kind, sum(cents)::bigint as cents
      from company_debt_parts group by 1, 2, 3, 4
    ) as part using (company_id, currency, month, kind)
    left join companies as company on company.id = company_id
    where coalesce(balance.cents, 0) <> coalesce(part.cents, 0)
  ) as wrong (what, number, stored, sum)
  where exists (select from company_balances_complete)`

/**
 * Orders whose sums are wrong, or that disagree with the stock ledger or the balances of companies.
 */
export async function findWrongOrders(db: Handle): Promise<readonly WrongOrder[]> {
  const { rows } = await sql<WrongOrder>`
    select what, number, coalesce(stored, 0)::bigint as stored, coalesce(sum, 0)::bigint as sum
    from (${wrongSums} union all ${wrongStock} union all ${wrongBalances}) as wrong
    order by number, what limit ${maxWrongSums}`.execute(db)
  return rows
}

/** The number of orders, and the faults found in them. */
export async function checkOrders(
  db: Handle,
): Promise<{ readonly orders: number; readonly wrong: readonly WrongOrder[] }> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders`.execute(
    db,
  )
  return { orders: rows[0]?.count ?? 0, wrong: await findWrongOrders(db) }
}
