/** SQL queries for passkeys. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/** A passkey as its owner sees it. */
export type PasskeySummary = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
  /** When all access was ended: since then it is disabled until its owner confirms it. */
  readonly suspendedAt: Date | null
}

/** A passkey with the data for checking a signature. */
export type StoredPasskey = {
  /** The credential id, base64url. */
  readonly id: string
  readonly userId: string
  /** COSE, as provided by the authenticator. */
  readonly publicKey: Uint8Array<ArrayBuffer>
  /** The counter at the last sign-in; 0 for authenticators that do not count. */
  readonly counter: number
  readonly transports: readonly string[]
  readonly isSuspended: boolean
}

export async function listPasskeys(db: Handle, userId: string): Promise<PasskeySummary[]> {
  const { rows } = await sql<PasskeySummary>`
    select id, name, created_at as "createdAt", used_at as "usedAt",
      suspended_at as "suspendedAt"
    from identity_passkeys
    where user_id = ${userId} order by created_at, id`.execute(db)
  return rows
}

export async function findPasskey(db: Handle, id: string): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<Omit<StoredPasskey, 'publicKey'> & { readonly publicKey: Buffer }>`
    select id, user_id as "userId", public_key as "publicKey", counter::float8 as counter,
      transports, suspended_at is not null as "isSuspended"
    from identity_passkeys where id = ${id}`.execute(db)
  const [row] = rows
  return row && { ...row, publicKey: new Uint8Array(row.publicKey) }
}

/** Locks the account until the transaction ends, so that its access cannot end in between. */
export async function lockAccount(tx: Handle, userId: string): Promise<void> {
  await sql`select from identity_users where id = ${userId} for update`.execute(tx)
}

/** @returns false if the account already has `limit` passkeys, or the credential is already used */
export async function insertPasskey(
  db: Handle,
  passkey: Omit<StoredPasskey, 'isSuspended'> & {
    readonly name: string
    readonly createdAt: Date
  },
  limit: number,
): Promise<boolean> {
  const { id, userId, publicKey, counter, transports, name, createdAt } = passkey
  const { rows } = await sql`
    insert into identity_passkeys
      (id, user_id, public_key, counter, transports, name, created_at)
    select ${id}, users.id, ${Buffer.from(publicKey)}, ${counter}, ${[...transports]}, ${name},
      ${createdAt}
    from (select id from identity_users where id = ${userId} for update) as users
    where (
      select count(*) from identity_passkeys where identity_passkeys.user_id = users.id
    ) < ${limit}
    on conflict (id) do nothing
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * Records a sign-in. If two have the same authenticator counter, one authenticator is a copy.
 * @returns false if the passkey was removed, or another sign-in happened in between
 */
export async function notePasskeyUse(
  db: Handle,
  {
    id,
    from,
    to,
    now,
  }: { readonly id: string; readonly from: number; readonly to: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update identity_passkeys set counter = ${to}, used_at = ${now}
    where id = ${id} and counter = ${from} and suspended_at is null returning id`.execute(db)
  return rows.length > 0
}

/**
 * Whether a passkey is active. It waits for a concurrent transaction that ends the account's
 * access.
 */
export async function isActive(db: Handle, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id from identity_passkeys where id = ${id} and suspended_at is null
    for share`.execute(db)
  return rows.length > 0
}

/** Suspends all passkeys of an account; those that are already suspended keep their time. */
export async function suspendPasskeys(db: Handle, userId: string, now: Date): Promise<void> {
  await sql`
    update identity_passkeys set suspended_at = ${now}
    where user_id = ${userId} and suspended_at is null`.execute(db)
}

/**
 * Reactivates a suspended passkey.
 * @returns whether the account has it
 */
export async function confirmPasskey(db: Handle, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update identity_passkeys set suspended_at = null where user_id = ${userId} and id = ${id}
    returning id`.execute(db)
  return rows.length > 0
}

/** @returns whether the account had it */
export async function deletePasskey(db: Handle, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from identity_passkeys where user_id = ${userId} and id = ${id}
    returning id`.execute(db)
  return rows.length > 0
}

/** @returns whether the account had any */
export async function deletePasskeys(db: Handle, userId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from identity_passkeys where user_id = ${userId} returning id`.execute(db)
  return rows.length > 0
}
