/** SQL queries for refunds of card payments. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { uuidOf } from './store.server.ts'
import type { RefundReason, RefundState } from './rules.ts'

export type RefundRow = {
  readonly id: string
  readonly provider: string
  readonly provider_payment: string
  readonly provider_refund: string | null
  readonly cents: number
  readonly currency: string
  readonly state: RefundState
  readonly reason: RefundReason
  readonly booked: boolean
  readonly failure: string
  readonly actor_id: string | null
  readonly actor_name: string
  readonly requested_at: Date
}

type NewRefundRow = Pick<
  RefundRow,
  | 'id'
  | 'provider'
  | 'provider_payment'
  | 'cents'
  | 'currency'
  | 'state'
  | 'reason'
  | 'actor_id'
  | 'actor_name'
  | 'requested_at'
> & {
  readonly provider_refund?: string
  /** For instances of the previous release; `once` stores the key. */
  readonly idempotency_key?: string
  readonly next_check_at: Date
}

export async function insertRefund(tx: Handle, refund: NewRefundRow): Promise<RefundRow> {
  const { rows } = await sql<RefundRow>`
    insert into card_refunds (
      id, provider, provider_payment, provider_refund, cents, currency, state, reason, actor_id,
      actor_name, idempotency_key, requested_at, next_check_at
    )
    values (
      ${refund.id}, ${refund.provider}, ${refund.provider_payment},
      ${refund.provider_refund ?? null}, ${refund.cents}, ${refund.currency}, ${refund.state},
      ${refund.reason}, ${refund.actor_id}, ${refund.actor_name},
      ${refund.idempotency_key ?? null}, ${refund.requested_at}, ${refund.next_check_at}
    )
    returning *`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A refund was not inserted')
  return row
}

/** The refunds of these payments of a provider, oldest first. */
export async function listRefunds(
  db: Handle,
  provider: string,
  payments: readonly string[],
): Promise<readonly RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select * from card_refunds
    where provider = ${provider} and provider_payment = any(${[...payments]}::text[])
    order by requested_at, id`.execute(db)
  return rows
}

export async function findRefund(db: Handle, id: string): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`select * from card_refunds where id = ${id}`.execute(db)
  return rows[0]
}

/** By its own id or the provider's id; locked until the transaction ends. */
export async function lockRefund(
  tx: Handle,
  provider: string,
  by: { readonly refund: string; readonly id: string },
): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    select * from card_refunds
    where provider = ${provider} and (id = ${uuidOf(by.refund)}::uuid or provider_refund = ${by.id})
    order by id = ${uuidOf(by.refund)}::uuid desc nulls last limit 1 for update`.execute(tx)
  return rows[0]
}

export async function updateRefund(
  tx: Handle,
  id: string,
  refund: Pick<RefundRow, 'state' | 'failure'> & {
    readonly providerRefund: string | null
    readonly at: Date
  },
): Promise<void> {
  await sql`
    update card_refunds set
      state = ${refund.state}, failure = ${refund.failure.slice(0, 500)},
      provider_refund = coalesce(${refund.providerRefund}, provider_refund),
      ended_at = case when ${refund.state} in ('done', 'failed') then ${refund.at}::timestamptz end
    where id = ${id}`.execute(tx)
}

export async function updateRefundBooked(tx: Handle, id: string, booked: boolean): Promise<void> {
  await sql`update card_refunds set booked = ${booked} where id = ${id}`.execute(tx)
}

/** Records the reason why a refund is not in the ledger. */
export async function updateRefundFailure(tx: Handle, id: string, failure: string): Promise<void> {
  await sql`update card_refunds set failure = ${failure.slice(0, 500)} where id = ${id}`.execute(tx)
}

/** The number of refunds that were not sent to the provider, or that it has not decided. */
export async function countWaitingRefunds(db: Handle): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from card_refunds
    where state in ('requested', 'pending')`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Claims a refund that the provider has not decided; nobody else can claim it before `until`. */
export async function takeDueRefund(
  db: Handle,
  now: Date,
  until: Date,
): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    update card_refunds set next_check_at = ${until}
    where id = (
      select id from card_refunds
      where state in ('requested', 'pending') and next_check_at <= ${now}
      order by next_check_at limit 1 for update skip locked
    )
    returning *`.execute(db)
  return rows[0]
}
