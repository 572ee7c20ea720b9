/** The only SQL on what a company owes: its open items, and what it has ordered since. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Day } from '../../platform/time/time-zone.ts'

type DebtQuery = {
  readonly companyId: string
  readonly currency: string
  /** Invoices from this day on count; all, if it is empty. */
  readonly since: Day
  /** So do orders from this moment on. */
  readonly sinceAt: Date
}

export type DebtRow = {
  readonly unpaid: number
  readonly not_invoiced: number
  /** The invoice that was due first. */
  readonly number: string | null
  readonly due_date: Day | null
}

/**
 * Of an order counts what of its lines is neither cancelled nor returned, with delivery and tax,
 * less what was invoiced of it.
 */
export async function findDebt(
  db: Handle,
  { companyId, currency, since, sinceAt }: DebtQuery,
): Promise<DebtRow> {
  const { rows } = await sql<DebtRow>`
    with items as (
      select number, due_date, open_cents from open_items_of_companies
      where company_id = ${companyId} and currency = ${currency}
        and (${since} = '' or issue_date >= nullif(${since}, '')::date)
    ),
    first_due as (
      select number, due_date::text from items where open_cents > 0
      order by due_date, number limit 1
    )
    select
      (select coalesce(sum(open_cents), 0) from items)::bigint - (
        select coalesce(sum(cents), 0) from payments_left_of_companies
        where company_id = ${companyId} and currency = ${currency}
      )::bigint as unpaid,
      (
        select coalesce(sum(greatest(0, kept.cents - coalesce(billed.cents, 0))), 0)
        from orders
        cross join lateral (
          select coalesce(round(
            coalesce((orders.tax ->> 'gross')::numeric, orders.total_cents)
            * (orders.total_cents - sum(
              line.total_cents::numeric * (line.cancelled + line.returned) / line.quantity
            )) / nullif(orders.total_cents, 0)
          ), 0)::bigint as cents
          from order_lines as line where line.order_id = orders.id
        ) as kept
        left join lateral (
          select cents from billed_of_orders where order_number = orders.number
        ) as billed on true
        where orders.company_id = ${companyId} and orders.currency = ${currency}
          and orders.placed_at >= ${sinceAt} and orders.status <> 'cancelled'
          and orders.hold_kind is null and orders.deleted_at is null
      )::bigint as not_invoiced,
      (select number from first_due) as number,
      (select due_date from first_due) as due_date`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A sum gave no row')
  return row
}

/** Puts an order that was on hold until now on hold again, for another reason. */
export async function holdAgain(
  tx: Handle,
  orderId: string,
  hold: {
    readonly id: string
    readonly kind: string
    readonly reason: string
    readonly since: Date
    readonly until: Date
  },
): Promise<void> {
  await sql`
    insert into order_holds (id, order_id, kind, reason, since, until)
    values (${hold.id}, ${orderId}, ${hold.kind}, ${hold.reason}, ${hold.since}, ${hold.until})
  `.execute(tx)
  await sql`update orders set hold_kind = ${hold.kind} where id = ${orderId}`.execute(tx)
}
