/**
 * The only SQL on the debt of companies: its balance, its parts, and the invoice that is due first.
 */
import { sayHoldReason, type HoldReason } from '../model/hold-reason.ts'
import { keptReason } from '../model/holds-store.server.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Handle, SqlClause } from '../../../packages/pg-kit/database.server.ts'
import type { Day } from '../../platform/time/time-zone.ts'

type DebtQuery = {
  readonly companyId: string
  readonly currency: string
  /** Invoices from this day on count; empty: all. */
  readonly since: Day
  /** Orders from this moment on count. */
  readonly sinceAt: Date
}

export type DebtRow = {
  readonly unpaid: number
  readonly not_invoiced: number
  /** The invoice with the earliest due date. */
  readonly number: string | null
  readonly due_date: Day | null
}

/**
 * Reads the balance that the triggers in migrations/0490_company_balances.ts keep, month by month;
 * for the months of `since` and `sinceAt`, only the parts that are not older. Until all data from
 * before these triggers is counted, it sums the company's orders and payments.
 */
export async function findDebt(db: Handle, query: DebtQuery): Promise<DebtRow> {
  const { companyId, currency, since } = query
  const { rows } = await sql<DebtRow>`
    with first_due as (
      select number, due_date::text from receivables
      where company_id = ${companyId} and currency = ${currency} and open_cents > 0
        and (${since} = '' or issue_date >= nullif(${since}, '')::date)
      order by due_date, number limit 1
    )
    select debt.*,
      (select number from first_due) as number,
      (select due_date from first_due) as due_date
    from (${(await areBalancesComplete(db)) ? ofBalances(query) : ofParts('company_debts', query)}) as debt
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A sum gave no row')
  return row
}

/** Whether the balances include all debts. */
export const areBalancesComplete = async (db: Handle): Promise<boolean> => {
  const { rows } = await sql`select from company_balances_complete`.execute(db)
  return rows.length > 0
}

const dayStart = (day: Day) => sql`${day}::timestamp at time zone 'UTC'`
const monthOf = (at: RawBuilder<unknown>) =>
  sql`date_trunc('month', (${at})::timestamptz at time zone 'UTC')`

/** The individually counted items that are not older than the query's limits. */
const ofParts = (
  source: 'company_debts' | 'company_debt_parts',
  { companyId, currency, since, sinceAt }: DebtQuery,
  until?: { readonly unpaid: RawBuilder<unknown>; readonly ordered: RawBuilder<unknown> },
) => sql`
  select
    coalesce(sum(cents) filter (where kind = 'payment' and ${until === undefined}
      or kind = 'receivable' and at >= ${since === '' ? sql`'-infinity'` : dayStart(since)}
        and at < ${until?.unpaid ?? sql`'infinity'`}
    ), 0)::bigint as unpaid,
    coalesce(sum(cents) filter (where kind = 'order' and at >= ${sinceAt}
      and at < ${until?.ordered ?? sql`'infinity'`}
    ), 0)::bigint as not_invoiced
  from ${sql.table(source)}
  where company_id = ${companyId} and currency = ${currency}`

/** @see findDebt */
function ofBalances(query: DebtQuery): RawBuilder<unknown> {
  const { companyId, currency, since, sinceAt } = query
  const balances = sql`company_id = ${companyId} and currency = ${currency}`
  if (since === '')
    return sql`
      select coalesce(sum(open_cents + left_cents), 0)::bigint as unpaid,
        coalesce(sum(not_invoiced_cents), 0)::bigint as not_invoiced
      from company_balances where ${balances}`
  const unpaidMonth = monthOf(dayStart(since))
  const orderedMonth = monthOf(sql`${sinceAt}`)
  const after = (month: RawBuilder<unknown>) =>
    sql`((${month} + interval '1 month') at time zone 'UTC')`
  const edge = { unpaid: after(unpaidMonth), ordered: after(orderedMonth) }
  return sql`
    select (edge.unpaid + later.unpaid)::bigint as unpaid,
      (edge.not_invoiced + later.not_invoiced)::bigint as not_invoiced
    from (
      ${ofParts('company_debt_parts', query, edge)}
      and at >= least(${sinceAt}, ${dayStart(since)}) and at < greatest(${edge.unpaid}, ${edge.ordered})
    ) as edge, (
      select coalesce(sum(left_cents), 0)
          + coalesce(sum(open_cents) filter (where month > ${unpaidMonth}), 0) as unpaid,
        coalesce(sum(not_invoiced_cents) filter (where month > ${orderedMonth}), 0) as not_invoiced
      from company_balances where ${balances}
    ) as later`
}

/**
 * A company's invoiced and unpaid amount, in cents, as `findDebt` counts it: SQL on `companies.id`.
 * Null until all balances are counted.
 * @param since see `DebtQuery`
 */
export function owedByCompany({ currency, since }: Omit<DebtQuery, 'companyId' | 'sinceAt'>) {
  const month = monthOf(dayStart(since))
  const later = since === '' ? sql`true` : sql`month > ${month}`
  const edge =
    since === ''
      ? sql`0`
      : sql`(
    select coalesce(sum(cents), 0) from company_debt_parts
    where company_id = companies.id and currency = ${currency} and kind = 'receivable'
      and at >= ${dayStart(since)} and at < (${month} + interval '1 month') at time zone 'UTC'
  )`
  const owed: SqlClause = sql`(
    case when exists (select from company_balances_complete) then greatest(0, ${edge} + (
      select coalesce(sum(left_cents + case when ${later} then open_cents else 0 end), 0)
      from company_balances where company_id = companies.id and currency = ${currency}
    ))::bigint end
  )`
  return owed
}

/**
 * Counts debts from before the triggers; counting them again changes nothing.
 * @param above the id after which it continues
 * @returns the last id of this part; undefined if there are no more
 */
export async function countDebts(
  tx: Handle,
  above: string,
  limit: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    with next as materialized (
      select source_id from company_debts where source_id > ${above}
      order by source_id limit ${limit}
    ),
    noted as (
      insert into company_balance_changes (source_ids)
      select array_agg(source_id) from next having count(*) > 0
    )
    select max(source_id::text) as last from next`.execute(tx)
  return rows[0]?.last ?? undefined
}

/** From now on queries read the balances. */
export async function completeBalances(tx: Handle): Promise<void> {
  await sql`insert into company_balances_complete values (true) on conflict do nothing`.execute(tx)
}

/**
 * The additional debt of a company once a deleted order is restored, in cents: the part that is not
 * invoiced.
 */
export async function debtOfDeleted(db: Handle, orderId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select greatest(0, coalesce((tax ->> 'gross')::bigint, total_cents) - coalesce((
      select cents from billed_of_orders where order_number = orders.number
    ), 0))::bigint as cents
    from orders where id = ${orderId} and status <> 'cancelled' and hold_kind is null`.execute(db)
  return rows[0]?.cents ?? 0
}

/** Puts an order that was on hold on hold again, for another reason. */
export async function holdAgain(
  tx: Handle,
  orderId: string,
  hold: {
    readonly id: string
    readonly kind: string
    readonly reason: HoldReason
    readonly since: Date
    readonly until: Date
  },
): Promise<void> {
  await sql`
    insert into order_holds (id, order_id, kind, reason, reason_facts, since, until)
    values (
      ${hold.id}, ${orderId}, ${hold.kind}, ${sayHoldReason(hold.reason)},
      ${keptReason(hold.reason)}::jsonb, ${hold.since}, ${hold.until}
    )
  `.execute(tx)
  await sql`update orders set hold_kind = ${hold.kind} where id = ${orderId}`.execute(tx)
}
