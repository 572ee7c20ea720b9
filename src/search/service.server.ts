/**
 * The search's service: lists of tools, their facets, suggestions, the order pad's look-up and
 * synonyms.
 */
import type { SerializedOperations } from '../../packages/contract/endpoint.ts'
import { createBackgroundTask } from '../../packages/pg-kit/background-task.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import {
  browseTools,
  countTools,
  listCategories,
  readFacets,
  type BrowseResult,
} from './browse.server.ts'
import type { Tool } from '../catalogue/contract.ts'
import type { searchContract, SearchOperations, ToolQuery } from './contract.ts'
import type { SearchDependencies } from './dependencies.server.ts'
import { registerIndexHooks, reindexTask } from './index-maintenance.server.ts'
import { listFields, listSerializedFields } from './list-fields.server.ts'
import { listIds, listSerializedTools, listTools, type FilteredQuery } from './list-tools.server.ts'
import { resolveTerms } from './resolve-terms.server.ts'
import { findNeighbours } from './neighbours.server.ts'
import { slugBySku, suggest } from './suggest.server.ts'
import { addSynonyms, editSynonyms, readSynonyms, removeSynonyms } from './synonyms.server.ts'

export interface SearchService extends SearchOperations {
  /** The lists with their response bodies as text, made without decoding the rows. */
  readonly serialized: SerializedOperations<typeof searchContract, 'list' | 'listFields'>
  /** A page of a list with its facets. */
  browse(query: ToolQuery, limit: number): Promise<BrowseResult>
  /** The ids of a page of the list, narrowed as staff may narrow it, and the next cursor. */
  ids(query: FilteredQuery): Promise<{ readonly ids: readonly string[]; readonly next?: string }>
  /** How many tools match; a text search counts no more than `maxRanked` and one. */
  count(query: ToolQuery): Promise<number>
  /** The slug of the only tool with this SKU, however it is punctuated. */
  bySku(q: string): Promise<string | undefined>
  /** At most `limit` tools of the same category that are in stock, the nearest in price first. */
  neighbours(tool: Tool, limit: number): Promise<Tool[]>
  /** Categories that have tools on sale, by name. */
  categories(): Promise<{ name: string; count: number }[]>
  /** Indexes again the tools that an older tokenizer indexed, in the background. */
  readonly reindexing: JobRunner
}

/** Binds the search's operations to what they need, and registers its index with the catalogue. */
export function createSearchService(dependencies: SearchDependencies): SearchService {
  const { database, catalogue, prices, origin, log } = dependencies
  const context = { database, origin }
  registerIndexHooks(catalogue)
  return {
    serialized: {
      list: (_caller, query) => listSerializedTools(context, query),
      listFields: (_caller, query) => listSerializedFields(context, query),
    },
    list: (_caller, query) => listTools(context, query),
    listFields: (_caller, query) => listFields(context, query),
    resolve: async ({ actor }, { terms }) => {
      const resolved = await resolveTerms(database, terms, origin)
      return { ...resolved, tools: await prices.ownPrices(database.handle, actor, resolved.tools) }
    },
    suggest: (_caller, { q }) => suggest(context, q),
    facets: (_caller, query) => readFacets(database, query),
    synonyms: () => readSynonyms(database),
    addSynonyms: ({ actor }, { words }) => addSynonyms(dependencies, actor, words),
    editSynonyms: ({ actor }, group) => editSynonyms(dependencies, actor, group),
    removeSynonyms: ({ actor }, { id }) => removeSynonyms(dependencies, actor, id),
    browse: (query, limit) => browseTools(context, query, limit),
    ids: (query) => listIds(context, query),
    count: (query) => countTools(database, query),
    bySku: (q) => slugBySku(database.handle, q),
    neighbours: (tool, limit) => findNeighbours(context, tool, limit),
    categories: () => listCategories(database.handle),
    reindexing: createBackgroundTask(database, log, reindexTask),
  }
}
