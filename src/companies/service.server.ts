/** The companies service: trade customers, their states, and who buys for them. */
import { companyNotFound, type ActingCompany } from '../../packages/contract/acting-company.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { changeCompany, moveCompany } from './change-company.server.ts'
import type { CompaniesOperations, CompanyQuery } from './contract.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { toMembershipDto } from './dto.ts'
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
    removeMember: async ({ actor }, { id, userId }) => ({
      acknowledged: true,
      deletedCount: (await removeMember(deps, actor, id, userId)) ? 1 : 0,
    }),
    actingFor,
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
  return { id, name, memberId, role, onHold: state === 'on-hold', minimumOrder, priceList }
}
