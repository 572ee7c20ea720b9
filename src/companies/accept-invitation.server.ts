/** Anybody who has an invitation link can read what it is for, and joins the company with it. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Membership } from './company-schemas.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { stateOfInvitation } from './invitation-rules.ts'
import {
  acceptInvitationRow,
  findByToken,
  lockByToken,
  type InvitationRow,
} from './invitation-store.server.ts'
import {
  companyNotOpen,
  invitationExpired,
  invitationOfAnother,
  invitationUnknown,
  invitationUsed,
  invitationWithdrawn,
} from './invitations-contract.ts'
import { hashInvitation } from './invitations.server.ts'
import { invitationMessages as messages } from './messages/invitations.ts'
import { findMembership, lockCompany, upsertMember } from './store.server.ts'

/** @throws invitationUnknown, invitationUsed, invitationExpired, invitationWithdrawn */
function requireOpen(row: InvitationRow | undefined, now: Date): InvitationRow {
  if (!row) throw invitationUnknown({ detail: messages.unknownDetail })
  const { company_name: company } = row
  const state = stateOfInvitation(row, now)
  if (state === 'accepted') throw invitationUsed({ detail: messages.usedDetail(company) })
  if (state === 'withdrawn')
    throw invitationWithdrawn({ detail: messages.withdrawnDetail(company) })
  if (state === 'expired') throw invitationExpired({ detail: messages.expiredDetail(company) })
  return row
}

/** What a link is for; anybody who has it may read it. See requireOpen. */
export async function readInvitation({ database, now }: CompaniesDependencies, token: string) {
  const found = await findByToken(database.handle, hashInvitation(token))
  const { company_name: company, email, role, expires_at: expires } = requireOpen(found, now())
  return { company, email, role, expiresAt: (expires ?? now()).toISOString() }
}

/**
 * Makes the caller a member, and confirms their address: the link was mailed to it, so it proves
 * that they read mail there. A caller who is not signed in to the account of that address confirms
 * nothing, since somebody else may have chosen its password. A caller who has become a member in
 * the meantime keeps their role.
 * @throws as requireOpen; invitationOfAnother, companyNotOpen
 */
export async function acceptInvitation(
  deps: CompaniesDependencies,
  actor: Actor,
  token: string,
): Promise<Membership> {
  const { membership, confirmed } = await joinCompany(deps, actor, token)
  if (confirmed) deps.securityLog('email_confirmed')
  return membership
}

const joinCompany = (
  { accounts, audit, database, newId, now }: CompaniesDependencies,
  actor: Actor,
  token: string,
): Promise<{ readonly membership: Membership; readonly confirmed: boolean }> =>
  database.transact(async (tx) => {
    const tokenHash = hashInvitation(token)
    const known = await findByToken(tx, tokenHash)
    // Locked in the same order as when inviting.
    const company = known && (await lockCompany(tx, known.company_id))
    const at = now()
    const row = requireOpen(company && (await lockByToken(tx, tokenHash)), at)
    if (row.email !== actor.email)
      throw invitationOfAnother({ detail: messages.ofAnotherDetail(row.email) })
    if (!company || company.state === 'closed')
      throw companyNotOpen({ detail: messages.companyNotOpenDetail(row.company_name) })
    const { id, name } = company
    if (!(await findMembership(tx, actor.id, id)))
      await upsertMember(tx, {
        id: newId(),
        company_id: id,
        user_id: actor.id,
        role: row.role,
        since: at,
      })
    await acceptInvitationRow(tx, row.id, { userId: actor.id, at })
    const membership = await requireMembership(tx, actor.id, id)
    await audit.record(tx, actor, {
      operation: 'companies.acceptInvitation',
      kind: 'user',
      id: actor.id,
      label: actor.email,
      after: { company: name, role: membership.role },
    })
    return { membership, confirmed: await accounts.confirmProvenEmail(tx, actor) }
  })

async function requireMembership(
  tx: Handle,
  userId: string,
  companyId: string,
): Promise<Membership> {
  const row = await findMembership(tx, userId, companyId)
  if (!row) throw new Error('the membership is gone')
  const { id, number, name, state, role } = row
  return { id, number, name, state, role }
}
