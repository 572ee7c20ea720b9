/**
 * Records payments and takes them back: a payment is never changed or deleted, an opposite one
 * follows it.
 */
import { hash } from 'node:crypto'
import type { Actor } from '../../packages/contract/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { ReleasePaid } from '../orders/holds/release-paid.server.ts'
import { displayMoney } from '../platform/money.ts'
import {
  bankEntryBooked,
  moreThanOpen,
  moreThanPaid,
  paymentKeyReused,
  paymentReversed,
  severalCustomers,
  type Allocation,
  type NewPayment,
  type Payment,
} from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { customerOf, toPayment } from './dto.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import {
  findBooked,
  findPayment,
  findPaymentByKey,
  insertPayment,
  lockBankEntry,
  lockPayment,
  type PaymentRow,
} from './payments-store.server.ts'
import { customerKey, tooLarge, unallocated } from './rules.ts'
import { findPaid, insertEntry, lockReceivables, type ReceivableRow } from './store.server.ts'

type Target = { readonly row: ReceivableRow; readonly open: number; readonly amount: number }

/**
 * Records what a customer paid. The same key finds the first payment.
 * @throws notFound, moreThanOpen, moreThanPaid, severalCustomers, paymentKeyReused, bankEntryBooked
 */
export async function recordPayment(
  deps: PaymentsDependencies,
  actor: Actor,
  key: string,
  input: NewPayment,
): Promise<Payment> {
  const bodyHash = hash('sha256', JSON.stringify(input), 'buffer')
  const { database, newId } = deps
  const { currency } = await deps.readSettings()
  const release = await deps.orders.prepareRelease()
  try {
    return await database.transact(async (tx) => {
      const earlier = await findPaymentByKey(tx, actor.id, key)
      if (earlier) {
        if (!earlier.body_hash?.equals(bodyHash)) throw keyReused()
        return toPayment(earlier)
      }
      if (input.bankEntry !== undefined) await refuseBooked(tx, input.bankEntry)
      const id = newId()
      const targets = await lockTargets(tx, input.allocations, currency)
      const left = unallocated(input.amount, targets)
      if (left < 0) throw moreThanPaid({ detail: messages.moreThanPaidDetail(input.amount) })
      await writePayment(deps, tx, actor, { ...input, id, currency, key, bodyHash, targets })
      await releasePaid(tx, actor, targets, release)
      return recorded(deps, tx, actor, id, 'payments.record')
    })
  } catch (error) {
    // The same key at the same moment.
    if (isUniqueViolation(error, 'payments_key')) throw keyReused(error)
    throw error
  }
}

/** @throws bankEntryBooked for an entry of which a payment was recorded and not taken back */
async function refuseBooked(tx: Handle, bankEntry: string): Promise<void> {
  await lockBankEntry(tx, bankEntry)
  const [booked] = await findBooked(tx, [bankEntry])
  if (booked)
    throw bankEntryBooked({
      detail: messages.bank.bookedDetail(booked.number),
      facts: { payment: booked.number },
    })
}

const keyReused = (cause?: unknown) =>
  paymentKeyReused({
    detail: messages.keyReusedDetail,
    ...(cause === undefined ? {} : { cause }),
  })

/**
 * The receivables that are to be settled, locked; amounts for one document are added.
 * @throws notFound, moreThanOpen, severalCustomers
 */
async function lockTargets(
  tx: Handle,
  allocations: readonly Allocation[],
  currency: string,
): Promise<readonly Target[]> {
  const amounts = new Map<string, number>()
  for (const { document, amount } of allocations)
    amounts.set(document, (amounts.get(document) ?? 0) + amount)
  const rows = await lockReceivables(tx, [...amounts.keys()])
  if (rows.length < amounts.size) throw notFound()
  const foreign = rows.find((row) => row.currency !== currency)
  if (foreign) throw notFound({ detail: messages.otherCurrency(foreign.number, foreign.currency) })
  if (new Set(rows.map((row) => customerKey(customerOf(row)))).size > 1)
    throw severalCustomers({ detail: messages.severalCustomersDetail })
  const targets = rows.map((row) => ({
    row,
    open: row.open_cents,
    amount: amounts.get(row.document_id) ?? 0,
  }))
  const wrong = tooLarge(targets).map(({ row, open }) => ({
    id: row.document_id,
    number: row.number,
    open: Math.max(0, open),
  }))
  if (wrong.length > 0)
    throw moreThanOpen({
      detail: messages.moreThanOpenDetail(wrong),
      facts: { items: wrong.map((item) => ({ ...item, open: displayMoney(item.open) })) },
    })
  return targets
}

type Written = Omit<NewPayment, 'allocations'> & {
  readonly id: string
  readonly currency: string
  readonly key: string
  readonly bodyHash: Buffer
  readonly targets: readonly Target[]
}

async function writePayment(
  { now }: PaymentsDependencies,
  tx: Handle,
  actor: Actor,
  { id, paidOn, amount, method, reference = '', bankEntry, targets, ...written }: Written,
): Promise<void> {
  const [first] = targets
  if (!first) throw new Error('A payment settles nothing')
  const at = now()
  const { user_id, company_id, customer } = first.row
  await insertPayment(tx, {
    ...{ id, user_id, company_id, customer, paid_on: paidOn, cents: amount, method, reference },
    ...{ currency: written.currency, actor_id: actor.id, actor_name: actor.name },
    ...{ recorded_at: at, idempotency_key: written.key, body_hash: written.bodyHash },
    ...(bankEntry === undefined ? {} : { bank_entry: bankEntry }),
  })
  await writeEntries(tx, id, targets, at)
}

async function writeEntries(
  tx: Handle,
  paymentId: string,
  targets: readonly Target[],
  at: Date,
): Promise<void> {
  for (const { row, amount } of targets)
    await insertEntry(tx, { documentId: row.document_id, paymentId, cents: -amount, at })
}

/** Orders that waited for their payment go on when nothing of them is open any more. */
async function releasePaid(
  tx: Handle,
  actor: Actor,
  targets: readonly Target[],
  release: ReleasePaid,
): Promise<void> {
  const orders = targets.flatMap(({ row }) => row.order_number ?? [])
  for (const number of await findPaid(tx, orders)) await release(tx, actor, number)
}

/** Writes the audit's entry, and answers the payment as it is now. */
async function recorded(
  { audit }: PaymentsDependencies,
  tx: Handle,
  actor: Actor,
  id: string,
  operation: string,
): Promise<Payment> {
  const payment = toPayment(await requirePayment(tx, id))
  await audit.record(tx, actor, {
    operation,
    kind: 'payment',
    id,
    label: messages.label(payment.number),
    after: {
      customer: payment.customer.name,
      amount: displayMoney(payment.amount),
      settles: payment.allocations
        .map(({ number, amount }) => `${number}: ${displayMoney(amount)}`)
        .join(', '),
    },
  })
  return payment
}

async function requirePayment(tx: Handle, id: string): Promise<PaymentRow> {
  const row = await findPayment(tx, id)
  if (!row) throw notFound()
  return row
}

/** @throws notFound; paymentReversed when it was taken back, or takes another back */
async function lockEffective(tx: Handle, id: string): Promise<PaymentRow> {
  await lockPayment(tx, id)
  const row = await requirePayment(tx, id)
  if (row.reversed_by !== null || row.reverses !== null)
    throw paymentReversed({ detail: messages.paymentReversedDetail(row.reversed_by ?? row.number) })
  return row
}

/**
 * Settles further invoices with what is left of a payment.
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
 * Takes a payment back: what it settled is open again.
 * @throws notFound, paymentReversed
 */
export async function undoPayment(
  deps: PaymentsDependencies,
  actor: Actor,
  id: string,
): Promise<Payment> {
  const { database, newId, now } = deps
  return database.transact(async (tx) => {
    const row = await lockEffective(tx, id)
    const at = now()
    const reversal = newId()
    await lockReceivables(
      tx,
      row.allocations.map(({ document }) => document),
    )
    const { user_id, company_id, customer, paid_on, currency, method, reference } = row
    await insertPayment(tx, {
      ...{ id: reversal, user_id, company_id, customer, paid_on, currency, method, reference },
      ...{ cents: -row.cents, reverses_id: id, recorded_at: at },
      ...{ actor_id: actor.id, actor_name: actor.name },
    })
    for (const { document, cents } of row.allocations)
      await insertEntry(tx, { documentId: document, paymentId: reversal, cents, at })
    await recorded(deps, tx, actor, reversal, 'payments.undo')
    return toPayment(await requirePayment(tx, id))
  })
}
