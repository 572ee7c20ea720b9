/** The only SQL queries for companies' VAT numbers and the official service's responses. */
import { sql } from 'kysely'
import { toJsonb } from '../../packages/pg-kit/jsonb.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { VatState } from './vat-rules.ts'

/** A number that this instance is checking. */
export type ClaimedVatNumber = {
  readonly company_id: string
  readonly vat_id: string
  readonly attempts: number
}

const inMilliseconds = (milliseconds: number) =>
  sql`now() + ${milliseconds}::float8 * interval '1 millisecond'`

/**
 * Claims a number that has not been checked yet, or is to be checked again.
 * @param lease milliseconds
 * @param maxAge days
 */
export async function claimVatNumber(
  db: Handle,
  lease: number,
  maxAge: number,
): Promise<ClaimedVatNumber | undefined> {
  const { rows } = await sql<ClaimedVatNumber>`
    insert into vat_numbers as known (company_id, vat_id, state, attempts, due_at)
    select current.company_id, current.vat_id, 'waiting', 1, ${inMilliseconds(lease)}
    from company_vat_ids as current
    left join vat_numbers as earlier on earlier.company_id = current.company_id
    where earlier.company_id is null or earlier.vat_id <> current.vat_id
      or earlier.due_at <= now()
      or (earlier.due_at is null and earlier.state in ('confirmed', 'refused')
        and earlier.checked_at < now() - ${maxAge}::int * interval '1 day')
    order by earlier.due_at nulls first, current.company_id limit 1
    on conflict (company_id) do update set
      vat_id = excluded.vat_id,
      attempts = case when known.vat_id = excluded.vat_id then known.attempts + 1 else 1 end,
      state = case when known.vat_id = excluded.vat_id then known.state else 'waiting' end,
      checked_at = case when known.vat_id = excluded.vat_id then known.checked_at end,
      trouble = case when known.vat_id = excluded.vat_id then known.trouble else '' end,
      due_at = excluded.due_at
    -- Another instance may have claimed it meanwhile.
    where known.vat_id <> excluded.vat_id or known.due_at is null or known.due_at <= now()
    returning known.company_id, known.vat_id, known.attempts`.execute(db)
  return rows[0]
}

/** Milliseconds until the next attempt; undefined if none waits. */
export async function nextVatCheckDueIn(db: Handle): Promise<number | undefined> {
  const { rows } = await sql<{ due_in: number | null }>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as due_in
    from vat_numbers`.execute(db)
  return rows[0]?.due_in ?? undefined
}

export type VatResult = {
  readonly state: Exclude<VatState, 'off' | 'none'>
  readonly at: Date
}

/**
 * Stores the result for a claimed number.
 * @returns its previous state; undefined: none
 */
export async function setVatState(
  tx: Handle,
  { company_id: id, vat_id: vatId }: ClaimedVatNumber,
  { state, at }: VatResult,
): Promise<VatState | undefined> {
  const { rows } = await sql<{ state: VatState }>`
    update vat_numbers as changed
    set state = ${state}, checked_at = ${at}, trouble = '', attempts = 0, due_at = null
    from (select company_id, state from vat_numbers where company_id = ${id} for update) as earlier
    where changed.company_id = earlier.company_id and changed.vat_id = ${vatId}
    returning earlier.state`.execute(tx)
  return rows[0]?.state
}

/** @param retryIn milliseconds */
export async function postponeVatCheck(
  db: Handle,
  { company_id: id, vat_id: vatId }: ClaimedVatNumber,
  { trouble, retryIn }: { readonly trouble: string; readonly retryIn: number },
): Promise<void> {
  await sql`
    update vat_numbers set trouble = ${trouble}, due_at = ${inMilliseconds(retryIn)}
    where company_id = ${id} and vat_id = ${vatId}`.execute(db)
}

/** Queues a number for an immediate check. */
export async function queueVatCheck(tx: Handle, id: string, vatId: string): Promise<void> {
  await sql`
    insert into vat_numbers as known (company_id, vat_id, state, due_at)
    values (${id}, ${vatId}, 'waiting', now())
    on conflict (company_id) do update set
      vat_id = excluded.vat_id,
      state = case when known.vat_id = excluded.vat_id then known.state else 'waiting' end,
      checked_at = case when known.vat_id = excluded.vat_id then known.checked_at end,
      attempts = 0, due_at = excluded.due_at`.execute(tx)
}

export type VatCheckRow = {
  readonly id: string
  readonly company_id: string
  readonly vat_id: string
  readonly valid: boolean
  readonly checked_at: Date
  readonly consultation: string
  readonly name: string
  readonly address: string
  readonly service: string
}

export async function insertVatCheck(
  tx: Handle,
  { answer, ...check }: VatCheckRow & { readonly answer: unknown },
): Promise<void> {
  const { id, company_id: company, vat_id: vatId, valid, checked_at: at } = check
  const { consultation, name, address, service } = check
  await sql`
    insert into vat_checks (id, company_id, vat_id, valid, checked_at, consultation, name, address,
      service, answer)
    values (${id}, ${company}, ${vatId}, ${valid}, ${at}, ${consultation}, ${name}, ${address},
      ${service}, ${toJsonb(answer)}::jsonb)`.execute(tx)
}

/** The service's responses about a company's numbers, newest first. */
export async function listVatChecks(
  db: Handle,
  companyId: string,
  limit: number,
): Promise<readonly VatCheckRow[]> {
  const { rows } = await sql<VatCheckRow>`
    select id, company_id, vat_id, valid, checked_at, consultation, name, address, service
    from vat_checks where company_id = ${companyId}
    order by checked_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export type KnownVatRow = {
  readonly vat_id: string
  /** Null: this number has not been checked. */
  readonly state: Exclude<VatState, 'off' | 'none'> | null
  readonly checked_at: Date | null
  readonly trouble: string | null
}

/** A company's present number; undefined if it has none. */
export async function findVatNumber(
  db: Handle,
  companyId: string,
): Promise<KnownVatRow | undefined> {
  const { rows } = await sql<KnownVatRow>`
    select current.vat_id, known.state, known.checked_at, known.trouble
    from company_vat_ids as current
    left join vat_numbers as known
      on known.company_id = current.company_id and known.vat_id = current.vat_id
    where current.company_id = ${companyId}`.execute(db)
  return rows[0]
}
