/** SQL queries for staff: permissions, pauses, invitations. */
import { sql } from 'kysely'
import type { Permission } from '../../platform/access/permissions.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Role } from '../rules.ts'

export type StaffRow = {
  readonly id: string
  readonly email: string
  readonly display_name: string
  readonly role: Role
  /** Null: every permission. */
  readonly permissions: readonly Permission[] | null
  readonly paused_at: Date | null
}

export type InvitationRow = {
  readonly email: string
  readonly permissions: readonly Permission[]
  readonly expires_at: Date
}

/**
 * Locks every admin's row, always in the same order, so that two who revoke each other's rights
 * wait for each other.
 * @returns the admins in their present state
 */
export async function lockStaff(tx: Handle): Promise<readonly StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select id, email, display_name, role, permissions, paused_at from users
    where role = 'admin' and deleted_at is null
    order by id for update`.execute(tx)
  return rows
}

/** By e-mail address. */
export async function listStaff(db: Handle): Promise<readonly StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select id, email, display_name, role, permissions, paused_at from users
    where role = 'admin' and deleted_at is null
    order by email`.execute(db)
  return rows
}

/**
 * Makes a user an admin with every permission.
 * @returns how many users changed: 0 if this user was already an admin
 */
export async function makeAdmin(db: Handle, id: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update users set role = 'admin', permissions = null, paused_at = null,
      former_permissions = null, demoted_at = null
    where id = ${id} and role <> 'admin'`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Makes an admin a customer; their permissions are remembered, but not a pause.
 * @returns how many users changed: 0 if this user was not an admin
 */
export async function makeCustomer(db: Handle, id: string, at: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update users set role = 'customer', permissions = null, paused_at = null,
      former_permissions = coalesce(permissions, '{owner}'), demoted_at = ${at}
    where id = ${id} and role = 'admin'`.execute(db)
  return Number(numAffectedRows)
}

/** Makes a user staff with these permissions; null means every permission. A pause ends. */
export async function makeStaff(
  tx: Handle,
  id: string,
  permissions: readonly Permission[] | null,
): Promise<void> {
  await sql`
    update users set role = 'admin', permissions = ${permissions}::text[], paused_at = null,
      former_permissions = null, demoted_at = null
    where id = ${id}`.execute(tx)
}

export async function updatePermissions(
  tx: Handle,
  id: string,
  permissions: readonly Permission[],
): Promise<void> {
  await sql`
    update users set permissions = ${permissions}::text[] where id = ${id}`.execute(tx)
}

/** @param at null ends the pause */
export async function setPaused(tx: Handle, id: string, at: Date | null): Promise<void> {
  await sql`update users set paused_at = ${at} where id = ${id}`.execute(tx)
}

/** Writes an invitation; it replaces an earlier one to the same address. */
export async function upsertInvitation(
  tx: Handle,
  invitation: InvitationRow & { readonly invitedBy: string; readonly at: Date },
): Promise<void> {
  const { email, permissions, expires_at: expiresAt, invitedBy, at } = invitation
  await sql`
    insert into staff_invitations (email, permissions, invited_by, created_at, expires_at)
    values (${email}, ${permissions}::text[], ${invitedBy}, ${at}, ${expiresAt})
    on conflict (email) do update set
      permissions = excluded.permissions, invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(tx)
}

/** The valid invitations, by e-mail address. */
export async function listInvitations(db: Handle, now: Date): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select email, permissions, expires_at from staff_invitations
    where expires_at > ${now} order by email`.execute(db)
  return rows
}

/** @returns how many there were: 0 or 1 */
export async function deleteInvitation(tx: Handle, email: string): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from staff_invitations where email = ${email}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/**
 * Redeems the invitation of an address, and deletes it.
 * @returns its permissions; undefined if it has expired, or its author is no longer an owner
 */
export async function redeemInvitation(
  tx: Handle,
  email: string,
  now: Date,
): Promise<(InvitationRow & { readonly invited_by: string }) | undefined> {
  const { rows } = await sql<InvitationRow & { readonly invited_by: string }>`
    delete from staff_invitations i using users u
    where i.email = ${email} and i.expires_at > ${now} and u.id = i.invited_by
      and u.role = 'admin' and u.deleted_at is null and u.paused_at is null
      and (u.permissions is null or 'owner' = any(u.permissions))
    returning i.email, i.permissions, i.expires_at, i.invited_by`.execute(tx)
  return rows[0]
}

/** A former staff member who is now a customer. */
export type FormerStaffRow = Pick<StaffRow, 'id' | 'email' | 'display_name'> & {
  readonly former_permissions: readonly Permission[]
  readonly demoted_at: Date
}

/** Staff who were demoted at this time or later, the latest first. */
export async function listFormerStaff(db: Handle, since: Date): Promise<readonly FormerStaffRow[]> {
  const { rows } = await sql<FormerStaffRow>`
    select id, email, display_name, former_permissions, demoted_at from users
    where demoted_at >= ${since} and role = 'customer' and deleted_at is null
      and former_permissions is not null
    order by demoted_at desc, id desc limit 1000`.execute(db)
  return rows
}

/** One such former staff member, locked until the transaction ends. */
export async function lockFormerStaff(
  tx: Handle,
  id: string,
  since: Date,
): Promise<FormerStaffRow | undefined> {
  const { rows } = await sql<FormerStaffRow>`
    select id, email, display_name, former_permissions, demoted_at from users
    where id = ${id} and demoted_at >= ${since} and role = 'customer' and deleted_at is null
      and former_permissions is not null
    for update`.execute(tx)
  return rows[0]
}

type Addressed = Pick<StaffRow, 'id' | 'email'>

/** Which of these addresses belong to staff with any permission, including paused staff. */
export async function staffAmong(
  db: Handle,
  emails: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<Pick<StaffRow, 'email'>>`
    select email from users
    where role = 'admin' and deleted_at is null and email = any(${[...emails]}::text[])
    order by email`.execute(db)
  return rows.map(({ email }) => email)
}

/** Active (not paused) admins who handle orders. */
export const listAdmins = (db: Handle): Promise<readonly Addressed[]> => staffWith(db, 'orders')

/** Active (not paused) admins with this permission, or every permission. */
export async function staffWith(db: Handle, permission: Permission): Promise<readonly Addressed[]> {
  const { rows } = await sql<Addressed>`
    select id, email from users
    where role = 'admin' and deleted_at is null and paused_at is null
      and (permissions is null or permissions && ${['owner', permission]}::text[])
    order by id`.execute(db)
  return rows
}
