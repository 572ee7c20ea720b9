/**
 * Buyers for whom staff place orders: found by name, e-mail address or company, with their terms.
 */
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Service } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import {
  buyersAmong,
  findBuyers,
  type BuyerOfCompany,
  type BuyerRow,
} from './buyers-store.server.ts'
import {
  maxFoundBuyers,
  type BuyerTerms,
  type buyersEndpoints,
  type FoundBuyer,
} from './buyers-contract.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { toLimits } from './dto.ts'
import { isActive } from './rules.ts'
import { findCompany, listMembers } from './store.server.ts'

const toFoundBuyer = ({ user_id: userId, email, name, ...row }: BuyerRow): FoundBuyer => {
  const { company_id: id, company_number: number, company_name: title } = row
  const { company_state: state, role } = row
  const isMember = id !== null && number !== null && title !== null && state !== null
  return {
    userId,
    email,
    name,
    ...(isMember && role !== null
      ? { company: { id, number: Number(number), name: title, state, role } }
      : {}),
  }
}

/** Those of the given buyers who can still order, in the given order. */
export const readBuyersAmong = async (
  db: Handle,
  wanted: readonly BuyerOfCompany[],
): Promise<readonly FoundBuyer[]> => (await buyersAmong(db, wanted)).map(toFoundBuyer)

/**
 * @throws notFound if the buyer does not exist, is not a member of the company, or the company is
 *   not open
 */
async function readTerms(
  { accounts, database }: CompaniesDependencies,
  userId: string,
  companyId: string | undefined,
): Promise<BuyerTerms> {
  const db = database.handle
  const person = await accounts.findPerson(db, userId)
  if (!person) throw notFound()
  const addresses = await accounts.addressesOf(db, userId)
  const buyer = { userId, email: person.email, name: person.name, addresses }
  if (companyId === undefined) return buyer
  const company = await findCompany(db, companyId)
  const members = company ? await listMembers(db, companyId) : []
  const member = members.find((row) => row.user_id === userId)
  if (!company || !member || !isActive(company.state)) throw notFound()
  const { id, number, name, state, terms, address, phone } = company
  const known = new Set(addresses.map((one) => one.address))
  const ofCompany = [...new Set([...company.delivery_addresses, address])]
    .filter((text) => text !== '' && !known.has(text))
    .map((text) => ({ address: text, phone }))
  return {
    ...buyer,
    addresses: [...addresses, ...ofCompany],
    company: {
      id,
      number: Number(number),
      name,
      state,
      role: member.role,
      terms,
      address,
      paymentTerms: company.payment_terms,
      minimumOrder: company.minimum_cents,
      ...toLimits(member),
    },
  }
}

export const createBuyersOperations = (
  deps: CompaniesDependencies,
): Service<typeof buyersEndpoints> => ({
  buyers: async (_caller, { q }) =>
    (await findBuyers(deps.database.handle, q, maxFoundBuyers)).map(toFoundBuyer),
  buyer: (_caller, { userId, company }) => readTerms(deps, userId, company),
})
