/** Staff change the record of a company, and its state. */
import { inLanguageOfCustomer } from '../platform/languages/customer-language.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden, invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { isForeignKeyViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { may } from '../accounts/rules.ts'
import { ownAffairsMessages } from './messages/own-affairs.ts'
import { companyChanged, stateNotAllowed, type Company, type CompanyRecord } from './contract.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { toCompanyDto, toRecord, toValues } from './dto.ts'
import { companiesMessages as messages } from './messages/companies.ts'
import { isCompanyOwner, statesAfter, type CompanyState } from './rules.ts'
import {
  listMembers,
  lockCompany,
  updateCompany,
  type CompanyRow,
  type MemberRow,
} from './store.server.ts'

type CompanyChange = CompanyRecord & { readonly id: string; readonly revision: number }

/** @throws notFound; companyChanged if somebody has changed it since it was read */
export const changeCompany = (
  { audit, database }: CompaniesDependencies,
  actor: Actor,
  { id, revision, ...record }: CompanyChange,
): Promise<Company> =>
  database.transact(async (tx) => {
    const company = await lockCompany(tx, id)
    if (!company) throw notFound()
    if (company.revision !== revision)
      throw companyChanged({
        detail: messages.companyChangedDetail,
        facts: { revision: company.revision },
      })
    requireReference({ ...toRecord(company), ...record })
    const former = toRecord(company)
    const changed = await updateRecord(tx, id, record)
    requireMoneyForTerms(actor, former, toRecord(changed))
    await audit.record(tx, actor, {
      operation: 'companies.save',
      kind: 'company',
      id,
      label: record.name,
      before: former,
      after: toRecord(changed),
    })
    return toCompanyDto(changed, await listMembers(tx, id), { forStaff: true })
  })

/**
 * Changing the credit limit or the payment terms needs the money permission.
 * @throws forbidden
 */
export function requireMoneyForTerms(actor: Actor, before: TermsOfRecord, after: TermsOfRecord) {
  const isSame =
    (before.creditLimit ?? null) === (after.creditLimit ?? null) &&
    (before.paymentTerms ?? '') === (after.paymentTerms ?? '')
  if (!isSame && !may({ permissions: actor.permissions ?? [] }, 'money'))
    throw forbidden({ detail: ownAffairsMessages.moneyOnly })
}

type TermsOfRecord = {
  readonly creditLimit?: unknown
  readonly paymentTerms?: unknown
}

/** @throws invalidInput for a price list that does not exist */
async function updateRecord(tx: Handle, id: string, record: CompanyRecord): Promise<CompanyRow> {
  try {
    return await updateCompany(tx, id, toValues(record))
  } catch (error) {
    throw isForeignKeyViolation(error) ? priceListGone() : error
  }
}

/** @throws invalidInput for XRechnung without a buyer reference, which every recipient refuses */
export function requireReference({ invoiceForm, buyerReference }: CompanyRecord): void {
  if (invoiceForm !== 'xrechnung' || buyerReference) return
  throw invalidInput({ errors: [{ pointer: '#/buyerReference', detail: messages.needsReference }] })
}

/** The error for a price list that does not exist. */
export const priceListGone = () =>
  invalidInput({ errors: [{ pointer: '#/priceList', detail: messages.priceListGone }] })

/**
 * Moves a company to another state; its owners are told by mail. A company that is already in this
 * state stays unchanged.
 * @throws notFound, stateNotAllowed
 */
export const moveCompany = (
  deps: CompaniesDependencies,
  actor: Actor,
  id: string,
  state: CompanyState,
): Promise<Company> =>
  deps.database.transact(async (tx) => {
    const company = await lockCompany(tx, id)
    if (!company) throw notFound()
    const members = await listMembers(tx, id)
    if (company.state === state) return toCompanyDto(company, members, { forStaff: true })
    const allowed = statesAfter(company.state)
    if (!allowed.includes(state))
      throw stateNotAllowed({ facts: { state: company.state, allowed } })
    await deps.audit.record(tx, actor, {
      operation: 'companies.move',
      kind: 'company',
      id,
      label: company.name,
      before: { state: company.state },
      after: { state },
    })
    const moved = await updateCompany(tx, id, { state })
    await tellOwners(deps, tx, moved, members)
    return toCompanyDto(moved, members, { forStaff: true })
  })

/**
 * The name of a company is typed by the person who requested it, so it is only mailed to confirmed
 * addresses.
 */
async function tellOwners(
  { accounts, mail, origin, readSettings }: CompaniesDependencies,
  tx: Handle,
  { id: companyId, name, state }: CompanyRow,
  members: readonly MemberRow[],
): Promise<void> {
  if (!mail.ready || state === 'requested') return
  const shop = (await readSettings()).name
  for (const { user_id: userId, email } of members.filter(isCompanyOwner)) {
    if (!(await accounts.isEmailConfirmed(tx, userId))) continue
    const words = await inLanguageOfCustomer(tx, { userId, companyId }, () => ({
      subject: messages.stateMail.subject(name, shop),
      text: messages.stateMail[state](name, `${origin}/dashboard/company`),
    }))
    await mail.queue(tx, { to: email, ...words, kind: 'account' })
  }
}
