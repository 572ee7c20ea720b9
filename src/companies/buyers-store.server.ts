/** The SQL that finds buyers on their own and by their companies. */
import { sql } from 'kysely'
import type { CompanyRole } from '../platform/access/acting-company.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CompanyState } from './rules.ts'

export type BuyerRow = {
  readonly user_id: string
  readonly email: string
  readonly name: string
  /** All null: for themselves. */
  readonly company_id: string | null
  readonly company_number: number | null
  readonly company_name: string | null
  readonly company_state: CompanyState | null
  readonly role: CompanyRole | null
}

/** Each once for themselves and once for each open company, those of companies first. */
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
