/** The SQL that finds buyers, both private and by company. */
import { sql } from 'kysely'
import type { CompanyRole } from '../platform/access/acting-company.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CompanyState } from './rules.ts'

export type BuyerRow = {
  readonly user_id: string
  readonly email: string
  readonly name: string
  /** All null: the buyer orders for themselves. */
  readonly company_id: string | null
  readonly company_number: number | null
  readonly company_name: string | null
  readonly company_state: CompanyState | null
  readonly role: CompanyRole | null
}

/** A buyer, and the company for which they ordered; null: for themselves. */
export type BuyerOfCompany = { readonly userId: string; readonly companyId: string | null }

/** Those of the given buyers who can still order, in the given order. */
export async function buyersAmong(
  db: Handle,
  wanted: readonly BuyerOfCompany[],
): Promise<readonly BuyerRow[]> {
  const { rows } = await sql<BuyerRow>`
    select account.id as user_id, account.email, account.name, company.id as company_id,
      company.number as company_number, company.name as company_name,
      company.state as company_state, member.role
    from unnest(
      ${wanted.map(({ userId }) => userId)}::uuid[],
      ${wanted.map(({ companyId }) => companyId)}::uuid[]
    ) with ordinality as wanted (user_id, company_id, position)
    join account_names as account on account.id = wanted.user_id
    left join company_members as member
      on member.company_id = wanted.company_id and member.user_id = wanted.user_id
    left join companies as company
      on company.id = member.company_id and company.state in ('approved', 'on-hold')
    where wanted.company_id is null or company.id is not null
    order by wanted.position`.execute(db)
  return rows
}

/** One entry for each buyer as a private person and one for each open company; companies first. */
export async function findBuyers(
  db: Handle,
  q: string,
  limit: number,
): Promise<readonly BuyerRow[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<BuyerRow>`
    select account.id as user_id, account.email, account.name, company.id as company_id,
      company.number as company_number, company.name as company_name,
      company.state as company_state, member.role
    from company_members as member
    join companies as company on company.id = member.company_id
    join account_names as account on account.id = member.user_id
    where company.state in ('approved', 'on-hold') and (company.name ilike ${part}
      or company.number::text = ${q} or account.email ilike ${part} or account.name ilike ${part})
    union all
    select account.id, account.email, account.name, null, null, null, null, null
    from account_names as account
    where account.email ilike ${part} or account.name ilike ${part}
    order by company_name nulls last, email limit ${limit}`.execute(db)
  return rows
}
