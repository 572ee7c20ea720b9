/** The company for which somebody buys, stored with the account. */
import { companyNotFound } from '../platform/access/access-problems.ts'
import { type ActingCompany } from '../platform/access/acting-company.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { BuyingForAnswer, NewBuyingFor } from './buying-for-contract.ts'
import { companiesApprovedBy } from './approvers.server.ts'
import { findChoice, keepChoice } from './buying-for-store.server.ts'
import { decideBuyingFor } from './buying-for.ts'
import type { CompaniesContext, CompaniesDependencies } from './dependencies.server.ts'
import { isActive } from './rules.ts'
import { findMembership, listMemberships, lockMembership } from './store.server.ts'

/** A cart moves: from a private cart to a company's, back, or between two companies. */
export type CartMove = {
  readonly userId: string
  /** Ids of memberships; undefined: the private cart. */
  readonly from: string | undefined
  readonly to: string | undefined
}
export type CartMoveListener = (tx: Handle, move: CartMove) => Promise<void>

/** The company for which somebody buys, with the data that the browser needs. */
export async function readBuyingFor(
  { accounts, readSettings }: Pick<CompaniesDependencies, 'accounts' | 'readSettings'>,
  db: Handle,
  userId: string,
): Promise<BuyingForAnswer> {
  const { whoMayOrder } = await readSettings()
  const membersOnly = whoMayOrder === 'companies'
  const active = (await listMemberships(db, userId)).filter(({ state }) => isActive(state))
  const chosen = await findChoice(db, userId)
  const decided = decideBuyingFor({ active: active.map(({ id }) => id), chosen, membersOnly })
  const company = active.find(({ id }) => id === decided.company)
  const rule = company?.back_orders
  const isRefused =
    whoMayOrder === 'confirmed'
      ? !(await accounts.isEmailConfirmed(db, userId))
      : membersOnly && active.length === 0
  return {
    company: company
      ? {
          id: company.id,
          name: company.name,
          ...(rule === 'yes' || rule === 'no' ? { backOrders: rule } : {}),
        }
      : null,
    companies: active.map(({ id, name, state, role }) => ({
      id,
      name,
      onHold: state === 'on-hold',
      role,
    })),
    asks: decided.asks,
    chosen: chosen !== undefined,
    myself: active.length === 0 || !membersOnly,
    ...(whoMayOrder !== 'everybody' && isRefused ? { refused: whoMayOrder } : {}),
  }
}

/** The maximum number of approvals that are counted. */
const maxCounted = 100

/** The same, with the number of colleagues' orders that wait for them. */
export async function readBuyingForPage(
  deps: CompaniesContext,
  db: Handle,
  userId: string,
): Promise<BuyingForAnswer> {
  const answer = await readBuyingFor(deps, db, userId)
  const companyIds = answer.companies.length === 0 ? [] : await companiesApprovedBy(db, userId)
  const [count] = deps.approvals
  return count && companyIds.length > 0
    ? { ...answer, approvals: await count(db, { userId, companyIds, limit: maxCounted }) }
    : answer
}

/**
 * The company of a call that names none: none, except in a shop that only sells to companies, since
 * nobody can order there for themselves.
 */
export async function companyOfCall(
  deps: CompaniesDependencies & {
    actingFor(db: Handle, userId: string, companyId: string): Promise<ActingCompany>
  },
  userId: string,
): Promise<ActingCompany | undefined> {
  const { handle } = deps.database
  if ((await deps.readSettings()).whoMayOrder !== 'companies') return undefined
  const { company } = await readBuyingFor(deps, handle, userId)
  return company ? deps.actingFor(handle, userId, company.id) : undefined
}

/** @throws companyNotFound for a company for which they may not buy */
export const chooseBuyingFor = (
  deps: CompaniesContext,
  actor: Actor,
  { company, cartOf }: NewBuyingFor,
): Promise<BuyingForAnswer> =>
  deps.database.transact(async (tx) => {
    const membershipIn = async (companyId: string) =>
      (await lockMembership(tx, { userId: actor.id, companyId }))
        ? findMembership(tx, actor.id, companyId)
        : undefined
    const to = company === undefined ? undefined : await membershipIn(company)
    if (company !== undefined && !(to && isActive(to.state))) throw companyNotFound()
    await keepChoice(tx, actor.id, company, deps.now())
    const from =
      cartOf === undefined || cartOf === 'myself' ? undefined : await membershipIn(cartOf)
    const isKnown = cartOf === 'myself' || from !== undefined
    if (isKnown && from?.member_id !== to?.member_id)
      for (const move of deps.cartMoveListeners)
        await move(tx, { userId: actor.id, from: from?.member_id, to: to?.member_id })
    return readBuyingForPage(deps, tx, actor.id)
  })
