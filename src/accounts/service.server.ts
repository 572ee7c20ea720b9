/** The service of accounts: sign-in, roles, profiles, saved addresses, deletion of users. */
import type { Actor, StepUp } from '../platform/access/endpoint.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { identityMessages } from '../identity/messages/identity.ts'
import type { AuditService } from '../audit/service.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'
import type { ReadSettings, SettingName } from '../settings/declarations.ts'
import type { SettingGuard } from '../settings/save-settings.server.ts'
import { relinkIdentitySession } from './sessions/access-token-store.server.ts'
import { createTokenSweep, findActor } from './sessions/access-token.server.ts'
import { listAddresses } from './addresses/address-store.server.ts'
import {
  createAddressOperations,
  toKnownAddress,
  type KnownAddress,
} from './addresses/addresses.server.ts'
import type { AccountsOperations } from './contract.ts'
import {
  confirmEmailOfSubject,
  confirmedEmailOf,
  isEmailConfirmed,
  lockUser,
} from './email/email-confirmation-store.server.ts'
import { confirmProvenEmail } from './email/proven-email.server.ts'
import { exchangeIdToken, type ExchangeDependencies } from './sign-in/exchange-id-token.server.ts'
import {
  customersWithIds,
  findCustomers,
  deleteTokensOfSubject,
  findUserByEmail,
  findUserById,
  listOwnerSubjects,
  listDemoUsers,
} from './store.server.ts'
import { createFormerStaffOperations } from './staff/former-staff.server.ts'
import {
  deleteDemoUsers,
  deleteUser,
  type UserDeletionListener,
} from './privacy/user-deletion.server.ts'
import { createOwnAccessOperations, createResetLink } from './sessions/own-access.server.ts'
import {
  demoteUser,
  grantAdminRole,
  promoteUser,
  revokeAdminRole,
  type Demotion,
} from './staff/roles.server.ts'
import {
  createEmailChangeOperations,
  type EmailChangeListener,
} from './email/email-change.server.ts'
import { removeLeftoversOf, type TakeoverListener } from './email/leftovers.server.ts'
import { createPrivacyOperations, type PersonalDataReader } from './privacy/privacy.server.ts'
import { createSampleMailOperations } from './email/sample-mail.server.ts'
import { createSessionOperations } from './sessions/sessions.server.ts'
import { createStepUpOperations, requireProof } from './sessions/step-up.server.ts'
import { guardStaffFactor } from './staff/staff-factor.server.ts'
import { listAdmins, staffAmong, staffWith } from './staff/staff-store.server.ts'
import { addProgram, renameProgram } from './programs.server.ts'
import {
  createStaffOperations,
  lockStaffFor,
  type StaffDependencies,
} from './staff/staff.server.ts'
import {
  importDemoUser,
  readUser,
  readUserPage,
  saveUserProfile,
  type DemoUser,
} from './users.server.ts'

export interface AccountsService extends AccountsOperations {
  /**
   * The present user of an access token, by one query; undefined for a token that is unknown, idle,
   * expired or revoked.
   */
  findActor(token: string): Promise<Actor | undefined>
  /**
   * Requires that this caller has recently verified their identity, or does not need to.
   * @throws stepUpNeeded
   */
  requireProof(token: string, actor: Actor, guarded: StepUp): Promise<void>
  /** The id of the user with this e-mail address. */
  findUserId(email: string, db?: Handle): Promise<string | undefined>
  /** A user's identity; undefined for a deleted user. */
  findPerson(db: Handle, userId: string): Promise<Actor | undefined>
  /** Those of these users who buy: neither deleted, nor staff, nor a program. */
  customersWithIds: typeof customersWithIds
  /** Customers whose name or e-mail address contains this text. */
  findCustomers: typeof findCustomers
  /** The addresses that a user has saved, the default first. */
  addressesOf(db: Handle, userId: string): Promise<KnownAddress[]>
  /** Whether a user's e-mail address is confirmed: only then is mail about orders sent there. */
  isEmailConfirmed(db: Handle, userId: string): Promise<boolean>
  /** The e-mail address of a user, if it is confirmed. */
  confirmedEmailOf(db: Handle, userId: string): Promise<string | undefined>
  /**
   * Confirms the address of a signed-in user who has used a link that was mailed to it, as a
   * confirmation link does in a logged-in browser.
   * @returns whether it was unconfirmed before
   */
  confirmProvenEmail(tx: Handle, actor: Pick<Actor, 'email' | 'id'>): Promise<boolean>
  /** Makes others who lock this user wait until the transaction ends. */
  lockUser(tx: Handle, userId: string): Promise<void>
  /** Deletes access tokens that are no longer valid. */
  readonly tokenSweep: BackgroundJob
  /** The recipients of mails about events in the shop. */
  listAdmins(db: Handle): Promise<readonly { readonly id: string; readonly email: string }[]>
  /**
   * The ids and addresses of active (not paused) admins who have this permission, or every
   * permission.
   */
  staffWith: typeof staffWith
  /**
   * Makes others who change staff wait, and requires that this user is an owner at present.
   * @throws forbidden
   */
  lockOwner(tx: Handle, userId: string): Promise<void>
  /** Adds the user of a service account, which is never staff and cannot sign in. */
  addProgram(tx: Handle, program: { readonly id: string; readonly name: string }): Promise<void>
  renameProgram(tx: Handle, program: { readonly id: string; readonly name: string }): Promise<void>
  /** Which of these addresses belong to staff with any permission, including paused staff. */
  staffAmong: typeof staffAmong
  /** Whether every owner signs in with a second factor. */
  haveOwnersSecondFactor(): Promise<boolean>
  /** Registers another capability's action on the deletion of a user. */
  onUserDeletion(listener: UserDeletionListener): void
  /**
   * Registers the data that another capability removes when a mailbox's owner takes over an
   * account.
   */
  onTakeover(listener: TakeoverListener): void
  /** Registers another capability's action when a user's e-mail address changes. */
  onEmailChange(listener: EmailChangeListener): void
  /** Registers another capability's data about a user, for their download. */
  onDataExport(reader: PersonalDataReader): void
  /**
   * Inserts a user of the demo shop, whose identity already exists.
   * @returns the user's id
   */
  importDemoUser(tx: Handle, user: DemoUser): Promise<string>
  listDemoUsers(db: Handle): Promise<readonly { readonly id: string; readonly createdAt: Date }[]>
  /**
   * Removes the demo users entirely, identities included; orders and reviews must have been deleted
   * before.
   */
  deleteDemoUsers(tx: Handle): Promise<void>
  /**
   * Makes a user an admin, on the operator's request.
   * @returns whether the user exists
   */
  grantAdminRole(email: string): Promise<boolean>
  /**
   * Makes an admin a customer again, on the operator's request.
   * @throws lastAdmin
   */
  revokeAdminRole(email: string): Promise<Demotion>
  /**
   * The address of a page where this user sets a new password, for the operator to hand over: valid
   * once, for 30 minutes.
   * @returns undefined if the shop's own provider has no such account
   */
  createResetLink(email: string): Promise<string | undefined>
}

/**
 * Dependencies of the service. Demo accounts have known passwords, so `demoAccounts` is true only
 * while the shop can be reached from its own machine only.
 */
export type AccountsDependencies = ExchangeDependencies &
  StaffDependencies & {
    readonly audit: AuditService
    readonly guardSetting: (name: SettingName, guard: SettingGuard) => void
    readonly log: ErrorLog
    readonly readSettings: ReadSettings
  }

async function findPerson(db: Handle, id: string): Promise<Actor | undefined> {
  const user = await findUserById(db, id)
  return user && { id, email: user.email, name: user.display_name, role: user.role }
}

const addressesOf = async (db: Handle, id: string): Promise<KnownAddress[]> =>
  (await listAddresses(db, id)).map(toKnownAddress)

async function haveOwnersSecondFactor({
  database,
  identity,
}: Pick<AccountsDependencies, 'database' | 'identity'>): Promise<boolean> {
  for (const subject of await listOwnerSubjects(database.handle))
    if (!(await identity.hasSecondFactor(database.handle, subject))) return false
  return true
}

export function createAccountsService(deps: AccountsDependencies): AccountsService {
  const { database, identity } = deps
  const deletionListeners: UserDeletionListener[] = []
  const readers: PersonalDataReader[] = []
  const emailListeners: EmailChangeListener[] = []
  const takeoverListeners: TakeoverListener[] = []
  const withListeners = { ...deps, emailListeners, takeoverListeners }
  const deletionDeps = { ...deps, listeners: deletionListeners }
  identity.onPasswordChange(deleteTokensOfSubject)
  identity.onEmailConfirmation(confirmEmailOfSubject)
  identity.onTakeover((tx, subject) => removeLeftoversOf(tx, subject, takeoverListeners))
  identity.onSessionReplaced((session) => relinkIdentitySession(database.handle, session))
  guardStaffFactor(deps)

  return {
    ...createAddressOperations(deps),
    ...createStaffOperations(deps),
    ...createFormerStaffOperations(deps),
    ...createOwnAccessOperations(deps),
    ...createSessionOperations(deps),
    ...createStepUpOperations(deps),
    ...createSampleMailOperations(deps),
    ...createEmailChangeOperations(withListeners),
    ...createPrivacyOperations({ ...deletionDeps, readers }),
    async exchangeIdToken({ actor, bearer }, input) {
      if ('role' in input)
        return {
          acknowledged: true,
          modifiedCount: await promoteUser(deps, actor, input.address),
        }
      if (!bearer) throw unauthenticated({ detail: identityMessages.idTokenMissing })
      return { acknowledged: true, token: await exchangeIdToken(withListeners, bearer, input) }
    },
    read: (_caller, { email }) => readUser(deps, email),
    list: (_caller, query) => readUserPage(database, query),
    saveProfile: ({ actor }, { email, ...profile }) => saveUserProfile(deps, actor, email, profile),
    demote: async ({ actor }, { id }) => ({
      acknowledged: true,
      modifiedCount: await demoteUser(deps, actor, id),
    }),
    remove: async ({ actor }, { id }) => ({
      acknowledged: true,
      deletedCount: await deleteUser(deletionDeps, actor, id),
    }),
    findActor: (token) => findActor(deps, token),
    requireProof: (token, actor, guarded) => requireProof(deps, { token, actor, guarded }),
    findUserId: async (email, db = database.handle) => (await findUserByEmail(db, email))?.id,
    tokenSweep: createTokenSweep(deps),
    lockOwner: async (tx, userId) => void (await lockStaffFor(tx, userId, 'owner')),
    addProgram: (tx, program) => addProgram(deps, tx, program),
    renameProgram,
    findPerson,
    customersWithIds,
    findCustomers,
    addressesOf,
    isEmailConfirmed,
    confirmedEmailOf,
    lockUser,
    confirmProvenEmail: (tx, actor) => confirmProvenEmail(identity, tx, actor),
    listAdmins,
    staffWith,
    staffAmong,
    haveOwnersSecondFactor: () => haveOwnersSecondFactor(deps),
    onUserDeletion: (listener) => void deletionListeners.push(listener),
    onTakeover: (listener) => void takeoverListeners.push(listener),
    onEmailChange: (listener) => void emailListeners.push(listener),
    onDataExport: (reader) => void readers.push(reader),
    importDemoUser: (tx, user) => importDemoUser(deps, tx, user),
    listDemoUsers: async (db) =>
      (await listDemoUsers(db)).map(({ id, created_at: createdAt }) => ({ id, createdAt })),
    deleteDemoUsers: (tx) => deleteDemoUsers(identity, tx),
    grantAdminRole: (email) => grantAdminRole(deps, email),
    revokeAdminRole: (email) => revokeAdminRole(deps, email),
    createResetLink: (email) => createResetLink(deps, email),
  }
}
