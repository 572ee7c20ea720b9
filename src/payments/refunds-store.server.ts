/**
 * SQL queries for refunds: the parts of a customer's credit, and how much of each was paid back.
 */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { refundedOfPayment } from './payments-store.server.ts'
import type { Customer } from './rules.ts'
import { lockReceivables, ofCustomer } from './store.server.ts'

/** A part of a customer's credit. */
export type CreditRow = {
  readonly kind: 'document' | 'payment'
  readonly id: string
  /** For a document the printed number, for a payment its number. */
  readonly number: string
  /** That of an invoice. */
  readonly order_number: number | null
  readonly user_id: string | null
  readonly company_id: string | null
  readonly customer: string
  readonly cents: number
}

export type CreditQuery = {
  /** All customers if absent. */
  readonly customer?: Customer
  readonly currency: string
  /** Invoices from this day on count; all of them if it is empty. */
  readonly since: string
  /** Limits the credit to the invoices of this order. */
  readonly order?: number | undefined
}

/** More parts of credit than any shop has. */
const maxCredits = 20_000

/**
 * Overpaid or over-credited invoices, earliest due date first; then the rest of payments, except
 * card payments, which are refunded to the card.
 */
export async function listCredits(
  db: Handle,
  { customer, currency, since, order }: CreditQuery,
): Promise<readonly CreditRow[]> {
  const ofHolder = customer === undefined ? sql`true` : ofCustomer(customer)
  const { rows } = await sql<CreditRow>`
    select kind, id, number, order_number, user_id, company_id, customer, cents
    from (
      select 1 as rank, 'document' as kind, document_id as id, receivables.number, order_number,
        user_id, company_id, customer, -open_cents as cents, due_date::text as sort, 0::bigint as place
      from receivables
      where ${ofHolder} and currency = ${currency} and open_cents < 0
        ${since === '' ? sql`` : sql`and issue_date >= ${since}::date`}
        ${order === undefined ? sql`` : sql`and order_number = ${order}`}
      union all
      select 2, 'payment', id, number::text, null, user_id, company_id, customer,
        payments.cents + settled.cents - ${refundedOfPayment}, '', number
      from payments
      cross join lateral (
        select coalesce(sum(cents), 0)::bigint as cents from receivable_entries
        where source_id = payments.id and kind = 'payment'
      ) as settled
      where ${ofHolder} and currency = ${currency} and payments.cents > 0
        and reverses_id is null and ${order === undefined}
        and not exists (select from payments as later where later.reverses_id = payments.id)
        and not exists (select from payments_by_card where payment_id = payments.id)
    ) as parts
    where cents > 0 order by rank, sort, place, id limit ${maxCredits}`.execute(db)
  return rows
}

/**
 * The same, locked until the transaction ends: payments before receivables, in the same order as
 * when a payment is allocated or reversed.
 */
export async function lockCredits(tx: Handle, query: CreditQuery): Promise<readonly CreditRow[]> {
  const found = await listCredits(tx, query)
  const idsOf = (kind: CreditRow['kind']) =>
    found.filter((row) => row.kind === kind).map(({ id }) => id)
  await sql`
    select id from payments where id = any(${idsOf('payment')}::uuid[])
    order by id for update`.execute(tx)
  await lockReceivables(tx, idsOf('document'))
  const locked = new Set(found.map(({ id }) => id))
  return (await listCredits(tx, query)).filter(({ id }) => locked.has(id))
}

/** The numbers of the credit notes for invoices, by the id of each invoice. */
export async function findCreditNotes(
  db: Handle,
  invoices: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ corrects_id: string; numbers: string[] }>`
    select corrects_id, array_agg(number order by number) as numbers from billed_documents
    where corrects_id = any(${[...invoices]}::uuid[]) group by corrects_id`.execute(db)
  return new Map(rows.map(({ corrects_id: id, numbers }) => [id, numbers]))
}

/** Records that a refund paid back the rest of a payment. */
export async function insertRefundedPayment(
  tx: Handle,
  { refundId, paymentId, cents }: { refundId: string; paymentId: string; cents: number },
): Promise<void> {
  await sql`
    insert into refunded_payments (refund_id, payment_id, cents)
    values (${refundId}, ${paymentId}, ${cents})`.execute(tx)
}

/** The number of the last refund that paid back a part of a payment and was not reversed. */
export async function findRefundOf(tx: Handle, paymentId: string): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select payments.number
    from refunded_payments join payments on payments.id = refunded_payments.refund_id
    where payment_id = ${paymentId} and payments.reverses_id is null
      and not exists (select from payments as later where later.reverses_id = payments.id)
    order by payments.number desc limit 1`.execute(tx)
  return rows[0]?.number
}
