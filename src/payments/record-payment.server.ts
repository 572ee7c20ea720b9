/** Records payments. A payment is never changed or deleted; a reversal adds an opposite one. */
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { hashBody, once } from '../../packages/pg-kit/once.server.ts'
import type { CreditedHook } from '../documents/issuing/allowances.server.ts'
import type { ReleasePaid } from '../orders/holds/release-paid.server.ts'
import { displayMoney } from '../platform/money/money.ts'
import { dayOf, type Day } from '../platform/time/time-zone.ts'
import {
  bankEntryBooked,
  moreThanOpen,
  moreThanPaid,
  paymentAlike,
  severalCustomers,
  type NewAllocation,
  type NewPayment,
  type Payment,
} from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { customerOf, toPayment } from './dto.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import {
  findAlike,
  findBooked,
  findPayment,
  insertPayment,
  lockAccount,
  lockBankEntry,
  type AccountHolder,
  type PaymentRow,
} from './payments-store.server.ts'
import { customerKey, tooLarge, unallocated } from './rules.ts'
import { findPaid, insertEntry, lockReceivables, type ReceivableRow } from './store.server.ts'

type Target = {
  readonly row: ReceivableRow
  readonly open: number
  readonly amount: number
  /** The early payment discount, which settles items in addition to the amount. */
  readonly discount: number
}

type Settling = Pick<Target, 'row' | 'amount'>

/**
 * Records a customer's payment and its early payment discount. The same key finds the first
 * payment.
 * @throws notFound, moreThanOpen, moreThanPaid, severalCustomers, keyReused, bankEntryBooked,
 *   paymentAlike; invalidInput for a day after today
 */
export async function recordPayment(
  deps: PaymentsDependencies,
  actor: Actor,
  key: string,
  input: NewPayment,
): Promise<Payment> {
  const { database, newId } = deps
  const { currency } = await deps.readSettings()
  const paidOn = await capToToday(deps, input)
  const release = await deps.orders.prepareRelease()
  const request = { actor: actor.id, ...paymentKeys, key, body: input }
  return database.transact(async (tx) => {
    const { id } = await once(tx, request, async () => {
      if (input.bankEntry !== undefined) await refuseBooked(tx, input.bankEntry)
      const paymentId = newId()
      const targets = await lockTargets(tx, input.allocations, currency)
      await askAboutAlike(deps, tx, targets[0]?.row, { ...input, paidOn })
      requireOpen(targets)
      const left = unallocated(input.amount, targets)
      if (left < 0) throw moreThanPaid({ detail: messages.moreThanPaidDetail(input.amount) })
      const written = { ...input, paidOn, id: paymentId, currency, targets }
      await writePayment(deps, tx, actor, { ...written, key, bodyHash: hashBody(input) })
      await writeDiscount(deps, tx, actor, written)
      await releasePaid(tx, actor, targets, release)
      await recorded(deps, tx, actor, paymentId, 'payments.record')
      return { id: paymentId }
    })
    return toPayment(await requirePayment(tx, id))
  })
}

/** Minutes within which two equal payments need a confirmation. */
const alikeWithin = 60

type Alike = Pick<NewPayment, 'paidOn' | 'amount' | 'method' | 'reference' | 'again'> & {
  readonly bankEntry?: string | undefined
}

/**
 * Prevents a client that gave up and retries with a new key from booking twice. Entries of a bank
 * file identify themselves.
 * @param amount cents, below zero for a refund
 * @throws paymentAlike
 */
export async function askAboutAlike(
  { now }: Pick<PaymentsDependencies, 'now'>,
  tx: Handle,
  customer: AccountHolder | undefined,
  { paidOn, amount, method, reference = '', again, bankEntry }: Alike,
): Promise<void> {
  if (customer === undefined || again || bankEntry !== undefined) return
  await lockAccount(tx, customer)
  const since = new Date(now().getTime() - alikeWithin * 60_000)
  const alike = { paid_on: paidOn, cents: amount, method, reference }
  const number = await findAlike(tx, customer, alike, since)
  if (number !== undefined)
    throw paymentAlike({
      detail: messages.alikeDetail(number, amount < 0),
      facts: { payment: number },
    })
}

/** Payments and refunds share one ledger, so a key identifies one of either. */
export const paymentKeys = { operation: 'payments', formerIndex: 'payments_key' } as const

type Paid = { readonly paidOn: Day; readonly bankEntry?: string | undefined }

/**
 * The day on which a payment counts: today at the latest by the shop's clock. Banks give weekend
 * entries the date of the next working day; such an entry counts from today.
 * @throws invalidInput for a later day that a person entered
 */
export async function capToToday(
  { readSettings, now }: Pick<PaymentsDependencies, 'readSettings' | 'now'>,
  { paidOn, bankEntry }: Paid,
): Promise<Day> {
  const { timeZone } = await readSettings()
  const today = dayOf(now(), timeZone)
  if (paidOn <= today) return paidOn
  if (bankEntry !== undefined) return today
  throw invalidInput({ errors: [{ pointer: '#/paidOn', detail: messages.dayToCome(today) }] })
}

/** @throws bankEntryBooked for an entry with a recorded payment that was not reversed */
async function refuseBooked(tx: Handle, bankEntry: string): Promise<void> {
  await lockBankEntry(tx, bankEntry)
  const [booked] = await findBooked(tx, [bankEntry])
  if (booked)
    throw bankEntryBooked({
      detail: messages.bank.bookedDetail(booked.number),
      facts: { payment: booked.number },
    })
}

/**
 * The receivables to settle, locked; amounts for the same document are added.
 * @throws notFound, severalCustomers
 */
export async function lockTargets(
  tx: Handle,
  allocations: readonly NewAllocation[],
  currency: string,
): Promise<readonly Target[]> {
  const amounts = new Map<string, { readonly amount: number; readonly discount: number }>()
  for (const { document, amount, discount = 0 } of allocations) {
    const before = amounts.get(document) ?? { amount: 0, discount: 0 }
    amounts.set(document, {
      amount: before.amount + amount,
      discount: before.discount + discount,
    })
  }
  const rows = await lockReceivables(tx, [...amounts.keys()])
  if (rows.length < amounts.size) throw notFound()
  const foreign = rows.find((row) => row.currency !== currency)
  if (foreign) throw notFound({ detail: messages.otherCurrency(foreign.number, foreign.currency) })
  if (new Set(rows.map((row) => customerKey(customerOf(row)))).size > 1)
    throw severalCustomers({ detail: messages.severalCustomersDetail })
  return rows.map((row) => ({
    row,
    open: row.open_cents,
    ...(amounts.get(row.document_id) ?? { amount: 0, discount: 0 }),
  }))
}

/** @throws moreThanOpen */
export function requireOpen(targets: readonly Target[]): void {
  const settled = targets.map(({ amount, discount, ...target }) => ({
    ...target,
    amount: amount + discount,
  }))
  const wrong = tooLarge(settled).map(({ row, open }) => ({
    id: row.document_id,
    number: row.number,
    open: Math.max(0, open),
  }))
  if (wrong.length > 0)
    throw moreThanOpen({
      detail: messages.moreThanOpenDetail(wrong),
      facts: { items: wrong.map((item) => ({ ...item, open: displayMoney(item.open) })) },
    })
}

type PaymentValues = Omit<NewPayment, 'allocations'> & {
  readonly id: string
  readonly currency: string
  readonly key?: string
  readonly bodyHash?: Buffer
  readonly deductedWith?: string
  readonly targets: readonly Settling[]
}

async function writePayment(
  { now }: PaymentsDependencies,
  tx: Handle,
  actor: Actor,
  payment: PaymentValues,
): Promise<void> {
  const { id, paidOn, amount, method, reference = '', targets, currency } = payment
  const { key, bodyHash, bankEntry, deductedWith } = payment
  const [first] = targets
  if (!first) throw new Error('A payment settles nothing')
  const at = now()
  await insertPayment(tx, {
    id,
    payer: first.row,
    by: actor,
    paid_on: paidOn,
    cents: amount,
    method,
    reference,
    currency,
    recorded_at: at,
    ...(key === undefined ? {} : { idempotency_key: key }),
    ...(bodyHash === undefined ? {} : { body_hash: bodyHash }),
    ...(bankEntry === undefined ? {} : { bank_entry: bankEntry }),
    ...(deductedWith === undefined ? {} : { deducted_with: deductedWith }),
  })
  await writeEntries(tx, id, targets, at)
}

type Deducted = Pick<PaymentValues, 'id' | 'paidOn' | 'reference' | 'currency'> & {
  readonly targets: readonly Target[]
}

/** A discount deducted with a payment is a payment of its own, with a separate account. */
async function writeDiscount(
  deps: PaymentsDependencies,
  tx: Handle,
  actor: Actor,
  { id: paymentId, targets, paidOn, reference, currency }: Deducted,
): Promise<void> {
  const deducted = targets.flatMap(({ discount, ...target }) =>
    discount > 0 ? [{ ...target, amount: discount }] : [],
  )
  if (deducted.length === 0) return
  const id = deps.newId()
  const amount = deducted.reduce((sum, target) => sum + target.amount, 0)
  const of = { id, paidOn, reference, currency, amount, targets: deducted }
  await writePayment(deps, tx, actor, { ...of, method: 'discount', deductedWith: paymentId })
  await recorded(deps, tx, actor, id, 'payments.record')
}

export async function writeEntries(
  tx: Handle,
  paymentId: string,
  targets: readonly Settling[],
  at: Date,
): Promise<void> {
  for (const { row, amount } of targets)
    await insertEntry(tx, { documentId: row.document_id, paymentId, cents: -amount, at })
}

/** Orders that waited for payment continue when their open amount is zero. */
export async function releasePaid(
  tx: Handle,
  actor: Actor,
  targets: readonly Target[],
  release: ReleasePaid,
): Promise<void> {
  const orders = targets.flatMap(({ row }) => row.order_number ?? [])
  for (const number of await findPaid(tx, orders)) await release(tx, actor, number, 'payment')
}

/** The same after a credit note has reduced the open amount; reads the required data first. */
export async function prepareCreditedRelease({
  orders,
}: Pick<PaymentsDependencies, 'orders'>): Promise<CreditedHook> {
  const release = await orders.prepareRelease()
  return async (tx, actor, order) => {
    for (const number of await findPaid(tx, [order])) await release(tx, actor, number, 'credit')
  }
}

/** Writes the audit entry, and returns the payment as it is now. */
export async function recorded(
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
    label: (payment.refund ? messages.refundLabel : messages.label)(payment.number),
    after: {
      customer: payment.customer.name,
      amount: displayMoney(payment.amount),
      settles: [
        ...payment.allocations,
        ...payment.refundedPayments.map(({ number, amount }) => ({
          number: messages.label(number),
          amount,
        })),
      ]
        .map(({ number, amount }) => `${number}: ${displayMoney(amount)}`)
        .join(', '),
    },
  })
  return payment
}

export async function requirePayment(tx: Handle, id: string): Promise<PaymentRow> {
  const row = await findPayment(tx, id)
  if (!row) throw notFound()
  return row
}
