/** SQL queries for reminders: overdue invoices, sent steps, and paused customers. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Customer } from './rules.ts'

export type OverdueRow = {
  readonly document_id: string
  readonly number: string
  readonly order_number: number | null
  readonly user_id: string | null
  readonly company_id: string | null
  readonly customer: string
  /** 'YYYY-MM-DD' */
  readonly due_date: string
  readonly open_cents: number
  readonly sent: readonly {
    readonly step: number
    /** ISO 8601 */
    readonly at: string
    readonly to: string
    /** Empty for an automatic reminder. */
    readonly by: string
  }[]
  /** The scope of the pause. */
  readonly exempt: 'invoice' | 'customer' | null
}

export type OverdueQuery = {
  readonly currency: string
  /** Issued on this day or later. */
  readonly since: string
  /** Due before this day. */
  readonly before: string
  readonly q?: string | undefined
  readonly customer?: Customer | undefined
  /** After this due date and document. */
  readonly after?: readonly [string, string] | undefined
  readonly limit: number
}

const selectOverdue = sql`
  select
    receivables.document_id, number, order_number, user_id, company_id, customer,
    due_date::text, open_cents,
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'step', step, 'to', recipient, 'by', actor_name,
          'at', to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by step
      )
      from reminders where reminders.document_id = receivables.document_id
    ), '[]') as sent,
    case
      when exists (
        select from reminder_exemptions as exemption
        where exemption.document_id = receivables.document_id
      ) then 'invoice'
      when exists (
        select from reminder_exemptions as exemption
        where exemption.company_id = receivables.company_id
          or (receivables.company_id is null and exemption.user_id = receivables.user_id)
      ) then 'customer'
    end as exempt
  from receivables`

const partOf = (q: string): string => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function conditionsOf({ currency, since, before, q, customer, after }: OverdueQuery) {
  const conditions: RawBuilder<unknown>[] = [
    sql`open_cents > 0 and currency = ${currency} and due_date < ${before}::date
      and issue_date >= ${since}::date`,
  ]
  if (q)
    conditions.push(sql`(customer ilike ${partOf(q)} or number ilike ${partOf(q)}
      or order_number::text = ${q})`)
  if (customer)
    conditions.push(
      customer.kind === 'company'
        ? sql`company_id = ${customer.id}`
        : sql`user_id = ${customer.id} and company_id is null`,
    )
  if (after) conditions.push(sql`(due_date::text, document_id) > (${after[0]}, ${after[1]}::uuid)`)
  return sql.join(conditions, sql` and `)
}

/** Due first is first. */
export async function listOverdue(db: Handle, query: OverdueQuery): Promise<readonly OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    ${selectOverdue} where ${conditionsOf(query)}
    order by due_date::text, document_id limit ${query.limit}`.execute(db)
  return rows
}

/**
 * The address to which the company of an invoice has its invoices sent; empty if it has set none.
 */
export async function findBillingEmail(tx: Handle, documentId: string): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select billing_email as email from document_customers
    where document_id = ${documentId}`.execute(tx)
  return rows[0]?.email ?? ''
}

/** Locks a ledger item until the transaction ends, so that each step is sent only once. */
export async function lockOverdue(tx: Handle, id: string): Promise<OverdueRow | undefined> {
  await sql`select from receivables where document_id = ${id} for no key update`.execute(tx)
  const { rows } = await sql<OverdueRow>`
    ${selectOverdue} where receivables.document_id = ${id}`.execute(tx)
  return rows[0]
}

export type NewReminder = {
  readonly id: string
  readonly documentId: string
  readonly step: number
  readonly openCents: number
  readonly recipient: string
  readonly actorId: string | null
  readonly actorName: string
  readonly at: Date
}

export async function insertReminder(tx: Handle, reminder: NewReminder): Promise<void> {
  await sql`
    insert into reminders (
      id, document_id, step, open_cents, recipient, actor_id, actor_name, sent_at
    )
    values (
      ${reminder.id}, ${reminder.documentId}, ${reminder.step}, ${reminder.openCents},
      ${reminder.recipient}, ${reminder.actorId}, ${reminder.actorName}, ${reminder.at}
    )`.execute(tx)
}

export type Exempted = { readonly document: string } | { readonly customer: Customer }

const columnOf = (exempted: Exempted) =>
  'document' in exempted
    ? { column: sql`document_id`, id: exempted.document }
    : {
        column: exempted.customer.kind === 'company' ? sql`company_id` : sql`user_id`,
        id: exempted.customer.id,
      }

type NewExemption = {
  readonly id: string
  readonly exempted: Exempted
  readonly actorId: string
  readonly actorName: string
  readonly at: Date
}

/** @returns whether it was new */
export async function insertExemption(tx: Handle, exemption: NewExemption): Promise<boolean> {
  const { column, id } = columnOf(exemption.exempted)
  const { rows } = await sql`
    insert into reminder_exemptions (id, ${column}, actor_id, actor_name, at)
    values (
      ${exemption.id}, ${id}, ${exemption.actorId}, ${exemption.actorName}, ${exemption.at}
    )
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** @returns whether it existed */
export async function deleteExemption(tx: Handle, exempted: Exempted): Promise<boolean> {
  const { column, id } = columnOf(exempted)
  const { rows } = await sql`
    delete from reminder_exemptions where ${column} = ${id} returning id`.execute(tx)
  return rows.length > 0
}
