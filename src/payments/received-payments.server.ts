/**
 * Books payments and refunds of a card payment provider in the caller's transaction, which has
 * locked the order's row.
 */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { PaymentAuthor } from '../orders/holds/release-paid.server.ts'
import { displayMoney } from '../platform/money/money.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { findPayment, insertPayment, lockPayment } from './payments-store.server.ts'
import { splitOldestFirst } from './rules.ts'
import {
  findPaid,
  insertEntry,
  lockOfOrder,
  lockReceivables,
  type ReceivableRow,
} from './store.server.ts'

/** The amount paid for an order; cents. */
type ReceivedPayment = {
  readonly order: number
  /** Who paid. */
  readonly userId: string
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly by: PaymentAuthor
}

/** The part of a payment that was refunded; cents. */
type GivenBack = {
  readonly paymentId: string
  readonly amount: number
  readonly reference: string
  readonly by: PaymentAuthor
}

export type CardBooking = {
  /**
   * Records a card payment: it settles the open amount of the order, and releases an order that
   * waited for it. The rest becomes customer credit.
   */
  readonly receive: (
    tx: Handle,
    payment: ReceivedPayment,
  ) => Promise<{ readonly id: string; readonly left: number }>
  /**
   * Reverses a payment and records the remaining amount as a new one.
   * @returns the payment that remains; null if there is none, or if staff reversed it before
   */
  readonly giveBack: (tx: Handle, refund: GivenBack) => Promise<string | null>
}

/** Reads the required data before the transaction. */
export async function prepareCardBooking(deps: PaymentsDependencies): Promise<CardBooking> {
  const release = await deps.orders.prepareRelease()
  const { timeZone } = await deps.readSettings()
  const day = (): string => dayOf(deps.now(), timeZone)
  return {
    receive: async (tx, payment) => {
      const rows = await lockOfOrder(tx, payment.order, payment.currency)
      const booked = await writeReceived(deps, tx, { payment, rows, paidOn: day() })
      for (const number of await findPaid(tx, [payment.order]))
        await release(tx, payment.by, number, 'payment')
      return booked
    },
    giveBack: (tx, refund) => writeGivenBack(deps, tx, refund, day()),
  }
}

type Received = {
  readonly payment: ReceivedPayment
  readonly rows: readonly ReceivableRow[]
  readonly paidOn: string
}

async function writeReceived(
  deps: PaymentsDependencies,
  tx: Handle,
  { payment, rows, paidOn }: Received,
): Promise<{ readonly id: string; readonly left: number }> {
  const { amount, currency, reference, by } = payment
  // Without an invoice, for example after a demo order was deleted, it is the buyer's credit.
  const [payer = { user_id: payment.userId, company_id: null, customer: '' }] = rows
  const id = deps.newId()
  await insertPayment(tx, {
    id,
    payer,
    by,
    paid_on: paidOn,
    cents: amount,
    currency,
    method: 'card',
    reference,
    recorded_at: deps.now(),
  })
  const settled = await settle(deps, tx, id, { amount, rows })
  await audit(deps, tx, { id, by, operation: 'payments.receiveCard' })
  return { id, left: amount - settled }
}

/** @returns the part of the amount that settles items */
async function settle(
  { now }: PaymentsDependencies,
  tx: Handle,
  paymentId: string,
  { amount, rows }: { readonly amount: number; readonly rows: readonly ReceivableRow[] },
): Promise<number> {
  const parts = splitOldestFirst(
    amount,
    rows.map((row) => row.open_cents),
  )
  for (const [index, part] of parts.entries()) {
    const row = rows[index]
    if (row && part > 0)
      await insertEntry(tx, { documentId: row.document_id, paymentId, cents: -part, at: now() })
  }
  return parts.reduce((sum, part) => sum + part, 0)
}

async function writeGivenBack(
  deps: PaymentsDependencies,
  tx: Handle,
  { paymentId, amount, reference, by }: GivenBack,
  paidOn: string,
): Promise<string | null> {
  await lockPayment(tx, paymentId)
  const row = await findPayment(tx, paymentId)
  if (!row || row.reversed_by !== null || row.reverses !== null) return null
  const documents = row.allocations.map(({ document }) => document)
  await lockReceivables(tx, documents)
  const { currency, method } = row
  const values = { payer: row, by, currency, method, paid_on: paidOn }
  const at = deps.now()
  const reversal = deps.newId()
  await insertPayment(tx, {
    ...values,
    id: reversal,
    cents: -row.cents,
    reverses_id: paymentId,
    reference,
    recorded_at: at,
  })
  for (const { document, cents } of row.allocations)
    await insertEntry(tx, { documentId: document, paymentId: reversal, cents, at })
  await audit(deps, tx, { id: reversal, by, operation: 'payments.refundCard' })
  const kept = row.cents - amount
  if (kept <= 0) return null
  const id = deps.newId()
  await insertPayment(tx, {
    ...values,
    id,
    cents: kept,
    recorded_at: at,
    reference: messages.keptOf(row.number),
  })
  await settle(deps, tx, id, { amount: kept, rows: await lockReceivables(tx, documents) })
  return id
}

async function audit(
  { audit: log }: PaymentsDependencies,
  tx: Handle,
  {
    id,
    by,
    operation,
  }: { readonly id: string; readonly by: PaymentAuthor; readonly operation: string },
): Promise<void> {
  const row = await findPayment(tx, id)
  if (!row) return
  await log.record(tx, by, {
    operation,
    kind: 'payment',
    id,
    label: messages.label(row.number),
    after: { customer: row.customer, amount: displayMoney(Math.abs(row.cents)) },
  })
}
