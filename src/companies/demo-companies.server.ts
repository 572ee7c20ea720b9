/** The demo shop's companies: imported with their members, and deleted for good. */
import { hash, randomBytes } from 'node:crypto'
import type { CompanyRole } from '../platform/access/acting-company.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CompaniesDependencies } from './dependencies.server.ts'
import { prepareInvitation, renewInvitation } from './invitation-store.server.ts'
import { invitationLifetime } from './invitations.server.ts'
import type { CompanyState } from './rules.ts'
import { insertDemoCompany, upsertMember } from './store.server.ts'

export type ImportedCompany = {
  readonly name: string
  readonly address: string
  readonly state: CompanyState
  /** The agreement, visible to members. */
  readonly terms: string
  /** Such as '2/10 net 30'; empty: the shop's terms. */
  readonly paymentTerms: string
  /** For staff only. */
  readonly notes: string
  /** Null: the catalogue's prices. */
  readonly priceListId: string | null
  /** Whether the company may order more than is in stock; null: the shop's setting applies. */
  readonly backOrders: 'yes' | null
  /** Its credit limit, in cents with tax; null: no limit. */
  readonly creditLimit: number | null
  readonly requestedAt: Date
  readonly members: readonly { readonly userId: string; readonly role: CompanyRole }[]
  readonly invitations: readonly DemoInvitation[]
}

export type DemoInvitation = {
  readonly email: string
  readonly name: string
  readonly role: CompanyRole
  /** When it was mailed; absent: not yet. */
  readonly sentAt?: Date
}

/**
 * Adds a demo company with its members, without history and mails.
 * @returns its id
 */
export async function importDemoCompany(
  { newId }: Pick<CompaniesDependencies, 'newId'>,
  tx: Handle,
  { members, invitations, ...company }: ImportedCompany,
): Promise<string> {
  const id = newId()
  await insertDemoCompany(tx, {
    id,
    name: company.name,
    address: company.address,
    vat_id: '',
    tax_number: '',
    tax_status: 'standard',
    terms: company.terms,
    minimum_cents: 0,
    representative: '',
    notes: company.notes,
    state: company.state,
    requested_at: company.requestedAt,
    price_list_id: company.priceListId,
    back_orders: company.backOrders,
    payment_terms: company.paymentTerms,
    credit_limit_cents: company.creditLimit,
  })
  for (const { userId, role } of members)
    await upsertMember(tx, {
      id: newId(),
      company_id: id,
      user_id: userId,
      role,
      since: company.requestedAt,
    })
  for (const invitation of invitations)
    await importInvitation(newId, tx, { ...company, id }, invitation)
  return id
}

/** Nobody knows its link: if sent again, it gets a new one. */
async function importInvitation(
  newId: () => string,
  tx: Handle,
  { id: companyId, requestedAt }: { readonly id: string; readonly requestedAt: Date },
  { email, name, role, sentAt }: DemoInvitation,
): Promise<void> {
  const id = await prepareInvitation(tx, {
    id: newId(),
    company_id: companyId,
    email,
    name,
    role,
    created_at: sentAt ?? requestedAt,
  })
  if (!sentAt) return
  const expiresAt = new Date(sentAt.getTime() + invitationLifetime)
  const tokenHash = hash('sha256', randomBytes(32), 'buffer')
  await renewInvitation(tx, id, {
    tokenHash,
    sentAt,
    expiresAt,
    invitedBy: null,
    mailed_since: sentAt,
    mailed_count: 1,
  })
}
