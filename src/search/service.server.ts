/**
 * The search's service: lists of tools, their facets, suggestions, the order pad's look-up and
 * synonyms.
 */
import type { Actor, SerializedOperations } from '../platform/access/endpoint.ts'
import { createBackgroundTask } from '../../packages/pg-kit/background-task.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import {
  browseTools,
  countTools,
  listCategories,
  readFacets,
  type BrowseResult,
} from './lists/browse.server.ts'
import type { Day } from '../platform/time/time-zone.ts'
import type { Tool } from '../catalogue/contract.ts'
import { withoutPrices } from '../catalogue/price-fields.ts'
import type { searchContract, SearchOperations, ToolQuery } from './contract.ts'
import type { SearchContext, SearchDependencies } from './dependencies.server.ts'
import { registerIndexHooks, reindexTask } from './index/index-maintenance.server.ts'
import { listFields, listSerializedFields } from './lists/list-fields.server.ts'
import {
  listIds,
  listSerializedTools,
  listTools,
  type FilteredQuery,
} from './lists/list-tools.server.ts'
import { brandsOf } from './lookups/compare-store.server.ts'
import { compareWords, type ComparedWord, type Described } from './lookups/compare-words.server.ts'
import { areCodes } from './lookups/known-codes.server.ts'
import { lookupItems } from './lookups/lookup-items.server.ts'
import { isByPrice } from './lists/list-url.ts'
import { toolWithoutPrices } from './lists/serialization-store.server.ts'
import { createKnownWords } from './query/known-words.server.ts'
import { rememberZeroResult } from './zero-results/zero-results.server.ts'
import { listZeroResults, type ZeroResultSearch } from './zero-results/zero-results-store.server.ts'
import { findNeighbours } from './lists/neighbours.server.ts'
import { companyOfTerms, findOwnNumbers } from './lookups/own-numbers.server.ts'
import {
  ownSuggestions,
  suggestIn,
  toolByCode,
  type NamedTool,
} from './suggestions/suggest.server.ts'
import {
  addSynonyms,
  editSynonyms,
  readSynonyms,
  removeSynonyms,
} from './synonyms/synonyms.server.ts'

export interface SearchService extends SearchOperations {
  /** The lists with their response bodies as text, made without decoding the rows. */
  readonly serialized: SerializedOperations<typeof searchContract, 'list' | 'listFields'>
  /** A page of a list with its facets. */
  browse(query: ToolQuery, limit: number): Promise<BrowseResult>
  /** Searches without results, from one day to another, both included. */
  zeroResultSearches(
    period: { readonly from: Day; readonly to: Day },
    limit: number,
  ): Promise<readonly ZeroResultSearch[]>
  /** The ids of a page of the list, with the filters available to staff, and the next cursor. */
  ids(query: FilteredQuery): Promise<{ readonly ids: readonly string[]; readonly next?: string }>
  /** The number of matching tools; a text search counts up to `maxRanked` plus one. */
  count(query: ToolQuery): Promise<number>
  /**
   * The only tool with this SKU, regardless of punctuation, or with this number for it or a pack.
   */
  byCode(q: string): Promise<NamedTool | undefined>
  /** At most `limit` tools of the same category that are in stock, the nearest in price first. */
  neighbours(tool: Tool, limit: number): Promise<Tool[]>
  /** The words of each text, and whether the tool that it supposedly describes is found by them. */
  compareWords(texts: readonly Described[]): Promise<readonly (readonly ComparedWord[])[]>
  /** The brands of tools, by their ids. */
  brandsOf(toolIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Categories that have tools on sale, by name. */
  categories(): Promise<{ name: string; count: number }[]>
  /** Keeps the data about words in memory from now on, until the returned function is called. */
  listen(): Promise<() => Promise<void>>
  /** Indexes again, in the background, the tools that an older tokenizer indexed. */
  readonly reindexing: JobRunner
}

/**
 * The operations whose responses contain prices: without prices for callers who may not see them.
 */
function shownOperations({ companies, prices, ...context }: SearchDependencies & SearchContext) {
  /** @throws pricesHidden for a list by price, to callers who may not see prices */
  const judge = async (viewer: Actor | undefined, query: ToolQuery): Promise<boolean> => {
    if (isByPrice(query)) await companies.requirePrices(viewer)
    return companies.seesPrices(viewer)
  }
  return {
    serialized: {
      list: async ({ actor }, query) =>
        listSerializedTools(
          context,
          query,
          (await judge(actor, query)) ? undefined : toolWithoutPrices,
        ),
      listFields: async ({ actor }, query) =>
        listSerializedFields(context, query, await judge(actor, query)),
    },
    list: async ({ actor }, query) => {
      const arePricesShown = await judge(actor, query)
      const page = await listTools(context, query)
      return arePricesShown ? page : Object.assign(page.map(withoutPrices), { next: page.next })
    },
    listFields: async ({ actor }, query) => listFields(context, query, await judge(actor, query)),
    suggest: async ({ actor }, { q, language }) => {
      const own = await ownSuggestions(context, actor?.company?.id, q)
      const suggestions = await suggestIn(context, language, q, own)
      const offered = suggestions.tools.map((tool) => ({ ...tool, priceBreaks: [] }))
      const shown = await prices.shownPrices(context.database.handle, actor, offered)
      const tools = shown.map(({ priceBreaks: _ladder, ...tool }) => tool)
      return { ...suggestions, tools }
    },
    facets: async ({ actor }, query) => {
      const arePricesShown = await judge(actor, query)
      const facets = await readFacets(context, query)
      return arePricesShown ? facets : { ...facets, price: [] }
    },
  } satisfies Partial<SearchService>
}

/**
 * Creates the search's operations from their dependencies, and registers its index with the
 * catalogue.
 */
export function createSearchService(dependencies: SearchDependencies): SearchService {
  const { customerPartNumbers, database, catalogue, prices, origin, log } = dependencies
  const context = { database, origin, knownWords: createKnownWords(database, catalogue) }
  registerIndexHooks(catalogue)
  return {
    ...shownOperations({ ...dependencies, ...context }),
    resolve: async ({ actor }, { terms, codes, company }) => {
      const companyId = companyOfTerms(actor, company)
      const own = await findOwnNumbers(customerPartNumbers, database.handle, companyId, [
        ...terms,
        ...(codes ?? []),
      ])
      const resolved = await lookupItems(context, terms, { origin, own })
      return {
        ...resolved,
        ...(codes ? { codes: await areCodes(database.handle, codes, own) } : {}),
        tools: await prices.shownPrices(
          database.handle,
          actor,
          await catalogue.spokenTools(database.handle, resolved.tools),
        ),
      }
    },
    synonyms: () => readSynonyms(database),
    addSynonyms: ({ actor }, { words }) => addSynonyms(dependencies, actor, words),
    editSynonyms: ({ actor }, group) => editSynonyms(dependencies, actor, group),
    removeSynonyms: ({ actor }, { id }) => removeSynonyms(dependencies, actor, id),
    browse: async (query, limit) => {
      const result = await browseTools(context, query, limit)
      await rememberZeroResult(dependencies, query, result)
      return result
    },
    zeroResultSearches: (period, limit) => listZeroResults(database.reports, { ...period, limit }),
    ids: (query) => listIds(context, query),
    count: (query) => countTools(context, query),
    byCode: (q) => toolByCode(database.handle, q),
    neighbours: (tool, limit) => findNeighbours(context, tool, limit),
    brandsOf: (toolIds) => brandsOf(database.handle, toolIds),
    compareWords: (texts) => compareWords(context, texts),
    categories: () => listCategories(database.handle),
    listen: context.knownWords.listen,
    reindexing: createBackgroundTask(database, log, reindexTask),
  }
}
