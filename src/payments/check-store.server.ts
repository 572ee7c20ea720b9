/** SQL queries that verify the accounts: every sum is computed again from its parts. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { maxWrongSums, type WrongSum } from '../platform/money/wrong-sum.ts'

/** In cents. */
export type WrongAccount = WrongSum<'receivable' | 'document' | 'payment' | 'unexplained'>

/** The sum that a payment settled and that was refunded from it; below zero for a refund. */
const wrongPayments = sql`
  select 'payment', payments.number::text, payments.cents, entries.cents
  from payments
  left join payments as later on later.reverses_id = payments.id
  cross join lateral (
    select coalesce((
      select -sum(cents) from receivable_entries
      where source_id in (payments.id, later.id) and kind = 'payment'
    ), 0)::bigint + coalesce((
      select sum(case part.payment_id when payments.id then part.cents else -part.cents end)
      from refunded_payments as part
      where (part.payment_id = payments.id or part.refund_id = payments.id)
        and not exists (select from payments as undo where undo.reverses_id = part.refund_id)
    ), 0)::bigint as cents
  ) as entries
  where payments.reverses_id is null and (
    case
      when later.id is not null then entries.cents <> 0 or later.cents <> -payments.cents
      when payments.cents < 0 then entries.cents <> payments.cents
      else entries.cents not between 0 and payments.cents
    end
    or exists (
      select from refunded_payments as part join payments as of on of.id = part.payment_id
      where part.refund_id = payments.id
        and (coalesce(of.company_id, of.user_id), of.currency)
          is distinct from (coalesce(payments.company_id, payments.user_id), payments.currency)
    )
  )`

/**
 * Receivables that are not the sum of their entries; documents that the ledger lacks or has with
 * another amount; payments that settle, or of which was paid back, more than was paid; refunds that
 * are not settled to the cent, or by payments of others; what was taken back in part; entries that
 * come from no document and no payment, or that settle an invoice which they do not name.
 */
export async function findWrong(db: Handle): Promise<readonly WrongAccount[]> {
  const { rows } = await sql<WrongAccount>`
    select 'receivable' as what, number, open_cents as stored, entries.cents as sum
    from receivables
    cross join lateral (
      select coalesce(sum(cents), 0)::bigint as cents from receivable_entries
      where receivable_entries.document_id = receivables.document_id
    ) as entries
    where open_cents <> entries.cents
    union all
    select 'document', number, signed.cents, entries.cents
    from billed_documents
    cross join lateral (
      select case kind when 'credit-note' then -abs(cents) else cents end as cents
    ) as signed
    cross join lateral (
      select coalesce(sum(cents), 0)::bigint as cents from receivable_entries
      where source_id = billed_documents.id and kind <> 'payment'
    ) as entries
    where signed.cents <> entries.cents
    union all
    ${wrongPayments}
    union all
    select 'unexplained', receivables.number, sum(entry.cents)::bigint, 0
    from receivable_entries as entry
    join receivables using (document_id)
    where not case entry.kind
      when 'payment' then exists (
        select from payments
        where payments.id = entry.source_id and payments.currency = receivables.currency
          and payments.company_id is not distinct from receivables.company_id
      )
      else exists (
        select from billed_documents billed
        where billed.id = entry.source_id
          and entry.document_id in (billed.id, billed.corrects_id)
      ) end
    group by receivables.document_id, receivables.number
    order by 1, 2 limit ${maxWrongSums}`.execute(db)
  return rows
}

export async function countAccounts(
  db: Handle,
): Promise<{ readonly invoices: number; readonly payments: number }> {
  const { rows } = await sql<{ invoices: number; payments: number }>`
    select
      (select count(*) from receivables)::int as invoices,
      (select count(*) from payments)::int as payments`.execute(db)
  return rows[0] ?? { invoices: 0, payments: 0 }
}
