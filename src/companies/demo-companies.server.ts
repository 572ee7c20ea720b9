/** The demo shop's companies: imported with their members, and deleted for good. */
import type { CompanyRole } from '../../packages/contract/acting-company.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import type { CompanyState } from './rules.ts'
import { insertDemoCompany, upsertMember } from './store.server.ts'

export type ImportedCompany = {
  readonly name: string
  readonly address: string
  readonly state: CompanyState
  /** What has been agreed, as its members read it. */
  readonly terms: string
  /** Such as '2/10 net 30'; empty: those of the shop. */
  readonly paymentTerms: string
  /** For staff alone. */
  readonly notes: string
  /** Null: the catalogue's prices. */
  readonly priceListId: string | null
  readonly requestedAt: Date
  readonly members: readonly { readonly userId: string; readonly role: CompanyRole }[]
}

/** Adds a demo company with its members, without history and mails. @returns its id */
export async function importDemoCompany(
  { newId }: Pick<CompaniesDependencies, 'newId'>,
  tx: Handle,
  { members, ...company }: ImportedCompany,
): Promise<string> {
  const id = newId()
  await insertDemoCompany(tx, {
    ...{ id, name: company.name, address: company.address, vat_id: '', tax_number: '' },
    ...{ tax_status: 'standard', terms: company.terms, minimum_cents: 0, representative: '' },
    ...{ notes: company.notes, state: company.state, requested_at: company.requestedAt },
    ...{
      price_list_id: company.priceListId,
      back_orders: null,
      payment_terms: company.paymentTerms,
    },
    credit_limit_cents: null,
  })
  for (const { userId, role } of members)
    await upsertMember(tx, {
      ...{ id: newId(), company_id: id, user_id: userId, role, since: company.requestedAt },
    })
  return id
}
