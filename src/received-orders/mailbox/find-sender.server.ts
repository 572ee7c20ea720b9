/**
 * Which buyer a mail is from: a person whose address is proven both by the account and by the mail.
 */
import { isAdmin } from '../../accounts/rules.ts'
import { canonicalEmail } from '../../platform/fields/canonical-email.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'

/** The buyer of a received order; nulls until staff choose one. */
export type Owner = {
  readonly userId: string | null
  readonly companyId: string | null
  readonly companyName: string | null
}
export const nobody: Owner = { userId: null, companyId: null, companyName: null }

/**
 * The customer with this address and their company. Nobody for an address that the account has not
 * confirmed, for staff, and for a member of several companies, because the mail does not state
 * which company orders.
 */
export async function findSender(
  { accounts, companies, database: { handle } }: ReceivedOrdersDependencies,
  from: string,
): Promise<Owner> {
  const email = canonicalEmail(from)
  const id = email === undefined ? undefined : await accounts.findUserId(email, handle)
  if (id === undefined || !(await accounts.isEmailConfirmed(handle, id))) return nobody
  const person = await accounts.findPerson(handle, id)
  if (!person || isAdmin(person)) return nobody
  const { member } = await companies.ownedRecords(handle, id)
  if (member.length === 0) return { ...nobody, userId: id }
  const open = await Promise.all(
    // A company that is not open cannot order.
    member.map((company) => companies.actingFor(handle, id, company).catch(() => undefined)),
  )
  const acting = open.filter((company) => company !== undefined)
  const [company] = acting
  return company && acting.length === 1
    ? { userId: id, companyId: company.id, companyName: company.name }
    : nobody
}
