/** Who buys for a company: staff and owners manage members; a member may leave. */
import type { CompanyRole } from '../platform/access/acting-company.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import { lastCompanyOwner, noSuchAccount, type Company } from './contract.ts'
import type { CompaniesContext, CompaniesDependencies } from './dependencies.server.ts'
import { toCompanyDto } from './dto.ts'
import { withdrawInvitationsBy } from './invitation-store.server.ts'
import { companiesMessages as messages } from './messages/companies.ts'
import { requireOwnerForStaff } from './own-affairs.server.ts'
import { reassign, type Passed } from './reassign.server.ts'
import { isActive, isCompanyOwner, keepsOwner } from './rules.ts'
import {
  deleteMember,
  listMembers,
  lockCompany,
  upsertMember,
  type CompanyRow,
  type MemberRow,
} from './store.server.ts'

export type LockedCompany = { readonly company: CompanyRow; readonly members: readonly MemberRow[] }

/**
 * Locks a company for anybody who may see it: if two owners remove each other, the second waits
 * here and is then no longer an owner.
 * @throws notFound for others, as for a company that does not exist
 */
export async function lockFor(tx: Handle, actor: Actor, id: string): Promise<LockedCompany> {
  const company = await lockCompany(tx, id)
  const members = company ? await listMembers(tx, id) : []
  const isMember = members.some(({ user_id: userId }) => userId === actor.id)
  if (!company || !(isAdmin(actor) || isMember)) throw notFound()
  return { company, members }
}

export const isOwner = (members: readonly MemberRow[], { id }: Actor): boolean =>
  members.some((member) => member.user_id === id && isCompanyOwner(member))

/** @throws lastCompanyOwner; staff may leave a company without an owner */
function requireOwnerLeft(members: readonly MemberRow[], actor: Actor, userId: string): void {
  const roles = members.map((member) => ({ userId: member.user_id, role: member.role }))
  const wasOwner = roles.some((member) => member.userId === userId && isCompanyOwner(member))
  if (wasOwner && !isAdmin(actor) && !keepsOwner(roles, userId))
    throw lastCompanyOwner({ detail: messages.lastOwnerDetail })
}

type MemberChange = { readonly id: string; readonly email: string; readonly role: CompanyRole }

/**
 * Adds a member, or changes a member's role. Only staff may add members: otherwise an owner could
 * find out who has an account.
 * @throws notFound, forbidden, noSuchAccount, lastCompanyOwner
 */
export const setMember = (
  deps: CompaniesDependencies,
  actor: Actor,
  { id, email, role }: MemberChange,
): Promise<Company> =>
  deps.database.transact(async (tx) => {
    const { company, members } = await lockFor(tx, actor, id)
    if (!isAdmin(actor) && !isOwner(members, actor))
      throw forbidden({ detail: messages.ownersOnly })
    await requireOwnerForStaff(deps, tx, actor, [email])
    const known = members.find((member) => member.email === email)
    const userId = known?.user_id ?? (await findAccount(deps, tx, actor, email))
    if (!isCompanyOwner({ role })) requireOwnerLeft(members, actor, userId)
    if (known && isCompanyOwner(known) && !isCompanyOwner({ role }))
      await endInvitationsBy(deps, tx, actor, { company, userId })
    await upsertMember(tx, {
      id: known?.id ?? deps.newId(),
      company_id: id,
      user_id: userId,
      role,
      since: deps.now(),
    })
    await recordMember(deps, tx, actor, 'companies.setMember', {
      userId,
      email,
      before: known ? { company: company.name, role: known.role } : undefined,
      after: { company: company.name, role },
    })
    return toCompanyDto(company, await listMembers(tx, id), { forStaff: isAdmin(actor) })
  })

/** See CompaniesService.addProgram. */
export async function addProgram(
  { newId, now }: CompaniesDependencies,
  tx: Handle,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  const company = await lockCompany(tx, companyId)
  if (!company || !isActive(company.state)) throw notFound()
  await upsertMember(tx, {
    id: newId(),
    company_id: companyId,
    user_id: userId,
    role: 'buyer',
    since: now(),
  })
}

async function findAccount(
  { accounts }: CompaniesDependencies,
  tx: Handle,
  actor: Actor,
  email: string,
): Promise<string> {
  // Uses the transaction's connection: otherwise concurrent calls could all wait for a second
  // connection.
  const id = isAdmin(actor) ? await accounts.findUserId(email, tx) : undefined
  if (id !== undefined) return id
  throw noSuchAccount({
    detail: isAdmin(actor) ? messages.noSuchAccountDetail(email) : messages.notMemberDetail(email),
  })
}

type MemberRemoval = {
  readonly id: string
  readonly userId: string
  readonly successor?: string | undefined
}

/**
 * Removes a member, or the caller leaves. Their records in this company pass to another member: see
 * reassign.
 * @returns whether they were a member, and what was reassigned
 * @throws notFound, forbidden, lastCompanyOwner; as reassign
 */
export const removeMember = (
  deps: CompaniesContext,
  actor: Actor,
  { id, userId, successor }: MemberRemoval,
): Promise<{ readonly removed: boolean; readonly passed?: Passed | undefined }> =>
  deps.database.transact(async (tx) => {
    const { company, members } = await lockFor(tx, actor, id)
    if (!isAdmin(actor) && !isOwner(members, actor) && userId !== actor.id)
      throw forbidden({ detail: messages.ownersOnly })
    const member = members.find((row) => row.user_id === userId)
    if (!member) return { removed: false }
    requireOwnerLeft(members, actor, userId)
    const passed = await reassign(deps, tx, actor, { company, members, member, successor })
    await endInvitationsBy(deps, tx, actor, { company, userId })
    await deleteMember(tx, member.id)
    await recordMember(deps, tx, actor, 'companies.removeMember', {
      userId,
      email: member.email,
      before: { company: company.name, role: member.role },
      after: passed && toPassedRecord(passed),
    })
    return { removed: true, passed }
  })

/**
 * A person who may no longer invite must not keep access, or return, through an invitation that
 * they mailed before.
 */
async function endInvitationsBy(
  { audit, now }: CompaniesDependencies,
  tx: Handle,
  actor: Actor,
  { company, userId }: { readonly company: CompanyRow; readonly userId: string },
): Promise<void> {
  const { id, name: label } = company
  const ended = await withdrawInvitationsBy(tx, { companyId: id, userId, at: now() })
  if (ended > 0)
    await audit.record(tx, actor, {
      operation: 'companies.withdrawInvitation',
      kind: 'company',
      id,
      label,
      before: { invited: ended },
      after: { invited: 0 },
    })
}

type MemberRecord = { readonly company: string; readonly role: CompanyRole }

/** By id: a name would remain after the account is deleted. */
const toPassedRecord = ({ to, ...passed }: Passed) => ({ passedTo: to.userId, ...passed })

/** The entry is about the user, so that personal data is removed when their account is deleted. */
const recordMember = (
  { audit }: CompaniesDependencies,
  tx: Handle,
  actor: Actor,
  operation: string,
  change: {
    readonly userId: string
    readonly email: string
    readonly before: MemberRecord | undefined
    readonly after: MemberRecord | ReturnType<typeof toPassedRecord> | undefined
  },
): Promise<void> =>
  audit.record(tx, actor, {
    operation,
    kind: 'user',
    id: change.userId,
    label: change.email,
    ...(change.before ? { before: change.before } : {}),
    ...(change.after ? { after: change.after } : {}),
  })
