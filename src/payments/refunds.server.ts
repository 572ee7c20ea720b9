/** Refunds: staff record that customer credit was paid back. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { hashBody, once } from '../../packages/pg-kit/once.server.ts'
import { displayMoney } from '../platform/money/money.ts'
import type { Payment } from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { customerOf, nobody, toPayment } from './dto.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { insertPayment, lockBankEntry, type AccountHolder } from './payments-store.server.ts'
import {
  askAboutAlike,
  paymentKeys,
  recorded,
  requirePayment,
  capToToday,
} from './record-payment.server.ts'
import { proveRefund } from './refund-entries.server.ts'
import { moreThanCredit, type Credit, type NewRefund } from './refunds-contract.ts'
import {
  insertRefundedPayment,
  listCredits,
  lockCredits,
  type CreditQuery,
  type CreditRow,
} from './refunds-store.server.ts'
import { customerKey, parseCustomer, splitRefund, type Customer } from './rules.ts'
import { insertEntry } from './store.server.ts'

type RefundInput = Pick<NewRefund, 'customer' | 'order'>

const sumOf = (credits: readonly CreditRow[]): number =>
  credits.reduce((sum, { cents }) => sum + cents, 0)

async function toQuery(
  { readSettings }: PaymentsDependencies,
  { customer, order }: RefundInput,
): Promise<CreditQuery & { readonly customer: Customer }> {
  const { currency, paymentsSince: since } = await readSettings()
  return { customer: parseCustomer(customer), order, currency, since }
}

/** The amount that may be refunded to a customer, and its parts. */
export async function readCredit(deps: PaymentsDependencies, asked: RefundInput): Promise<Credit> {
  const credits = await listCredits(deps.database.handle, await toQuery(deps, asked))
  const [first] = credits
  return {
    customer: first ? { key: customerKey(customerOf(first)), name: first.customer } : null,
    credit: sumOf(credits),
    parts: credits.map(({ kind, number, cents }) => ({ kind, number, amount: cents })),
  }
}

/**
 * Records a refund to a customer, which reduces their credit and never exceeds it. The same key
 * finds the first refund.
 * @throws moreThanCredit, keyReused, paymentAlike, bankEntryBooked; invalidInput for a day after
 *   today
 */
export async function recordRefund(
  deps: PaymentsDependencies,
  actor: Actor,
  key: string,
  input: NewRefund,
): Promise<Payment> {
  const query = await toQuery(deps, input)
  const paidOn = await capToToday(deps, input)
  const body = { refund: input }
  return deps.database.transact(async (tx) => {
    const { id } = await once(tx, { actor: actor.id, ...paymentKeys, key, body }, async () => {
      const { bankEntry } = input
      if (bankEntry !== undefined) await lockBankEntry(tx, bankEntry)
      const credits = await lockCredits(tx, query)
      const holder = credits[0] ?? holderOf(query.customer)
      await askAboutAlike(deps, tx, holder, { ...input, paidOn, amount: -input.amount })
      const bodyHash = hashBody(body)
      const values = { ...input, paidOn, currency: query.currency, key, bodyHash, credits }
      const refundId = await writeRefund(deps, tx, actor, values)
      if (bankEntry !== undefined)
        await proveRefund(tx, { refundId, bankEntry, bookedOn: input.paidOn })
      await recorded(deps, tx, actor, refundId, 'payments.refund')
      return { id: refundId }
    })
    return toPayment(await requirePayment(tx, id))
  })
}

/** The owner of the account, if no remaining credit shows it; a deleted user has no account. */
const holderOf = ({ kind, id }: Customer): AccountHolder | undefined =>
  kind === 'company'
    ? { user_id: null, company_id: id, customer: '' }
    : id === nobody
      ? undefined
      : { user_id: id, company_id: null, customer: '' }

type RefundValues = Pick<NewRefund, 'paidOn' | 'amount' | 'method' | 'reference'> & {
  readonly currency: string
  readonly key: string
  readonly bodyHash: Buffer
  readonly credits: readonly CreditRow[]
}

/** @returns its id @throws moreThanCredit */
async function writeRefund(
  { newId, now }: PaymentsDependencies,
  tx: Handle,
  actor: Actor,
  { paidOn, amount, method, reference = '', currency, key, bodyHash, credits }: RefundValues,
): Promise<string> {
  const parts = splitRefund(
    amount,
    credits.map(({ cents }) => cents),
  )
  const [first] = credits
  if (!parts || !first) {
    const credit = sumOf(credits)
    throw moreThanCredit({
      detail: messages.moreThanCreditDetail(credit),
      facts: { credit: displayMoney(credit) },
    })
  }
  const [id, at] = [newId(), now()]
  await insertPayment(tx, {
    id,
    payer: first,
    by: actor,
    paid_on: paidOn,
    cents: -amount,
    method,
    reference,
    currency,
    recorded_at: at,
    idempotency_key: key,
    body_hash: bodyHash,
  })
  for (const [index, { kind, id: of }] of credits.entries()) {
    const cents = parts[index] ?? 0
    if (cents === 0) continue
    if (kind === 'document') await insertEntry(tx, { documentId: of, paymentId: id, cents, at })
    else await insertRefundedPayment(tx, { refundId: id, paymentId: of, cents })
  }
  return id
}
