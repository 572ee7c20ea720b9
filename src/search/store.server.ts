/**
 * SQL queries for lists: the matching tools, their order, and the counts of each facet. A text
 * search reads at most `maxRanked` rows, however many tools there are; see
 * docs/decisions/0007-search.md.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import {
  defineStatement,
  executePrepared,
  type ValueOf,
} from '../../packages/pg-kit/prepared-statements.server.ts'
import {
  always,
  filterCondition,
  matchCondition,
  never,
  specCondition,
} from './lists/list-conditions-store.server.ts'
import { piecePrice } from './lists/piece-price-store.server.ts'
import {
  facetNames,
  selectedFacets,
  withoutFacet,
  type FacetName,
  type Tally,
  type ToolFilters,
} from './facets/facets.ts'

/** At most this many matches are ranked, sorted and counted exactly. */
export const maxRanked = 10_000

export const sortOrders = [
  'best',
  'added',
  'newest',
  'name',
  'name-down',
  'price',
  'price-down',
] as const
export type SortOrder = (typeof sortOrders)[number]

/** The search: tsquery conditions by the part of a tool, or a prefix of a SKU. */
export type TextMatch = WordMatch<string> | { readonly sku: string }
/** Each condition as text, or as its placeholder in a statement. */
type WordMatch<Text> = {
  readonly anywhere: Text
  readonly inName: Text
  readonly inNameAndCategory: Text
}
/** The placeholders for the words of a prepared search. */
export type MatchPlaceholders = WordMatch<RawBuilder<string>>
export type ListQuery<Match = TextMatch> = {
  readonly match?: Match | undefined
  readonly filters: ToolFilters
  readonly order: SortOrder
  /** The last position of the previous page: its sort key and its tool's id. */
  readonly after?: { readonly value: string | number; readonly id: string } | undefined
}

/** A tool's position in a list: its id and its sort key. */
export type ListPosition = { readonly id: string; readonly key: string | number }
export type RankedMatches = {
  readonly positions: readonly ListPosition[]
  /** At most `maxRanked` plus one. */
  readonly total: number
  readonly tallies: readonly Tally[]
}

const noColumns = sql``
const nameColumn = sql`, name_key`
const priceColumns = sql`, price_cents, price_per`

/** The sort key of each order, and its columns; all are made unique by `tool_id`. */
const sortKeys: {
  readonly [O in SortOrder]: {
    readonly key: RawBuilder<unknown>
    readonly columns: RawBuilder<unknown>
    readonly type: RawBuilder<unknown>
    readonly descending: boolean
  }
} = {
  best: { key: sql`rank`, columns: noColumns, type: sql`integer`, descending: false },
  added: { key: sql`0`, columns: noColumns, type: sql`integer`, descending: false },
  newest: { key: sql`0`, columns: noColumns, type: sql`integer`, descending: true },
  name: { key: sql`name_key`, columns: nameColumn, type: sql`text`, descending: false },
  'name-down': { key: sql`name_key`, columns: nameColumn, type: sql`text`, descending: true },
  price: { key: piecePrice, columns: priceColumns, type: sql`bigint`, descending: false },
  'price-down': { key: piecePrice, columns: priceColumns, type: sql`bigint`, descending: true },
}

/** Whether an order equals the order of ids: UUIDs of version 7 sort by their time of creation. */
export const isOrderedById = (order: SortOrder): boolean => order === 'added' || order === 'newest'

function orderBy(order: SortOrder): RawBuilder<unknown> {
  const { key, descending } = sortKeys[order]
  const byId = descending ? sql`tool_id desc` : sql`tool_id`
  return isOrderedById(order) ? byId : sql`${key} ${descending ? sql`desc` : sql``}, ${byId}`
}

/** The order of a joined page, whose columns are `key` and `tool_id`. */
export function pageOrder(order: SortOrder): RawBuilder<unknown> {
  const direction = sortKeys[order].descending ? sql`desc` : sql``
  const byId = sql`page.tool_id ${direction}`
  return isOrderedById(order) ? byId : sql`page.key ${direction}, ${byId}`
}

/** The keyset condition: everything after the last position of the previous page. */
function afterCondition({ order, after }: Pick<ListQuery, 'order' | 'after'>): RawBuilder<boolean> {
  if (after === undefined) return always
  const { key, type, descending } = sortKeys[order]
  const operator = descending ? sql`<` : sql`>`
  if (isOrderedById(order)) return sql<boolean>`tool_id ${operator} ${after.id}::uuid`
  return sql<boolean>`(${key}, tool_id) ${operator} (
    cast(${after.value} as ${type}), ${after.id}::uuid
  )`
}

/**
 * A page of a list without a text search, read directly from the index of its order: that of the
 * whole list, or that of each selected category or brand, so that only rows up to the page's last
 * are read.
 */
export async function listByIndex(
  db: Handle,
  query: ListQuery,
  limit: number,
): Promise<ListPosition[]> {
  const { rows } = await sql<ListPosition>`
    select tool_id as id, key from (${listByIndexQuery(query, limit)}) as page`.execute(db)
  return rows
}

/**
 * The statement of `listByIndex`: `tool_id` and `key`, in order. The limit is a literal in its
 * text, so that a prepared plan knows it.
 */
export function listByIndexQuery(
  { filters, order, after }: ListQuery,
  limit: number,
): RawBuilder<unknown> {
  const facet = filters.category?.length ? 'category' : filters.brand?.length ? 'brand' : undefined
  const { key, descending } = sortKeys[order]
  const page = (condition: RawBuilder<boolean>, otherFilters: ToolFilters) => sql`
    select tool_id, ${key} as key from tool_search
    where ${condition} and ${filterCondition(otherFilters)} and ${afterCondition({ order, after })}
    order by ${orderBy(order)} limit ${sql.lit(limit)}`
  if (facet === undefined) return page(always, filters)
  const direction = descending ? sql`desc` : sql``
  const keyFirst = isOrderedById(order) ? sql`` : sql`key ${direction},`
  const pageOfValue = page(sql<boolean>`${sql.ref(facet)} = selected`, withoutFacet(facet, filters))
  return sql`
    select tool_id, key from unnest(${[...(filters[facet] ?? [])]}::text[]) as selected
    cross join lateral (${pageOfValue}) as page_of_value
    order by ${keyFirst} tool_id ${direction} limit ${sql.lit(limit)}`
}

const rankColumns = sql`tool_id, name_length, in_stock`
const allColumns = sql`${rankColumns}, category, brand, minimum_quantity ${nameColumn} ${priceColumns}`
/** The value of each facet under which a row is counted; the bands are those of facets.ts. */
const facetValues = {
  category: sql`category`,
  brand: sql`brand`,
  minimum: sql`width_bucket(minimum_quantity, array[2, 7, 13, 25, 49])::text`,
  price: sql`width_bucket(
    price_cents / coalesce(price_per, 1), array[500, 1000, 2500, 5000, 10000]
  )::text`,
} as const

/**
 * Disables sequential scans for the rest of the transaction, and allows only bitmap scans for
 * words.
 */
const useBitmapScans = (tx: Handle, match: TextMatch | undefined): Promise<unknown> =>
  executePrepared(
    tx,
    'use_bitmap_scans',
    sql`
      select set_config('enable_seqscan', 'off', true),
        set_config('enable_indexscan', ${match === undefined ? 'on' : 'off'}, true)`,
  )

export type Ranking = {
  /** The number of positions to return; 0 if only the counts are needed. */
  readonly limit: number
  /** Whether matches are counted by facet, each facet without its own selection. */
  readonly counting: boolean
  /** The one specification whose values are counted; by default all. */
  readonly spec?: string | undefined
}

/** A list whose words are either in the statement or passed as parameters. */
type BuiltQuery = ListQuery<TextMatch | MatchPlaceholders>

/** Page sizes of the shop's own pages, plus the following tool; 0: only counts. */
const preparedLimits = new Set([0, 13, 25, 49])

/**
 * Declares a statement over `rankedRows`. The planner assumes that words are common and would read
 * the whole table, so it may only use bitmap scans for words, and otherwise no sequential scans: on
 * a connection that has these settings and keeps its plan, if the search consists of words only;
 * otherwise in its own transaction.
 * @param name see executePrepared
 */
export function defineRanked<Row>(
  name: string,
  build: (query: BuiltQuery, ranking: Ranking) => RawBuilder<Row>,
): (
  database: Pick<Database, 'special' | 'transact'>,
  query: ListQuery,
  ranking: Ranking,
) => Promise<readonly Row[]> {
  const prepared = new Map<string, (db: Handle, match: WordMatch<string>) => Promise<Row[]>>()
  return ({ special, transact }, query, ranking) => {
    const words = special && wordsAlone(query, ranking)
    if (!special || !words)
      return transact(async (tx) => {
        await useBitmapScans(tx, query.match)
        return (await build(query, ranking).execute(tx)).rows
      })
    const { order } = query
    const form = `${order} ${ranking.limit} ${ranking.counting}`
    const statement =
      prepared.get(form) ??
      defineStatement<WordMatch<string>, Row>(name, (_, value) =>
        build({ order, filters: {}, match: placeholders(value) }, ranking),
      )
    prepared.set(form, statement)
    return statement(special, words)
  }
}

const placeholders = (value: ValueOf<WordMatch<string>>): MatchPlaceholders => ({
  anywhere: value('anywhere'),
  inName: value('inName'),
  inNameAndCategory: value('inNameAndCategory'),
})

/** The conditions, if the search consists only of words and a common page size. */
function wordsAlone(
  { match, filters, after }: ListQuery,
  { limit, spec }: Ranking,
): WordMatch<string> | undefined {
  const isPlain =
    after === undefined &&
    spec === undefined &&
    preparedLimits.has(limit) &&
    Object.values(filters).every((value) => value === undefined)
  return isPlain && match !== undefined && 'inName' in match ? match : undefined
}

/** Takes at most `maxRanked` plus one matching rows, ranks, sorts and counts them. */
export async function rankMatches(
  database: Pick<Database, 'special' | 'transact'>,
  query: ListQuery,
  ranking: Ranking,
): Promise<RankedMatches> {
  const [row] = await selectRanked(database, query, ranking)
  return row ?? { positions: [], total: 0, tallies: [] }
}

const selectRanked = defineRanked<RankedMatches>('ranked_matches', (query, { limit, counting }) => {
  const selected = counting ? selectedFacets(query.filters) : []
  const counts = counting ? countStatements(selected) : []
  return sql`
    with ${rankedRows(query, { limit, counting })}${rowsWithoutFacet(query, selected)}
    select
      (select count(*)::int from ranked) as total,
      (
        select coalesce(json_agg(json_build_object('id', tool_id, 'key', key)), '[]')
        from (${rankedPage(query, limit)}) as page
      ) as positions,
      ${
        counts.length === 0
          ? sql`'[]'::json`
          : sql`(
              select coalesce(json_agg(counted), '[]')
              from (${sql.join(counts, sql` union all `)}) as counted
            )`
      } as tallies`
})

/** A page of the CTE `ranked`: `tool_id` and `key`, in order. */
export const rankedPage = (
  query: Pick<BuiltQuery, 'order' | 'after'>,
  limit: number,
): RawBuilder<unknown> => sql`
  select tool_id, ${sortKeys[query.order].key} as key from ranked
  where ${afterCondition(query)} order by ${orderBy(query.order)} limit ${sql.lit(limit)}`

const maxRows = sql.lit(maxRanked + 1)

/**
 * The CTE `ranked`, with its column `rank`, the smaller the better: all terms in the name and one
 * in the category's name (0), all terms in the name (1000), all terms anywhere (2000); 500 more if
 * out of stock; then the shorter name. `in (select …)` is looked up in a hash however few rows the
 * planner expects, where a join of ten thousand rows may become a loop in a loop.
 */
export function rankedRows(
  { match, filters, order }: BuiltQuery,
  { limit, counting }: Pick<Ranking, 'limit' | 'counting'>,
): RawBuilder<unknown> {
  const columns = counting ? allColumns : sql`${rankColumns} ${sortKeys[order].columns}`
  // If matches are only counted, no rank is needed.
  const words = limit > 0 && match !== undefined && 'inName' in match ? match : undefined
  const inName = words ? sql<boolean>`words @@ ${words.inName}::tsquery` : never
  const inNameAndCategory = words
    ? sql<boolean>`words @@ ${words.inNameAndCategory}::tsquery`
    : never
  const filtered = filterCondition(filters)
  return sql`
    name_matches as materialized (
      select ${columns} from tool_search where ${inName} and ${filtered} limit ${maxRows}
    ),
    category_matches as materialized (
      select tool_id from tool_search where ${inNameAndCategory} and ${filtered} limit ${maxRows}
    ),
    other_matches as materialized (
      select ${columns} from tool_search
      where ${matchCondition(match)} and ${filtered}
        and (select count(*) from name_matches) < ${maxRows}
      limit ${maxRows}
    ),
    ranked as materialized (
      select matches.*,
        case
          when tier = 0 and matches.tool_id in (select tool_id from category_matches) then 0
          when tier = 0 then 1000
          else 2000
        end + case when in_stock then 0 else 500 end + name_length as rank
      from (
        select 0 as tier, name_matches.* from name_matches
        union all
        select 1, other_matches.* from other_matches
        where other_matches.tool_id not in (select tool_id from name_matches)
        limit ${maxRows}
      ) as matches
      where ${specCondition(filters.specs ?? [], sql`matches.tool_id`)}
    )`
}

/**
 * One more CTE for each selected facet: the rows that match without the selection in that facet.
 */
const rowsWithoutFacet = (
  { match, filters }: BuiltQuery,
  selected: readonly FacetName[],
): RawBuilder<unknown> =>
  sql.join(
    selected.map(
      (name) => sql`,
    ${sql.ref(`without_${name}`)} as materialized (
      select * from (
        select ${allColumns} from tool_search
        where ${matchCondition(match)} and ${filterCondition(withoutFacet(name, filters))}
        limit ${maxRows}
      ) as others where ${specCondition(filters.specs ?? [], sql`others.tool_id`)}
    )`,
    ),
    sql``,
  )

/** The counts of all facets and of everything, each as a `Tally`. */
function countStatements(selected: readonly FacetName[]): readonly RawBuilder<unknown>[] {
  const counts = sql`
    count(*)::int as tools, count(*) filter (where in_stock)::int as "inStock"`
  const tally = (name: FacetName, rows: string) => sql`
    select ${name} as facet, ${facetValues[name]} as value, ${counts}
    from ${sql.ref(rows)} group by 2`
  return [
    ...facetNames.filter((name) => !selected.includes(name)).map((name) => tally(name, 'ranked')),
    ...selected.map((name) => tally(name, `without_${name}`)),
    sql`select 'all' as facet, '' as value, ${counts} from ranked`,
  ]
}
