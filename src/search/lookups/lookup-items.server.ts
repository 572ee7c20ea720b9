/**
 * Resolves the order pad's terms to tools: by the company's own numbers, by SKU, by name, by words,
 * and by similarity.
 */
import type { SearchContext } from '../dependencies.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import { toToolDto } from '../../catalogue/dto.ts'
import type { ToolRow } from '../../catalogue/tool-table.ts'
import { toOfferedTool } from '../../catalogue/offered-tool.ts'
import type { PadTool, ResolvedTerms } from '../contract.ts'
import {
  toolsByCodes,
  toolsByIds,
  toolsByNames,
  toolsBySimilarSku,
  toolsBySkuKeys,
  toolsBySkuPrefix,
  type TermTool,
} from './lookup-store.server.ts'
import { interpretWords, loadVocabulary } from '../query/parse-query.server.ts'
import { similarSkuKeys } from '../words/similar-sku.ts'
import { codeKey } from '../words/code-key.ts'
import { otherBySku, type OwnNumber } from './own-numbers.server.ts'
import { skuKey } from '../words/sku-key.ts'
import {
  disableIndexScans,
  rankSuggestions,
  tierNotInName,
} from '../index/suggestion-store.server.ts'
import { queryWords } from '../query/tsquery.ts'

type TermMatch = ResolvedTerms['terms'][number]
/** The result for a term, with the tools by id. */
type Match = {
  readonly found: TermMatch['found']
  readonly ids: readonly string[]
  /** How many pieces of the tool are in the pack that the term identifies. */
  readonly quantity?: number
  /** The company's own number that equals the term. */
  readonly partNumber?: string
}

/**
 * The number of tools offered for a term that matches several, and for one that matches none
 * exactly.
 */
const maxChoices = 6
const maxSimilar = 3
/** A longer term is prose and not a name. */
const maxNameLength = 80
/**
 * SKUs and whole names are looked up in thousands; word searches are limited, so that no call takes
 * long.
 */
const maxWordSearches = 60

/** The state of one call: the results so far, and the rows read for them. */
type Resolution = {
  readonly terms: readonly string[]
  readonly matches: Map<string, Match>
  readonly rows: Map<string, ToolRow>
  /** Terms that are numbers of the company for which the caller orders. */
  readonly own: ReadonlyMap<string, OwnNumber>
}

type LookupContext = Pick<SearchContext, 'database' | 'knownWords'>

type TermsOptions = {
  /** The shop's own origin, for addresses of uploaded pictures. */
  readonly origin: string
  readonly own: ReadonlyMap<string, OwnNumber>
}

/**
 * Resolves each term: SKUs and names of all terms in a handful of statements, then words term by
 * term.
 */
export async function lookupItems(
  context: LookupContext,
  terms: readonly string[],
  { origin, own }: TermsOptions,
): Promise<ResolvedTerms> {
  const db = context.database.handle
  const resolution: Resolution = { terms, matches: new Map(), rows: new Map(), own }
  const { matches, rows } = resolution
  await resolveBySku(db, resolution)
  await resolveByCode(db, resolution)
  await resolveByName(db, resolution)
  const searched = unresolved(resolution).filter((term) => term.length <= maxNameLength)
  for (const term of searched.splice(maxWordSearches))
    matches.set(term, { found: 'later', ids: [] })
  await resolveBySimilarSku(db, resolution, searched)
  const byWords = await matchesByWords(
    context,
    searched.filter((term) => !matches.has(term)),
  )
  for (const [term, match] of byWords) matches.set(term, match)
  const ids = new Set([...matches.values()].flatMap((match) => match.ids))
  addRows(
    rows,
    await toolsByIds(
      db,
      [...ids].filter((id) => !rows.has(id)),
    ),
  )
  return toResolvedTerms(resolution, origin)
}

const unresolved = ({ terms, matches }: Resolution): string[] =>
  [...new Set(terms)].filter((term) => term !== '' && !matches.has(term))

function addRows(rows: Map<string, ToolRow>, added: readonly ToolRow[]): void {
  for (const row of added) rows.set(row.id, row)
}

/**
 * The company's own numbers, then SKUs, regardless of punctuation; of several with one key, the one
 * whose punctuation matches the term.
 */
async function resolveBySku(db: Handle, resolution: Resolution): Promise<void> {
  const { matches, rows, own } = resolution
  const keys = [...new Set(unresolved(resolution).map(skuKey))].filter(Boolean)
  const tools = await toolsBySkuKeys(db, keys)
  addRows(rows, tools)
  const toolsByKey = Map.groupBy(tools, ({ sku }) => skuKey(sku))
  for (const term of unresolved(resolution)) {
    const sameKey = toolsByKey.get(skuKey(term)) ?? []
    const named = own.get(term)
    if (named) {
      matches.set(term, toOwnMatch(named, otherBySku(term, named, sameKey)))
      continue
    }
    const exact = sameKey.find(({ sku }) => foldSku(sku) === foldSku(term))
    const match = toMatch(exact ? [exact] : sameKey)
    if (match) matches.set(term, match)
  }
}

const toOwnMatch = ({ toolId, number }: OwnNumber, other: string | undefined): Match =>
  other === undefined
    ? { found: 'one', ids: [toolId], partNumber: number }
    : { found: 'several', ids: [toolId, other] }

/** GTINs of tools and packs, makers' numbers and customs numbers, which many tools may share. */
async function resolveByCode(db: Handle, resolution: Resolution): Promise<void> {
  const terms = unresolved(resolution)
  const codes = await toolsByCodes(db, [...new Set(terms.map(codeKey))])
  const codesByKey = Map.groupBy(codes, ({ key }) => key)
  for (const term of terms) {
    const found = codesByKey.get(codeKey(term))
    const [only, ...others] = found ?? []
    if (found)
      resolution.matches.set(term, {
        found: others.length === 0 ? 'one' : 'several',
        ids: found.slice(0, maxChoices).map(({ id }) => id),
        ...(only && only.quantity > 1 && others.length === 0 ? { quantity: only.quantity } : {}),
      })
  }
}

/** Whole names in any case. */
async function resolveByName(db: Handle, resolution: Resolution): Promise<void> {
  const { matches, rows } = resolution
  const names = unresolved(resolution).filter((term) => term.length <= maxNameLength)
  const tools = await toolsByNames(db, names, maxChoices + 1)
  addRows(rows, tools)
  const toolsOfName = Map.groupBy(tools, ({ name }) => name.toLowerCase())
  for (const term of unresolved(resolution)) {
    const match = toMatch(toolsOfName.get(term.toLowerCase()) ?? [])
    if (match) matches.set(term, match)
  }
}

const toMatch = (tools: readonly ToolRow[]): Match | undefined =>
  tools.length === 0
    ? undefined
    : {
        found: tools.length === 1 ? 'one' : 'several',
        ids: tools.slice(0, maxChoices).map(({ id }) => id),
      }

/** SKUs that differ from a term by one character; if there are none, SKUs that begin with it. */
async function resolveBySimilarSku(
  db: Handle,
  { matches }: Resolution,
  terms: readonly string[],
): Promise<void> {
  const setClosest = (of: readonly string[], tools: readonly TermTool[]): void => {
    for (const [index, similar] of Map.groupBy(tools, ({ term }) => term))
      matches.set(of[index] ?? '', { found: 'closest', ids: similar.map(({ id }) => id) })
  }
  const skuLike = terms.filter(looksLikeSku)
  const similarKeys = skuLike.map((term) => similarSkuKeys(skuKey(term)))
  setClosest(skuLike, await toolsBySimilarSku(db, similarKeys, maxSimilar))
  const prefixes = skuLike.filter((term) => !matches.has(term))
  setClosest(prefixes, await toolsBySkuPrefix(db, prefixes.map(skuKey), maxSimilar))
}

/**
 * For a GTIN (EAN, UPC) the only match is the tool; for a word the only match may be a different
 * tool.
 */
const isArticleNumber = (term: string): boolean => /^\d{8,14}$/.test(term.replace(/[\s-]/g, ''))

const looksLikeSku = (term: string): boolean => !term.includes(' ') && /\d/.test(term)

/**
 * The matches of a term's words, as in the search box: tools with all words in the name if there
 * are any. The result of a corrected spelling is only `closest`.
 */
async function matchesByWords(
  context: LookupContext,
  terms: readonly string[],
): Promise<ReadonlyMap<string, Match>> {
  const tokenized = terms.map((term) => ({ term, words: queryWords(term) }))
  const allWords = tokenized.flatMap(({ words }) => words)
  const vocabulary = await loadVocabulary(context, allWords)
  const queries = tokenized
    .map(({ term, words }) => ({ term, ...interpretWords(words, vocabulary) }))
    .filter(({ hasUnknownWord, match }) => !hasUnknownWord && match !== undefined)
  if (queries.length === 0) return new Map()
  return context.database.transact(async (tx) => {
    const matches = new Map<string, Match>()
    await disableIndexScans(tx)
    for (const { term, match, corrected } of queries) {
      const limit = corrected === undefined ? maxChoices : maxSimilar
      const positions = match === undefined ? [] : await rankSuggestions(tx, match, limit)
      const inName = positions.filter(({ key }) => Number(key) < tierNotInName)
      if (positions.length > 0)
        matches.set(term, {
          found:
            corrected !== undefined
              ? 'closest'
              : positions.length === 1 && isArticleNumber(term)
                ? 'one'
                : 'several',
          ids: (inName.length > 0 ? inName : positions).map(({ id }) => id),
        })
    }
    return matches
  })
}

/** Each tool once, and for each term the indexes of its tools. */
function toResolvedTerms({ terms, matches, rows }: Resolution, origin: string): ResolvedTerms {
  const tools: PadTool[] = []
  const indexes = new Map<string, number>()
  const toDto = toToolDto(origin)
  const indexOf = (id: string): number[] => {
    const row = rows.get(id)
    if (!row) return []
    const index = indexes.get(id) ?? tools.push(toOfferedTool(toDto(row))) - 1
    indexes.set(id, index)
    return [index]
  }
  return {
    terms: terms.map((term): TermMatch => {
      const match: Match = matches.get(term) ?? { found: 'none', ids: [] }
      const { found, ids, quantity, partNumber } = match
      const toolIndexes = ids.flatMap(indexOf)
      // A tool may have been archived between two statements.
      const isEmpty = toolIndexes.length === 0 && found !== 'later'
      return {
        found: isEmpty ? 'none' : found,
        tools: toolIndexes,
        ...(quantity === undefined || isEmpty ? {} : { quantity }),
        ...(partNumber === undefined || isEmpty ? {} : { partNumber }),
      }
    }),
    tools,
  }
}
