/** The part of the accounts API for owners: staff, their permissions, pauses, invitations. */
import * as z from 'zod/mini'
import { endpoint } from '../../platform/access/endpoint.ts'
import { permissions } from '../../platform/access/permissions.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { Email, Id, Timestamp } from '../../platform/fields/fields.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { staffMessages as messages } from '../messages/staff.ts'

export const accountPaused = problem('account-paused', 403, messages.problems.accountPaused)
export const ownAccessKept = problem('not-own-access', 409, messages.problems.ownAccess)
export const alreadyStaff = problem('already-staff', 409, messages.problems.alreadyStaff)

/** At least one; `owner` includes all others. */
export const GrantedPermissions = z
  .array(z.enum(permissions, messages.notPermission))
  .check(z.minLength(1, messages.noPermission), z.maxLength(permissions.length))

export const StaffMember = z.strictObject({
  id: Id,
  email: z.string(),
  displayName: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** A paused staff member cannot sign in. */
  paused: z.boolean(),
})
export type StaffMember = z.output<typeof StaffMember>

const StaffInvitation = z.strictObject({
  email: z.string(),
  permissions: z.array(z.enum(permissions)),
  expiresAt: Timestamp,
})
const Staff = named(
  'Staff',
  z.strictObject({
    members: z.array(renameKeys(StaffMember, { id: '_id' })),
    invitations: z.array(StaffInvitation),
  }),
)
export type Staff = z.output<typeof Staff>

const FormerStaff = named(
  'FormerStaff',
  renameKeys(
    z.strictObject({
      id: Id,
      email: z.string(),
      displayName: z.string(),
      permissions: z.array(z.enum(permissions)),
      demotedAt: Timestamp,
    }),
    { id: '_id' },
  ),
)
export type FormerStaff = z.output<typeof FormerStaff>

const Modified = z.strictObject({ acknowledged: z.boolean(), modifiedCount: z.int() })
const byOwner = { access: 'admin', permission: 'owner' } as const
const changesRights = { ...byOwner, stepUp: 'rights' } as const

export const staffEndpoints = {
  listStaff: endpoint({
    route: 'GET /staff',
    ...byOwner,
    summary: 'List the staff with their permissions, and open invitations',
    input: z.strictObject({}),
    output: Staff,
  }),
  setPermissions: endpoint({
    route: 'PUT /staff/:id',
    ...changesRights,
    summary: 'Replace a staff member’s permissions',
    /** `seen`: the permissions that were read; if the stored ones differ, nothing is changed. */
    input: z.strictObject({
      id: Id,
      permissions: GrantedPermissions,
      seen: z.optional(GrantedPermissions),
    }),
    output: Modified,
    problems: [notFound, ownAccessKept, changedMeanwhile],
  }),
  pause: endpoint({
    route: 'POST /staff/:id/pause',
    ...changesRights,
    summary: 'Sign a staff member out and block sign-in until the account is resumed',
    input: z.strictObject({ id: Id }),
    output: Modified,
    problems: [notFound, ownAccessKept],
  }),
  resume: endpoint({
    route: 'POST /staff/:id/resume',
    ...changesRights,
    summary: 'Let a paused member of staff sign in again',
    input: z.strictObject({ id: Id }),
    output: Modified,
    problems: [notFound, ownAccessKept],
  }),
  listFormerStaff: endpoint({
    route: 'GET /staff/former',
    ...byOwner,
    summary: 'List people who stopped being staff within the last 30 days, newest first',
    input: z.strictObject({}),
    output: z.array(FormerStaff),
  }),
  restoreRights: endpoint({
    route: 'POST /staff/:id/restore',
    ...changesRights,
    summary: 'Restore the permissions of a person who stopped being staff within the last 30 days',
    input: z.strictObject({ id: Id }),
    output: Modified,
    problems: [notFound],
  }),
  invite: endpoint({
    route: 'POST /staff-invitations',
    ...changesRights,
    idempotent: 'optional',
    status: 201,
    summary: 'Invite a person to work in the shop',
    input: named(
      'NewInvitation',
      z.strictObject({ email: Email, permissions: GrantedPermissions }),
    ),
    /** `outcome`: an account with a confirmed address becomes staff at once. */
    output: z.strictObject({
      acknowledged: z.boolean(),
      outcome: z.enum(['staff', 'invited']),
      mailed: z.boolean(),
    }),
    problems: [alreadyStaff],
  }),
  withdrawInvitation: endpoint({
    route: 'DELETE /staff-invitations/:email',
    ...changesRights,
    summary: 'Withdraw an invitation',
    input: z.strictObject({ email: Email }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
