/** SQL queries for payments; rows are only ever added. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Customer, PaymentMethod } from './rules.ts'
import { ofCustomer } from './store.server.ts'

export type PaymentRow = {
  readonly id: string
  readonly number: number
  readonly user_id: string | null
  readonly company_id: string | null
  readonly customer: string
  /** 'YYYY-MM-DD' */
  readonly paid_on: string
  /** Below zero for a refund, and for the reversal of a payment. */
  readonly cents: number
  readonly currency: string
  readonly method: PaymentMethod
  readonly reference: string
  readonly actor_name: string
  readonly recorded_at: Date
  /** Numbers of payments. */
  readonly reverses: number | null
  readonly reversed_by: number | null
  /** The allocations; cents above zero settle an item. */
  readonly allocations: readonly {
    readonly document: string
    readonly number: string
    readonly cents: number
  }[]
  /** The part that was refunded. */
  readonly refunded: number
  /** The date on which the bank booked a refund, if an entry of its file proves it. */
  readonly booked_on: string | null
  /** The payments whose rest a refund paid back. */
  readonly refunds: readonly { readonly number: number; readonly cents: number }[]
}

/** The part of a payment that was paid back by refunds that were not reversed. */
export const refundedOfPayment = sql`
  coalesce((
    select sum(part.cents) from refunded_payments as part
    where part.payment_id = payments.id
      and not exists (select from payments as later where later.reverses_id = part.refund_id)
  ), 0)::bigint`

const selectPayments = sql`
  select
    payments.id, payments.number, payments.user_id, payments.company_id, payments.customer,
    payments.paid_on::text, payments.cents, payments.currency, payments.method,
    payments.reference, payments.actor_name, payments.recorded_at,
    earlier.number as reverses, later.number as reversed_by,
    coalesce(settled.allocations, '[]') as allocations,
    ${refundedOfPayment} as refunded,
    (
      select booked_on::text from refund_bank_entries where refund_id = payments.id
    ) as booked_on,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'number', of.number, 'cents', part.cents
      ) order by of.number)
      from refunded_payments as part join payments as of on of.id = part.payment_id
      where part.refund_id = payments.id
    ), '[]') as refunds
  from payments
  left join payments as earlier on earlier.id = payments.reverses_id
  left join payments as later on later.reverses_id = payments.id
  left join lateral (
    select jsonb_agg(jsonb_build_object(
      'document', receivables.document_id, 'number', receivables.number, 'cents', sums.cents
    ) order by receivables.number) as allocations
    from (
      select document_id, -sum(cents) as cents from receivable_entries
      where source_id = payments.id and kind = 'payment' group by document_id
    ) as sums
    join receivables using (document_id)
  ) as settled on true`

export async function findPayment(db: Handle, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    ${selectPayments} where payments.id = ${id}`.execute(db)
  return rows[0]
}

/** The existing payments among these, unordered. */
export async function findPayments(db: Handle, ids: readonly string[]): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    ${selectPayments} where payments.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

export type BookedRow = {
  readonly bank_entry: string
  readonly id: string
  readonly number: number
}

/** The payments that were recorded from these entries of bank files and not reversed. */
export async function findBooked(db: Handle, keys: readonly string[]): Promise<BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    select bank_entry, id, number from payments
    where bank_entry = any(${keys}::text[])
      and not exists (select from payments as later where later.reverses_id = payments.id)
    order by number`.execute(db)
  return rows
}

/** Locks an entry until the transaction ends, so that requests book it one after another. */
export async function lockBankEntry(tx: Handle, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank entry ' || ${key}, 0))`.execute(tx)
}

/** The owner of the account: a company, a user, or a name. */
export type AccountHolder = Pick<PaymentRow, 'user_id' | 'company_id' | 'customer'>

/** Locks a customer until the transaction ends, so that payments are recorded one after another. */
export async function lockAccount(
  tx: Handle,
  { user_id, company_id, customer }: AccountHolder,
): Promise<void> {
  const key = `account ${company_id ?? user_id ?? customer}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** The number of the last similar payment that was recorded since then and not reversed. */
export async function findAlike(
  tx: Handle,
  { user_id, company_id, customer }: AccountHolder,
  alike: Pick<PaymentRow, 'paid_on' | 'cents' | 'method' | 'reference'>,
  since: Date,
): Promise<number | undefined> {
  const holder =
    company_id === null
      ? sql`company_id is null and user_id is not distinct from ${user_id}::uuid
          and (user_id is not null or customer = ${customer})`
      : sql`company_id = ${company_id}::uuid`
  const { rows } = await sql<{ number: number }>`
    select number from payments
    where ${holder} and paid_on = ${alike.paid_on}::date and cents = ${alike.cents}
      and method = ${alike.method} and reference = ${alike.reference} and recorded_at >= ${since}
      and reverses_id is null
      and not exists (select from payments as later where later.reverses_id = payments.id)
    order by number desc limit 1`.execute(tx)
  return rows[0]?.number
}

/** The ids of the discounts that were deducted with a payment and not reversed. */
export async function findDeducted(db: Handle, paymentId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments
    where deducted_with = ${paymentId}
      and not exists (select from payments as later where later.reverses_id = payments.id)
    order by number`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Locks a payment, so that its reversal and allocation wait for each other. @returns whether it
 * exists
 */
export async function lockPayment(tx: Handle, id: string): Promise<boolean> {
  const { rows } = await sql`select id from payments where id = ${id} for update`.execute(tx)
  return rows.length > 0
}

export type PaymentFilters = {
  readonly q?: string | undefined
  readonly customer?: Customer | undefined
  /** Numbers below it. */
  readonly before?: number | undefined
  readonly limit: number
}

/** The last recorded first. */
export async function listPayments(
  db: Handle,
  { q, customer, before, limit }: PaymentFilters,
): Promise<readonly PaymentRow[]> {
  const part = `%${(q ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const conditions = [
    sql`true`,
    ...(q
      ? [
          sql`(payments.customer ilike ${part} or payments.reference ilike ${part}
            or exists (
              select from receivable_entries join receivables using (document_id)
              where source_id = payments.id and receivables.number ilike ${part}
            ))`,
        ]
      : []),
    ...(customer
      ? [
          sql`payments.id in (
      select id from payments where ${ofCustomer(customer)})`,
        ]
      : []),
    ...(before === undefined ? [] : [sql`payments.number < ${before}`]),
  ]
  const { rows } = await sql<PaymentRow>`
    ${selectPayments} where ${sql.join(conditions, sql` and `)}
    order by payments.number desc limit ${limit}`.execute(db)
  return rows
}

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'paid_on' | 'cents' | 'currency' | 'method' | 'reference' | 'recorded_at'
> & {
  readonly payer: AccountHolder
  readonly by: { readonly id: string | null; readonly name: string }
  readonly reverses_id?: string
  /** For instances of the previous release; `once` stores the key. */
  readonly idempotency_key?: string
  readonly body_hash?: Buffer
  readonly bank_entry?: string
  /** The payment with which an early payment discount was deducted. */
  readonly deducted_with?: string
}

export async function insertPayment(tx: Handle, payment: NewPayment): Promise<void> {
  const { payer, by } = payment
  await sql`
    insert into payments (
      id, user_id, company_id, customer, paid_on, cents, currency, method, reference,
      actor_id, actor_name, recorded_at, reverses_id, idempotency_key, body_hash,
      bank_entry, deducted_with
    )
    values (
      ${payment.id}, ${payer.user_id}, ${payer.company_id}, ${payer.customer},
      ${payment.paid_on}::date, ${payment.cents}, ${payment.currency}, ${payment.method},
      ${payment.reference}, ${by.id}, ${by.name}, ${payment.recorded_at},
      ${payment.reverses_id ?? null}::uuid, ${payment.idempotency_key ?? null},
      ${payment.body_hash ?? null}, ${payment.bank_entry ?? null},
      ${payment.deducted_with ?? null}::uuid
    )`.execute(tx)
}
