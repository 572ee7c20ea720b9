/** The only SQL on users and access tokens. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../packages/pg-kit/prepared-statements.server.ts'
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
  }
  access_tokens: {
    hash: Buffer
    user_id: string
    created_at: Date
    used_at: Date
    expires_at: Date
  }
}

export type UserRow = Tables['users']
export type UserIdentity = { readonly issuer: string; readonly subject: string }
export type ProfileValues = Pick<UserRow, 'education' | 'location' | 'phone' | 'linkedin'>

const on = (db: Handle) => db.withTables<Tables>()

export const userByIdentity = (
  db: Handle,
  { issuer, subject }: UserIdentity,
): Promise<UserRow | undefined> =>
  on(db)
    .selectFrom('users')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const userByEmail = (db: Handle, email: string): Promise<UserRow | undefined> =>
  on(db)
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const userById = (db: Handle, id: string): Promise<UserRow | undefined> =>
  on(db)
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** @returns whether the user was new; false when e-mail or identity were taken at the same moment */
export async function insertUser(
  db: Handle,
  user: Pick<
    UserRow,
    'id' | 'email' | 'display_name' | 'role' | 'issuer' | 'subject' | 'demo' | 'created_at'
  >,
): Promise<boolean> {
  const inserted = await on(db)
    .insertInto('users')
    .values({ ...user, education: '', location: '', phone: '', linkedin: '', deleted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1
}

export async function bindIdentity(
  db: Handle,
  id: string,
  { issuer, subject }: UserIdentity,
): Promise<void> {
  await on(db).updateTable('users').set({ issuer, subject }).where('id', '=', id).execute()
}

/** @returns how many users changed: 0 when the role was so already */
export async function setRole(db: Handle, id: string, role: Role): Promise<number> {
  const changed = await on(db)
    .updateTable('users')
    .set({ role })
    .where('id', '=', id)
    .where('role', '<>', role)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

/** Locks every admin's row, in one order, and returns their ids: two admins who delete each other wait for one another here. */
export async function lockAdmins(db: Handle): Promise<readonly string[]> {
  const rows = await on(db)
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

export const adminsOf = (db: Handle): Promise<Pick<UserRow, 'id' | 'email'>[]> =>
  on(db)
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

/** Takes everything personal out of a user's row; the row stays, so that orders keep their buyer and the identity stays barred. */
export async function anonymiseUser(db: Handle, id: string, at: Date): Promise<void> {
  await on(db)
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
    })
    .where('id', '=', id)
    .execute()
}

export async function saveProfile(db: Handle, id: string, profile: ProfileValues): Promise<void> {
  await on(db).updateTable('users').set(profile).where('id', '=', id).execute()
}

/** One page of users by e-mail, with one row more than `limit` if there is one. */
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
  let query = on(db)
    .selectFrom('users')
    .select(['id', 'email', 'display_name', 'role'])
    .where('deleted_at', 'is', null)
  if (q) {
    const like = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
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

export async function insertToken(
  db: Handle,
  token: {
    readonly hash: Buffer
    readonly userId: string
    readonly at: Date
    readonly expiresAt: Date
  },
): Promise<void> {
  await on(db)
    .insertInto('access_tokens')
    .values({
      hash: token.hash,
      user_id: token.userId,
      created_at: token.at,
      used_at: token.at,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** The user behind a token that is neither expired nor idle since `usedSince`. */
export async function userByToken(
  db: Handle,
  hash: Buffer,
  now: Date,
  usedSince: Date,
): Promise<
  (Pick<UserRow, 'id' | 'email' | 'display_name' | 'role'> & { used_at: Date }) | undefined
> {
  const query = on(db)
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select([
      'users.id',
      'users.email',
      'users.display_name',
      'users.role',
      'access_tokens.used_at',
    ])
    .where('access_tokens.hash', '=', hash)
    .where('access_tokens.expires_at', '>', now)
    .where('access_tokens.used_at', '>', usedSince)
    .where('users.deleted_at', 'is', null)
  return (await executePrepared(db, 'user_by_token', query)).rows[0]
}

export async function touchToken(db: Handle, hash: Buffer, at: Date): Promise<void> {
  await on(db).updateTable('access_tokens').set({ used_at: at }).where('hash', '=', hash).execute()
}

export async function deleteToken(db: Handle, hash: Buffer): Promise<void> {
  await on(db).deleteFrom('access_tokens').where('hash', '=', hash).execute()
}

export async function deleteTokensOf(db: Handle, userId: string): Promise<void> {
  await on(db).deleteFrom('access_tokens').where('user_id', '=', userId).execute()
}

/** Tokens of a user long gone idle are swept when the user enters again: an expired thing is a where clause, not a job. */
export async function sweepTokens(db: Handle, userId: string, now: Date): Promise<void> {
  await on(db)
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute()
}

export async function deleteTokensOfSubject(db: Handle, subject: string): Promise<void> {
  await sql`delete from access_tokens using users where users.id = access_tokens.user_id and users.subject = ${subject}`.execute(
    db,
  )
}

export const demoUsers = (db: Handle): Promise<Pick<UserRow, 'id' | 'subject'>[]> =>
  on(db)
    .selectFrom('users')
    .select(['id', 'subject'])
    .where('demo', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

/** Forgets a user for good. Only for the demo shop's: a real buyer's record stays, anonymised. */
export async function deleteUser(db: Handle, id: string): Promise<void> {
  await on(db).deleteFrom('users').where('id', '=', id).where('demo', '=', true).execute()
}
