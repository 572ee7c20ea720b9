/**
 * A member leaves a company: their orders, quote requests, lists and cart there pass to another
 * member. Their private records stay theirs.
 */
import { inLanguageOfCustomer } from '../platform/languages/customer-language.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden, invalidInput } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { CompaniesContext } from './dependencies.server.ts'
import { companiesMessages as messages } from './messages/companies.ts'
import type { PassedOn } from './messages/passed-on.ts'
import { isCompanyOwner, successorOf } from './rules.ts'
import { listMembers, listMemberships, type CompanyRow, type MemberRow } from './store.server.ts'

/** The member who takes over. */
export type Successor = {
  readonly userId: string
  /** The membership. */
  readonly memberId: string
  readonly email: string
  readonly name: string
}

/** A leaving member, before the membership is deleted. */
export type Leaving = {
  readonly companyId: string
  readonly userId: string
  readonly memberId: string
  readonly name: string
  readonly successor: Successor
  /** Whether the successor was chosen by a person: only then the cart is passed on, too. */
  readonly chosen: boolean
  /** Who removes them; without an id: the shop itself. */
  readonly actor: { readonly id: string | null; readonly name: string; readonly isStaff: boolean }
  readonly at: Date
}

const nothing: PassedOn = { orders: 0, quotes: 0, lists: 0, cartLines: 0 }

/** Passes on one capability's records, in the transaction in which the member leaves. */
export type LeavingListener = (tx: Handle, leaving: Leaving) => Promise<Partial<PassedOn>>

type Removal = {
  readonly company: Pick<CompanyRow, 'id' | 'name'>
  readonly members: readonly MemberRow[]
  readonly member: MemberRow
  /** The chosen user. */
  readonly successor?: string | undefined
}

export type Passed = PassedOn & { readonly to: Successor }

/**
 * @returns the successor and what was passed on; undefined if there is no other member
 * @throws forbidden for a leaving member who chooses a successor; invalidInput for a successor who
 *   is not a member
 */
export async function reassign(
  deps: CompaniesContext,
  tx: Handle,
  actor: Actor,
  removal: Removal,
): Promise<Passed | undefined> {
  const chosen = requireChoice(actor, removal)
  const colleagues = toColleagues(removal.members)
  const to = chosen
    ? colleagues.find(({ userId }) => userId === chosen)
    : successorOf(colleagues, removal.member.user_id, actor.id)
  if (!to) return undefined
  const passed = await passTo(deps, tx, removal, {
    successor: to,
    chosen: chosen !== undefined,
    actor: { id: actor.id, name: actor.name, isStaff: isAdmin(actor) },
  })
  if (to.userId !== actor.id) await tellSuccessor(deps, tx, removal, { ...passed, to })
  return { ...passed, to }
}

/** @throws forbidden, invalidInput */
function requireChoice(actor: Actor, { members, member, successor }: Removal): string | undefined {
  if (successor === undefined) return undefined
  const isOwner = members.some((one) => one.user_id === actor.id && isCompanyOwner(one))
  if (!isOwner && !isAdmin(actor)) throw forbidden({ detail: messages.ownersChoose })
  const isOther = successor !== member.user_id
  if (isOther && members.some(({ user_id: userId }) => userId === successor)) return successor
  throw invalidInput({ errors: [{ pointer: '#/successor', detail: messages.noSuccessor }] })
}

const toColleagues = (members: readonly MemberRow[]) =>
  members.map(({ id: memberId, user_id: userId, email, name, role, since }) => ({
    memberId,
    userId,
    email,
    name,
    role,
    since,
  }))

async function passTo(
  { leavingListeners, now }: CompaniesContext,
  tx: Handle,
  { company, member }: Removal,
  how: Pick<Leaving, 'successor' | 'chosen' | 'actor'>,
): Promise<PassedOn> {
  let passed = nothing
  for (const listener of leavingListeners)
    passed = {
      ...passed,
      ...(await listener(tx, {
        ...how,
        companyId: company.id,
        userId: member.user_id,
        memberId: member.id,
        name: member.name,
        at: now(),
      })),
    }
  return passed
}

/** Only if something was passed on, and only to a confirmed address. */
async function tellSuccessor(
  { accounts, mail, origin }: CompaniesContext,
  tx: Handle,
  { company, member }: Removal,
  { to, ...passed }: Passed,
): Promise<void> {
  const isAny = Object.values(passed).some((count) => count > 0)
  if (!mail.ready || !isAny || !(await accounts.isEmailConfirmed(tx, to.userId))) return
  const customer = { userId: to.userId, companyId: company.id }
  const words = await inLanguageOfCustomer(tx, customer, () => ({
    subject: messages.passedOnMail.subject(company.name),
    text: messages.passedOnMail.text(member.name || member.email, {
      company: company.name,
      passed,
      link: `${origin}/dashboard/company`,
    }),
  }))
  await mail.queue(tx, { to: to.email, ...words, kind: 'notice' })
}

/** Before an account is deleted, its records in companies are passed on. */
export async function reassignAll(
  deps: CompaniesContext,
  tx: Handle,
  userId: string,
): Promise<void> {
  for (const company of await listMemberships(tx, userId)) {
    const members = await listMembers(tx, company.id)
    const member = members.find((one) => one.user_id === userId)
    const successor = successorOf(toColleagues(members), userId, undefined)
    if (!member || !successor) continue
    const removal = { company, members, member: { ...member, name: messages.formerMember } }
    const actor = { id: null, name: '', isStaff: false }
    const passed = await passTo(deps, tx, removal, { successor, chosen: false, actor })
    await tellSuccessor(deps, tx, removal, { ...passed, to: successor })
  }
}
