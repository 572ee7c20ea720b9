/** The companies service: trade customers, their states, and who buys for them. */
import { companyNotFound, type ActingCompany } from '../../packages/contract/acting-company.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { changeCompany, moveCompany } from './change-company.server.ts'
import type { CompaniesOperations, CompanyQuery } from './contract.ts'
import {
  companiesApprovedBy,
  listApprovers,
  lockSpendingLimits,
  type Approver,
  type SpendingLimits,
} from './approvers.server.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { toMembershipDto } from './dto.ts'
import { setLimits } from './limits.server.ts'
import { removeMember, setMember } from './members.server.ts'
import { addCompany, readCompany, requestCompany } from './records.server.ts'
import { isActive } from './rules.ts'
import {
  deleteMembershipsOf,
  findMembership,
  listCompanies,
  listMemberships,
} from './store.server.ts'

export type { CompaniesDependencies } from './dependencies.server.ts'

export interface CompaniesService extends CompaniesOperations {
  /**
   * The company for which a user wants to act, as it is now.
   * @throws companyNotFound for one that does not exist, is not open, or is not theirs
   */
  actingFor(db: Handle, userId: string, companyId: string): Promise<ActingCompany>
  /** What a member may spend; their orders wait for each other until the transaction ends. */
  lockLimits(tx: Handle, memberId: string): Promise<SpendingLimits>
  /** Whether a user decides about orders of others in this company. */
  mayApprove(db: Handle, userId: string, companyId: string): Promise<boolean>
  /** Those who decide about orders of others in this company. */
  approvers(db: Handle, companyId: string): Promise<readonly Approver[]>
  /** The open companies in which a user decides about orders of others. */
  approvedBy(db: Handle, userId: string): Promise<readonly string[]>
}

const defaultPageSize = 100

/** A deleted account is no member any more. */
export function createCompaniesService(deps: CompaniesDependencies): CompaniesService {
  const { handle } = deps.database
  deps.accounts.onUserDeletion((tx, { id }) => deleteMembershipsOf(tx, id))
  return {
    memberships: async ({ actor }) =>
      (await listMemberships(handle, actor.id)).map(toMembershipDto),
    request: ({ actor }, request) => requestCompany(deps, actor, request),
    list: (_caller, query) => readList(handle, query),
    add: ({ actor }, record) => addCompany(deps, actor, record),
    read: ({ actor }, { id }) => readCompany(handle, actor, id),
    save: ({ actor }, change) => changeCompany(deps, actor, change),
    move: ({ actor }, { id, state }) => moveCompany(deps, actor, id, state),
    setMember: ({ actor }, member) => setMember(deps, actor, member),
    setLimits: ({ actor }, limits) => setLimits(deps, actor, limits),
    removeMember: async ({ actor }, { id, userId }) => ({
      acknowledged: true,
      deletedCount: (await removeMember(deps, actor, id, userId)) ? 1 : 0,
    }),
    actingFor,
    lockLimits: lockSpendingLimits,
    mayApprove: async (db, userId, companyId) =>
      (await companiesApprovedBy(db, userId)).includes(companyId),
    approvers: listApprovers,
    approvedBy: companiesApprovedBy,
  }
}

async function readList(
  handle: Handle,
  { q, state, limit = defaultPageSize, cursor }: CompanyQuery,
) {
  const [sort, id] = cursor === undefined ? [] : decodeCursor(cursor, ['string', 'uuid'])
  const after = sort === undefined ? undefined : { sort: String(sort), id: String(id) }
  const rows = await listCompanies(handle, { q, state, after, limit })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.sort, last.id]),
    ({ requested_at: requestedAt, sort: _sort, ...company }) => ({
      ...company,
      requestedAt: requestedAt.toISOString(),
    }),
  )
}

/** See CompaniesService.actingFor. */
async function actingFor(db: Handle, userId: string, companyId: string): Promise<ActingCompany> {
  const row = await findMembership(db, userId, companyId)
  if (!row || !isActive(row.state)) throw companyNotFound()
  const { id, name, member_id: memberId, role, state } = row
  const { minimum_cents: minimumOrder, price_list_id: priceList } = row
  const isLimited = row.order_limit_cents !== null || row.month_limit_cents !== null
  const onHold = state === 'on-hold'
  return { id, name, memberId, role, onHold, minimumOrder, priceList, isLimited }
}
