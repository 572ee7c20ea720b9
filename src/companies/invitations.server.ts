/**
 * Invitations to buy for a company: mailed as single-use links for one address, valid for 30 days.
 */
import { requireOwnerForStaff } from './own-affairs.server.ts'
import { hash, randomBytes } from 'node:crypto'
import type { Actor, Caller } from '../platform/access/endpoint.ts'
import { forbidden, notFound, tooManyRequests } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { once } from '../../packages/pg-kit/once.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import { isLinkLike } from '../platform/fields/link-like.ts'
import { inLanguageOfCustomer } from '../platform/languages/customer-language.server.ts'
import { mailNotSetUp } from '../platform/mail/mail.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import {
  canBeSent,
  invitationDays,
  stateOfInvitation,
  waitToMail,
  withOneMail,
} from './invitation-rules.ts'
import {
  invitationsOf,
  listInvitations,
  lockInvitations,
  prepareInvitation,
  renewInvitation,
  withdrawInvitationRow,
  type InvitationRow,
} from './invitation-store.server.ts'
import {
  alreadyMember,
  companyNotOpen,
  type Invitation,
  type InvitationQuery,
  type NewInvitation,
} from './invitations-contract.ts'
import { isOwner, lockFor, type LockedCompany } from './members.server.ts'
import { companiesMessages } from './messages/companies.ts'
import { invitationMessages as messages } from './messages/invitations.ts'
import { isActive, type CompanyState } from './rules.ts'

/** In milliseconds. */
export const invitationLifetime = invitationDays * 86_400_000
const defaultPageSize = 100

/** The hash of a link that the database stores. */
export const hashInvitation = (token: string): Buffer =>
  hash('sha256', `company-invitation:${token}`, 'buffer')

export const toInvitationDto = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  company: { id: row.company_id, number: row.company_number, name: row.company_name },
  email: row.email,
  name: row.name,
  role: row.role,
  state: stateOfInvitation(row, now),
  ...(row.sent_at ? { sentAt: row.sent_at.toISOString() } : {}),
  ...(row.expires_at ? { expiresAt: row.expires_at.toISOString() } : {}),
  ...(row.accepted_at ? { acceptedAt: row.accepted_at.toISOString() } : {}),
})

/**
 * Locks a company for staff and its owners.
 * @throws notFound for strangers, forbidden for members
 */
async function lockToInvite(tx: Handle, actor: Actor, id: string): Promise<LockedCompany> {
  const locked = await lockFor(tx, actor, id)
  if (!isAdmin(actor) && !isOwner(locked.members, actor))
    throw forbidden({ detail: companiesMessages.ownersOnly })
  return locked
}

/** @throws notFound, forbidden */
export const listOfCompany = (
  { database, now }: CompaniesDependencies,
  actor: Actor,
  id: string,
): Promise<Invitation[]> =>
  database.transact(async (tx) => {
    await lockToInvite(tx, actor, id)
    return (await invitationsOf(tx, id)).map((row) => toInvitationDto(row, now()))
  })

export async function listOfAll(
  { database, now }: CompaniesDependencies,
  { q, state, limit = defaultPageSize, cursor }: InvitationQuery,
) {
  const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'uuid'])
  const after = at === undefined ? undefined : { at: new Date(Number(at)), id: String(id) }
  const moment = now()
  const filters = { q, state, after, limit, now: moment }
  const rows = await listInvitations(database.handle, filters)
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.created_at.getTime(), last.id]),
    (row) => toInvitationDto(row, moment),
  )
}

/** Members can join while the company is requested or open, but not once it is closed. */
const takesMembers = (state: CompanyState, actor: Actor): boolean =>
  isActive(state) || (isAdmin(actor) && state === 'requested')

/**
 * Invites an address. Inviting it again makes the previous link invalid. The same key returns the
 * first invitation in its present state.
 * @throws notFound, forbidden, alreadyMember, companyNotOpen, mailNotSetUp, keyReused;
 *   tooManyRequests for owners who have mailed this address too often within the hour
 */
export const inviteMember = (
  deps: CompaniesDependencies,
  { actor, idempotencyKey: key }: Caller<'customer', 'optional'>,
  invitation: NewInvitation,
): Promise<Invitation> =>
  deps.database.transact(async (tx) => {
    const locked = await lockToInvite(tx, actor, invitation.id)
    const asked = { actor: actor.id, operation: 'company-invitations', key, body: invitation }
    const { id } = await once(tx, asked, () => inviteLocked(deps, tx, actor, locked, invitation))
    const [sent] = await lockInvitations(tx, [id])
    if (!sent) throw notFound()
    return toInvitationDto(sent, deps.now())
  })

async function inviteLocked(
  deps: CompaniesDependencies,
  tx: Handle,
  actor: Actor,
  { company, members }: LockedCompany,
  { id, email, role }: NewInvitation,
): Promise<{ readonly id: string }> {
  await requireOwnerForStaff(deps, tx, actor, [email])
  if (!takesMembers(company.state, actor))
    throw companyNotOpen({ detail: messages.companyNotOpenDetail(company.name) })
  if (members.some((member) => member.email === email))
    throw alreadyMember({ detail: messages.alreadyMemberDetail(email) })
  if (!deps.mail.ready) throw mailNotSetUp()
  const at = deps.now()
  const row = { id: deps.newId(), company_id: id, email, name: '', role, created_at: at }
  const invitationId = await prepareInvitation(tx, row)
  const rows = await lockInvitations(tx, [invitationId])
  const [wait = 0] = isAdmin(actor) ? [] : rows.map((one) => waitToMail(one, at))
  if (wait > 0) throw tooManyRequests({ retryAfter: wait })
  await sendLocked(deps, tx, actor, rows)
  await deps.audit.record(tx, actor, {
    operation: 'companies.invite',
    kind: 'company',
    id,
    label: company.name,
    after: { invited: role },
  })
  return { id: invitationId }
}

/**
 * Names as used in the mail: its recipient may never have heard of the shop, so no typed text may
 * show as a link.
 */
const namesOf = (row: InvitationRow) => ({
  name: isLinkLike(row.name) ? '' : row.name,
  company: isLinkLike(row.company_name)
    ? messages.mail.companyNumber(row.company_number)
    : row.company_name,
})

/** Mails invitations that the caller has locked. */
async function sendLocked(
  { mail, now, origin, readSettings }: CompaniesDependencies,
  tx: Handle,
  actor: Actor,
  rows: readonly InvitationRow[],
): Promise<void> {
  const shop = (await readSettings()).name
  const sentAt = now()
  const invitedBy = isAdmin(actor) ? null : actor.id
  const expiresAt = new Date(sentAt.getTime() + invitationLifetime)
  for (const row of rows) {
    const { id, email, role } = row
    const token = randomBytes(32).toString('base64url')
    await renewInvitation(tx, id, {
      tokenHash: hashInvitation(token),
      sentAt,
      expiresAt,
      invitedBy,
      ...withOneMail(row, sentAt),
    })
    const link = `${origin}/invitation?token=${token}`
    const words = await inLanguageOfCustomer(tx, { companyId: row.company_id }, () => {
      const { name, company } = namesOf(row)
      return {
        subject: messages.mail.subject(company, shop),
        text: messages.mail.text({ name, company, role, shop, email, link }),
      }
    })
    await mail.queue(tx, { to: email, ...words, kind: 'order', lifetime: invitationLifetime })
  }
}

/**
 * Mails many invitations at once. The same key mails them only once.
 * @returns how many were mailed, and how many could not be mailed
 * @throws mailNotSetUp, keyReused
 */
export const sendInvitations = (
  deps: CompaniesDependencies,
  { actor, idempotencyKey: key }: Caller<'admin', 'optional'>,
  ids: readonly string[],
): Promise<{ readonly sent: number; readonly skipped: number }> =>
  deps.database.transact((tx) => {
    const asked = { actor: actor.id, operation: 'company-invitation-mails', key, body: ids }
    return once(tx, asked, async () => {
      const wanted = [...new Set(ids)]
      const at = deps.now()
      const rows = (await lockInvitations(tx, wanted)).filter(
        (row) => canBeSent(stateOfInvitation(row, at)) && takesMembers(row.company_state, actor),
      )
      if (rows.length > 0 && !deps.mail.ready) throw mailNotSetUp()
      await sendLocked(deps, tx, actor, rows)
      for (const [id, invited] of Map.groupBy(rows, (row) => row.company_id))
        await deps.audit.record(tx, actor, {
          operation: 'companies.sendInvitations',
          kind: 'company',
          id,
          label: invited[0]?.company_name ?? '',
          after: { invited: invited.length },
        })
      return { sent: rows.length, skipped: wanted.length - rows.length }
    })
  })

/**
 * @returns how many were withdrawn: 0 or 1
 * @throws notFound, forbidden
 */
export const withdrawInvitation = (
  { audit, database, now }: CompaniesDependencies,
  actor: Actor,
  { id, invitationId }: { readonly id: string; readonly invitationId: string },
): Promise<number> =>
  database.transact(async (tx) => {
    const { company } = await lockToInvite(tx, actor, id)
    const invitation = { companyId: id, id: invitationId, at: now() }
    const withdrawn = await withdrawInvitationRow(tx, invitation)
    if (withdrawn > 0)
      await audit.record(tx, actor, {
        operation: 'companies.withdrawInvitation',
        kind: 'company',
        id,
        label: company.name,
        before: { invited: 1 },
        after: { invited: 0 },
      })
    return withdrawn
  })
