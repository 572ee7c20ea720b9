/** Users and their profiles: reading, listing, saving. */
import { isLanguage, shopLanguages } from '../platform/languages/languages.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { AuditLog } from '../audit/service.server.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { IdentityService } from '../identity/identity.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { lacksSecondFactor } from './sessions/access-token.server.ts'
import type { Profile, ProfileChange, User, UserQuery } from './contract.ts'
import { isConfirmed } from './email/email-confirmation-store.server.ts'
import { isAdmin, needsLongPassword, permissionsOf } from './rules.ts'
import {
  findUserByEmail,
  insertUser,
  listUsers,
  saveProfile,
  type UserRow,
} from './store.server.ts'

type UserDependencies = {
  readonly database: Database
  readonly identity: IdentityService
  readonly readSettings: ReadSettings
}
type SavingDependencies = UserDependencies & { readonly audit: AuditLog }

/**
 * A user by e-mail address.
 * @throws notFound
 */
export async function readUser(deps: UserDependencies, email: string): Promise<User> {
  return toUser(deps, await requireUser(deps.database.handle, email))
}

/** One page of users, by e-mail address; at most 1000 if no limit is given. */
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

/**
 * Replaces a user's profile, and their name if one is given.
 * @throws notFound
 */
export async function saveUserProfile(
  deps: SavingDependencies,
  actor: Actor,
  email: string,
  { displayName = '', language, ...profile }: ProfileChange,
): Promise<User> {
  const saved = await deps.database.transact(async (tx) => {
    const user = await requireUser(tx, email)
    const name = displayName || user.display_name
    const change = {
      ...profile,
      display_name: name,
      ...(language === undefined ? {} : { language: language === 'shop' ? '' : language }),
    }
    await saveProfile(tx, user.id, change)
    if (actor.id !== user.id)
      await deps.audit.record(tx, actor, {
        operation: 'accounts.saveProfile',
        kind: 'user',
        id: user.id,
        label: user.email,
        before: { ...profileOf(user), name: user.display_name },
        after: { ...profile, ...(language === undefined ? {} : { language }), name },
      })
    return { ...user, ...change }
  })
  // After the transaction, since it reads on another connection.
  return toUser(deps, saved)
}

const profileOf = ({ education, location, phone, linkedin }: UserRow) => ({
  education,
  location,
  phone,
  linkedin,
})

/** A user of the demo shop, whose identity already exists. */
export type DemoUser = {
  readonly email: string
  readonly name: string
  readonly role: 'customer' | 'admin'
  readonly issuer: string
  readonly subject: string
}

/**
 * Inserts a demo user.
 * @returns the user's id
 */
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

/** A shop with one language does not ask users for theirs. */
const chosenLanguage = ({ language }: UserRow): Pick<Profile, 'language'> =>
  shopLanguages().all.length === 1 ? {} : { language: isLanguage(language) ? language : 'shop' }

async function toUser(deps: UserDependencies, user: UserRow): Promise<User> {
  const { database, identity } = deps
  const { id, email, display_name: displayName, role, education, location, phone, linkedin } = user
  const shortPassword =
    needsLongPassword(user) && (await identity.hasShortPassword(database.handle, user.subject))
  return {
    id,
    email,
    displayName,
    role,
    permissions: [...permissionsOf(user)],
    profile: { education, location, phone, linkedin, ...chosenLanguage(user) },
    shortPassword,
    secondFactor: await identity.hasSecondFactor(database.handle, user.subject),
    lacksSecondFactor: isAdmin(user) && (await lacksSecondFactor(deps, user.subject)),
    emailConfirmed: isConfirmed(user),
  }
}
