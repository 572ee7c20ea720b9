/** The SQL that runs on each call with a key, and when a key is exchanged for an access token. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Scope } from '../platform/access/scopes.ts'

export type CallingKey = {
  readonly id: string
  readonly account_id: string
  readonly tail: string
  readonly expires_at: Date | null
  readonly revoked_at: Date | null
  readonly last_used_at: Date | null
  readonly name: string
  readonly email: string
  readonly scopes: readonly Scope[]
  readonly for_company: boolean
  readonly company_id: string | null
  readonly paused_at: Date | null
  readonly unattended_since: Date | null
  readonly responsible_id: string | null
  readonly responsible_is_owner: boolean
  /** For an access token: its scopes, and its expiry. */
  readonly token_scopes: readonly Scope[] | null
  readonly token_expires_at: Date | null
}

const columns = sql`
  key.id, key.account_id, key.tail, key.expires_at, key.revoked_at, key.last_used_at,
  account.name, users.email, account.scopes, account.for_company, account.company_id,
  account.paused_at, account.unattended_since, account.responsible_id,
  coalesce(
    responsible.role = 'admin' and responsible.paused_at is null
      and (responsible.permissions is null or 'owner' = any(responsible.permissions)), false
  ) as responsible_is_owner`
const accountOfKey = sql`
  join service_accounts as account on account.id = key.account_id
  join users on users.id = account.id
  left join users as responsible on responsible.id = account.responsible_id`

export async function findByKey(db: Handle, hash: Buffer): Promise<CallingKey | undefined> {
  const { rows } = await sql<CallingKey>`
    select ${columns}, null as token_scopes, null as token_expires_at
    from service_account_keys as key ${accountOfKey} where key.hash = ${hash}`.execute(db)
  return rows[0]
}

export async function findByAccessToken(db: Handle, hash: Buffer): Promise<CallingKey | undefined> {
  const { rows } = await sql<CallingKey>`
    select ${columns}, token.scopes as token_scopes, token.expires_at as token_expires_at
    from service_account_tokens as token
    join service_account_keys as key on key.id = token.key_id ${accountOfKey}
    where token.hash = ${hash}`.execute(db)
  return rows[0]
}

/** Records the use of a key; many concurrent calls write only once. */
export async function touchKey(
  db: Handle,
  use: { readonly id: string; readonly at: Date; readonly before: Date; readonly address: string },
): Promise<void> {
  await sql`
    update service_account_keys set last_used_at = ${use.at}, last_used_address = ${use.address}
    where id = ${use.id} and (last_used_at is null or last_used_at < ${use.before})`.execute(db)
}

export async function insertAccessToken(
  db: Handle,
  token: {
    readonly hash: Buffer
    readonly keyId: string
    readonly scopes: readonly Scope[]
    readonly expiresAt: Date
  },
): Promise<void> {
  await sql`
    insert into service_account_tokens (hash, key_id, scopes, expires_at)
    values (
      ${token.hash}, ${token.keyId}, ${[...token.scopes]}::text[], ${token.expiresAt}
    )`.execute(db)
}

export async function deleteEndedAccessTokens(db: Handle, at: Date): Promise<void> {
  await sql`delete from service_account_tokens where expires_at <= ${at}`.execute(db)
}
