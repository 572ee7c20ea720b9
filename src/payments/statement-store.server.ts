/** SQL queries for statements of account: all charges and settlements of an account. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { StatementItem, StatementLine } from '../documents/statement-content.ts'
import type { Customer } from './rules.ts'
import { ofCustomer } from './store.server.ts'

export type AccountQuery = {
  readonly customer: Customer
  readonly currency: string
  /** The first day that counts; all days count if it is empty. */
  readonly since: string
  readonly timeZone: string
  /** 'YYYY-MM-DD', both included. */
  readonly from: string
  readonly to: string
}

/** The receivables that count. */
const ofAccount = ({ customer, currency, since }: AccountQuery): RawBuilder<unknown> => sql`
  select document_id, number, order_number, issue_date, due_date, gross_cents from receivables
  where ${ofCustomer(customer)} and currency = ${currency}
    ${since === '' ? sql`` : sql`and issue_date >= ${since}::date`}`

/** A payment counts on its payment day; a reversal on the day of the reversal. */
const dayOfPayment = ({ timeZone }: AccountQuery): RawBuilder<unknown> => sql`
  case when payments.reverses_id is null then payments.paid_on
  else greatest(payments.paid_on, (payments.recorded_at at time zone ${timeZone})::date) end`

/**
 * The part of a payment that settled invoices from before the first day that counts is excluded.
 */
const movements = (query: AccountQuery): RawBuilder<unknown> => sql`
  select
    billed.issue_date as day, entries.kind, billed.number, billed.order_number,
    billed.po_number as reference, entries.cents, entries.at,
    case entries.kind when 'invoice' then 0 else 1 end as rank
  from account
  join receivable_entries as entries using (document_id)
  join billed_documents as billed on billed.id = entries.source_id
  where entries.kind <> 'payment'
  union all
  select
    ${dayOfPayment(query)},
    case
      when reverses_id is not null
        then case when payments.cents > 0 then 'refund-reversal' else 'reversal' end
      when payments.cents < 0 then 'refund'
      when method = 'discount' then 'discount' else 'payment'
    end,
    payments.number::text, null, payments.reference, -(payments.cents + elsewhere.cents),
    payments.recorded_at, 2
  from payments
  cross join lateral (
    select coalesce(sum(entries.cents), 0)::bigint as cents from receivable_entries as entries
    where entries.source_id = payments.id and entries.kind = 'payment'
      and entries.document_id not in (select document_id from account)
  ) as elsewhere
  where ${ofCustomer(query.customer)} and payments.currency = ${query.currency}
    and payments.cents + elsewhere.cents <> 0`

/** The balance in cents before the first day. */
export async function readOpening(db: Handle, query: AccountQuery): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with account as (${ofAccount(query)}), movement as (${movements(query)})
    select coalesce(sum(cents), 0)::bigint as cents from movement
    where day < ${query.from}::date`.execute(db)
  return rows[0]?.cents ?? 0
}

/** Movements in the period, in order. */
export async function listMovements(
  db: Handle,
  query: AccountQuery,
  limit: number,
): Promise<readonly StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    with account as (${ofAccount(query)}), movement as (${movements(query)})
    select day::text, kind, number, order_number as "order", reference, cents from movement
    where day between ${query.from}::date and ${query.to}::date
    order by movement.day, at, rank, number limit ${limit}`.execute(db)
  return rows
}

/** Open items at the end of the last day, earliest due date first. */
export async function listItems(
  db: Handle,
  query: AccountQuery,
  limit: number,
): Promise<readonly StatementItem[]> {
  const { rows } = await sql<StatementItem>`
    with account as (${ofAccount(query)})
    select
      account.number, account.order_number as "order", account.issue_date::text as "issueDate",
      account.due_date::text as "dueDate", account.gross_cents as amount,
      sum(entries.cents)::bigint as open
    from account
    join receivable_entries as entries using (document_id)
    left join billed_documents as billed
      on billed.id = entries.source_id and entries.kind <> 'payment'
    left join payments on payments.id = entries.source_id and entries.kind = 'payment'
    where account.issue_date <= ${query.to}::date
      and coalesce(billed.issue_date, ${dayOfPayment(query)}) <= ${query.to}::date
    group by document_id, account.number, account.order_number, account.issue_date,
      account.due_date, account.gross_cents
    having sum(entries.cents) <> 0
    order by account.due_date, account.number limit ${limit}`.execute(db)
  return rows
}

/** A customer's name: from the view of accounts; for a deleted account, from its invoices. */
export async function findUserName(
  db: Handle,
  userId: string,
): Promise<{ readonly name: string; readonly email: string } | undefined> {
  const { rows } = await sql<{ name: string; email: string }>`
    select name, email from account_names where id = ${userId}
    union all
    (select customer, '' from receivables where user_id = ${userId} and company_id is null
     order by issue_date desc limit 1)
    limit 1`.execute(db)
  return rows[0]
}
