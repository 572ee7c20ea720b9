/** What a line of an order pad means: a SKU, however it is punctuated; a name; words of some; or nothing, and then what looks like it. */
import type { Handle } from '../platform/database/database.server.ts'
import type { PadTool, Resolved } from './contract.ts'
import { knowsLikeness, skuKey, toolsAlike, toolsByIds, toolsByNames, toolsBySkuKeys, toolsByWords } from './finding-store.server.ts'
import { shownTool } from './shown.ts'
import type { ToolRow } from './store.server.ts'

type Kind = Resolved['terms'][number]['found']
type Meaning = { readonly found: Kind; readonly ids: readonly string[] }

/** Tools that are offered for a line: to pick from, and when none is called so. */
const mostToPick = 6
const mostAlike = 3
/** Longer than this is a text and no name. */
const longestName = 80
const mostWords = 8
/** SKUs and whole names are found by the thousand; of the rest so many are searched in one call, so that no call takes long. */
const mostSearched = 60

/**
 * Finds what each term means, all in a handful of statements.
 * @param origin the shop's own, for pictures of ours
 */
export async function resolveTerms(db: Handle, terms: readonly string[], origin: string): Promise<Resolved> {
  const rows = new Map<string, ToolRow>()
  const meanings = new Map<string, Meaning>()
  const remember = (found: readonly ToolRow[]) => { for (const row of found) rows.set(row.id, row) }
  const open = (): string[] => [...new Set(terms)].filter((term) => term !== '' && !meanings.has(term))

  const bySku = await toolsBySkuKeys(db, [...new Set(open().map(skuKey))].filter(Boolean))
  remember(bySku)
  const keyed = Map.groupBy(bySku, ({ sku }) => skuKey(sku))
  for (const term of open()) {
    const same = keyed.get(skuKey(term)) ?? []
    const exact = same.find(({ sku }) => sku.toUpperCase() === term.toUpperCase())
    const meaning = one(exact ? [exact] : same)
    if (meaning) meanings.set(term, meaning)
  }

  const byName = await toolsByNames(db, open())
  remember(byName)
  const named = Map.groupBy(byName, ({ name }) => name.toLowerCase())
  for (const term of open()) {
    const meaning = one(named.get(term.toLowerCase()) ?? [])
    if (meaning) meanings.set(term, meaning)
  }

  const search = open().filter((term) => term.length <= longestName)
  for (const term of search.splice(mostSearched)) meanings.set(term, { found: 'later', ids: [] })
  const byWords = search.filter((term) => wordsOf(term).some((word) => word.length > 2))
  const hits = grouped(await toolsByWords(db, byWords.map(wordsOf), mostToPick))
  for (const [place, found] of hits) {
    const inName = found.filter((hit) => hit.inName)
    meanings.set(byWords[place] ?? '', { found: 'several', ids: (inName.length > 0 ? inName : found).map(({ id }) => id) })
  }

  const strange = search.filter((term) => !meanings.has(term))
  if (strange.length > 0 && (await knowsLikeness(db))) {
    for (const by of ['sku', 'name'] as const) {
      const questions = strange.filter((term) => looksLikeSku(term) === (by === 'sku'))
      const alike = grouped(await toolsAlike(db, by, questions, mostAlike))
      for (const [place, found] of alike) meanings.set(questions[place] ?? '', { found: 'closest', ids: found.map(({ id }) => id) })
    }
  }
  const ids = new Set([...meanings.values()].flatMap((meaning) => meaning.ids))
  remember(await toolsByIds(db, [...ids].filter((id) => !rows.has(id))))
  return written(terms, meanings, rows, origin)
}

const one = (found: readonly ToolRow[]): Meaning | undefined => (found.length === 0 ? undefined : { found: found.length === 1 ? 'one' : 'several', ids: found.slice(0, mostToPick).map(({ id }) => id) })
const grouped = <H extends { readonly place: number }>(hits: readonly H[]): Map<number, H[]> => Map.groupBy(hits, ({ place }) => place)
const looksLikeSku = (term: string): boolean => !term.includes(' ') && /\d/.test(term)
const wordsOf = (term: string): string[] => term.split(/[\s,;:"'()]+/).filter(Boolean).slice(0, mostWords)

function written(terms: readonly string[], meanings: ReadonlyMap<string, Meaning>, rows: ReadonlyMap<string, ToolRow>, origin: string): Resolved {
  const tools: PadTool[] = []
  const places = new Map<string, number>()
  const show = shownTool(origin)
  const placeOf = (id: string): number[] => {
    const row = rows.get(id)
    if (!row) return []
    const place = places.get(id) ?? tools.push(padTool(show(row))) - 1
    places.set(id, place)
    return [place]
  }
  return {
    terms: terms.map((term) => {
      const { found, ids } = meanings.get(term) ?? { found: 'none', ids: [] }
      const shown = ids.flatMap(placeOf)
      return { found: shown.length === 0 && found !== 'later' ? 'none' : found, tools: shown }
    }),
    tools,
  }
}

const padTool = ({ id, slug, sku, name, image, picture, price, minimumQuantity, packSize, stock, priceBreaks }: PadTool): PadTool =>
  ({ id, slug, sku, name, image, picture, price, minimumQuantity, packSize, stock, priceBreaks })
