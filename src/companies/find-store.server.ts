/** The SQL that finds companies during typing. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CompanyState } from './rules.ts'

export type FoundCompanyRow = {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly state: CompanyState
  /** The number of its members. */
  readonly members: number
}

/**
 * Companies with this number, and those whose name contains this text, found through a trigram
 * index.
 */
export async function findCompanies(
  db: Handle,
  q: string,
  limit: number,
): Promise<readonly FoundCompanyRow[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const number = /^\d{1,15}$/.test(q) ? Number(q) : null
  const query = sql<FoundCompanyRow>`
    select id, number, name, state, (
      select count(*)::int from company_members where company_id = found.id
    ) as members
    from (
      select id, number, name, state, 0 as place from companies where number = ${number}::bigint
      union
      select id, number, name, state, 1 from companies where name ilike ${part}
      order by place, name limit ${limit}
    ) as found order by place, name`
  return (await query.execute(db)).rows
}
