/** Staff: owners manage who works in the shop, and their permissions. */
import { inLanguageOfAddress } from '../../platform/languages/customer-language.server.ts'
import type { Actor, Caller, Service } from '../../platform/access/endpoint.ts'
import { isGranted, type Permission } from '../../platform/access/permissions.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import { once } from '../../../packages/pg-kit/once.server.ts'
import type { AuditLog, Change } from '../../audit/service.server.ts'
import { accountMailOf } from '../../identity/email/account-mails.ts'
import type { MailService } from '../../platform/mail/mail.server.ts'
import { requireSeen } from '../../platform/seen.ts'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import type { ReadSettings, ShopSettings } from '../../settings/declarations.ts'
import { permissionNames, staffMessages as messages } from '../messages/staff.ts'
import { isAdmin, permissionsOf } from '../rules.ts'
import {
  alreadyStaff,
  ownAccessKept,
  type Staff,
  type StaffMember,
  type staffEndpoints,
} from './staff-contract.ts'
import {
  deleteInvitation,
  listInvitations,
  listStaff,
  lockStaff,
  makeStaff,
  setPaused,
  updatePermissions,
  upsertInvitation,
  type StaffRow,
} from './staff-store.server.ts'
import { deleteTokensOfUser, findUserByEmail } from '../store.server.ts'

export type StaffDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly mail: MailService
  readonly readSettings: ReadSettings
  readonly origin: string
  readonly securityLog: SecurityLog
  readonly now: () => Date
}

/** Additional content of an audit entry about a staff member's change. */
export const staffChange = (
  operation: string,
  { id, email }: { readonly id: string; readonly email: string },
): Pick<Change, 'operation' | 'kind' | 'id' | 'label'> => ({
  operation,
  kind: 'staff',
  id,
  label: email,
})

/** How long an invitation is valid, in days; its mail states this. */
const invitationDays = 14

type PermissionChange = {
  readonly id: string
  readonly permissions: readonly Permission[]
  readonly seen?: readonly Permission[] | undefined
}

/** Whether a locked row belongs to an active staff member with this permission. */
const canDo = (staff: readonly StaffRow[], actorId: string, needed: Permission): boolean =>
  staff.some(
    (row) =>
      row.id === actorId &&
      row.paused_at === null &&
      isGranted(permissionsOf(row), needed, { reading: false }),
  )

/**
 * Locks all staff, and checks this actor's present rights: if two revoke each other's rights, the
 * second waits here and then has none.
 * @throws forbidden
 */
export async function lockStaffFor(
  tx: Handle,
  actorId: string,
  needed: Permission,
): Promise<readonly StaffRow[]> {
  const staff = await lockStaff(tx)
  if (!canDo(staff, actorId, needed)) throw forbidden()
  return staff
}

/** Staff and invitations, both by e-mail address. */
export async function readStaff({ database, now }: StaffDependencies): Promise<Staff> {
  const [members, invitations] = await Promise.all([
    listStaff(database.handle),
    listInvitations(database.handle, now()),
  ])
  return {
    members: members.map(toMember),
    invitations: invitations.map(({ email, permissions, expires_at: expiresAt }) => ({
      email,
      permissions: [...permissions],
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

const toMember = (row: StaffRow): StaffMember => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  permissions: [...permissionsOf(row)],
  paused: row.paused_at !== null,
})

/**
 * Changes the access of another staff member, effective from their next call.
 * @param change receives the row, and returns whether it changed it
 * @returns how many changed: 0 or 1
 * @throws forbidden, notFound, ownAccessKept
 */
function changeAccess(
  { database }: StaffDependencies,
  actor: Actor,
  id: string,
  change: (tx: Handle, member: StaffRow) => Promise<boolean>,
): Promise<number> {
  return database.transact(async (tx) => {
    const staff = await lockStaffFor(tx, actor.id, 'owner')
    if (id === actor.id) throw ownAccessKept({ detail: messages.ownAccessDetail })
    const member = staff.find((row) => row.id === id)
    if (!member) throw notFound()
    return (await change(tx, member)) ? 1 : 0
  })
}

/**
 * Replaces a staff member's permissions. See changeAccess.
 * @param change `seen`: the permissions that were read
 * @throws changedMeanwhile
 */
export async function setStaffPermissions(
  deps: StaffDependencies,
  actor: Actor,
  { id, permissions, seen }: PermissionChange,
): Promise<number> {
  const granted = [...new Set(permissions)]
  const changed = await changeAccess(deps, actor, id, async (tx, member) => {
    const before = permissionsOf(member)
    if (before.length === granted.length && granted.every((name) => before.includes(name)))
      return false
    const inWords = before.map((name) => permissionNames[name].name).join(', ')
    requireSeen(seen?.toSorted(), [...before].toSorted(), inWords)
    await updatePermissions(tx, id, granted)
    await deps.audit.record(tx, actor, {
      ...staffChange('accounts.setPermissions', member),
      before: { permissions: before },
      after: { permissions: granted },
    })
    return true
  })
  if (changed > 0)
    deps.securityLog('permissions_changed', { user: id, by: actor.id, reason: granted.join(' ') })
  return changed
}

/** Pauses or resumes a staff member; a pause signs them out. See changeAccess. */
export async function pauseStaff(
  deps: StaffDependencies,
  actor: Actor,
  id: string,
  paused: boolean,
): Promise<number> {
  const changed = await changeAccess(deps, actor, id, async (tx, member) => {
    if ((member.paused_at !== null) === paused) return false
    await setPaused(tx, id, paused ? deps.now() : null)
    if (paused) await deleteTokensOfUser(tx, id)
    await deps.audit.record(tx, actor, {
      ...staffChange(paused ? 'accounts.pause' : 'accounts.resume', member),
      before: { paused: !paused },
      after: { paused },
    })
    return true
  })
  if (changed > 0)
    deps.securityLog(paused ? 'user_paused' : 'user_resumed', { user: id, by: actor.id })
  return changed
}

type NewInvitation = { readonly email: string; readonly permissions: readonly Permission[] }

/**
 * Invites somebody. An account with a confirmed address becomes staff at once; others when they
 * sign in with that address confirmed, which proves that they received the mail. The same key
 * invites only once.
 * @throws forbidden, alreadyStaff, keyReused
 */
export async function inviteStaff(
  deps: StaffDependencies,
  { actor, idempotencyKey: key }: Caller<'admin', 'optional'>,
  invitation: NewInvitation,
): Promise<Invited> {
  const shop = await deps.readSettings()
  let report = () => {}
  const result = await deps.database.transact(async (tx) => {
    report = () => {}
    await lockStaffFor(tx, actor.id, 'owner')
    const asked = { actor: actor.id, operation: 'staff-invitations', key, body: invitation }
    return once(tx, asked, async () => {
      const user = await findUserByEmail(tx, invitation.email)
      const invited = await writeInvitation(deps, tx, { actor, user, shop, invitation })
      report = () => reportInvitation(deps, { actor, user, invitation }, invited)
      return invited
    })
  })
  report()
  return result
}

type InvitedUser = Awaited<ReturnType<typeof findUserByEmail>>
type Invited = { readonly outcome: 'staff' | 'invited'; readonly mailed: boolean }
type WrittenInvitation = {
  readonly actor: Actor
  readonly user: InvitedUser
  readonly shop: ShopSettings
  readonly invitation: NewInvitation
}

const reportInvitation = (
  { securityLog }: StaffDependencies,
  { actor, user, invitation }: Omit<WrittenInvitation, 'shop'>,
  { outcome }: Invited,
): void =>
  securityLog(outcome === 'staff' ? 'user_promoted' : 'staff_invited', {
    user: outcome === 'staff' ? user?.id : undefined,
    by: actor.id,
    reason: [...new Set(invitation.permissions)].join(' '),
  })

/** @throws alreadyStaff */
async function writeInvitation(
  { audit, mail, now, origin }: StaffDependencies,
  tx: Handle,
  { actor, user, shop, invitation: { email, permissions } }: WrittenInvitation,
): Promise<Invited> {
  const granted = [...new Set(permissions)]
  if (user && isAdmin(user)) throw alreadyStaff({ detail: messages.alreadyStaffDetail })
  if (mail.ready)
    await mail.queue(tx, {
      to: email,
      ...(await inLanguageOfAddress(tx, email, () => invitationMail(origin, shop, actor))),
      kind: 'account',
    })
  await audit.record(tx, actor, {
    ...staffChange('accounts.invite', { id: user?.id ?? email, email }),
    after: { permissions: granted },
  })
  if (user?.email_confirmed === true) {
    await makeStaff(tx, user.id, granted)
    return { outcome: 'staff', mailed: mail.ready }
  }
  const at = now()
  const expiresAt = new Date(at.getTime() + invitationDays * 86_400_000)
  const invitation = { email, permissions: granted, expires_at: expiresAt }
  await upsertInvitation(tx, { ...invitation, invitedBy: actor.id, at })
  return { outcome: 'invited', mailed: mail.ready }
}

const invitationMail = (origin: string, shop: ShopSettings, actor: Actor) =>
  accountMailOf('invitation', shop, `${origin}/signup`, {
    address: new URL(origin).host,
    from: actor.name,
  })

/**
 * Withdraws an invitation.
 * @returns how many were withdrawn
 * @throws forbidden
 */
export const withdrawInvitation = (
  { audit, database }: StaffDependencies,
  actor: Actor,
  email: string,
): Promise<number> =>
  database.transact(async (tx) => {
    await lockStaffFor(tx, actor.id, 'owner')
    const deletedCount = await deleteInvitation(tx, email)
    if (deletedCount > 0)
      await audit.record(
        tx,
        actor,
        staffChange('accounts.withdrawInvitation', { id: email, email }),
      )
    return deletedCount
  })

/** The operations on staff and invitations, bound to their dependencies. */
export const createStaffOperations = (
  deps: StaffDependencies,
): Omit<Service<typeof staffEndpoints>, 'listFormerStaff' | 'restoreRights'> => ({
  listStaff: () => readStaff(deps),
  setPermissions: async ({ actor }, change) =>
    modified(await setStaffPermissions(deps, actor, change)),
  pause: async ({ actor }, { id }) => modified(await pauseStaff(deps, actor, id, true)),
  resume: async ({ actor }, { id }) => modified(await pauseStaff(deps, actor, id, false)),
  invite: async (caller, invitation) => ({
    acknowledged: true,
    ...(await inviteStaff(deps, caller, invitation)),
  }),
  withdrawInvitation: async ({ actor }, { email }) => ({
    acknowledged: true,
    deletedCount: await withdrawInvitation(deps, actor, email),
  }),
})

const modified = (modifiedCount: number) => ({ acknowledged: true, modifiedCount })
