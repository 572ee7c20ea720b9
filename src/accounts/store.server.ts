/** The only SQL queries for users and access tokens. */
import { sql, type Generated } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../packages/pg-kit/prepared-statements.server.ts'
import type { Permission } from '../platform/access/permissions.ts'
import type { Role } from './rules.ts'

type Tables = {
  users: {
    id: string
    email: string
    display_name: string
    role: Role
    issuer: string
    subject: string
    education: string
    location: string
    phone: string
    linkedin: string
    demo: boolean
    created_at: Date
    deleted_at: Date | null
    /** Null: unknown, for users who have not signed in since the shop records this. */
    email_confirmed: boolean | null
    /** Null: every permission of an admin. */
    permissions: readonly Permission[] | null
    paused_at: Date | null
    /** A former staff member's permissions, and when they ended; null for everybody else. */
    former_permissions: readonly Permission[] | null
    demoted_at: Date | null
    proven_email: string | null
    /** The language of their mails; empty: none was chosen. */
    language: Generated<string>
  }
  access_tokens: {
    hash: Buffer
    user_id: string
    created_at: Date
    used_at: Date
    expires_at: Date
    proved_at: Date | null
    address: Generated<string>
    browser: Generated<string>
  }
}

type UnreadFields = 'former_permissions' | 'demoted_at' | 'proven_email' | 'language'
export type UserRow = Omit<Tables['users'], UnreadFields> & { readonly language: string }
export type UserIdentity = { readonly issuer: string; readonly subject: string }
export type ProfileValues = Pick<
  UserRow,
  'display_name' | 'education' | 'location' | 'phone' | 'linkedin'
> & { readonly language?: string }

/**
 * The issuer of users that are programs: no identity provider uses it, so nobody can sign in as
 * one. Programs are not listed, found, promoted or deleted as people.
 */
export const programIssuer = 'service-account'

const tables = (db: Handle) => db.withTables<Tables>()

export const findUserByIdentity = (
  db: Handle,
  { issuer, subject }: UserIdentity,
): Promise<UserRow | undefined> =>
  tables(db)
    .selectFrom('users')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const findUserByEmail = (db: Handle, email: string): Promise<UserRow | undefined> =>
  tables(db)
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('issuer', '<>', programIssuer)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const findUserById = (db: Handle, id: string): Promise<UserRow | undefined> =>
  tables(db)
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** @returns the new user; undefined if the e-mail address or the identity is already used */
export async function insertUser(
  db: Handle,
  user: Pick<
    UserRow,
    'id' | 'email' | 'display_name' | 'role' | 'issuer' | 'subject' | 'demo' | 'created_at'
  > & { readonly language?: string },
): Promise<UserRow | undefined> {
  const row = {
    language: '',
    ...user,
    education: '',
    location: '',
    phone: '',
    linkedin: '',
    deleted_at: null,
    email_confirmed: null,
    permissions: null,
    paused_at: null,
  }
  const inserted = await tables(db)
    .insertInto('users')
    .values({ ...row, former_permissions: null, demoted_at: null, proven_email: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1 ? row : undefined
}

export async function setUserIdentity(
  db: Handle,
  id: string,
  { issuer, subject }: UserIdentity,
): Promise<void> {
  await tables(db).updateTable('users').set({ issuer, subject }).where('id', '=', id).execute()
}

/** The identities of owners. */
export const listOwnerSubjects = async (db: Handle): Promise<readonly string[]> => {
  const owners = await tables(db)
    .selectFrom('users')
    .select('subject')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('paused_at', 'is', null)
    .where(sql<boolean>`(permissions is null or 'owner' = any(permissions))`)
    .execute()
  return owners.flatMap(({ subject }) => subject ?? [])
}

/**
 * Removes everything personal from a user's row. The row stays, so that orders keep their buyer and
 * the identity cannot sign in again.
 */
export async function anonymizeUser(db: Handle, id: string, at: Date): Promise<void> {
  await tables(db)
    .updateTable('users')
    .set({
      email: `deleted-${id}@deleted.invalid`,
      display_name: 'Deleted user',
      role: 'customer',
      education: '',
      location: '',
      phone: '',
      linkedin: '',
      deleted_at: at,
      former_permissions: null,
      demoted_at: null,
      proven_email: null,
    })
    .where('id', '=', id)
    .execute()
}

export async function saveProfile(db: Handle, id: string, profile: ProfileValues): Promise<void> {
  await tables(db).updateTable('users').set(profile).where('id', '=', id).execute()
}

export async function setDisplayName(db: Handle, id: string, name: string): Promise<void> {
  await tables(db).updateTable('users').set({ display_name: name }).where('id', '=', id).execute()
}

/** One page of users by e-mail address; one row more than `limit`, if there are more. */
/** Those of these users who buy: neither deleted, nor staff, nor a program. */
export async function customersWithIds(
  db: Handle,
  ids: readonly string[],
): Promise<{ id: string; email: string; displayName: string; phone: string }[]> {
  const rows = await tables(db)
    .selectFrom('users')
    .select(['id', 'email', 'display_name', 'phone'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .where('role', '=', 'customer')
    .where('issuer', '<>', programIssuer)
    .execute()
  return rows.map(({ display_name: displayName, ...row }) => ({ ...row, displayName }))
}

export function listUsers(
  db: Handle,
  {
    q,
    after,
    limit,
  }: {
    readonly q?: string | undefined
    readonly after?: string | undefined
    readonly limit: number
  },
): Promise<Pick<UserRow, 'id' | 'email' | 'display_name' | 'role'>[]> {
  let query = tables(db)
    .selectFrom('users')
    .select(['id', 'email', 'display_name', 'role'])
    .where('deleted_at', 'is', null)
    .where('issuer', '<>', programIssuer)
  if (q) {
    const like = `%${q.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
    query = query.where((eb) =>
      eb.or([eb('email', 'ilike', like), eb('display_name', 'ilike', like)]),
    )
  }
  if (after !== undefined) query = query.where('email', '>', after)
  return query
    .orderBy('email')
    .limit(limit + 1)
    .execute()
}

/** Customers whose name or e-mail address contains this text, found through a trigram index. */
export async function findCustomers(
  db: Handle,
  q: string,
  limit: number,
): Promise<readonly { readonly id: string; readonly email: string; readonly name: string }[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const query = sql<{ id: string; email: string; name: string }>`
    select id, email, display_name as name from users
    where deleted_at is null and role = 'customer' and issuer <> ${programIssuer}
      and (display_name || ' ' || email) ilike ${part}
    limit ${limit}`
  return (await query.execute(db)).rows
}

export async function insertToken(
  db: Handle,
  token: {
    readonly hash: Buffer
    readonly userId: string
    readonly at: Date
    readonly expiresAt: Date
    /** When its owner last verified their identity; by default, when the token is issued. */
    readonly provedAt?: Date
    readonly address?: string
    readonly browser?: string
  },
): Promise<void> {
  await tables(db)
    .insertInto('access_tokens')
    .values({
      hash: token.hash,
      user_id: token.userId,
      created_at: token.at,
      used_at: token.at,
      proved_at: token.provedAt ?? token.at,
      expires_at: token.expiresAt,
      address: token.address ?? '',
      browser: token.browser ?? '',
    })
    .execute()
}

/** The user of a token that is not expired and was last used after `usedSince`. */
export async function findUserByToken(
  db: Handle,
  hash: Buffer,
  now: Date,
  usedSince: Date,
): Promise<
  | (Pick<UserRow, 'id' | 'email' | 'display_name' | 'role' | 'permissions' | 'subject'> & {
      used_at: Date
    })
  | undefined
> {
  const query = tables(db)
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select([
      'users.id',
      'users.email',
      'users.display_name',
      'users.role',
      'users.permissions',
      'users.subject',
      'access_tokens.used_at',
    ])
    .where('access_tokens.hash', '=', hash)
    .where('access_tokens.expires_at', '>', now)
    .where('access_tokens.used_at', '>', usedSince)
    .where('users.deleted_at', 'is', null)
    .where('users.paused_at', 'is', null)
  return (await executePrepared(db, 'user_by_token', query)).rows[0]
}

export async function deleteToken(db: Handle, hash: Buffer): Promise<void> {
  await tables(db).deleteFrom('access_tokens').where('hash', '=', hash).execute()
}

export async function deleteTokensOfUser(db: Handle, userId: string): Promise<void> {
  await tables(db).deleteFrom('access_tokens').where('user_id', '=', userId).execute()
  await endAgentAccess(db, userId)
}

/** Invalidates agents that the user linked before now: see `findCaller` in src/agents. */
export async function endAgentAccess(db: Handle, userId: string): Promise<void> {
  await sql`update users set access_ended_at = clock_timestamp() where id = ${userId}`.execute(db)
}

/** Deletes a user's expired tokens. It runs when the user signs in again. */
export async function deleteExpiredTokens(db: Handle, userId: string, now: Date): Promise<void> {
  await tables(db)
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute()
}

/** Deletes all tokens that are no longer valid. */
export async function deleteEndedTokens(db: Handle, now: Date, usedSince: Date): Promise<void> {
  await tables(db)
    .deleteFrom('access_tokens')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('used_at', '<=', usedSince)]))
    .execute()
}

export async function deleteTokensOfSubject(db: Handle, subject: string): Promise<void> {
  await sql`
    delete from access_tokens using users
    where users.id = access_tokens.user_id and users.subject = ${subject}`.execute(db)
  await sql`
    update users set access_ended_at = clock_timestamp()
    where subject = ${subject} and deleted_at is null`.execute(db)
}

export const listDemoUsers = (db: Handle): Promise<UserRow[]> =>
  tables(db)
    .selectFrom('users')
    .selectAll()
    .where('demo', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

/** Deletes the row of a demo user. A real user's row stays, anonymized. */
export async function deleteDemoUser(db: Handle, id: string): Promise<void> {
  await tables(db).deleteFrom('users').where('id', '=', id).where('demo', '=', true).execute()
}
