/** SQL queries for service accounts and their keys, for owners. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Scope } from '../platform/access/scopes.ts'

export type AccountRow = {
  readonly id: string
  readonly name: string
  readonly purpose: string
  readonly scopes: readonly Scope[]
  readonly company_id: string | null
  readonly company: string | null
  readonly for_company: boolean
  readonly responsible_id: string | null
  readonly responsible: string | null
  readonly created_at: Date
  readonly paused_at: Date | null
  readonly unattended_since: Date | null
}

export type KeyRow = {
  readonly id: string
  readonly account_id: string
  readonly tail: string
  readonly name: string
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly revoked_at: Date | null
  readonly last_used_at: Date | null
  readonly last_used_address: string | null
}

const accounts = sql`
  select account.id, account.name, account.purpose, account.scopes, account.company_id,
    companies.name as company, account.for_company, account.responsible_id,
    responsible.name as responsible, account.created_at, account.paused_at,
    account.unattended_since
  from service_accounts as account
  left join companies on companies.id = account.company_id
  left join account_names as responsible on responsible.id = account.responsible_id
  where account.deleted_at is null`

/** By name; at most the maximum number of accounts. */
export async function listAccounts(db: Handle, most: number): Promise<readonly AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    ${accounts} order by lower(account.name), account.id limit ${most}`.execute(db)
  return rows
}

export async function findAccount(db: Handle, id: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`${accounts} and account.id = ${id}`.execute(db)
  return rows[0]
}

/** An account, locked until the transaction ends. */
export async function lockAccount(tx: Handle, id: string): Promise<AccountRow | undefined> {
  await sql`
    select from service_accounts where id = ${id} and deleted_at is null for update`.execute(tx)
  return findAccount(tx, id)
}

/** Makes others who add or rename an account wait, so that no name is used twice. */
export async function lockNames(tx: Handle): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('service-account-names'))`.execute(tx)
}

/** Ids and names of all accounts. */
export async function listAccountNames(
  tx: Handle,
): Promise<readonly Pick<AccountRow, 'id' | 'name'>[]> {
  const { rows } = await sql<Pick<AccountRow, 'id' | 'name'>>`
    select id, name from service_accounts where deleted_at is null`.execute(tx)
  return rows
}

export async function insertAccount(
  tx: Handle,
  account: Pick<
    AccountRow,
    'id' | 'name' | 'purpose' | 'scopes' | 'company_id' | 'responsible_id' | 'created_at'
  >,
): Promise<void> {
  await sql`
    insert into service_accounts (
      id, name, purpose, scopes, company_id, for_company, responsible_id, created_at
    ) values (
      ${account.id}, ${account.name}, ${account.purpose}, ${[...account.scopes]}::text[],
      ${account.company_id}, ${account.company_id !== null}, ${account.responsible_id},
      ${account.created_at}
    )`.execute(tx)
}

export async function updateAccount(
  tx: Handle,
  { id, name, purpose, scopes }: Pick<AccountRow, 'id' | 'name' | 'purpose' | 'scopes'>,
): Promise<void> {
  await sql`
    update service_accounts
    set name = ${name}, purpose = ${purpose}, scopes = ${[...scopes]}::text[]
    where id = ${id}`.execute(tx)
}

export async function setPaused(tx: Handle, id: string, at: Date | null): Promise<void> {
  await sql`update service_accounts set paused_at = ${at} where id = ${id}`.execute(tx)
}

/** Makes another person responsible for an account, which resumes. */
export async function setResponsible(tx: Handle, id: string, userId: string): Promise<void> {
  await sql`
    update service_accounts
    set responsible_id = ${userId}, unattended_since = null, paused_at = null
    where id = ${id}`.execute(tx)
}

/** Marks an account as deleted, and revokes its keys. */
export async function deleteAccount(tx: Handle, id: string, at: Date): Promise<void> {
  await sql`update service_accounts set deleted_at = ${at} where id = ${id}`.execute(tx)
  await sql`
    update service_account_keys set revoked_at = ${at}
    where account_id = ${id} and revoked_at is null`.execute(tx)
}

/** The keys of these accounts, the newest first. */
export async function listKeys(db: Handle, ids: readonly string[]): Promise<readonly KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id, account_id, tail, name, created_at, expires_at, revoked_at, last_used_at,
      last_used_address
    from service_account_keys where account_id = any(${[...ids]}::uuid[])
    order by created_at desc, id desc limit 5000`.execute(db)
  return rows
}

export async function insertKey(
  tx: Handle,
  key: Pick<KeyRow, 'id' | 'account_id' | 'tail' | 'name' | 'created_at' | 'expires_at'> & {
    readonly hash: Buffer
    readonly created_by: string
  },
): Promise<void> {
  await sql`
    insert into service_account_keys (
      id, account_id, hash, tail, name, created_at, created_by, expires_at
    ) values (
      ${key.id}, ${key.account_id}, ${key.hash}, ${key.tail}, ${key.name}, ${key.created_at},
      ${key.created_by}, ${key.expires_at}
    )`.execute(tx)
}

/** @returns the revoked key; undefined if it does not exist, or was already revoked */
export async function revokeKey(
  tx: Handle,
  { id, keyId, at }: { readonly id: string; readonly keyId: string; readonly at: Date },
): Promise<Pick<KeyRow, 'tail' | 'name'> | undefined> {
  const { rows } = await sql<Pick<KeyRow, 'tail' | 'name'>>`
    update service_account_keys set revoked_at = ${at}
    where id = ${keyId} and account_id = ${id} and revoked_at is null
    returning tail, name`.execute(tx)
  return rows[0]
}
