/** What the search box suggests, and the tool that a query names by its SKU. */
import { saleBasis } from '../catalogue/units.ts'
import { foldSku } from '../catalogue/sku.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { maxSuggestions, type Suggestions } from './contract.ts'
import type { SearchContext } from './dependencies.server.ts'
import { readTools } from './list-tools.server.ts'
import { parseQuery, skuInQuery } from './parse-query.server.ts'
import { codeKey } from './code-key.ts'
import {
  disableIndexScans,
  rankSuggestions,
  slugsByCode,
  slugsBySkuKey,
} from './suggestion-store.server.ts'
import { readTallies } from './tally-store.server.ts'
import { tokenize } from './tokenize.ts'

const maxCategories = 3

/** Tools and categories for a query whose last word may be unfinished. */
export async function suggest(
  { database, origin }: SearchContext,
  q: string,
): Promise<Suggestions> {
  const { match, terms, corrected } = await parseQuery(database.handle, q, true)
  if (match === undefined) return { tools: [], categories: [] }
  const positions = await database.transact(async (tx) => {
    await disableIndexScans(tx)
    return rankSuggestions(tx, match, maxSuggestions)
  })
  const tools = await readTools(database.handle, positions, origin)
  const lexemes = new Set(terms.flatMap(({ alternatives }) => alternatives.flat()))
  return {
    tools: tools.map(toSuggestedTool),
    categories: await suggestCategories(database.handle, lexemes),
    ...(corrected === undefined || tools.length === 0 ? {} : { meant: corrected }),
  }
}

const toSuggestedTool = ({
  id,
  slug,
  sku,
  name,
  image,
  picture,
  price,
  minimumQuantity,
  stock,
  unit,
  pricePer,
}: Suggestions['tools'][number]): Suggestions['tools'][number] => ({
  id,
  slug,
  sku,
  name,
  image,
  picture,
  price,
  minimumQuantity,
  stock,
  ...saleBasis(unit, pricePer),
})

/** The largest categories with one of these lexemes in their names. */
async function suggestCategories(
  db: Handle,
  lexemes: ReadonlySet<string>,
): Promise<Suggestions['categories']> {
  const { tallies = [] } = (await readTallies(db, {})) ?? {}
  return tallies
    .filter(
      ({ facet, value }) =>
        facet === 'category' && tokenize(value).some(({ lexeme }) => lexemes.has(lexeme)),
    )
    .toSorted((a, b) => b.tools - a.tools)
    .slice(0, maxCategories)
    .map(({ value, tools: count }) => ({ value, count }))
}

/**
 * The slug of the only tool with this SKU, or of the one whose SKU has this very punctuation; else
 * of the only one with this GTIN, maker's number or customs number.
 */
export async function slugBySku(db: Handle, q: string): Promise<string | undefined> {
  const key = skuInQuery(q)
  const matches = key === undefined ? [] : await slugsBySkuKey(db, key)
  const exact = matches.find(({ sku }) => foldSku(sku) === foldSku(q))
  if (exact) return exact.slug
  const [only, ...others] = matches.length > 0 ? matches : await slugsByCode(db, codeKey(q))
  return others.length === 0 ? only?.slug : undefined
}
