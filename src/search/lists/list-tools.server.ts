/**
 * One page of a list of tools: which tools it has, as DTOs or as JSON text, and the cursor of the
 * next page.
 */
import type { Paged } from '../../platform/access/endpoint.ts'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { PreserializedJson } from '../../../packages/contract/preserialized-json.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { decodeCursor, encodeCursor, type CursorValueType } from '../../platform/paging.server.ts'
import { platformMessages } from '../../platform/messages/platform.ts'
import type { Tool } from '../../catalogue/contract.ts'
import { toToolDto } from '../../catalogue/dto.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { ToolQuery } from '../contract.ts'
import type { ToolFilters } from '../facets/facets.ts'
import type { SearchContext } from '../dependencies.server.ts'
import { toolsByIds, toolsBySkuKeys } from '../lookups/lookup-store.server.ts'
import { skuKey } from '../words/sku-key.ts'
import { parseQuery, type ParsedQuery } from '../query/parse-query.server.ts'
import {
  serializeListByIndex,
  serializeMatches,
  serializeTools,
  wholeTool,
  type SerializedForm,
} from './serialization-store.server.ts'
import {
  listByIndex,
  maxRanked,
  rankMatches,
  type ListPosition,
  type ListQuery,
  type RankedMatches,
  type SortOrder,
} from '../store.server.ts'
import { parseSpecSelection } from '../facets/spec-facets.ts'
import { withSpecs } from '../facets/spec-facets.server.ts'
import { readTallies } from '../index/tally-store.server.ts'

/** The number of tools on a page if the query has no limit: the maximum of one response. */
const defaultLimit = 1000

/** Page positions with the counts made during the search. */
export type FoundPage = RankedMatches & {
  /** Whether all matches were counted. */
  readonly exact: boolean
  readonly order: SortOrder
  /** The search that was run, including the values of selected ranges of specifications. */
  readonly query: ListQuery
  /** Only for a text search. */
  readonly parsed?: ParsedQuery
}

const noMatches: RankedMatches = { positions: [], total: 0, tallies: [] }

type FindContext = Pick<SearchContext, 'database' | 'knownWords'>

/** A list with the additional filters of staff. */
export type FilteredQuery = ToolQuery & Pick<ToolFilters, 'only'>

/** The ids of a page of the list, and the cursor of the next. */
export async function listIds(
  context: FindContext,
  { limit = defaultLimit, ...query }: FilteredQuery,
): Promise<{ readonly ids: readonly string[]; readonly next?: string }> {
  const { positions, order } = await findPage(context, query, { limit, counting: false })
  const last = positions.length > limit ? positions[limit - 1] : undefined
  return {
    ids: positions.slice(0, limit).map(({ id }) => id),
    ...(last ? { next: encodeCursor([order, last.key, last.id]) } : {}),
  }
}

/** A page of the list as DTOs. */
export async function listTools(
  context: SearchContext,
  { limit = defaultLimit, ...query }: ToolQuery,
): Promise<Paged<Tool[]>> {
  const { positions, order } = await findPage(context, query, { limit, counting: false })
  const { database, origin } = context
  return readPage(database.handle, positions, { order, limit, origin })
}

/**
 * A page of the list as JSON text: the same tools as `listTools` encoded by the contract.
 * @param form the fields that are read of each tool, and how they are serialized; by default the
 *   whole tool
 */
export async function listSerializedTools(
  context: SearchContext,
  { limit = defaultLimit, ...query }: ToolQuery,
  form: SerializedForm = wholeTool,
): Promise<PreserializedJson> {
  const { database, origin } = context
  const { q, ...listQuery } = await withSkus(database.handle, toListQuery(query), query.sku)
  const nextCursor = (last: ListPosition | undefined) =>
    last && encodeCursor([listQuery.order, last.key, last.id])
  const page = { limit, origin, form }
  if (q === undefined && query.spec === undefined && !hasCategoryAndBrand(listQuery)) {
    const { text, last } = await serializeListByIndex(database.handle, listQuery, page)
    return new PreserializedJson(text, nextCursor(last))
  }
  if (q !== undefined && query.spec === undefined && form.name !== undefined) {
    const { match } = await parseQuery(context, q)
    const found = match && (await serializeMatches(database, { ...listQuery, match }, page))
    return new PreserializedJson(found?.text ?? '[]', nextCursor(found?.last))
  }
  const { positions } = await findPage(context, query, { limit, counting: false })
  const ids = positions.slice(0, limit).map(({ id }) => id)
  return new PreserializedJson(
    await serializeTools(database.handle, ids, { origin, form }),
    nextCursor(positions.length > limit ? positions[limit - 1] : undefined),
  )
}

type PageOptions = {
  /** The number of tools on the page; 0 if only the counts are needed. */
  readonly limit: number
  /** Whether matches are counted by facet. */
  readonly counting: boolean
}

/** The positions of a page and of the following tool, which shows whether there is a next page. */
export async function findPage(
  context: FindContext,
  query: FilteredQuery,
  { limit, counting }: PageOptions,
): Promise<FoundPage> {
  const { database } = context
  const { q, ...unresolved } = await withSkus(database.handle, toListQuery(query), query.sku)
  const parsed = q === undefined ? undefined : await parseQuery(context, q)
  const specs = parseSpecSelection(query.spec ?? [])
  const listQuery = await withSpecs(database, { ...unresolved, match: parsed?.match }, specs)
  const rank = (ranked: ListQuery): Promise<RankedMatches> =>
    rankMatches(database, ranked, { limit: withNext(limit), counting })
  if (parsed === undefined && specs.length === 0)
    return findPageByIndex(database.handle, listQuery, { limit, counting, rank })
  const { order } = listQuery
  const more = { order, ...(parsed === undefined ? {} : { parsed }) }
  if (parsed !== undefined && parsed.match === undefined)
    return { ...noMatches, ...more, exact: true, query: { ...unresolved, filters: {} } }
  const found = await rank(listQuery)
  const exact = found.total <= maxRanked && (specs.length === 0 || (await isRanked(context, query)))
  return { ...found, ...more, exact, query: listQuery }
}

/** Whether all matches are read for their specifications: there are at most `maxRanked`. */
async function isRanked(
  context: FindContext,
  { spec: _spec, cursor: _cursor, ...query }: ToolQuery,
): Promise<boolean> {
  const { total } = await findPage(context, query, { limit: 0, counting: true })
  return total <= maxRanked
}

/** `findPage` without a text search. */
async function findPageByIndex(
  db: Handle,
  query: ListQuery,
  {
    limit,
    counting,
    rank,
  }: PageOptions & { readonly rank: (query: ListQuery) => Promise<RankedMatches> },
): Promise<FoundPage> {
  const { order } = query
  const tallied = counting ? await readTallies(db, query.filters) : undefined
  // With a category or a brand the index soon reaches matching tools; with both it may never reach
  // any.
  if (tallied ?? (!counting && !hasCategoryAndBrand(query)))
    return {
      ...noMatches,
      ...tallied,
      exact: true,
      order,
      query,
      positions: await listByIndex(db, query, limit + 1),
    }
  const ranked = await rank(query)
  const exact = ranked.total <= maxRanked
  return {
    ...ranked,
    exact,
    order,
    query,
    ...(exact ? {} : { positions: await listByIndex(db, query, limit + 1) }),
  }
}

const hasCategoryAndBrand = ({ filters: { category, brand } }: ListQuery): boolean =>
  Boolean(category?.length && brand?.length)

/**
 * The tools at these positions, in their order; tools that were archived in the meantime are left
 * out.
 */
export async function readTools(
  db: Handle,
  positions: readonly ListPosition[],
  origin: string,
): Promise<Tool[]> {
  const ids = positions.map(({ id }) => id)
  const rows = new Map((await toolsByIds(db, ids)).map((row) => [row.id, row]))
  const toDto = toToolDto(origin)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [toDto(row)] : []
  })
}

/** The first `limit` tools at these positions, with the cursor of the next page if there is one. */
export async function readPage(
  db: Handle,
  positions: readonly ListPosition[],
  {
    order,
    limit,
    origin,
  }: { readonly order: SortOrder; readonly limit: number; readonly origin: string },
): Promise<Paged<Tool[]>> {
  const page: Paged<Tool[]> = await readTools(db, positions.slice(0, limit), origin)
  const last = positions[limit - 1]
  return positions.length > limit && last
    ? Object.assign(page, { next: encodeCursor([order, last.key, last.id]) })
    : page
}

/** A page is read with one more position; none are read if tools are only counted. */
const withNext = (limit: number): number => (limit === 0 ? 0 : limit + 1)

/** A query whose words have not been looked up yet. */
type UnresolvedQuery = Omit<ListQuery, 'match'> & { readonly q: string | undefined }

/** The query narrowed to the tools with these SKUs. */
async function withSkus(
  db: Handle,
  query: UnresolvedQuery,
  skus: readonly string[] | undefined,
): Promise<UnresolvedQuery> {
  if (skus === undefined) return query
  const folded = new Set(skus.map(foldSku))
  const tools = await toolsBySkuKeys(db, [...new Set(skus.map(skuKey))])
  const ids = tools.filter(({ sku }) => folded.has(foldSku(sku))).map(({ id }) => id)
  return { ...query, filters: { ...query.filters, ids } }
}

/** @throws Problem invalid-input if the cursor is of another order, or is not a cursor */
function toListQuery({
  q,
  sort,
  cursor,
  limit: _limit,
  spec: _spec,
  sku: _sku,
  ...filters
}: FilteredQuery): UnresolvedQuery {
  const searched = q === undefined || q === '' ? undefined : q
  const order: SortOrder = sort ?? (searched === undefined ? 'added' : 'best')
  return {
    q: searched,
    filters,
    order,
    after: cursor === undefined ? undefined : readCursor(cursor, order),
  }
}

const cursorType = (order: SortOrder): CursorValueType =>
  order === 'name' || order === 'name-down'
    ? 'string'
    : order === 'price' || order === 'price-down'
      ? 'bigint'
      : 'integer'

function readCursor(cursor: string, order: SortOrder): NonNullable<ListQuery['after']> {
  const [cursorOrder, value = 0, id] = decodeCursor(cursor, ['string', cursorType(order), 'uuid'])
  if (cursorOrder !== order)
    throw invalidInput({
      errors: [{ pointer: 'query:cursor', detail: platformMessages.notCursor }],
    })
  return { value, id: String(id) }
}
