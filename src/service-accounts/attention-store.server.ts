/**
 * The SQL that finds accounts and keys that need an owner's attention, and marks them, so that each
 * is reported once.
 */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

type Named = { readonly id: string; readonly name: string }

const hasOwner = sql`exists (
  select from users where users.id = account.responsible_id and users.role = 'admin'
    and users.deleted_at is null and users.paused_at is null
    and (users.permissions is null or 'owner' = any(users.permissions))
)`

/** Accounts whose owner is an owner again need no other. */
export async function attendAccounts(tx: Handle): Promise<void> {
  await sql`
    update service_accounts as account set unattended_since = null
    where unattended_since is not null and paused_at is null and ${hasOwner}`.execute(tx)
}

/**
 * Marks the active accounts without a responsible owner.
 * @returns the newly marked ones
 */
export async function markUnattended(tx: Handle, at: Date): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    update service_accounts as account set unattended_since = ${at}
    where unattended_since is null and paused_at is null and deleted_at is null
      and not ${hasOwner}
    returning id, name`.execute(tx)
  return rows
}

/**
 * Pauses the accounts that nobody has adopted since.
 * @returns the paused accounts
 */
export async function pauseUnattended(
  tx: Handle,
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    update service_accounts set paused_at = ${at}
    where unattended_since <= ${since} and paused_at is null and deleted_at is null
    returning id, name`.execute(tx)
  return rows
}

/** The number of accounts that will be paused unless somebody adopts them. */
export async function countUnattended(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from service_accounts
    where unattended_since is not null and paused_at is null and deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

type ExpiringKey = {
  readonly id: string
  readonly account_id: string
  readonly account: string
  readonly tail: string
  readonly expires_at: Date
}

/**
 * Marks the valid keys that expire soon.
 * @returns the newly marked ones
 */
export async function markExpiring(
  tx: Handle,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<readonly ExpiringKey[]> {
  const { rows } = await sql<ExpiringKey>`
    update service_account_keys as key set warned_at = ${at}
    from service_accounts as account
    where account.id = key.account_id and account.deleted_at is null
      and account.paused_at is null and key.warned_at is null and key.revoked_at is null
      and key.expires_at > ${at} and key.expires_at <= ${until}
      and key.expires_at - key.created_at > ${until}::timestamptz - ${at}::timestamptz
    returning key.id, key.account_id, account.name as account, key.tail, key.expires_at`.execute(tx)
  return rows
}
