/** Changes to a recorded payment: allocation to further invoices, and reversal. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import {
  moreThanPaid,
  paymentRefunded,
  paymentReversed,
  severalCustomers,
  type Allocation,
  type Payment,
} from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { customerOf, toPayment } from './dto.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import {
  findDeducted,
  insertPayment,
  lockPayment,
  type PaymentRow,
} from './payments-store.server.ts'
import {
  lockTargets,
  recorded,
  releasePaid,
  requireOpen,
  requirePayment,
  writeEntries,
} from './record-payment.server.ts'
import { findRefundOf } from './refunds-store.server.ts'
import { customerKey, unallocated } from './rules.ts'
import { insertEntry, lockReceivables } from './store.server.ts'

/** @throws notFound; paymentReversed if it was reversed, or is a reversal itself */
async function lockEffective(tx: Handle, id: string): Promise<PaymentRow> {
  await lockPayment(tx, id)
  const row = await requirePayment(tx, id)
  if (row.reverses !== null)
    throw paymentReversed({ detail: messages.takesBackDetail(row.reverses) })
  if (row.reversed_by !== null)
    throw paymentReversed({ detail: messages.paymentReversedDetail(row.reversed_by) })
  return row
}

/**
 * Allocates the rest of a payment to further invoices.
 * @throws notFound, moreThanOpen, moreThanPaid, severalCustomers, paymentReversed
 */
export async function allocatePayment(
  deps: PaymentsDependencies,
  actor: Actor,
  id: string,
  allocations: readonly Allocation[],
): Promise<Payment> {
  const release = await deps.orders.prepareRelease()
  return deps.database.transact(async (tx) => {
    const row = await lockEffective(tx, id)
    const targets = await lockTargets(tx, allocations, row.currency)
    requireOpen(targets)
    const customer = customerKey(customerOf(row))
    if (targets.some((target) => customerKey(customerOf(target.row)) !== customer))
      throw severalCustomers({ detail: messages.severalCustomersDetail })
    const left = toPayment(row).unallocated
    if (unallocated(left, targets) < 0)
      throw moreThanPaid({ detail: messages.moreThanPaidDetail(left) })
    await writeEntries(tx, id, targets, deps.now())
    await releasePaid(tx, actor, targets, release)
    return recorded(deps, tx, actor, id, 'payments.allocate')
  })
}

/**
 * Reverses a payment and the discount deducted with it; the items that both settled are open again.
 * If a refund is reversed, its amount becomes the customer's credit again.
 * @throws notFound, paymentReversed, paymentRefunded
 */
export async function undoPayment(
  deps: PaymentsDependencies,
  actor: Actor,
  id: string,
): Promise<Payment> {
  return deps.database.transact(async (tx) => {
    await reversePayment(deps, tx, actor, id)
    for (const deducted of await findDeducted(tx, id))
      await reversePayment(deps, tx, actor, deducted)
    return toPayment(await requirePayment(tx, id))
  })
}

/** @throws notFound, paymentReversed, paymentRefunded */
async function reversePayment(
  deps: PaymentsDependencies,
  tx: Handle,
  actor: Actor,
  id: string,
): Promise<void> {
  const row = await lockEffective(tx, id)
  const refund = await findRefundOf(tx, id)
  if (refund !== undefined)
    throw paymentRefunded({ detail: messages.paymentRefundedDetail(refund), facts: { refund } })
  const at = deps.now()
  const reversal = deps.newId()
  await lockReceivables(
    tx,
    row.allocations.map(({ document }) => document),
  )
  const { paid_on, currency, method, reference } = row
  await insertPayment(tx, {
    id: reversal,
    payer: row,
    by: actor,
    paid_on,
    currency,
    method,
    reference,
    cents: -row.cents,
    reverses_id: id,
    recorded_at: at,
  })
  for (const { document, cents } of row.allocations)
    await insertEntry(tx, { documentId: document, paymentId: reversal, cents, at })
  await recorded(deps, tx, actor, reversal, 'payments.undo')
}
