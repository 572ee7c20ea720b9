/** SQL queries for card payment attempts, and for the provider's events. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { DisputeState, ProviderSession } from './provider.ts'
import type { AttemptState } from './rules.ts'

export type AttemptRow = {
  readonly id: string
  readonly provider: string
  readonly order_number: number
  readonly user_id: string
  readonly cents: number
  readonly currency: string
  readonly state: AttemptState
  readonly session_id: string | null
  readonly address: string | null
  readonly provider_payment: string | null
  readonly payment_id: string | null
  readonly dispute: DisputeState | ''
  readonly failure: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly paid_at: Date | null
}

/** An id from a provider may belong to another application. */
export const uuidOf = (text: string): string | null =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null

const active = sql`state in ('creating', 'open', 'waiting')`

export async function insertAttempt(
  tx: Handle,
  attempt: Pick<
    AttemptRow,
    | 'id'
    | 'provider'
    | 'order_number'
    | 'user_id'
    | 'cents'
    | 'currency'
    | 'created_at'
    | 'expires_at'
  > & { readonly next_check_at: Date },
): Promise<AttemptRow> {
  const { rows } = await sql<AttemptRow>`
    insert into card_payments (
      id, provider, order_number, user_id, cents, currency, state, created_at, expires_at,
      next_check_at
    )
    values (
      ${attempt.id}, ${attempt.provider}, ${attempt.order_number}, ${attempt.user_id},
      ${attempt.cents}, ${attempt.currency}, 'creating', ${attempt.created_at},
      ${attempt.expires_at}, ${attempt.next_check_at}
    )
    returning *`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An attempt was not inserted')
  return row
}

/** The attempt on whose page the order can be paid. */
export async function findActive(db: Handle, order: number): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    select * from card_payments where order_number = ${order} and ${active}`.execute(db)
  return rows[0]
}

/** The attempts of an order, newest first. */
export async function listAttempts(db: Handle, order: number): Promise<readonly AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select * from card_payments where order_number = ${order}
    order by created_at desc, id desc`.execute(db)
  return rows
}

/** Locked until the transaction ends. */
export async function lockAttempt(tx: Handle, id: string): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    select * from card_payments where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** The attempt of a provider's page or payment, not locked. */
export async function findAttempt(
  db: Handle,
  provider: string,
  by: { readonly session: string; readonly attempt: string } | { readonly payment: string },
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    select * from card_payments
    where provider = ${provider} and ${
      'payment' in by
        ? sql`provider_payment = ${by.payment}`
        : sql`(session_id = ${by.session} or id = ${uuidOf(by.attempt)}::uuid)`
    }
    limit 1`.execute(db)
  return rows[0]
}

/** Stores the provider's state; values that the provider no longer reports are kept. */
export async function updateAttempt(
  tx: Handle,
  id: string,
  state: AttemptState,
  { id: sessionId, address, payment }: Pick<ProviderSession, 'id' | 'address' | 'payment'>,
): Promise<void> {
  await sql`
    update card_payments set
      state = ${state}, session_id = ${sessionId}, address = coalesce(${address}, address),
      provider_payment = coalesce(${payment}, provider_payment)
    where id = ${id}`.execute(tx)
}

export async function updateBooked(
  tx: Handle,
  id: string,
  { paymentId, paidAt }: { readonly paymentId: string; readonly paidAt: Date },
): Promise<void> {
  await sql`
    update card_payments set payment_id = ${paymentId}, paid_at = ${paidAt}
    where id = ${id}`.execute(tx)
}

/** The payment that replaces the attempt's payment after a refund. */
export async function updateKept(tx: Handle, id: string, paymentId: string | null): Promise<void> {
  await sql`update card_payments set payment_id = ${paymentId}::uuid where id = ${id}`.execute(tx)
}

export async function updateFailure(
  tx: Handle,
  id: string,
  state: AttemptState,
  failure: string,
): Promise<void> {
  await sql`
    update card_payments set state = ${state}, failure = ${failure.slice(0, 500)}
    where id = ${id}`.execute(tx)
}

/** @returns whether there is such a payment */
export async function updateDispute(
  tx: Handle,
  provider: string,
  payment: string,
  state: DisputeState,
): Promise<boolean> {
  // A late event does not reopen a decided dispute.
  const { rows } = await sql`
    update card_payments
    set dispute = case
      when ${state} = 'open' and dispute in ('won', 'lost') then dispute else ${state} end
    where provider = ${provider} and provider_payment = ${payment} returning id`.execute(tx)
  return rows.length > 0
}

/** Records that an event is processed. @returns whether it is the first time */
export async function insertEvent(
  tx: Handle,
  event: { readonly provider: string; readonly id: string; readonly type: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into card_events (provider, event_id, kind, received_at)
    values (${event.provider}, ${event.id}, ${event.type.slice(0, 100)}, ${at})
    on conflict do nothing returning event_id`.execute(tx)
  return rows.length > 0
}

/** Providers repeat an event for days, not for months. */
export async function deleteOldEvents(db: Handle, before: Date): Promise<void> {
  await sql`delete from card_events where received_at < ${before}`.execute(db)
}

/** Claims an attempt whose state is due to be checked; nobody else can claim it before `until`. */
export async function takeDueAttempt(
  db: Handle,
  now: Date,
  until: Date,
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    update card_payments set next_check_at = ${until}
    where id = (
      select id from card_payments where ${active} and next_check_at <= ${now}
      order by next_check_at limit 1 for update skip locked
    )
    returning *`.execute(db)
  return rows[0]
}

/** Makes the order's attempt the next to be checked. @returns whether there is one */
export async function scheduleCheckNow(tx: Handle, order: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update card_payments set next_check_at = ${now}
    where order_number = ${order} and ${active} returning id`.execute(tx)
  return rows.length > 0
}

export type ListedAttempt = AttemptRow & {
  readonly customer: string
  /** The number of the payment that was booked for it. */
  readonly payment: number | null
}

/** Newest first. @param q an order number, or a part of the customer's name */
export async function listCardPayments(
  db: Handle,
  {
    q,
    before,
    limit,
    id,
  }: {
    readonly q?: string | undefined
    readonly before?: { readonly at: Date; readonly id: string } | undefined
    readonly limit: number
    readonly id?: string
  },
): Promise<readonly ListedAttempt[]> {
  const part = `%${(q ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const conditions = [
    sql`true`,
    ...(q ? [sql`(customer.name ilike ${part} or attempt.order_number::text = ${q})`] : []),
    ...(id === undefined ? [] : [sql`attempt.id = ${id}`]),
    ...(before
      ? [sql`(attempt.created_at, attempt.id) < (${before.at}::timestamptz, ${before.id}::uuid)`]
      : []),
  ]
  const { rows } = await sql<ListedAttempt>`
    select attempt.*, payments.number as payment, coalesce(customer.name, '') as customer
    from card_payments as attempt
    left join numbers_of_payments as payments on payments.id = attempt.payment_id
    left join customers_of_orders as customer using (order_number)
    where ${sql.join(conditions, sql` and `)}
    order by attempt.created_at desc, attempt.id desc limit ${limit}`.execute(db)
  return rows
}

/** The card payments that a user started, for the download of their data; amounts in cents. */
export async function listAttemptsOf(db: Handle, userId: string): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select order_number::float8 as "orderNumber", cents::float8 as cents, currency, state,
      created_at as "createdAt"
    from card_payments where user_id = ${userId} order by created_at`.execute(db)
  return rows
}
