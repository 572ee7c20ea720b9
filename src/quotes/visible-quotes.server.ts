/** The visibility of quotes: staff see all, buyers their own and those of their companies. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import { isActive } from '../companies/rules.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { dayOf, type Day } from '../platform/time/time-zone.ts'
import type { Quote, QuoteQuery } from './contract.ts'
import type { OwnQuotesQuery } from './own-quotes-contract.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { readQuoteDetails, toSummary } from './dto.server.ts'
import {
  findQuote,
  findQuotes,
  listOfUser,
  listQuotes,
  type ListFilters,
  type QuoteRow,
} from './store.server.ts'

type Dependencies = Pick<QuotesDependencies, 'companies' | 'database' | 'now' | 'readSettings'>

/** Today in the shop's time zone. */
export const readToday = async ({
  now,
  readSettings,
}: Pick<QuotesDependencies, 'now' | 'readSettings'>): Promise<Day> =>
  dayOf(now(), (await readSettings()).timeZone)

/** The companies for which somebody may currently act. */
const companiesOf = async ({ companies }: Dependencies, actor: Actor): Promise<string[]> =>
  (await companies.memberships({ actor }, {}))
    .filter(({ state }) => isActive(state))
    .map(({ id }) => id)

/** An agent sees the quotes that its person requested for the link's company, or privately. */
const companyOfAgent = ({ company }: Actor): string | null => company?.id ?? null

/** @throws notFound for other people's quotes, as for a quote that does not exist */
export async function requireOwn(
  deps: Dependencies,
  actor: Actor,
  row: QuoteRow | undefined,
): Promise<QuoteRow> {
  if (actor.agent) {
    if (row?.user_id === actor.id && row.company_id === companyOfAgent(actor)) return row
    throw notFound()
  }
  if (row?.company_id === null && row.user_id === actor.id) return row
  if (row?.company_id && (await companiesOf(deps, actor)).includes(row.company_id)) return row
  throw notFound()
}

/** @throws notFound */
export async function requireVisible(
  deps: Dependencies,
  actor: Actor,
  row: QuoteRow | undefined,
): Promise<QuoteRow> {
  return row && isAdmin(actor) ? row : requireOwn(deps, actor, row)
}

/** @throws notFound */
export async function readQuote(deps: Dependencies, actor: Actor, id: string): Promise<Quote> {
  const { handle } = deps.database
  const row = await requireVisible(deps, actor, await findQuote(handle, id))
  return readQuoteDetails(handle, row, await readToday(deps))
}

/** The existing ones of these quotes, as staff see them; unordered. */
export async function readQuotesById(
  deps: Dependencies,
  db: Handle,
  ids: readonly string[],
): Promise<readonly Quote[]> {
  const today = await readToday(deps)
  const quotes: Quote[] = []
  for (const row of await findQuotes(db, ids)) quotes.push(await readQuoteDetails(db, row, today))
  return quotes
}

const defaultPageSize = 100

export async function readQuotes(
  deps: Dependencies,
  { q, company, state, limit = defaultPageSize, cursor }: QuoteQuery,
  visibleTo?: ListFilters['visibleTo'],
) {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['bigint'])
  const today = await readToday(deps)
  const rows = await listQuotes(deps.database.handle, {
    ...(visibleTo ? { visibleTo } : {}),
    q,
    company,
    state,
    today,
    limit: limit + 1,
    before: before === undefined ? undefined : Number(before),
  })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.number]),
    (row) => toSummary(row, today),
  )
}

export const readOwnQuotes = async (deps: Dependencies, actor: Actor, query: OwnQuotesQuery) =>
  readQuotes(
    deps,
    query,
    actor.agent
      ? { userId: actor.id, companyId: companyOfAgent(actor) }
      : { userId: actor.id, companyIds: await companiesOf(deps, actor) },
  )

/** All quotes requested by a user, for their data download. */
export async function exportQuotes(deps: Dependencies, db: Handle, userId: string) {
  const today = await readToday(deps)
  const quotes: Quote[] = []
  const { member } = await deps.companies.ownedRecords(db, userId)
  for (const row of await listOfUser(db, userId, member))
    quotes.push(await readQuoteDetails(db, row, today))
  return quotes
}
