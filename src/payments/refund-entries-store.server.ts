/** SQL queries for refunds that a bank file proves. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { PaymentRow } from './payments-store.server.ts'

export type RefundRow = Pick<
  PaymentRow,
  'id' | 'number' | 'user_id' | 'company_id' | 'customer' | 'paid_on' | 'cents' | 'reference'
> & {
  readonly bank_entry: string | null
  /** The invoices that it paid back, and the credit notes for them. */
  readonly numbers: readonly string[]
}

/** More refunds than a shop records in the period of a file. */
const maxRefunds = 20_000

/**
 * Refunds that were not reversed and were paid in a way that a bank file shows: those of this
 * period, and those that are matched with these entries.
 */
export async function findRefunds(
  db: Handle,
  of: {
    readonly currency: string
    readonly from: string
    readonly to: string
    readonly keys: readonly string[]
  },
): Promise<readonly RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select payments.id, payments.number, payments.user_id, payments.company_id,
      payments.customer, payments.paid_on::text, payments.cents, payments.reference,
      proof.bank_entry, array(
        select billed.number
        from receivable_entries as entries join billed_documents as billed
          on billed.id = entries.document_id or billed.corrects_id = entries.document_id
        where entries.source_id = payments.id and entries.kind = 'payment'
      ) as numbers
    from payments
    left join refund_bank_entries as proof on proof.refund_id = payments.id
    where payments.cents < 0 and reverses_id is null and currency = ${of.currency}
      and method not in ('card', 'cash')
      and not exists (select from payments as later where later.reverses_id = payments.id)
      and (
        paid_on between ${of.from}::date and ${of.to}::date
        or proof.bank_entry = any(${[...of.keys]}::text[])
      )
    order by payments.number desc limit ${maxRefunds}`.execute(db)
  return rows
}

type Proof = { readonly refundId: string; readonly bankEntry: string; readonly bookedOn: string }

/** @returns false if the refund is matched with another entry */
export async function insertProof(
  tx: Handle,
  { refundId, bankEntry, bookedOn }: Proof,
): Promise<boolean> {
  const { rows } = await sql`
    insert into refund_bank_entries (refund_id, bank_entry, booked_on)
    values (${refundId}, ${bankEntry}, ${bookedOn}::date)
    on conflict (refund_id) do update set booked_on = refund_bank_entries.booked_on
    where refund_bank_entries.bank_entry = excluded.bank_entry
    returning refund_id`.execute(tx)
  return rows.length > 0
}

export async function deleteProof(tx: Handle, refundId: string): Promise<void> {
  await sql`delete from refund_bank_entries where refund_id = ${refundId}`.execute(tx)
}

/** The number of the other refund that this entry proves, unless it was reversed. */
export async function findProvenBy(
  tx: Handle,
  bankEntry: string,
  refundId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select payments.number
    from refund_bank_entries join payments on payments.id = refund_id
    where refund_bank_entries.bank_entry = ${bankEntry} and refund_id <> ${refundId}
      and not exists (select from payments as later where later.reverses_id = payments.id)
    order by payments.number limit 1`.execute(tx)
  return rows[0]?.number
}
