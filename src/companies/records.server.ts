/** Companies: requested by customers, added by staff, and read by both. */
import { inLanguageOfAddress } from '../platform/languages/customer-language.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { isForeignKeyViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import { priceListGone, requireMoneyForTerms, requireReference } from './change-company.server.ts'
import type { Membership } from './company-schemas.ts'
import {
  alreadyRequested,
  type Company,
  type CompanyRecord,
  type CompanyRequest,
} from './contract.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { toCompanyDto, toRecord, toValues } from './dto.ts'
import { companiesMessages as messages } from './messages/companies.ts'
import {
  findCompaniesById,
  findCompany,
  insertCompany,
  listMembers,
  listMembersOf,
  listMemberships,
  lockRequests,
  upsertMember,
  type CompanyRow,
} from './store.server.ts'

/**
 * A company for staff, or for one of its members.
 * @throws notFound for everybody else
 */
export async function readCompany(db: Handle, actor: Actor, id: string): Promise<Company> {
  const company = await findCompany(db, id)
  const members = company ? await listMembers(db, id) : []
  const forStaff = isAdmin(actor)
  const isMember = members.some((member) => member.user_id === actor.id)
  if (!company || !(forStaff || isMember)) throw notFound()
  return toCompanyDto(company, members, { forStaff })
}

/** The existing ones of these companies, as staff see them; unordered. */
export async function companiesWithIds(db: Handle, ids: readonly string[]): Promise<Company[]> {
  if (ids.length === 0) return []
  const companies = await findCompaniesById(db, ids)
  const members = Map.groupBy(await listMembersOf(db, ids), (member) => member.company_id)
  return companies.map((company) =>
    toCompanyDto(company, members.get(company.id) ?? [], { forStaff: true }),
  )
}

const unset = {
  taxStatus: 'standard',
  terms: '',
  minimumOrder: 0,
  representative: '',
  notes: '',
} as const

/**
 * Requests a trade account; staff are notified by mail.
 * @throws alreadyRequested while another request of this user is pending
 */
export async function requestCompany(
  deps: CompaniesDependencies,
  actor: Actor,
  request: CompanyRequest,
): Promise<Membership> {
  const { database, newId, now } = deps
  return database.transact(async (tx) => {
    await lockRequests(tx, actor.id)
    const waiting = (await listMemberships(tx, actor.id)).find(({ state }) => state === 'requested')
    if (waiting) throw alreadyRequested({ detail: messages.alreadyRequestedDetail(waiting.name) })
    const values = toValues({ ...unset, ...request })
    const at = now()
    const company = await insertCompany(tx, {
      id: newId(),
      ...values,
      state: 'requested',
      requested_at: at,
    })
    const { id, number, name, state } = company
    await upsertMember(tx, {
      id: newId(),
      company_id: id,
      user_id: actor.id,
      role: 'owner',
      since: at,
    })
    await tellAdmins(deps, tx, company, actor)
    return { id, number, name, state, role: 'owner' }
  })
}

async function tellAdmins(
  { accounts, mail, origin }: CompaniesDependencies,
  tx: Handle,
  { id, name }: CompanyRow,
  { email }: Actor,
): Promise<void> {
  if (!mail.ready) return
  const link = `${origin}/dashboard/companies/${id}`
  for (const admin of await accounts.listAdmins(tx))
    await mail.queue(tx, {
      to: admin.email,
      ...(await inLanguageOfAddress(tx, admin.email, () => ({
        subject: messages.requestMail.subject(name),
        text: messages.requestMail.text(name, email, link),
      }))),
      kind: 'notice',
    })
}

/**
 * Adds a company that is approved at once.
 * @throws invalidInput for a price list that does not exist
 */
export const addCompany = (
  { audit, database, newId, now }: CompaniesDependencies,
  actor: Actor,
  record: CompanyRecord,
): Promise<Company> =>
  database.transact(async (tx) => {
    requireReference(record)
    const company = await insertCompany(tx, {
      id: newId(),
      ...toValues(record),
      state: 'approved',
      requested_at: now(),
    }).catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? priceListGone() : error
    })
    requireMoneyForTerms(actor, {}, toRecord(company))
    await audit.record(tx, actor, {
      operation: 'companies.add',
      kind: 'company',
      id: company.id,
      label: company.name,
      after: toRecord(company),
    })
    return toCompanyDto(company, [], { forStaff: true })
  })
