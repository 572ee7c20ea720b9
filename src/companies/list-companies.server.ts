/** The list of companies for staff: by name, by town, or by order and balance figures. */
import { may } from '../accounts/rules.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { listCompanies, sortTypes, type SummaryRow } from './company-list-store.server.ts'
import type { CompanyQuery, CompanySummary } from './contract.ts'
import type { CompaniesContext, CompanyFigures } from './dependencies.server.ts'
import { ownAffairsMessages } from './messages/own-affairs.ts'
import { isMoneySort } from './rules.ts'

const defaultPageSize = 100

/**
 * With `sort`, each entry has its town, its last order and, for staff who may see money, its
 * turnover and balance: then it uses the connections for reports, since a year may have many
 * orders.
 * @throws forbidden for sorting by figures that the caller may not see
 */
export async function readCompanyList(
  deps: CompaniesContext,
  actor: Actor,
  { q, state, sort, limit = defaultPageSize, cursor }: CompanyQuery,
) {
  const seesMoney = may({ permissions: actor.permissions ?? [] }, 'money', { reading: true })
  if (sort !== undefined && isMoneySort(sort) && !seesMoney)
    throw forbidden({ detail: ownAffairsMessages.moneyOrderOnly })
  const by = sort ?? 'name'
  const [after, id] = cursor === undefined ? [] : decodeCursor(cursor, [sortTypes[by], 'uuid'])
  const figures = sort === undefined ? undefined : await readFigures(deps, seesMoney)
  const rows = await listCompanies(figures ? deps.database.reports : deps.database.handle, {
    q,
    state,
    sort: by,
    figures,
    after: after === undefined ? undefined : { sort: after, id: String(id) },
    limit,
  })
  return toPage(rows, limit, (last) => encodeCursor([last.sort, last.id]), toSummary)
}

async function readFigures(
  { figures: [read] }: CompaniesContext,
  seesMoney: boolean,
): Promise<CompanyFigures | undefined> {
  const figures = await read?.()
  return figures && !seesMoney ? { lastOrder: figures.lastOrder } : figures
}

const toSummary = (row: SummaryRow): CompanySummary => ({
  id: row.id,
  number: row.number,
  name: row.name,
  state: row.state,
  members: row.members,
  requestedAt: row.requested_at.toISOString(),
  ...(row.town ? { town: row.town } : {}),
  ...(row.last_order ? { lastOrder: row.last_order.toISOString() } : {}),
  ...(typeof row.turnover === 'number' ? { turnover: row.turnover } : {}),
  ...(typeof row.owed === 'number' ? { owed: row.owed } : {}),
})
