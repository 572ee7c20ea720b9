/** Users and their profiles: reading, listing, saving, and granting the admin role. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { forbidden, notFound, unauthenticated } from '../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { IdentityService } from '../identity/identity.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import type { Profile, User, UserQuery } from './contract.ts'
import { isConfirmed } from './email-confirmation-store.server.ts'
import { mayPromote, needsLongPassword } from './rules.ts'
import {
  findUserByEmail,
  insertUser,
  listUsers,
  saveProfile,
  setRole,
  type UserRow,
} from './store.server.ts'

type UserDependencies = { readonly database: Database; readonly identity: IdentityService }

/** A user by e-mail address. @throws notFound */
export async function readUser(deps: UserDependencies, email: string): Promise<User> {
  return toUser(deps, await requireUser(deps.database.handle, email))
}

/** One page of users, by e-mail address; at most 1000 without a limit. */
export async function readUserPage(database: Database, { q, limit = 1000, cursor }: UserQuery) {
  const after = cursor === undefined ? undefined : String(decodeCursor(cursor, ['string'])[0])
  const rows = await listUsers(database.handle, { q, after, limit })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.email]),
    (row) => ({ id: row.id, email: row.email, displayName: row.display_name, role: row.role }),
  )
}

/** Replaces a user's profile. @throws notFound */
export function saveUserProfile(
  deps: UserDependencies,
  email: string,
  profile: Profile,
): Promise<User> {
  return deps.database.transact(async (tx) => {
    const user = await requireUser(tx, email)
    await saveProfile(tx, user.id, profile)
    return toUser(deps, { ...user, ...profile })
  })
}

/**
 * Makes a user an admin, as another admin asked.
 * @returns how many users changed: 0 when this one was an admin already
 * @throws unauthenticated, forbidden, notFound
 */
export async function promoteUser(
  database: Database,
  actor: Actor | undefined,
  email: string,
): Promise<number> {
  if (!actor) throw unauthenticated()
  if (!mayPromote(actor)) throw forbidden()
  return database.transact(async (tx) => setRole(tx, (await requireUser(tx, email)).id, 'admin'))
}

/** Makes a user an admin, as the operator asked. @returns whether such a user exists */
export function grantAdminRole(database: Database, email: string): Promise<boolean> {
  return database.transact(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user) await setRole(tx, user.id, 'admin')
    return user !== undefined
  })
}

/** A user of the demo shop, whose identity exists already. */
export type DemoUser = {
  readonly email: string
  readonly name: string
  readonly role: 'customer' | 'admin'
  readonly issuer: string
  readonly subject: string
}

/** Inserts a demo user. @returns the user's id */
export async function importDemoUser(
  { newId, now }: { readonly newId: () => string; readonly now: () => Date },
  tx: Handle,
  { email, name, role, issuer, subject }: DemoUser,
): Promise<string> {
  const id = newId()
  await insertUser(tx, {
    id,
    email,
    display_name: name,
    role,
    issuer,
    subject,
    demo: true,
    created_at: now(),
  })
  return id
}

async function requireUser(db: Handle, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email)
  if (!user) throw notFound()
  return user
}

async function toUser({ database, identity }: UserDependencies, user: UserRow): Promise<User> {
  const { id, email, display_name: displayName, role, education, location, phone, linkedin } = user
  const shortPassword =
    needsLongPassword(user) && (await identity.hasShortPassword(database.handle, user.subject))
  return {
    id,
    email,
    displayName,
    role,
    profile: { education, location, phone, linkedin },
    shortPassword,
    emailConfirmed: isConfirmed(user),
  }
}
