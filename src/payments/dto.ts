/** Maps rows of receivables and payments to the objects of the contract. */
import type { OpenItem, Payment } from './contract.ts'
import type { PaymentRow } from './payments-store.server.ts'
import { customerKey, daysOverdue, isRefund, unallocated, type Customer } from './rules.ts'
import type { ReceivableRow } from './store.server.ts'

type Party = {
  readonly user_id: string | null
  readonly company_id: string | null
}

/** Invoices from before 0.2 of deleted users contain no name and belong to no customer. */
export const nobody = '00000000-0000-0000-0000-000000000000'

export const customerOf = ({ user_id: userId, company_id: companyId }: Party): Customer =>
  companyId === null ? { kind: 'user', id: userId ?? nobody } : { kind: 'company', id: companyId }

export const toOpenItem = (row: ReceivableRow, today: string): OpenItem => ({
  id: row.document_id,
  number: row.number,
  order: row.order_number,
  customer: { key: customerKey(customerOf(row)), name: row.customer },
  issueDate: row.issue_date,
  dueDate: row.due_date,
  daysOverdue: row.open_cents > 0 ? daysOverdue(row.due_date, today) : 0,
  amount: Math.abs(row.gross_cents),
  open: Math.max(0, row.open_cents),
  credit: Math.max(0, -row.open_cents),
  refunded: row.refunded_cents,
  reminders: [...row.reminders],
})

export function toPayment(row: PaymentRow): Payment {
  const allocations = row.allocations.map(({ document, number, cents }) => ({
    document,
    number,
    amount: Math.abs(cents),
  }))
  const amount = Math.abs(row.cents)
  const { refunded } = row
  const refund = isRefund(row.cents, row.reverses)
  const isEffective = row.reverses === null && row.reversed_by === null
  return {
    id: row.id,
    number: row.number,
    customer: { key: customerKey(customerOf(row)), name: row.customer },
    paidOn: row.paid_on,
    amount,
    reverses: row.reverses,
    reversedBy: row.reversed_by,
    method: row.method,
    reference: row.reference,
    allocations,
    refund,
    refunded,
    bookedOn: row.booked_on,
    refundedPayments: row.refunds.map(({ number, cents }) => ({ number, amount: cents })),
    unallocated: isEffective && !refund ? unallocated(amount - refunded, allocations) : 0,
    by: row.actor_name,
    recordedAt: row.recorded_at.toISOString(),
  }
}
