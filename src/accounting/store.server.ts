/** The only SQL queries for the exports to accounting. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Day } from '../platform/time/time-zone.ts'
import type { BookedCustomer } from './customers.ts'

export type RunRow = {
  readonly number: number
  readonly month: string
  readonly actor_name: string
  readonly created_at: Date
}

export type SumsRow = {
  readonly documents: number
  readonly payments: number
  readonly invoiced: number
  readonly credited: number
  readonly paid: number
  readonly taken_back: number
}

const sums = sql`
  count(*) filter (where kind <> 'payment')::int as documents,
  count(*) filter (where kind = 'payment')::int as payments,
  coalesce(sum(cents) filter (where kind = 'invoice'), 0)::bigint as invoiced,
  coalesce(-sum(cents) filter (where kind = 'credit-note'), 0)::bigint as credited,
  coalesce(sum(cents) filter (where kind = 'payment' and cents > 0), 0)::bigint as paid,
  coalesce(-sum(cents) filter (where kind = 'payment' and cents < 0), 0)::bigint as taken_back`

/** Entries up to this day that are in no run: oldest first. */
const pendingUntil = (lastDay: Day) => sql`
  (
    select * from (
      select source_id, kind, day, sort, cents, content from journal_of_documents
      union all
      select source_id, kind, day, sort, cents, content from journal_of_payments
    ) as journal
    where day <= ${lastDay}::date and not exists (
      select from accounting_entries where accounting_entries.source_id = journal.source_id
    )
  ) as pending`

export async function sumPending(db: Handle, lastDay: Day): Promise<SumsRow> {
  const { rows } = await sql<SumsRow>`select ${sums} from ${pendingUntil(lastDay)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A sum gave no row')
  return row
}

/**
 * Locks until the transaction ends: runs are created one after another.
 * @returns the number of the next
 */
export async function lockRuns(tx: Handle): Promise<number> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('accounting runs', 0))`.execute(tx)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from accounting_runs`.execute(tx)
  return rows[0]?.next ?? 1
}

export async function insertRun(
  tx: Handle,
  run: RunRow & { readonly actor_id: string; readonly lastDay: Day },
): Promise<void> {
  await sql`
    insert into accounting_runs (number, month, actor_id, actor_name, created_at)
    values (${run.number}, ${run.month}, ${run.actor_id}, ${run.actor_name}, ${run.created_at})
  `.execute(tx)
  await sql`
    insert into accounting_entries (source_id, run, position, kind, day, cents, content)
    select
      source_id, ${run.number}::int, row_number() over (order by day, kind, sort, source_id),
      kind, day, cents, content
    from ${pendingUntil(run.lastDay)}`.execute(tx)
}

export type ListedRow = RunRow & SumsRow & { readonly months: readonly string[] }

/**
 * The latest first.
 * @param before only numbers below this
 */
export async function listRuns(
  db: Handle,
  { before, number, limit }: { before?: number; number?: number; limit: number },
): Promise<readonly ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select runs.number, runs.month, runs.actor_name, runs.created_at, entries.*
    from (
      select * from accounting_runs
      where (${before ?? null}::int is null or number < ${before ?? null}::int)
        and (${number ?? null}::int is null or number = ${number ?? null}::int)
      order by number desc limit ${limit}
    ) as runs
    cross join lateral (
      select ${sums},
        coalesce(jsonb_agg(distinct to_char(day, 'YYYY-MM')), '[]') as months
      from accounting_entries where run = runs.number
    ) as entries
    order by runs.number desc`.execute(db)
  return rows
}

export type EntryRow = {
  readonly position: number
  readonly kind: 'invoice' | 'credit-note' | 'payment'
  readonly day: Day
  readonly cents: number
  readonly content: unknown
}

/** The entries of a run, or of one month in it. */
export async function listEntries(
  db: Handle,
  run: number,
  month?: string,
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select position, kind, day::text, cents, content from accounting_entries
    where run = ${run}
      and (${month ?? null}::text is null or to_char(day, 'YYYY-MM') = ${month ?? null}::text)
    order by position`.execute(db)
  return rows
}

/** The companies of the documents in a month of a run, and of the invoices that it settles. */
export async function listCustomers(
  db: Handle,
  run: number,
  month: string,
): Promise<readonly BookedCustomer[]> {
  const { rows } = await sql<BookedCustomer>`
    select booked.document, booked.customer, booked.name, booked.address, booked.vat_id as "vatId",
      booked.billing_email as email, booked.ledger_account as "ledgerAccount"
    from document_customers as booked
    where booked.document_id in (
      select coalesce(settled.document_id, entry.source_id)
      from accounting_entries as entry
      left join receivable_entries as settled
        on settled.source_id = entry.source_id and settled.kind = 'payment'
        and entry.kind = 'payment'
      where entry.run = ${run} and to_char(entry.day, 'YYYY-MM') = ${month}
    )
    order by booked.customer, booked.document`.execute(db)
  return rows
}

/** The content of the invoices from which discounts in a run were deducted. */
export async function listDiscounted(
  db: Handle,
  run: number,
  month: string,
): Promise<readonly unknown[]> {
  const { rows } = await sql<{ content: unknown }>`
    select distinct journal.content
    from accounting_entries as entry
    join receivable_entries as settled
      on settled.source_id = entry.source_id and settled.kind = 'payment'
    join journal_of_documents as journal on journal.source_id = settled.document_id
    where entry.run = ${run} and entry.kind = 'payment'
      and entry.content ->> 'method' = 'discount'
      and to_char(entry.day, 'YYYY-MM') = ${month}`.execute(db)
  return rows.map(({ content }) => content)
}

/** Invoices and credit notes of a period, exported or not. */
export async function listSales(
  db: Handle,
  { from, to, currency }: { from: Day; to: Day; currency: string },
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select 0 as position, kind, day::text, cents, content from journal_of_documents
    where day between ${from}::date and ${to}::date and content ->> 'currency' = ${currency}
    order by day, kind, sort`.execute(db)
  return rows
}
