/** The state of card payments: all of them for staff, those of one order for its buyer. */
import type { Actor, Paged } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import type { CardPayment, CardPaymentQuery, OwnCardPayment } from './contract.ts'
import type { CardPaymentsDependencies } from './dependencies.server.ts'
import { listRefunds, type RefundRow } from './refunds-store.server.ts'
import { refundable, shownAttempt, shownRefund } from './rules.ts'
import { listAttempts, listCardPayments, type ListedAttempt } from './store.server.ts'

const defaultPageSize = 100
type Deps = Pick<CardPaymentsDependencies, 'database' | 'orders' | 'payments'>

export async function readCardPayments(
  { database }: Deps,
  { q, limit = defaultPageSize, cursor }: CardPaymentQuery,
): Promise<Paged<CardPayment[]>> {
  const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'uuid'])
  const rows = await listCardPayments(database.handle, {
    q,
    before: at === undefined ? undefined : { at: new Date(at), id: String(id) },
    limit: limit + 1,
  })
  const refunds = await refundsOf({ database }, rows)
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.created_at.getTime(), last.id]),
    (row) => toCardPayment(row, refunds),
  )
}

/** @throws notFound */
export async function readCardPayment(
  { database }: Pick<Deps, 'database'>,
  id: string,
): Promise<CardPayment> {
  const rows = await listCardPayments(database.handle, { id, limit: 1 })
  const [row] = rows
  if (!row) throw notFound()
  return toCardPayment(row, await refundsOf({ database }, rows))
}

async function refundsOf(
  { database }: Pick<Deps, 'database'>,
  rows: readonly Pick<ListedAttempt, 'provider' | 'provider_payment'>[],
): Promise<readonly RefundRow[]> {
  const found: RefundRow[] = []
  for (const provider of new Set(rows.map((row) => row.provider)))
    found.push(
      ...(await listRefunds(
        database.handle,
        provider,
        rows.flatMap((row) => row.provider_payment ?? []),
      )),
    )
  return found
}

function toCardPayment(row: ListedAttempt, all: readonly RefundRow[]): CardPayment {
  const refunds = all.filter((refund) => refund.provider_payment === row.provider_payment)
  return {
    id: row.id,
    order: row.order_number,
    customer: row.customer,
    amount: row.cents,
    currency: row.currency,
    state: shownAttempt(row.state, row.paid_at),
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    payment: row.payment,
    reference: row.provider_payment ?? '',
    refunds: refunds.map((refund) => ({
      amount: refund.cents,
      state: shownRefund(refund.state, refund.booked),
      reason: refund.reason,
      requestedAt: refund.requested_at.toISOString(),
      by: refund.actor_name,
      failure: refund.failure,
    })),
    refundable: row.paid_at === null ? 0 : refundable(row, refunds),
    dispute: row.dispute,
    failure: row.failure,
  }
}

/** @throws notFound for another buyer's order */
export async function readOwn(
  { database, orders, payments }: Deps,
  actor: Actor,
  number: number,
): Promise<OwnCardPayment> {
  // The permission to read other buyers' orders does not include paying them.
  const order = await orders.read({ actor: { ...actor, role: 'customer' } }, { number })
  const db = database.handle
  const attempts = await listAttempts(db, number)
  const paid = attempts.filter((attempt) => attempt.paid_at !== null)
  const [last] = attempts
  const refunds = await refundsOf({ database }, paid)
  return {
    state: last ? shownAttempt(last.state, last.paid_at) : 'none',
    open: order.status === 'cancelled' ? 0 : await payments.openOfOrder(db, number, order.currency),
    paid: paid.reduce((sum, { cents }) => sum + cents, 0),
    refunded: refunds.reduce((sum, { cents, booked }) => (booked ? sum + cents : sum), 0),
  }
}
