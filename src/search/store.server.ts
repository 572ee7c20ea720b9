/**
 * The SQL of lists: which tools, in which order, and how many there are of each kind. Nothing here looks at more than
 * `mostPicked` rows for a search, however many tools there are; see docs/decisions/0007-search.md.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../packages/pg-kit/prepared-statements.server.ts'
import {
  selectedFacets,
  facetsToTally,
  totalTally,
  withoutFacet,
  type FacetName,
  type ToolFilters,
  type Tally,
} from './facets.ts'

/** So many tools are ranked, sorted and counted exactly; of more, these. */
export const maxRanked = 10_000

export const sortOrders = ['best', 'added', 'newest', 'name', 'price', 'price-down'] as const
export type SortOrder = (typeof sortOrders)[number]

/** What is searched for: conditions on words (tsquery), or the beginning of a SKU. */
export type TextMatch =
  | { readonly anywhere: string; readonly named: string; readonly kind: string }
  | { readonly sku: string }
export type ListQuery = {
  readonly match?: TextMatch | undefined
  readonly narrowed: ToolFilters
  readonly order: SortOrder
  readonly after?: { readonly value: string | number; readonly id: string } | undefined
}

/** A tool's place in a list. */
export type ListPosition = { readonly id: string; readonly key: string | number }
export type RankedMatches = {
  readonly places: readonly ListPosition[]
  /** at most one more than `mostPicked` */ readonly total: number
  readonly tallies: readonly Tally[]
}

const all = sql<boolean>`true`

function narrow({
  category,
  brand,
  inStock,
  maxMinimum,
  priceMin,
  priceMax,
}: ToolFilters): RawBuilder<boolean> {
  const conditions = [
    ...(category?.length ? [sql<boolean>`category = any(${[...category]}::text[])`] : []),
    ...(brand?.length ? [sql<boolean>`brand = any(${[...brand]}::text[])`] : []),
    ...(inStock ? [sql<boolean>`in_stock`] : []),
    ...(maxMinimum === undefined ? [] : [sql<boolean>`minimum_quantity <= ${maxMinimum}`]),
    ...(priceMin === undefined ? [] : [sql<boolean>`price_cents >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql<boolean>`price_cents <= ${priceMax}`]),
  ]
  return conditions.length === 0 ? all : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const matching = (match: TextMatch | undefined): RawBuilder<boolean> =>
  match === undefined
    ? all
    : 'sku' in match
      ? sql<boolean>`sku_key like ${`${match.sku}%`}`
      : sql<boolean>`words @@ ${match.anywhere}::tsquery`

const keys: {
  readonly [O in SortOrder]: {
    readonly key: RawBuilder<unknown>
    readonly type: RawBuilder<unknown>
    readonly down: boolean
  }
} = {
  best: { key: sql`rank`, type: sql`integer`, down: false },
  added: { key: sql`0`, type: sql`integer`, down: false },
  newest: { key: sql`0`, type: sql`integer`, down: true },
  name: { key: sql`name_key`, type: sql`text`, down: false },
  price: { key: sql`price_cents`, type: sql`integer`, down: false },
  'price-down': { key: sql`price_cents`, type: sql`integer`, down: true },
}

function orderBy(order: SortOrder): RawBuilder<unknown> {
  const { key, down } = keys[order]
  const ids = down ? sql`tool_id desc` : sql`tool_id`
  return order === 'added' || order === 'newest'
    ? ids
    : sql`${key} ${down ? sql`desc` : sql``}, ${ids}`
}

function pastOf({ order, after }: Pick<ListQuery, 'order' | 'after'>): RawBuilder<boolean> {
  if (after === undefined) return all
  const { key, type, down } = keys[order]
  const sign = down ? sql`<` : sql`>`
  if (order === 'added' || order === 'newest')
    return sql<boolean>`tool_id ${sign} ${after.id}::uuid`
  return sql<boolean>`(${key}, tool_id) ${sign} (cast(${after.value} as ${type}), ${after.id}::uuid)`
}

/**
 * A page of a list that nothing is searched in, straight from the index of its order: the whole list's, or that of each
 * chosen category or brand, so that no more rows are read than stand before the page's last.
 */
export async function listByIndex(
  db: Handle,
  asked: ListQuery,
  limit: number,
): Promise<ListPosition[]> {
  const { rows } =
    await sql<ListPosition>`select tool_id as id, key from (${listByIndexQuery(asked, limit)}) as page`.execute(
      db,
    )
  return rows
}

/** The statement of `walk`: `tool_id` and `key`, in order. Its limit is part of its text, so that a plan made beforehand knows it. */
export function listByIndexQuery(
  { narrowed, order, after }: ListQuery,
  limit: number,
): RawBuilder<unknown> {
  const by = narrowed.category?.length ? 'category' : narrowed.brand?.length ? 'brand' : undefined
  const { key } = keys[order]
  const page = (also: RawBuilder<boolean>, rest: ToolFilters) => sql`
    select tool_id, ${key} as key from tool_search where ${also} and ${narrow(rest)} and ${pastOf({ order, after })} order by ${orderBy(order)} limit ${sql.lit(limit)}`
  return by === undefined
    ? page(all, narrowed)
    : sql`
    select tool_id, key from unnest(${[...(narrowed[by] ?? [])]}::text[]) as chosen cross join lateral (${page(sql<boolean>`${sql.ref(by)} = chosen`, withoutFacet(by, narrowed))}) as found
    order by ${order === 'added' || order === 'newest' ? sql`` : sql`key ${keys[order].down ? sql`desc` : sql``},`} tool_id ${keys[order].down ? sql`desc` : sql``} limit ${sql.lit(limit)}`
}

const columns = sql`tool_id, sku_key, name_key, name_length, category, brand, price_cents, minimum_quantity, in_stock`
const bands = {
  category: sql`category`,
  brand: sql`brand`,
  minimum: sql`width_bucket(minimum_quantity, array[2, 7, 13, 25, 49])::text`,
  price: sql`width_bucket(price_cents, array[500, 1000, 2500, 5000, 10000])::text`,
} as const

/**
 * Picks what matches, at most `mostPicked` rows and one; ranks and sorts those; counts them by facet, if asked, each facet
 * without its own choice. Needs a transaction, in which nothing but bitmaps of indexes is used: guessing that words are common,
 * the planner would else read the table from its beginning.
 */
export async function rankMatches(
  tx: Handle,
  asked: ListQuery,
  limit: number,
  counting: boolean,
): Promise<RankedMatches> {
  const { match, narrowed, order } = asked
  // Who only counts need not know what stands first.
  const byWords = limit > 0 && match !== undefined && 'named' in match ? match : undefined
  const most = maxRanked + 1
  await executePrepared(
    tx,
    'use_bitmap_scans',
    sql`select set_config('enable_seqscan', 'off', true),
      set_config('enable_indexscan', ${match === undefined ? 'on' : 'off'}, true)`,
  )
  const chosen = counting ? selectedFacets(narrowed) : []
  const open = counting
    ? (['category', 'brand', 'minimum', 'price'] as const).filter((name) => !chosen.includes(name))
    : []
  const aside = chosen.map(
    (name) =>
      sql`, ${sql.ref(`aside_${name}`)} as materialized (select ${columns} from tool_search where ${matching(match)} and ${narrow(withoutFacet(name, narrowed))} limit ${most})`,
  )
  const tally = (name: FacetName, from: string) =>
    sql`select ${name} as facet, ${bands[name]} as value, count(*)::int as tools, count(*) filter (where in_stock)::int as "inStock" from ${sql.ref(from)} group by 2`
  const counts = [
    ...open.map((name) => tally(name, 'picks')),
    ...chosen.map((name) => tally(name, `aside_${name}`)),
    ...(counting
      ? [
          sql`select 'all' as facet, '' as value, count(*)::int as tools, count(*) filter (where in_stock)::int as "inStock" from picks`,
        ]
      : []),
  ]
  const {
    rows: [row],
  } = await sql<{ places: ListPosition[]; total: number; tallies: Tally[] }>`
    with named as materialized (select ${columns} from tool_search where ${byWords ? sql<boolean>`words @@ ${byWords.named}::tsquery` : sql<boolean>`false`} and ${narrow(narrowed)} limit ${most}),
    kind as materialized (select tool_id from tool_search where ${byWords ? sql<boolean>`words @@ ${byWords.kind}::tsquery` : sql<boolean>`false`} and ${narrow(narrowed)} limit ${most}),
    others as materialized (select ${columns} from tool_search where ${matching(match)} and ${narrow(narrowed)} and (select count(*) from named) < ${most} limit ${most}),
    picks as materialized (
      select found.*, case when tier = 0 and kind.tool_id is not null then 0 when tier = 0 then 1000 else 2000 end + case when in_stock then 0 else 500 end + name_length as rank
      from (select 0 as tier, named.* from named union all select 1, others.* from others where not exists (select from named where named.tool_id = others.tool_id) limit ${most}) as found
      left join kind on kind.tool_id = found.tool_id
    )${sql.join(aside, sql``)}
    select
      (select count(*)::int from picks) as total,
      (select coalesce(json_agg(json_build_object('id', tool_id, 'key', key)), '[]') from (select tool_id, ${keys[order].key} as key from picks where ${pastOf(asked)} order by ${orderBy(order)} limit ${limit}) as page) as places,
      ${counts.length === 0 ? sql`'[]'::json` : sql`(select coalesce(json_agg(counted), '[]') from (${sql.join(counts, sql` union all `)}) as counted)`} as tallies`.execute(
    tx,
  )
  return row ?? { places: [], total: 0, tallies: [] }
}

/** How many there are of each kind, from sums that are kept; undefined when more than one facet is chosen, or between two bands. */
export async function readTallies(
  db: Handle,
  narrowed: ToolFilters,
): Promise<Omit<RankedMatches, 'places'> | undefined> {
  const [chosen, ...more] = selectedFacets(narrowed)
  const under = chosen === undefined ? [totalTally] : facetsToTally(chosen, narrowed)
  if (more.length > 0 || under === undefined) return undefined
  const { rows } = await sql<{ one: string; two: string; tools: number; inStock: number }>`
    select one, two, sum(tools)::int as tools, coalesce(sum(tools) filter (where in_stock), 0)::int as "inStock" from tool_tallies
    where one = any(${[...new Set([totalTally, ...under])]}::text[]) group by one, two`.execute(db)
  const facetOf = { c: 'category', b: 'brand', m: 'minimum', p: 'price' } as const
  const tallies = rows.flatMap(({ one, two, ...counted }): Tally[] => {
    const facet = Object.entries(facetOf).find(([letter]) => two.startsWith(`${letter}:`))?.[1]
    // The chosen facet is counted among everything, the others among what was chosen.
    return facet !== undefined &&
      (one === totalTally) === (chosen === undefined || facet === chosen)
      ? [{ facet, value: two.slice(2), ...counted }]
      : []
  })
  const summed = new Map<string, Tally>()
  for (const one of tallies) {
    const before = summed.get(`${one.facet}:${one.value}`)
    summed.set(`${one.facet}:${one.value}`, {
      ...one,
      tools: one.tools + (before?.tools ?? 0),
      inStock: one.inStock + (before?.inStock ?? 0),
    })
  }
  const whole = rows.filter(
    ({ one, two }) =>
      one === totalTally && (chosen === undefined ? two === totalTally : under.includes(two)),
  )
  const [tools, inStock] = [
    whole.reduce((sum, row) => sum + row.tools, 0),
    whole.reduce((sum, row) => sum + row.inStock, 0),
  ]
  return {
    total: narrowed.inStock ? inStock : tools,
    tallies: [...summed.values(), { facet: 'all', value: '', tools, inStock }],
  }
}
