/** SQL queries for receivables: open amounts, debtors and due dates. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Customer } from './rules.ts'

export type ReceivableRow = {
  readonly document_id: string
  readonly number: string
  readonly order_number: number | null
  readonly user_id: string | null
  readonly company_id: string | null
  readonly customer: string
  /** 'YYYY-MM-DD' */
  readonly issue_date: string
  readonly due_date: string
  readonly currency: string
  readonly gross_cents: number
  /** Below zero if more was paid or credited than it owes. */
  readonly open_cents: number
  /** The part that was refunded. */
  readonly refunded_cents: number
  /** In order; times as ISO 8601. */
  readonly reminders: readonly { readonly step: number; readonly at: string }[]
}

const columns = sql`
  document_id, number, order_number, user_id, company_id, customer, issue_date::text,
  due_date::text, currency, gross_cents, open_cents,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'step', step, 'at', to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by step)
    from reminders where reminders.document_id = receivables.document_id
  ), '[]') as reminders,
  coalesce((
    select sum(entry.cents)
    from receivable_entries as entry join payments on payments.id = entry.source_id
    where entry.document_id = receivables.document_id and entry.kind = 'payment'
      and (payments.cents < 0) <> (payments.reverses_id is not null)
  ), 0)::bigint as refunded_cents`

export type ReceivableFilters = {
  /** A part of the customer's name, or of a number. */
  readonly q?: string | undefined
  readonly customer?: Customer | undefined
  /** Items due in this period, including both days. */
  readonly dueFrom?: string | undefined
  readonly dueTo?: string | undefined
  readonly currency: string
  /** Items issued on this day or later; all if it is empty. */
  readonly since: string
}

const partOf = (q: string): string => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The rows of one customer: a company, or a private buyer. */
export const ofCustomer = ({ kind, id }: Customer): RawBuilder<unknown> =>
  kind === 'company' ? sql`company_id = ${id}` : sql`user_id = ${id} and company_id is null`

const issuedSince = (day: string): readonly RawBuilder<unknown>[] =>
  day === '' ? [] : [sql`issue_date >= ${day}::date`]

function conditionsOf({ q, customer, dueFrom, dueTo, currency, since }: ReceivableFilters) {
  const part = q ? partOf(q) : undefined
  return sql.join(
    [
      sql`open_cents <> 0 and currency = ${currency}`,
      ...(part === undefined
        ? []
        : [sql`(customer ilike ${part} or number ilike ${part} or order_number::text = ${q})`]),
      ...issuedSince(since),
      ...(customer ? [ofCustomer(customer)] : []),
      ...(dueFrom === undefined ? [] : [sql`due_date >= ${dueFrom}::date`]),
      ...(dueTo === undefined ? [] : [sql`due_date <= ${dueTo}::date`]),
    ],
    sql` and `,
  )
}

type Page = {
  /** After this due date and document. */
  readonly after?: readonly [string, string] | undefined
  readonly limit: number
}

/** Due first is first. */
export async function listOpen(
  db: Handle,
  filters: ReceivableFilters,
  { after, limit }: Page,
): Promise<readonly ReceivableRow[]> {
  const { rows } = await sql<ReceivableRow>`
    select ${columns} from receivables
    where ${conditionsOf(filters)}
    ${after ? sql`and (due_date::text, document_id) > (${after[0]}, ${after[1]}::uuid)` : sql``}
    order by due_date::text, document_id limit ${limit}`.execute(db)
  return rows
}

/** The deadlines of invoices' discounts; hundredths of a percent. */
export async function findDiscounts(
  db: Handle,
  ids: readonly string[],
): Promise<
  readonly { readonly document_id: string; readonly rate: number; readonly until: string }[]
> {
  const { rows } = await sql<{ document_id: string; rate: number; until: string }>`
    select document_id, rate, until::text from invoice_discounts
    where document_id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** Open amounts by due date, and the credit. */
export async function sumOpenByDueDate(
  db: Handle,
  filters: ReceivableFilters,
): Promise<
  readonly {
    readonly due_date: string
    readonly items: number
    readonly open: number
    readonly credit: number
  }[]
> {
  const { rows } = await sql<{ due_date: string; items: number; open: number; credit: number }>`
    select
      due_date::text, count(*) filter (where open_cents > 0)::int as items,
      coalesce(sum(open_cents) filter (where open_cents > 0), 0)::bigint as open,
      coalesce(-sum(open_cents) filter (where open_cents < 0), 0)::bigint as credit
    from receivables
    where ${conditionsOf(filters)} group by due_date`.execute(db)
  return rows
}

/** The part of payments that is not allocated. */
export async function sumUnallocated(
  db: Handle,
  { q, customer, currency }: Pick<ReceivableFilters, 'q' | 'customer' | 'currency'>,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents + coalesce((
      select sum(entry.cents) from receivable_entries as entry
      where entry.source_id = payments.id and entry.kind = 'payment'
    ), 0)), 0)::bigint as cents
    from payments
    where currency = ${currency}
    ${q ? sql`and customer ilike ${partOf(q)}` : sql``}
    ${customer ? sql`and ${ofCustomer(customer)}` : sql``}`.execute(db)
  return rows[0]?.cents ?? 0
}

export type OwnFilters = {
  /** Undefined for anybody. */
  readonly debtor: { readonly userId: string; readonly memberOf: readonly string[] } | undefined
  readonly order: number | undefined
  readonly since: string
}

/** The open items of a customer; for an order, including settled invoices. */
export async function listOwn(
  db: Handle,
  { debtor, order, since }: OwnFilters,
): Promise<readonly ReceivableRow[]> {
  const conditions = [
    order === undefined ? sql`open_cents <> 0` : sql`order_number = ${order}`,
    ...issuedSince(since),
    ...(debtor === undefined
      ? []
      : [
          sql`user_id = ${debtor.userId}
            and (company_id is null or company_id = any(${[...debtor.memberOf]}::uuid[]))`,
        ]),
  ]
  const { rows } = await sql<ReceivableRow>`
    select ${columns} from receivables where ${sql.join(conditions, sql` and `)}
    order by due_date, document_id limit 1000`.execute(db)
  return rows
}

/**
 * When a member leaves a company, the receivables of their purchases move to another member, who
 * then gets the reminders.
 */
export async function passReceivablesOn(
  tx: Handle,
  { companyId, from, to }: Record<'companyId' | 'from' | 'to', string>,
): Promise<void> {
  await sql`
    update receivables set user_id = ${to}
    where company_id = ${companyId} and user_id = ${from}`.execute(tx)
}

/**
 * Locks receivables until the transaction ends, always in the same order, so that payments wait for
 * each other.
 */
export async function lockReceivables(
  tx: Handle,
  ids: readonly string[],
): Promise<readonly ReceivableRow[]> {
  const { rows } = await sql<ReceivableRow>`
    select ${columns} from receivables where document_id = any(${ids}::uuid[])
    order by document_id for update`.execute(tx)
  return rows
}

/** The items of an order, earliest due date first, locked in the same order as for payments. */
export async function lockOfOrder(
  tx: Handle,
  order: number,
  currency: string,
): Promise<readonly ReceivableRow[]> {
  const { rows } = await sql<{ document_id: string }>`
    select document_id from receivables
    where order_number = ${order} and currency = ${currency}`.execute(tx)
  const locked = await lockReceivables(
    tx,
    rows.map((row) => row.document_id),
  )
  return locked.toSorted((a, b) => (a.due_date < b.due_date ? -1 : 1))
}

/** The open amount of an order in cents; credit on one of its invoices does not reduce another. */
export async function sumOpenOfOrder(db: Handle, order: number, currency: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(open_cents), 0)::bigint as cents from receivables
    where order_number = ${order} and currency = ${currency} and open_cents > 0`.execute(db)
  return rows[0]?.cents ?? 0
}

/** The orders among these without an open amount. */
export async function findPaid(tx: Handle, orders: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ order_number: number }>`
    select order_number from receivables where order_number = any(${[...orders]}::bigint[])
    group by order_number having sum(open_cents) <= 0 order by order_number`.execute(tx)
  return rows.map((row) => row.order_number)
}

export type NewEntry = {
  readonly documentId: string
  readonly paymentId: string
  /** Below zero settles. */
  readonly cents: number
  readonly at: Date
}

/** Writes a ledger entry, and the open amount after it. */
export async function insertEntry(
  tx: Handle,
  { documentId, paymentId, cents, at }: NewEntry,
): Promise<void> {
  await sql`
    with entry as (
      insert into receivable_entries (document_id, kind, source_id, cents, at)
      values (${documentId}, 'payment', ${paymentId}, ${cents}, ${at})
    )
    update receivables set open_cents = open_cents + ${cents}
    where document_id = ${documentId}`.execute(tx)
}
