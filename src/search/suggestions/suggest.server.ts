/** The suggestions of the search box, and the tool that a query identifies by its SKU. */
import { saleBasis } from '../../catalogue/model/units.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { shopLanguages, type Language } from '../../platform/languages/languages.ts'
import { pickFields } from '../../platform/pick-fields.ts'
import { maxSuggestions, type Suggestions } from '../contract.ts'
import type { SearchContext, SearchDependencies } from '../dependencies.server.ts'
import { readTools } from '../lists/list-tools.server.ts'
import { parseQuery, skuInQuery } from '../query/parse-query.server.ts'
import { codeKey } from '../words/code-key.ts'
import {
  disableIndexScans,
  rankSuggestions,
  slugsByCode,
  slugsBySkuKey,
} from '../index/suggestion-store.server.ts'
import { readTallies } from '../index/tally-store.server.ts'
import { tokenize } from '../words/tokenize.ts'

const maxCategories = 3
/** For the company's own numbers; word matches follow them. */
const maxOwn = 4

type SuggestedTool = Suggestions['tools'][number]

/** Tools with an own number of the company that begins with this text; none without a company. */
export async function ownSuggestions(
  {
    customerPartNumbers,
    database,
    origin,
  }: SearchContext & Pick<SearchDependencies, 'customerPartNumbers'>,
  companyId: string | undefined,
  q: string,
): Promise<readonly SuggestedTool[]> {
  if (companyId === undefined || q.trim() === '') return []
  const found = await customerPartNumbers.beginning(database.handle, companyId, q, maxOwn)
  // If a tool has several numbers, the first, which is the query itself if one equals it.
  const numbers = new Map(found.toReversed().map(({ toolId, number }) => [toolId, number]))
  const ids = [...new Set(found.map(({ toolId }) => toolId))]
  const positions = ids.map((id) => ({ id, key: 0 }))
  const tools = await readTools(database.handle, positions, origin)
  return tools.map((tool) => ({
    ...toSuggestedTool(tool),
    partNumber: numbers.get(tool.id) ?? '',
  }))
}

type SuggestContext = SearchContext & {
  readonly catalogue: Pick<SearchDependencies['catalogue'], 'spokenTools' | 'recordWords'>
}

/**
 * Suggestions with the names of a language: the response is cached for everyone who requests that
 * language, and does not depend on the language of a request. Without one, or in a language that
 * the shop does not have, tools and categories have their own names.
 */
export async function suggestIn(
  context: SuggestContext,
  language: Language | undefined,
  q: string,
  own: readonly SuggestedTool[],
): Promise<Suggestions> {
  if (language === undefined || !shopLanguages().all.includes(language))
    return suggest(context, q, own)
  return inLanguage(language, async () => {
    const { catalogue, database } = context
    const words = await catalogue.recordWords('categories')
    const suggestions = await suggest(context, q, own, words.name)
    const categories = suggestions.categories.map(({ value, count }) => {
      const name = words.name(value)
      return name === value ? { value, count } : { value, count, name }
    })
    const tools = await catalogue.spokenTools(database.handle, suggestions.tools)
    return { ...suggestions, tools, categories }
  })
}

/**
 * Tools and categories for a query whose last word may be unfinished.
 * @param own tools that come first, since the query is a number of the caller's company
 * @param nameOf the translated name of a category, if any
 */
async function suggest(
  { database, origin, knownWords }: SearchContext,
  q: string,
  own: readonly SuggestedTool[],
  nameOf: (category: string) => string = (category) => category,
): Promise<Suggestions> {
  const { match, terms, corrected } = await parseQuery({ database, knownWords }, q, true)
  if (match === undefined) return { tools: [...own], categories: [] }
  const positions = await database.transact(async (tx) => {
    await disableIndexScans(tx)
    return rankSuggestions(tx, match, maxSuggestions)
  })
  const tools = await readTools(database.handle, positions, origin)
  const lexemes = new Set(terms.flatMap(({ alternatives }) => alternatives.flat()))
  const others = tools.filter(({ id }) => own.every((tool) => tool.id !== id))
  return {
    tools: [...own, ...others.map(toSuggestedTool)].slice(0, maxSuggestions),
    categories: await suggestCategories(database.handle, lexemes, nameOf),
    ...(corrected === undefined || tools.length === 0 ? {} : { meant: corrected }),
  }
}

const suggested = [
  'id',
  'slug',
  'sku',
  'name',
  'image',
  'picture',
  'price',
  'minimumQuantity',
  'stock',
] as const

const toSuggestedTool = (tool: SuggestedTool): SuggestedTool => ({
  ...pickFields(tool, suggested),
  ...saleBasis(tool.unit, tool.pricePer),
})

/** The largest categories with one of these lexemes in their names. */
async function suggestCategories(
  db: Handle,
  lexemes: ReadonlySet<string>,
  nameOf: (category: string) => string,
): Promise<Suggestions['categories']> {
  const { tallies = [] } = (await readTallies(db, {})) ?? {}
  return tallies
    .filter(
      ({ facet, value }) =>
        facet === 'category' &&
        tokenize(`${value} ${nameOf(value)}`).some(({ lexeme }) => lexemes.has(lexeme)),
    )
    .toSorted((a, b) => b.tools - a.tools)
    .slice(0, maxCategories)
    .map(({ value, tools: count }) => ({ value, count }))
}

/** A tool that a query identifies, and the number of pieces if it is a pack. */
export type NamedTool = { readonly slug: string; readonly quantity?: number }

/**
 * The only tool with this SKU, or the one whose SKU has exactly this punctuation; otherwise the
 * only one with this GTIN, maker's number or customs number, or with a pack of this GTIN.
 */
export async function toolByCode(db: Handle, q: string): Promise<NamedTool | undefined> {
  const key = skuInQuery(q)
  const matches = key === undefined ? [] : await slugsBySkuKey(db, key)
  const exact = matches.find(({ sku }) => foldSku(sku) === foldSku(q))
  if (exact) return { slug: exact.slug }
  const [bySku] = matches
  if (bySku) return matches.length === 1 ? { slug: bySku.slug } : undefined
  const [only, ...others] = await slugsByCode(db, codeKey(q))
  if (!only || others.length > 0) return undefined
  return only.quantity === 1 ? { slug: only.slug } : only
}
