/** Matches a refund with the bank file entry that proves it, and removes the match. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { bankEntryBooked, paymentReversed, type Payment } from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { toPayment } from './dto.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { lockBankEntry, lockPayment } from './payments-store.server.ts'
import { recorded, requirePayment } from './record-payment.server.ts'
import { deleteProof, findProvenBy, insertProof } from './refund-entries-store.server.ts'
import { refundMatched, type RefundEntry } from './refunds-contract.ts'

/**
 * Sets the entry with which a refund left the account; without an entry, removes the match.
 * @throws notFound for a payment that is not a refund; paymentReversed, bankEntryBooked,
 *   refundMatched
 */
export async function matchRefund(
  deps: PaymentsDependencies,
  actor: Actor,
  { id, bankEntry, bookedOn }: RefundEntry,
): Promise<Payment> {
  return deps.database.transact(async (tx) => {
    if (bankEntry !== undefined) await lockBankEntry(tx, bankEntry)
    await lockPayment(tx, id)
    const row = await requirePayment(tx, id)
    const { refund, reversedBy, reverses } = toPayment(row)
    if (!refund || reverses !== null) throw notFound()
    if (reversedBy !== null)
      throw paymentReversed({ detail: messages.paymentReversedDetail(reversedBy) })
    if (bankEntry === undefined) await deleteProof(tx, id)
    else await proveRefund(tx, { refundId: id, bankEntry, bookedOn: bookedOn ?? row.paid_on })
    return recorded(deps, tx, actor, id, 'payments.matchRefund')
  })
}

/**
 * Ensures that an entry proves only one refund, in the transaction that holds its lock.
 * @throws bankEntryBooked, refundMatched
 */
export async function proveRefund(
  tx: Handle,
  proof: { readonly refundId: string; readonly bankEntry: string; readonly bookedOn: string },
): Promise<void> {
  const other = await findProvenBy(tx, proof.bankEntry, proof.refundId)
  if (other !== undefined)
    throw bankEntryBooked({
      detail: messages.bank.refundedDetail(other),
      facts: { payment: other },
    })
  if (!(await insertProof(tx, proof))) throw refundMatched({ detail: messages.bank.matchedDetail })
}
