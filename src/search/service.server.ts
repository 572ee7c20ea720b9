/** Lists of tools: searched, narrowed, sorted, paged and counted; and what the search box offers. */
import type { Paged } from '../../packages/contract/endpoint.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { decodeCursor, encodeCursor } from '../platform/paging.server.ts'
import { notFound, invalidInput } from '../../packages/contract/standard-problems.ts'
import { PreserializedJson } from '../../packages/contract/preserialized-json.ts'
import { platformMessages } from '../platform/messages/platform.ts'
import type { Tool, ToolQuery } from '../catalogue/contract.ts'
import { countedFacets, type ToolFilters } from './facets.ts'
import { toolsByIds } from './lookup-store.server.ts'
import { maxSuggestions, type Facets, type SearchOperations, type Suggestions } from './contract.ts'
import { toTsquery } from './tsquery.ts'
import {
  maxRanked,
  rankMatches,
  readTallies,
  listByIndex,
  type ListQuery,
  type SortOrder,
  type RankedMatches,
  type ListPosition,
} from './store.server.ts'
import { tokenize } from './tokenize.ts'
import { toToolDto } from '../catalogue/dto.ts'
import {
  disableIndexScans,
  countUpTo,
  matchingCategories,
  slugsBySkuKey,
  rankSuggestions,
} from './suggestion-store.server.ts'
import { skuInQuery, parseQuery, type ParsedQuery } from './parse-query.server.ts'
import { serializeTools, serializeListByIndex } from './serialization-store.server.ts'
import {
  listSynonyms,
  deleteSynonyms,
  indexTools,
  insertSynonyms,
  listToolsToReindex,
  updateSynonyms,
} from './index-store.server.ts'

/** Where a list that found nothing may go on: single words with what they find, and categories. `asked`: how many words said anything. */
export type Alternatives = {
  readonly asked: number
  readonly words: readonly { readonly text: string; readonly count: number }[]
  readonly categories: readonly { readonly value: string; readonly count: number }[]
}
/** A page of the list, with everything that stands around it. */
export type BrowseResult = {
  readonly tools: Paged<Tool[]>
  readonly facets: Facets
  /** What was searched instead of what was written. */
  readonly meant?: string
  /** Only where nothing was found. */
  readonly nearby?: Alternatives
}

export interface SearchService extends SearchOperations {
  /** One page of a list: as many tools as asked, and the cursor of the next. */
  list(query: ToolQuery, limit: number): Promise<Paged<Tool[]>>
  /** The same, as the API says it. */
  tell(query: ToolQuery, limit: number): Promise<PreserializedJson>
  /** One page of a list with its counts. */
  browse(query: ToolQuery, limit: number): Promise<BrowseResult>
  /** How many tools a narrowing leaves; no more are counted than `mostPicked` and one where something is searched. */
  count(query: ToolQuery): Promise<number>
  /** The address of the only tool whose SKU this is, however it is punctuated. */
  bySku(q: string): Promise<string | undefined>
  categories(): Promise<{ name: string; count: number }[]>
  /** Writes the words of tools anew where they were made by older rules. */
  refresh(): Promise<void>
}

export type SearchDependencies = {
  readonly database: Database
  readonly origin: string
  readonly now: () => Date
  readonly newId: () => string
}

const atOnce = 500
const mostNearby = 100
/** `exact`: all that match were counted. */
type Placed = RankedMatches & {
  readonly exact: boolean
  readonly order: SortOrder
  readonly meaning?: ParsedQuery
}
const nothing: RankedMatches = { places: [], total: 0, tallies: [] }

export function createSearchService({
  database,
  origin,
  now,
  newId,
}: SearchDependencies): SearchService {
  const db = database.handle
  const show = toToolDto(origin)

  const shown = async (places: readonly ListPosition[]): Promise<Tool[]> => {
    const rows = new Map(
      (
        await toolsByIds(
          db,
          places.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    )
    return places.flatMap(({ id }) => {
      const row = rows.get(id)
      return row ? [show(row)] : []
    })
  }
  const paged = async (
    places: readonly ListPosition[],
    order: SortOrder,
    limit: number,
  ): Promise<Paged<Tool[]>> => {
    const page: Paged<Tool[]> = await shown(places.slice(0, limit))
    const last = places[limit - 1]
    return places.length > limit && last
      ? Object.assign(page, { next: encodeCursor([order, last.key, last.id]) })
      : page
  }
  const picked = (asked: ListQuery, limit: number, counting: boolean): Promise<RankedMatches> =>
    database.transact((tx) => rankMatches(tx, asked, limit, counting))

  /** The places of a page, and what was counted on the way. */
  const placed = async (query: ToolQuery, limit: number, counting: boolean): Promise<Placed> => {
    const { q, narrowed, order, after } = askedOf(query)
    if (q !== undefined) {
      const meaning = await parseQuery(db, q)
      const found =
        meaning.match === undefined
          ? nothing
          : await picked(
              { match: meaning.match, narrowed, order, after },
              withNext(limit),
              counting,
            )
      return { ...found, exact: found.total <= maxRanked, order, meaning }
    }
    const asked: ListQuery = { narrowed, order, after }
    const counted = counting ? await readTallies(db, narrowed) : undefined
    // Of one category or brand the next tools are soon met; of both together perhaps never.
    if (counted ?? (!counting && !(narrowed.category?.length && narrowed.brand?.length)))
      return {
        ...nothing,
        ...counted,
        exact: true,
        order,
        places: await listByIndex(db, asked, limit + 1),
      }
    const found = await picked(asked, withNext(limit), counting)
    const exact = found.total <= maxRanked
    return {
      ...found,
      exact,
      order,
      ...(exact ? {} : { places: await listByIndex(db, asked, limit + 1) }),
    }
  }
  const facetsOf = ({ total, tallies, exact }: Placed, narrowed: ToolFilters): Facets => {
    const { category, brand, minimum, price, inStock } = countedFacets(
      tallies,
      narrowed.inStock === true,
    )
    return {
      total: exact ? total : maxRanked,
      exact,
      category: [...category],
      brand: [...brand],
      minimum: [...minimum],
      price: [...price],
      inStock,
    }
  }
  const nearby = async ({ things }: ParsedQuery): Promise<Alternatives> => {
    const words = things.map(({ text, oneOf }) => ({ text, condition: toTsquery([oneOf]) }))
    const [counts, categories] = await database.transact(async (tx) => {
      const found = []
      for (const { text, condition } of words)
        found.push({ text, count: await countUpTo(tx, condition, mostNearby) })
      return [
        found,
        words.length === 0
          ? []
          : await matchingCategories(
              tx,
              words.map(({ condition }) => condition).join('|'),
              mostNearby,
            ),
      ] as const
    })
    return { asked: words.length, words: counts.filter(({ count }) => count > 0), categories }
  }

  const changed = (tx: Handle): Promise<void> => database.notify(tx, 'purge', 'search')
  const stemsOf = (words: readonly string[]): string[] => [
    ...new Set(words.flatMap((word) => tokenize(word).map(({ lexeme }) => lexeme))),
  ]

  return {
    async list(query, limit) {
      const { places, order } = await placed(query, limit, false)
      return paged(places, order, limit)
    },
    async tell(query, limit) {
      const asked = askedOf(query)
      const next = (last: ListPosition | undefined) =>
        last && encodeCursor([asked.order, last.key, last.id])
      // Of both together the next tools are perhaps never met: see `placed`.
      if (asked.q === undefined && !(query.category?.length && query.brand?.length)) {
        const { text, last } = await serializeListByIndex(db, asked, { limit, origin })
        return new PreserializedJson(text, next(last))
      }
      const { places } = await placed(query, limit, false)
      return new PreserializedJson(
        await serializeTools(
          db,
          places.slice(0, limit).map(({ id }) => id),
          origin,
        ),
        next(places.length > limit ? places[limit - 1] : undefined),
      )
    },
    async browse(query, limit) {
      const found = await placed(query, limit, true)
      const { places, order, meaning, total } = found
      const counted = facetsOf(found, query)
      const { tallies = [] } = (await readTallies(db, {})) ?? {}
      const everything = countedFacets(tallies, false)
      return {
        tools: await paged(places, order, limit),
        facets: {
          ...counted,
          category: withQuiet(counted.category, everything.category),
          brand: withQuiet(counted.brand, everything.brand),
        },
        ...(meaning?.meant === undefined || total === 0 ? {} : { meant: meaning.meant }),
        ...(total === 0 && meaning !== undefined ? { nearby: await nearby(meaning) } : {}),
      }
    },
    async count(query) {
      const { q: _, ...rest } = query
      const kept = query.q === undefined ? await readTallies(db, rest) : undefined
      return kept?.total ?? (await placed(query, 0, true)).total
    },
    async bySku(q) {
      const key = skuInQuery(q)
      const [only, ...others] = key === undefined ? [] : await slugsBySkuKey(db, key)
      const exactly = [only, ...others].find(
        (one) => one?.sku.toUpperCase() === q.trim().toUpperCase(),
      )
      return exactly?.slug ?? (others.length === 0 ? only?.slug : undefined)
    },
    async categories() {
      const { tallies = [] } = (await readTallies(db, {})) ?? {}
      return tallies
        .filter(({ facet, value, tools }) => facet === 'category' && value !== '' && tools > 0)
        .map(({ value, tools }) => ({ name: value, count: tools }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    },

    async suggest(_caller, { q }): Promise<Suggestions> {
      const meaning = await parseQuery(db, q, true)
      const { match } = meaning
      if (match === undefined) return { tools: [], categories: [] }
      const places = await database.transact(async (tx) => {
        await disableIndexScans(tx)
        return rankSuggestions(tx, match, maxSuggestions)
      })
      const tools = await shown(places)
      const starts = new Set(meaning.things.flatMap(({ oneOf }) => oneOf.flat()))
      const categories =
        (await readTallies(db, {}))?.tallies.filter(
          ({ facet, value }) =>
            facet === 'category' && tokenize(value).some(({ lexeme }) => starts.has(lexeme)),
        ) ?? []
      return {
        tools: tools.map(
          ({ id, slug, sku, name, image, picture, price, minimumQuantity, stock }) => ({
            id,
            slug,
            sku,
            name,
            image,
            picture,
            price,
            minimumQuantity,
            stock,
          }),
        ),
        categories: categories
          .toSorted((a, b) => b.tools - a.tools)
          .slice(0, 3)
          .map(({ value, tools: count }) => ({ value, count })),
        ...(meaning.meant === undefined || tools.length === 0 ? {} : { meant: meaning.meant }),
      }
    },
    facets: async (_caller, { cursor: _, ...query }) =>
      facetsOf(await placed(query, 0, true), query),

    equals: async () =>
      (await listSynonyms(db)).map(({ id, words }) => ({ id, words: [...words] })),
    addEquals: async (_caller, { words }) =>
      database.transact(async (tx) => {
        const group = { id: newId(), words }
        await insertSynonyms(tx, { ...group, stems: stemsOf(words), at: now() })
        await changed(tx)
        return group
      }),
    editEquals: async (_caller, { id, words }) =>
      database.transact(async (tx) => {
        if (!(await updateSynonyms(tx, { id, words, stems: stemsOf(words) }))) throw notFound()
        await changed(tx)
        return { id, words }
      }),
    removeEquals: async (_caller, { id }) =>
      database.transact(async (tx) => {
        const gone = await deleteSynonyms(tx, id)
        if (gone) await changed(tx)
        return { acknowledged: true, deletedCount: gone ? 1 : 0 }
      }),

    async refresh() {
      for (;;) {
        const left = await database.transact(async (tx) => {
          const tools = await listToolsToReindex(tx, atOnce)
          await indexTools(tx, tools)
          return tools.length
        })
        if (left === 0) return
        await database.transact((tx) => database.notify(tx, 'purge', 'tools search'))
      }
    },
  }
}

/** A page is read with the row after it, which tells that there are more; none is read where things are only counted. */
const withNext = (limit: number): number => (limit === 0 ? 0 : limit + 1)

function askedOf({
  q,
  sort,
  cursor,
  limit: _,
  ...narrowed
}: ToolQuery): Omit<ListQuery, 'match'> & { readonly q: string | undefined } {
  const searched = q === undefined || q === '' ? undefined : q
  const order: SortOrder = sort ?? (searched === undefined ? 'added' : 'best')
  return {
    q: searched,
    narrowed,
    order,
    after: cursor === undefined ? undefined : readAfter(cursor, order),
  }
}

/** More values than these are listed only where there are tools of them. */
const mostQuiet = 30
type Values = Facets['category']

/** The values of a facet with those of which nothing is left here, as long as they are few: a list that stays put is read faster. */
const withQuiet = (counted: Values, all: Readonly<Values>): Values =>
  all.length > mostQuiet
    ? counted
    : all.map(({ value }) => ({
        value,
        count: counted.find((one) => one.value === value)?.count ?? 0,
      }))

const largest = 2_147_483_647

function readAfter(
  cursor: string,
  order: SortOrder,
): { readonly value: string | number; readonly id: string } {
  const [of, value = 0, id] = decodeCursor(cursor, [
    'string',
    order === 'name' ? 'string' : 'number',
    'uuid',
  ])
  if (of !== order || (typeof value === 'number' && Math.abs(value) > largest))
    throw invalidInput({ errors: [{ pointer: '#/cursor', detail: platformMessages.notCursor }] })
  return { value, id: String(id) }
}
