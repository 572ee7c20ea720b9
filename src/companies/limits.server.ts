/** What a member may spend without approval: set by staff and the company's owners. */
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { isAdmin } from '../accounts/rules.ts'
import { displayMoney } from '../platform/money/money.ts'
import { requireSeen } from '../platform/seen.ts'
import type { Company, SpendingLimitsInput } from './contract.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { toCompanyDto, toLimits } from './dto.ts'
import { companiesMessages } from './messages/companies.ts'
import { limitMessages } from './messages/pages.ts'
import { isOwner, lockFor } from './members.server.ts'
import { listMembers, updateLimits } from './store.server.ts'

/**
 * Sets both limits of a member, from the next order on.
 * @throws notFound for another company, and for a person who is not a member; forbidden for members
 *   who are not owners; changedMeanwhile
 */
export const setLimits = (
  { audit, database }: CompaniesDependencies,
  actor: Actor,
  { id, userId, orderLimit, monthLimit, seen }: SpendingLimitsInput,
): Promise<Company> =>
  database.transact(async (tx) => {
    const { company, members } = await lockFor(tx, actor, id)
    if (!isAdmin(actor) && !isOwner(members, actor))
      throw forbidden({ detail: companiesMessages.ownersOnly })
    const member = members.find((row) => row.user_id === userId)
    if (!member) throw notFound()
    const now = {
      orderLimit: member.order_limit_cents,
      monthLimit: member.month_limit_cents,
    }
    const inWords = limitMessages.limits(now.orderLimit ?? undefined, now.monthLimit ?? undefined)
    requireSeen(seen, now, inWords)
    const limits = { order_limit_cents: orderLimit, month_limit_cents: monthLimit }
    await updateLimits(tx, member.id, limits)
    // Recorded about the user, so that personal data is removed when their account is deleted.
    await audit.record(tx, actor, {
      operation: 'companies.setLimits',
      kind: 'user',
      id: userId,
      label: member.email,
      before: { company: company.name, ...inMoney(member) },
      after: { company: company.name, ...inMoney(limits) },
    })
    return toCompanyDto(company, await listMembers(tx, id), { forStaff: isAdmin(actor) })
  })

/** As shown in the history. */
const inMoney = (limits: Parameters<typeof toLimits>[0]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(toLimits(limits)).map(([name, cents]) => [name, displayMoney(cents ?? 0)]),
  )
