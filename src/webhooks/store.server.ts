/** The only SQL queries for webhook endpoints and their secrets; message-store has the messages. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

export type EndpointState = 'active' | 'paused' | 'disabled'

export type EndpointRow = {
  readonly id: string
  readonly address: string
  readonly events: readonly string[]
  readonly state: EndpointState
  readonly reason: 'failing' | 'gone' | null
  readonly owner_id: string | null
  readonly failing_since: Date | null
  readonly created_at: Date
  /** Waiting messages, and those that were abandoned. */
  readonly waiting: number
  readonly failed: number
}

const select = sql`
  select endpoint.*,
    (
      select count(*)::int from webhook_deliveries
      where endpoint_id = endpoint.id and state = 'waiting'
    ) as waiting,
    (
      select count(*)::int from webhook_deliveries
      where endpoint_id = endpoint.id and state = 'failed'
    ) as failed
  from webhook_endpoints as endpoint
  where removed_at is null`

export async function listEndpoints(db: Handle): Promise<readonly EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`${select} order by created_at, id`.execute(db)
  return rows
}

export async function findEndpoint(db: Handle, id: string): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`${select} and id = ${id}`.execute(db)
  return rows[0]
}

/** Locked until the transaction ends. */
export async function lockEndpoint(tx: Handle, id: string): Promise<EndpointRow | undefined> {
  await sql`select from webhook_endpoints where id = ${id} for update`.execute(tx)
  return findEndpoint(tx, id)
}

/**
 * Prevents others from adding one until the transaction ends.
 * @returns the number of endpoints
 */
export async function lockEndpointCount(tx: Handle): Promise<number> {
  await sql`lock table webhook_endpoints in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_endpoints where removed_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertEndpoint(
  tx: Handle,
  endpoint: Pick<EndpointRow, 'id' | 'address' | 'events' | 'owner_id'>,
): Promise<void> {
  await sql`
    insert into webhook_endpoints (id, address, events, owner_id)
    values (
      ${endpoint.id}, ${endpoint.address}, ${[...endpoint.events]}::text[], ${endpoint.owner_id}
    )`.execute(tx)
}

/** An endpoint that becomes active again starts without recorded failures. */
export async function updateEndpoint(
  tx: Handle,
  id: string,
  { address, events, state }: Pick<EndpointRow, 'address' | 'events' | 'state'>,
): Promise<void> {
  await sql`
    update webhook_endpoints set address = ${address}, events = ${[...events]}::text[],
      state = ${state}, reason = null,
      failing_since = case when state = 'active' then failing_since end
    where id = ${id}`.execute(tx)
}

/** Stops sending to it; `deleteRemoved` deletes it with its messages. */
export async function removeEndpoint(tx: Handle, id: string): Promise<void> {
  await sql`
    update webhook_endpoints set state = 'disabled', removed_at = now() where id = ${id}`.execute(
    tx,
  )
  await sql`delete from webhook_secrets where endpoint_id = ${id}`.execute(tx)
}

/**
 * Deletes some deliveries of removed endpoints, and the endpoints that have none left.
 * @returns whether there is more to delete
 */
export async function deleteRemoved(db: Handle, limit: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_deliveries where id in (
      select delivery.id from webhook_endpoints as endpoint
      join webhook_deliveries as delivery on delivery.endpoint_id = endpoint.id
      where endpoint.removed_at is not null limit ${limit}
    )`.execute(db)
  if (numAffectedRows > 0n) return true
  await sql`
    delete from webhook_endpoints as endpoint where removed_at is not null and not exists (
      select from webhook_deliveries where endpoint_id = endpoint.id
    )`.execute(db)
  return false
}

/**
 * Stops an endpoint automatically.
 * @returns whether it was active until now
 */
export async function stopEndpoint(
  tx: Handle,
  id: string,
  reason: 'failing' | 'gone',
): Promise<boolean> {
  const state: EndpointState = reason === 'gone' ? 'disabled' : 'paused'
  const { rows } = await sql`
    update webhook_endpoints set state = ${state}, reason = ${reason}
    where id = ${id} and state = 'active' returning id`.execute(tx)
  return rows.length > 0
}

/** @returns for how long nothing was delivered, in milliseconds */
export async function noteFailure(tx: Handle, id: string): Promise<number> {
  const { rows } = await sql<{ failing: number }>`
    update webhook_endpoints set failing_since = coalesce(failing_since, now()) where id = ${id}
    returning extract(epoch from now() - failing_since)::float8 * 1000 as failing`.execute(tx)
  return rows[0]?.failing ?? 0
}

/**
 * Adds a secret; the previous ones stay valid for the given number of milliseconds, and expired ones are deleted.
 */
export async function replaceSecret(
  tx: Handle,
  endpointId: string,
  sealed: string,
  formerCounts: number,
): Promise<void> {
  await sql`
    delete from webhook_secrets
    where endpoint_id = ${endpointId} and expires_at <= now()`.execute(tx)
  await sql`
    update webhook_secrets set expires_at = now() + ${formerCounts} * interval '1 millisecond'
    where endpoint_id = ${endpointId} and expires_at is null`.execute(tx)
  await sql`
    insert into webhook_secrets (endpoint_id, sealed) values (${endpointId}, ${sealed})`.execute(tx)
}

/** A stored secret: sealed, or as an older instance has written it. */
export type StoredSecret = { readonly id: string; readonly endpointId: string } & (
  | { readonly secret: string; readonly sealed: null }
  | { readonly secret: null; readonly sealed: string }
)

export async function listSecrets(db: Handle): Promise<readonly StoredSecret[]> {
  const { rows } = await sql<StoredSecret>`
    select id::text as id, endpoint_id as "endpointId", secret, sealed from webhook_secrets
    order by webhook_secrets.id`.execute(db)
  return rows
}

export const storeSealed = async (db: Handle, id: string, sealed: string): Promise<void> =>
  void (await sql`
    update webhook_secrets set secret = null, sealed = ${sealed} where id = ${id}`.execute(db))

/** The place in the changes up to which messages exist; undefined if there is no endpoint. */
export async function readProgress(db: Handle): Promise<string | undefined> {
  const { rows } = await sql<{ place: string }>`select place from webhook_progress`.execute(db)
  return rows[0]?.place
}

/** Starts passing events on, unless it has already started. */
export const beginProgress = async (tx: Handle, place: string): Promise<void> =>
  void (await sql`
    insert into webhook_progress (place) values (${place}) on conflict do nothing`.execute(tx))

/** @returns false, changing nothing, if another instance was faster */
export async function moveProgress(tx: Handle, from: string, to: string): Promise<boolean> {
  const { rows } = await sql`
    update webhook_progress set place = ${to} where place = ${from} returning place`.execute(tx)
  return rows.length > 0
}

/**
 * Events without any endpoint never become messages, not even for an endpoint that is added later.
 */
export async function endUnusedProgress(tx: Handle): Promise<void> {
  // Nobody can add or resume an endpoint in the meantime.
  await sql`lock table webhook_endpoints in share row exclusive mode`.execute(tx)
  await sql`
    delete from webhook_progress
    where not exists (select from webhook_endpoints where state <> 'disabled')`.execute(tx)
}
