/** The companies service: trade customers, their states, and who buys for them. */
import type { ActorOn } from '../platform/access/authentication.server.ts'
import { actorOn, listOwnAffairs } from './own-affairs.server.ts'
import { companyNotFound } from '../platform/access/access-problems.ts'
import { type ActingCompany } from '../platform/access/acting-company.ts'
import type { Actor, Service } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { prepayment } from '../platform/money/payment-terms.ts'
import { createBuyersOperations, readBuyersAmong } from './buyers.server.ts'
import { changeCompany, moveCompany } from './change-company.server.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.server.ts'
import type { CompaniesOperations, Company } from './contract.ts'
import {
  companiesApprovedBy,
  listApproversOf,
  listApprovers,
  lockSpendingLimits,
  readCreditLimit,
  readOrderFileTerms,
  type Approver,
  type CreditLimit,
  type OrderFileTerms,
  type SpendingLimits,
} from './approvers.server.ts'
import type {
  CompaniesContext,
  CompaniesDependencies,
  CountApprovals,
  ReadCompanyFigures,
} from './dependencies.server.ts'
import { importDemoCompany, type ImportedCompany } from './demo-companies.server.ts'
import { toMembershipDto } from './dto.ts'
import { importCompanies } from './import-companies.server.ts'
import { countRequested } from './company-list-store.server.ts'
import { readCompanyList } from './list-companies.server.ts'
import {
  exportInvitations,
  exportMemberships,
  deleteInvitationsOf,
  withdrawInvitationsBy,
} from './invitation-store.server.ts'
import {
  inviteMember,
  listOfAll,
  listOfCompany,
  sendInvitations,
  withdrawInvitation,
} from './invitations.server.ts'
import type { invitationEndpoints } from './invitations-contract.ts'
import { requireOwner, requireReader, type NamedCompany } from './company-rights.server.ts'
import { setLimits } from './limits.server.ts'
import { addProgram, removeMember, setMember } from './members.server.ts'
import { reassignAll, type LeavingListener } from './reassign.server.ts'
import {
  chooseBuyingFor,
  companyOfCall,
  readBuyingForPage,
  type CartMoveListener,
} from './buying-for.server.ts'
import { addCompany, companiesWithIds, readCompany, requestCompany } from './records.server.ts'
import { createPriceViewers, type PriceViewersService } from './price-viewers.server.ts'
import { isActive, isApprover } from './rules.ts'
import { findCompanies, type FoundCompanyRow } from './find-store.server.ts'
import {
  deleteDemoCompanies,
  closeRequestsOf,
  deleteMembershipsOf,
  findMembership,
  listMemberships,
  lockMembership,
} from './store.server.ts'

export type { CompaniesDependencies } from './dependencies.server.ts'

export interface CompaniesService extends CompaniesOperations, PriceViewersService {
  /**
   * The company for which a user wants to act, in its present state.
   * @throws companyNotFound if it does not exist, is not open, or the user is not a member
   */
  actingFor(db: Handle, userId: string, companyId: string): Promise<ActingCompany>
  /**
   * Requires that the caller is a member of the company, and blocks their removal until the
   * transaction ends. So a removal also reassigns the records that this transaction writes.
   * @throws companyNotFound
   */
  requireMembership(tx: Handle, actor: Pick<Actor, 'id' | 'company'>): Promise<void>
  /** A member's spending limits; their orders wait for each other until the transaction ends. */
  lockLimits(tx: Handle, memberId: string): Promise<SpendingLimits>
  /**
   * A company's credit limit; undefined if the company does not exist.
   * @param lock whether its orders wait for each other until the transaction ends
   */
  creditLimit(
    db: Handle,
    companyId: string,
    options: { readonly lock: boolean },
  ): Promise<CreditLimit | undefined>
  /**
   * How a company's orders that arrive as files are handled; undefined if the company does not
   * exist.
   */
  orderFileTerms(db: Handle, companyId: string): Promise<OrderFileTerms | undefined>
  /** Whether a user approves orders of others in this company. */
  canApprove(db: Handle, userId: string, companyId: string): Promise<boolean>
  /** The members who approve orders of others in this company. */
  approvers(db: Handle, companyId: string): Promise<readonly Approver[]>
  /** The same for several companies, by company; none for one that may not order. */
  approversOf(
    db: Handle,
    companyIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Approver[]>>
  /**
   * The companies that somebody belongs to, in any state, and those in which they see all orders.
   */
  ownedRecords(db: Handle, userId: string): Promise<OwnedRecords>
  /**
   * The capacity in which staff act on records that may be their own: see `ownRules` in
   * own-affairs.ts.
   */
  actorOn: ActorOn
  /**
   * A company for staff and its members.
   * @throws notFound for others
   */
  requireReader(db: Handle, actor: Actor, companyId: string): Promise<NamedCompany>
  /**
   * A company for staff, and for its owners while it is open.
   * @throws notFound for others, forbidden for members, companyNotOpen
   */
  requireOwner(db: Handle, actor: Actor, companyId: string): Promise<NamedCompany>
  /** The company of a call that names none. */
  companyOfCall(userId: string): Promise<ActingCompany | undefined>
  /**
   * Registers a listener that moves a cart when its buyer changes the company for which they buy.
   */
  onCartMove(listener: CartMoveListener): void
  /** Registers the reader of each company's order figures for the staff list. */
  onFigures(read: ReadCompanyFigures): void
  /** Registers the function that counts the orders that wait for somebody. */
  onApprovals(count: CountApprovals): void
  /** Registers a function that passes on another capability's records when a member leaves. */
  onLeaving(listener: LeavingListener): void
  /**
   * Makes a service account a buying member.
   * @throws notFound for a company that is not open
   */
  addProgram(
    tx: Handle,
    member: { readonly companyId: string; readonly userId: string },
  ): Promise<void>
  /** Ends a service account's membership; its records there are passed on like those of people. */
  removeProgram(tx: Handle, userId: string): Promise<void>
  /**
   * Adds a company of the demo shop.
   * @returns its id
   */
  importDemo(tx: Handle, company: ImportedCompany): Promise<string>
  /** Deletes the companies of the demo shop for which nobody else buys. */
  deleteDemo(tx: Handle): Promise<void>
  /** The existing ones of these companies, as staff see them; unordered. */
  recordsWithIds(db: Handle, ids: readonly string[]): Promise<readonly Company[]>
  /** Those of the given buyers who can still order, in the given order. */
  buyersAmong: typeof readBuyersAmong
  /** The number of companies that have requested an account and wait for the shop. */
  countRequested(): Promise<number>
  /** Companies whose name contains this text, or with this number. */
  findNamed(db: Handle, q: string, limit: number): Promise<readonly FoundCompanyRow[]>
  /** The open companies in which a user approves orders of others. */
  approvedBy(db: Handle, userId: string): Promise<readonly string[]>
}

/** Ids of companies. */
export type OwnedRecords = {
  readonly member: readonly string[]
  /** The companies in which they are approver or owner. */
  readonly approver: readonly string[]
}

/** A deleted account is no longer a member. */
export function createCompaniesService(dependencies: CompaniesDependencies): CompaniesService {
  const deps: CompaniesContext = {
    ...dependencies,
    leavingListeners: [],
    cartMoveListeners: [],
    figures: [],
    approvals: [],
  }
  const { handle } = deps.database
  deps.accounts.onUserDeletion(async (tx, user) => {
    await reassignAll(deps, tx, user.id)
    await deleteMembershipsOf(tx, user.id)
    await deleteInvitationsOf(tx, user)
    await withdrawInvitationsBy(tx, { userId: user.id, at: deps.now() })
  })
  deps.accounts.onDataExport(async (db, user) => ({
    companies: await exportMemberships(db, user.id),
    companyInvitations: await exportInvitations(db, user),
  }))
  deps.accounts.onTakeover(async (tx, { id: userId }) => {
    await closeRequestsOf(tx, userId)
    await withdrawInvitationsBy(tx, { userId, at: deps.now() })
  })
  return {
    ...createInvitationOperations(deps),
    ...createBuyersOperations(deps),
    ...createPriceViewers(deps),
    memberships: async ({ actor }) =>
      (await listMemberships(handle, actor.id)).map(toMembershipDto),
    request: ({ actor }, request) => requestCompany(deps, actor, request),
    list: ({ actor }, query) => readCompanyList(deps, actor, query),
    onFigures: (read) => void deps.figures.push(read),
    add: ({ actor }, record) => addCompany(deps, actor, record),
    read: ({ actor }, { id }) => readCompany(handle, actor, id),
    save: ({ actor }, change) => changeCompany(deps, actor, change),
    move: ({ actor }, { id, state }) => moveCompany(deps, actor, id, state),
    setMember: ({ actor }, member) => setMember(deps, actor, member),
    setLimits: ({ actor }, limits) => setLimits(deps, actor, limits),
    removeMember: async ({ actor }, removal) => toRemoved(await removeMember(deps, actor, removal)),
    buyersAmong: readBuyersAmong,
    countRequested: () => countRequested(handle),
    findNamed: findCompanies,
    ownedRecords: readOwnedRecords,
    requireReader,
    requireOwner,
    onLeaving: (listener) => void deps.leavingListeners.push(listener),
    actingFor,
    companyOfCall: (userId) => companyOfCall({ ...deps, actingFor }, userId),
    ownAffairs: ({ actor }, query) => listOwnAffairs(handle, actor, query),
    buyingFor: ({ actor }) => readBuyingForPage(deps, handle, actor.id),
    buyFor: ({ actor }, choice) => chooseBuyingFor(deps, actor, choice),
    onApprovals: (count) => void deps.approvals.push(count),
    onCartMove: (listener) => void deps.cartMoveListeners.push(listener),
    requireMembership,
    lockLimits: lockSpendingLimits,
    actorOn: (endpoint, actor, input) => actorOn(deps.database.handle, endpoint, actor, input),
    creditLimit: readCreditLimit,
    orderFileTerms: readOrderFileTerms,
    canApprove: async (db, userId, companyId) =>
      (await companiesApprovedBy(db, userId)).includes(companyId),
    approvers: listApprovers,
    approversOf: listApproversOf,
    approvedBy: companiesApprovedBy,
    recordsWithIds: companiesWithIds,
    addProgram: (tx, member) => addProgram(deps, tx, member),
    async removeProgram(tx, userId) {
      await reassignAll(deps, tx, userId)
      await deleteMembershipsOf(tx, userId)
    },
    importDemo: (tx, company) => importDemoCompany(deps, tx, company),
    deleteDemo: deleteDemoCompanies,
  }
}

const toRemoved = ({ removed, passed }: Awaited<ReturnType<typeof removeMember>>) => ({
  acknowledged: true,
  deletedCount: removed ? 1 : 0,
  ...(passed ? { passedOn: { ...passed, to: passed.to.email } } : {}),
})

/** See CompaniesService.ownedRecords. */
async function readOwnedRecords(db: Handle, userId: string): Promise<OwnedRecords> {
  const memberships = await listMemberships(db, userId)
  return {
    member: memberships.map(({ id }) => id),
    approver: memberships.filter(isApprover).map(({ id }) => id),
  }
}

/** The operations on invitations and files, bound to their dependencies. */
const createInvitationOperations = (
  deps: CompaniesDependencies,
): Service<typeof invitationEndpoints> => ({
  invitations: ({ actor }, { id }) => listOfCompany(deps, actor, id),
  invite: (caller, invitation) => inviteMember(deps, caller, invitation),
  withdrawInvitation: async ({ actor }, invitation) => ({
    acknowledged: true,
    deletedCount: await withdrawInvitation(deps, actor, invitation),
  }),
  allInvitations: (_caller, query) => listOfAll(deps, query),
  sendInvitations: async (caller, { ids }) => ({
    acknowledged: true,
    ...(await sendInvitations(deps, caller, ids)),
  }),
  readInvitation: (_caller, { token }) => readInvitation(deps, token),
  acceptInvitation: ({ actor }, { token }) => acceptInvitation(deps, actor, token),
  importRows: async ({ actor }, file) => ({
    acknowledged: true,
    applied: file.apply,
    ...(await importCompanies(deps, actor, file)),
  }),
})

/** See CompaniesService.requireMembership. */
async function requireMembership(
  tx: Handle,
  { id, company }: Pick<Actor, 'id' | 'company'>,
): Promise<void> {
  if (company && !(await lockMembership(tx, { userId: id, companyId: company.id })))
    throw companyNotFound()
}

/** See CompaniesService.actingFor. */
async function actingFor(db: Handle, userId: string, companyId: string): Promise<ActingCompany> {
  const row = await findMembership(db, userId, companyId)
  if (!row || !isActive(row.state)) throw companyNotFound()
  const { id, name, member_id: memberId, role, state } = row
  const { minimum_cents: minimumOrder, price_list_id: priceList, back_orders: backOrders } = row
  const isLimited = row.order_limit_cents !== null || row.month_limit_cents !== null
  const hasCreditLimit = row.credit_limit_cents !== null
  const onHold = state === 'on-hold'
  const paysInAdvance = row.payment_terms === prepayment
  const rules = { minimumOrder, priceList, backOrders }
  return {
    id,
    name,
    memberId,
    role,
    onHold,
    ...rules,
    isLimited,
    hasCreditLimit,
    paysInAdvance,
  }
}
