/** SQL queries for the ledger records of a private buyer, for the download of their data. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** Invoices and credit notes, reminders of them, and payments; amounts in cents. */
export async function readAccountOf(
  db: Handle,
  userId: string,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { rows: receivables } = await sql`
    select number, kind, order_number as "orderNumber", issue_date::text as "issueDate",
      due_date::text as "dueDate", currency, gross_cents::float8 as "grossCents",
      open_cents::float8 as "openCents"
    from receivables where user_id = ${userId} and company_id is null
    order by issue_date, number`.execute(db)
  const { rows: payments } = await sql`
    select number::float8 as number, paid_on::text as "paidOn", cents::float8 as cents, currency,
      method, reference, recorded_at as "recordedAt"
    from payments where user_id = ${userId} and company_id is null
    order by payments.number`.execute(db)
  const { rows: reminders } = await sql`
    select receivables.number as invoice, step, recipient, sent_at as "sentAt"
    from reminders join receivables using (document_id)
    where receivables.user_id = ${userId} and receivables.company_id is null
    order by sent_at`.execute(db)
  const { rows: reminderExemptions } = await sql`
    select at from reminder_exemptions where user_id = ${userId}`.execute(db)
  return { receivables, payments, reminders, reminderExemptions }
}
