/** SQL queries for the list of companies: its filters, sort orders and pages. */
import { sql } from 'kysely'
import type { Handle, SqlClause } from '../../packages/pg-kit/database.server.ts'
import type { CompanyFigures } from './dependencies.server.ts'
import type { CompanySort, CompanyState } from './rules.ts'

export type SummaryRow = {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly state: CompanyState
  readonly requested_at: Date
  readonly members: number
  /** Only the requested ones of these four; null if there is no value. */
  readonly town?: string | null
  readonly last_order?: Date | null
  /** In cents. */
  readonly turnover?: number | null
  readonly owed?: number | null
  /** The sort value, ascending. */
  readonly sort: string | number
}
type ListFilters = {
  readonly q: string | undefined
  readonly state: CompanyState | undefined
  readonly sort: CompanySort
  /** Figures shown in each row in addition to the record. */
  readonly figures: CompanyFigures | undefined
  readonly after: { readonly sort: string | number; readonly id: string } | undefined
  readonly limit: number
}

/** The types of a cursor's first value. */
export const sortTypes = {
  name: 'string',
  town: 'string',
  'last-order': 'bigint',
  turnover: 'bigint',
  owed: 'bigint',
} as const satisfies Record<CompanySort, 'string' | 'bigint'>

/** The number of companies that have requested an account and wait for the shop. */
export async function countRequested(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from companies where state = 'requested'`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * One row more than the limit. By name and town from A to Z, companies without a town last; by
 * figures, the highest first. A figure is computed for the rows of the page; if the list is sorted
 * by it, once for each company.
 */
export async function listCompanies(
  db: Handle,
  { q, state, sort, figures, after, limit }: ListFilters,
): Promise<readonly SummaryRow[]> {
  const part = `%${(q ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const type = sortTypes[sort] === 'string' ? sql`text` : sql`bigint`
  const { rows } = await sql<SummaryRow>`
    with sorted as (
      select companies.*, ${sortKey(sort, figures)} as sort from companies
      where (${state ?? null}::text is null or state = ${state ?? null}::text)
        and (${q === undefined || q === ''} or name ilike ${part} or number::text = ${q ?? ''}
          or exists (
            select from company_members as member
            join account_names as account on account.id = member.user_id
            where member.company_id = companies.id
              and (account.email ilike ${part} or account.name ilike ${part})
          ))
    ),
    companies as (
      select * from sorted
      where ${after?.id ?? null}::uuid is null
        or (sort, id) > (${after?.sort ?? null}::${type}, ${after?.id ?? null}::uuid)
      order by sort, id limit ${limit + 1}
    )
    select id, number, name, state, requested_at, sort, (
      select count(*)::int from company_members where company_id = companies.id
    ) as members ${figures ? shownFigures(figures) : sql``}
    from companies order by sort, id`.execute(db)
  return rows
}

const shownFigures = ({ lastOrder, money }: CompanyFigures): SqlClause => sql`
  , ${town} as town, ${lastOrder} as last_order
  ${money ? sql`, ${money.turnover} as turnover, ${money.owed} as owed` : sql``}`

/** @throws Error for a missing figure: the caller has already refused it */
function sortKey(sort: CompanySort, figures: CompanyFigures | undefined): SqlClause {
  if (sort === 'name') return sql`lower(name)`
  if (sort === 'town') return sql`coalesce(lower(${town}), chr(1114109))`
  if (sort === 'last-order')
    return mostFirst(sql`floor(extract(epoch from ${required(figures).lastOrder}) * 1000)::bigint`)
  const { money } = required(figures)
  return mostFirst(sort === 'owed' ? required(money).owed : required(money).turnover)
}

const mostFirst = (figure: SqlClause): SqlClause => sql`-coalesce(${figure}, 0)`

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A list is sorted by a figure that is not there')
  return value
}

/**
 * The town in the text of a legal address, if it has a postcode: `Austin, TX 78702`, `10115
 * Berlin`, `London SW1A 1AA`. Otherwise null: a guess would be a wrong town.
 */
const town = sql`nullif(trim(coalesce(
  substring(address from ${String.raw`.*(?:^|[\n,])\s*([^\n,0-9]+),\s*[A-Z]{2}\s+[0-9]{5}(?:-[0-9]{4})?\s*(?:$|[\n,])`}),
  substring(address from ${String.raw`.*[\n,]\s*(?:[A-Z]{1,3}-)?[0-9]{4,5}\s+([^\n,0-9]+)\s*(?:$|[\n,])`}),
  substring(address from ${String.raw`.*[\n,]\s*([^\n,0-9]+?),?\s+[A-Z]{1,2}[0-9][A-Z0-9]?\s*[0-9][A-Z]{2}\s*(?:$|[\n,])`})
)), '')`
