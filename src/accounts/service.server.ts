/** The door of accounts: people enter with a proof, get an access token of ours, are promoted, keep a profile, are deleted. */
import type { IdentityService, IdToken } from '../identity/identity.server.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import { toPage, decodeCursor, encodeCursor } from '../platform/paging.server.ts'
import { notFound, unauthenticated, forbidden } from '../../packages/contract/standard-problems.ts'
import { accountsMessages as messages } from './messages/accounts.ts'
import { deleteAddressesOf } from './address-store.server.ts'
import { createAddressBook } from './address-book.server.ts'
import {
  accountDeleted,
  identityTaken,
  lastAdmin,
  cannotDeleteSelf,
  idTokenRefused,
  type AccountsOperations,
  type User,
} from './contract.ts'
import {
  isAdmin,
  isOperator,
  judgeDeletion,
  mayPromote,
  mustHaveLongPassword,
  tokenIdleTimeout,
  tokenLifetime,
  tokenTouchInterval,
} from './rules.ts'
import {
  adminsOf,
  anonymiseUser,
  bindIdentity,
  deleteToken,
  deleteTokensOf,
  deleteTokensOfSubject,
  demoUsers,
  deleteUser,
  insertToken,
  insertUser,
  listUsers,
  lockAdmins,
  saveProfile,
  setRole,
  sweepTokens,
  touchToken,
  userByEmail,
  userById,
  userByIdentity,
  userByToken,
  type UserRow,
} from './store.server.ts'
import { hashToken, newToken } from './access-token.server.ts'

/** Told, inside the transaction, that a user is being deleted: take out what is personal. */
export type UserRemoval = (
  tx: Handle,
  user: { readonly id: string; readonly email: string },
) => Promise<void>

export interface AccountsService extends AccountsOperations {
  /** Who is behind an access token at this moment; undefined for a token that is unknown, idle, expired or revoked. One query. */
  actorOf(token: string): Promise<Actor | undefined>
  /** The id of the user with this e-mail. */
  idOf(email: string): Promise<string | undefined>
  /** Who is told what happens in the shop. */
  admins(db: Handle): Promise<readonly { readonly id: string; readonly email: string }[]>
  /** Later capabilities take part in the deletion of a user. */
  onRemoval(removal: UserRemoval): void
  /** Makes a user known whose identity exists; for the demo shop. @returns the user's id */
  bringDemo(
    tx: Handle,
    user: {
      readonly email: string
      readonly name: string
      readonly role: 'customer' | 'admin'
      readonly issuer: string
      readonly subject: string
    },
  ): Promise<string>
  demoIds(db: Handle): Promise<readonly string[]>
  /** Forgets the demo accounts for good, identity and all; their orders and reviews must be gone. */
  forgetDemo(tx: Handle): Promise<void>
  /** The operator's way to the first admin. @returns whether such a user exists */
  appoint(email: string): Promise<boolean>
}

/** What accounts are built from. */
export type AccountsDependencies = {
  readonly database: Database
  readonly identity: IdentityService
  readonly adminEmail: string | undefined
  /** Demo accounts are known passwords: they exist only while the shop listens to its own machine. */
  readonly demoAccounts: boolean
  readonly now: () => Date
  readonly newId: () => string
}

export function createAccountsService({
  database,
  identity,
  adminEmail,
  demoAccounts,
  now,
  newId,
}: AccountsDependencies): AccountsService {
  const removals: UserRemoval[] = []
  identity.onPasswordChange((subject) => deleteTokensOfSubject(database.handle, subject))

  async function enter(proof: IdToken, email: string): Promise<string> {
    return database.transact(async (tx) => {
      const user = await userFor(tx, proof, email)
      if (user.deleted_at || (user.demo && !demoAccounts))
        throw accountDeleted({ detail: messages.accountDeletedDetail })
      if (isOperator({ ...proof, email }, adminEmail)) await setRole(tx, user.id, 'admin')
      const token = newToken()
      const at = now()
      await sweepTokens(tx, user.id, at)
      await insertToken(tx, {
        hash: hashToken(token),
        userId: user.id,
        at,
        expiresAt: new Date(at.getTime() + tokenLifetime),
      })
      return token
    })
  }

  /** Asked before the transaction, which must not wait for a provider. */
  async function opensAnAdminsRecord(proof: IdToken, email: string): Promise<boolean> {
    const user =
      (await userByIdentity(database.handle, proof)) ?? (await userByEmail(database.handle, email))
    return isOperator({ ...proof, email }, adminEmail) || (user !== undefined && isAdmin(user))
  }

  /** The record that belongs to this identity, made if there is none; never another identity's. */
  async function userFor(
    tx: Handle,
    { issuer, subject, name, emailVerified }: IdToken,
    email: string,
  ): Promise<UserRow> {
    const known = await userByIdentity(tx, { issuer, subject })
    if (known) return known
    const made = {
      id: newId(),
      email,
      display_name: name.trim().slice(0, 200) || email,
      role: 'customer' as const,
      issuer,
      subject,
      demo: false,
      created_at: now(),
    }
    if (await insertUser(tx, made))
      return { ...made, education: '', location: '', phone: '', linkedin: '', deleted_at: null }
    const twin = await userByIdentity(tx, { issuer, subject }) // the same person, entering twice at the same moment
    if (twin) return twin
    const owner = await userByEmail(tx, email)
    if (!owner || !emailVerified) throw identityTaken({ detail: messages.identityTakenDetail })
    await bindIdentity(tx, owner.id, { issuer, subject })
    await deleteTokensOf(tx, owner.id)
    return { ...owner, issuer, subject }
  }

  async function promote(actor: Actor | undefined, email: string): Promise<number> {
    if (!actor) throw unauthenticated()
    if (!mayPromote(actor)) throw forbidden()
    return database.transact(async (tx) => {
      const user = await userByEmail(tx, email)
      if (!user) throw notFound()
      return setRole(tx, user.id, 'admin')
    })
  }

  return {
    async enter({ actor, bearer }, input) {
      if ('role' in input)
        return { acknowledged: true, modifiedCount: await promote(actor, input.address) }
      if (!bearer) throw unauthenticated({ detail: messages.proofMissing })
      const proof = await identity.verify(bearer)
      const email = canonicalEmail(proof.email)
      if (email === undefined) throw idTokenRefused()
      if (email !== input.address || email !== input.email)
        throw forbidden({ detail: messages.proofOfAnother })
      if (await opensAnAdminsRecord(proof, email)) await identity.confirm(proof)
      return { acknowledged: true, token: await enter(proof, email) }
    },

    async signOut({ bearer }) {
      if (bearer) await deleteToken(database.handle, hashToken(bearer))
      return { acknowledged: true }
    },

    async read(_caller, { email }) {
      return show(await existing(database.handle, email))
    },

    async list(_caller, { q, limit = 1000, cursor }) {
      const after = cursor === undefined ? undefined : String(decodeCursor(cursor, ['string'])[0])
      const rows = await listUsers(database.handle, { q, after, limit })
      return toPage(
        rows,
        limit,
        (last) => encodeCursor([last.email]),
        (row) => ({ id: row.id, email: row.email, displayName: row.display_name, role: row.role }),
      )
    },

    async saveProfile(_caller, { email, ...profile }) {
      return database.transact(async (tx) => {
        const user = await existing(tx, email)
        await saveProfile(tx, user.id, profile)
        return show({ ...user, ...profile })
      })
    },

    ...createAddressBook({ database, now, newId }),

    async remove({ actor }, { id }) {
      return database.transact(async (tx) => {
        const admins = await lockAdmins(tx)
        if (!admins.includes(actor.id)) throw forbidden()
        const user = await userById(tx, id)
        if (!user) return { acknowledged: true, deletedCount: 0 }
        const verdict = judgeDeletion(actor.id, user, admins.length)
        if (verdict === 'oneself') throw cannotDeleteSelf({ detail: messages.notOneselfDetail })
        if (verdict === 'last-admin') throw lastAdmin({ detail: messages.lastAdminDetail })
        await removeUser(tx, user)
        return { acknowledged: true, deletedCount: 1 }
      })
    },

    async actorOf(token) {
      const hash = hashToken(token)
      const at = now()
      const found = await userByToken(
        database.handle,
        hash,
        at,
        new Date(at.getTime() - tokenIdleTimeout),
      )
      if (!found) return undefined
      if (at.getTime() - found.used_at.getTime() > tokenTouchInterval)
        await touchToken(database.handle, hash, at)
      return { id: found.id, email: found.email, name: found.display_name, role: found.role }
    },

    idOf: async (email) => (await userByEmail(database.handle, email))?.id,
    admins: adminsOf,
    onRemoval: (removal) => void removals.push(removal),

    async bringDemo(tx, { email, name, role, issuer, subject }) {
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
    },

    demoIds: async (db) => (await demoUsers(db)).map((user) => user.id),

    async forgetDemo(tx) {
      for (const user of await demoUsers(tx)) {
        await identity.closeAccount(tx, user.subject)
        await deleteUser(tx, user.id)
      }
    },

    async appoint(email) {
      return database.transact(async (tx) => {
        const user = await userByEmail(tx, email)
        if (user) await setRole(tx, user.id, 'admin')
        return user !== undefined
      })
    },
  }

  async function show(user: UserRow): Promise<User> {
    const shortPassword =
      mustHaveLongPassword(user) && (await identity.hasShortPassword(database.handle, user.subject))
    return { ...shown(user), shortPassword }
  }

  async function removeUser(tx: Handle, user: UserRow): Promise<void> {
    await deleteTokensOf(tx, user.id)
    await identity.disable(tx, user)
    for (const removal of removals) await removal(tx, user)
    await deleteAddressesOf(tx, user.id)
    await anonymiseUser(tx, user.id, now())
  }
}

async function existing(db: Handle, email: string): Promise<UserRow> {
  const user = await userByEmail(db, email)
  if (!user) throw notFound()
  return user
}

const shown = ({
  id,
  email,
  display_name,
  role,
  education,
  location,
  phone,
  linkedin,
}: UserRow): Omit<User, 'shortPassword'> => ({
  id,
  email,
  displayName: display_name,
  role,
  profile: { education, location, phone, linkedin },
})
