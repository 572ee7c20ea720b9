/**
 * A page of the list with its accompanying data: the counts of its facets, and alternatives to an
 * empty result.
 */
import type { Paged } from '../../platform/access/endpoint.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Tool } from '../../catalogue/contract.ts'
import type { Facets, ToolQuery } from '../contract.ts'
import type { SearchContext } from '../dependencies.server.ts'
import { countedFacets } from '../facets/facets.ts'
import { findPage, readPage, type FoundPage } from './list-tools.server.ts'
import type { ParsedQuery } from '../query/parse-query.server.ts'
import { maxRanked } from '../store.server.ts'
import { readSpecFacets } from '../facets/spec-facets.server.ts'
import { countUpTo, matchingCategories } from '../index/suggestion-store.server.ts'
import { readTallies } from '../index/tally-store.server.ts'
import { toTsquery } from '../query/tsquery.ts'

/** Suggestions with an empty result: single terms of the query that do match, and categories. */
export type Alternatives = {
  /** The number of terms in the query; 0 if it only has stop words. */
  readonly termCount: number
  readonly terms: readonly { readonly text: string; readonly count: number }[]
  readonly categories: readonly { readonly value: string; readonly count: number }[]
}
export type BrowseResult = {
  readonly tools: Paged<Tool[]>
  readonly facets: Facets
  /** The query that was searched instead, if its spelling was corrected. */
  readonly correctedQuery?: string
  /** Only where nothing matches. */
  readonly alternatives?: Alternatives
}

/** The matches of an alternative are counted up to this number. */
const maxAlternativeCount = 100

/** A page of a list with its facets. */
export async function browseTools(
  context: SearchContext,
  query: ToolQuery,
  limit: number,
): Promise<BrowseResult> {
  const { database, origin } = context
  const db = database.handle
  const page = await findPage(context, query, { limit, counting: true })
  const { positions, order, parsed, total } = page
  const corrected = total === 0 ? undefined : parsed?.corrected
  return {
    tools: await readPage(db, positions, { order, limit, origin }),
    facets: { ...toFacets(page, query), specs: await readSpecFacets(database, page) },
    ...(corrected === undefined ? {} : { correctedQuery: corrected }),
    ...(total === 0 && parsed ? { alternatives: await findAlternatives(database, parsed) } : {}),
  }
}

/** The counts beside a list, without its tools. */
export async function readFacets(
  context: SearchContext,
  { cursor: _, ...query }: ToolQuery,
): Promise<Facets> {
  const page = await findPage(context, query, { limit: 0, counting: true })
  return { ...toFacets(page, query), specs: await readSpecFacets(context.database, page) }
}

/** The number of matching tools; a text search counts up to `maxRanked` plus one. */
export async function countTools(context: SearchContext, query: ToolQuery): Promise<number> {
  const { q, spec, sku, ...filters } = query
  const tallied =
    (q ?? spec ?? sku) === undefined
      ? await readTallies(context.database.handle, filters)
      : undefined
  return tallied?.total ?? (await findPage(context, query, { limit: 0, counting: true })).total
}

/** Categories that have tools on sale, by name. */
export async function listCategories(db: Handle): Promise<{ name: string; count: number }[]> {
  const { tallies = [] } = (await readTallies(db, {})) ?? {}
  return tallies
    .filter(({ facet, value, tools }) => facet === 'category' && value !== '' && tools > 0)
    .map(({ value, tools }) => ({ name: value, count: tools }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function toFacets({ total, tallies, exact }: FoundPage, filters: ToolQuery): Omit<Facets, 'specs'> {
  const counted = countedFacets(tallies, filters.inStock === true)
  return {
    total: exact ? total : maxRanked,
    exact,
    category: [...counted.category],
    brand: [...counted.brand],
    minimum: [...counted.minimum],
    price: [...counted.price],
    inStock: counted.inStock,
  }
}

async function findAlternatives(database: Database, { terms }: ParsedQuery): Promise<Alternatives> {
  const conditions = terms.map(({ text, alternatives }) => ({
    text,
    condition: toTsquery([alternatives]),
  }))
  const [counted, categories] = await database.transact(async (tx) => {
    const counts = []
    for (const { text, condition } of conditions)
      counts.push({ text, count: await countUpTo(tx, condition, maxAlternativeCount) })
    const anyTerm = conditions.map(({ condition }) => condition).join('|')
    return [
      counts,
      terms.length === 0 ? [] : await matchingCategories(tx, anyTerm, maxAlternativeCount),
    ] as const
  })
  return {
    termCount: terms.length,
    terms: counted.filter(({ count }) => count > 0),
    categories,
  }
}
