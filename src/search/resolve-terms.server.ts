/** What a line of an order pad means: a SKU, however it is punctuated; a name; words of some; or nothing, and then what looks like it. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { PadTool, ResolvedTerm } from '../catalogue/contract.ts'
import {
  skuKey,
  toolsBySimilarSku,
  toolsByIds,
  toolsByNames,
  toolsBySkuPrefix,
  toolsBySkuKeys,
} from './lookup-store.server.ts'
import { similarSkuKeys } from './similar-sku.ts'
import { queryWords } from './tsquery.ts'
import { toToolDto } from '../catalogue/dto.ts'
import type { ToolRow } from '../catalogue/store.server.ts'
import { disableIndexScans, notInName, rankSuggestions } from './suggestion-store.server.ts'
import { interpretWords, loadVocabulary } from './parse-query.server.ts'

type Kind = ResolvedTerm['terms'][number]['found']
type Asked = Pick<Database, 'handle' | 'transact'>
type Meaning = { readonly found: Kind; readonly ids: readonly string[] }

/** Tools that are offered for a line: to pick from, and when none is called so. */
const mostToPick = 6
const mostAlike = 3
/** Longer than this is a text and no name. */
const longestName = 80
/** SKUs and whole names are found by the thousand; of the rest so many are searched in one call, so that no call takes long. */
const mostSearched = 60

/**
 * Finds what each term means: SKUs and names all in a handful of statements, then words term by term.
 * @param origin the shop's own, for pictures of ours
 */
export async function resolveTerms(
  database: Asked,
  terms: readonly string[],
  origin: string,
): Promise<ResolvedTerm> {
  const db = database.handle
  const rows = new Map<string, ToolRow>()
  const meanings = new Map<string, Meaning>()
  const remember = (found: readonly ToolRow[]) => {
    for (const row of found) rows.set(row.id, row)
  }
  const open = (): string[] =>
    [...new Set(terms)].filter((term) => term !== '' && !meanings.has(term))

  const bySku = await toolsBySkuKeys(db, [...new Set(open().map(skuKey))].filter(Boolean))
  remember(bySku)
  const keyed = Map.groupBy(bySku, ({ sku }) => skuKey(sku))
  for (const term of open()) {
    const same = keyed.get(skuKey(term)) ?? []
    const exact = same.find(({ sku }) => sku.toUpperCase() === term.toUpperCase())
    const meaning = one(exact ? [exact] : same)
    if (meaning) meanings.set(term, meaning)
  }

  const byName = await toolsByNames(
    db,
    open().filter((term) => term.length <= longestName),
    mostToPick + 1,
  )
  remember(byName)
  const named = Map.groupBy(byName, ({ name }) => name.toLowerCase())
  for (const term of open()) {
    const meaning = one(named.get(term.toLowerCase()) ?? [])
    if (meaning) meanings.set(term, meaning)
  }

  const search = open().filter((term) => term.length <= longestName)
  for (const term of search.splice(mostSearched)) meanings.set(term, { found: 'later', ids: [] })
  const close = (
    asked: readonly string[],
    found: readonly { readonly place: number; readonly id: string }[],
  ): void => {
    for (const [place, hits] of Map.groupBy(found, (hit) => hit.place))
      meanings.set(asked[place] ?? '', { found: 'closest', ids: hits.map(({ id }) => id) })
  }
  const likeSkus = search.filter(looksLikeSku)
  close(
    likeSkus,
    await toolsBySimilarSku(
      db,
      likeSkus.map((term) => similarSkuKeys(skuKey(term))),
      mostAlike,
    ),
  )
  const begun = likeSkus.filter((term) => !meanings.has(term))
  close(begun, await toolsBySkuPrefix(db, begun.map(skuKey), mostAlike))
  for (const [term, meaning] of await meaningsOfWords(
    database,
    search.filter((one) => !meanings.has(one)),
  ))
    meanings.set(term, meaning)

  const ids = new Set([...meanings.values()].flatMap((meaning) => meaning.ids))
  remember(
    await toolsByIds(
      db,
      [...ids].filter((id) => !rows.has(id)),
    ),
  )
  return written(terms, meanings, rows, origin)
}

const one = (found: readonly ToolRow[]): Meaning | undefined =>
  found.length === 0
    ? undefined
    : {
        found: found.length === 1 ? 'one' : 'several',
        ids: found.slice(0, mostToPick).map(({ id }) => id),
      }

/** What the words of terms find, as the search box would: those in whose names all of them stand, if there are any. What had to be understood otherwise than written is only close. */
async function meaningsOfWords(
  { handle, transact }: Asked,
  terms: readonly string[],
): Promise<ReadonlyMap<string, Meaning>> {
  const worded = terms.map((term) => ({ term, words: queryWords(term) }))
  const vocabulary = await loadVocabulary(
    handle,
    worded.flatMap(({ words }) => words),
  )
  const asked = worded
    .map(({ term, words }) => ({ term, ...interpretWords(words, vocabulary) }))
    .filter(({ unknown, match }) => !unknown && match !== undefined)
  if (asked.length === 0) return new Map()
  return transact(async (tx) => {
    const meanings = new Map<string, Meaning>()
    await disableIndexScans(tx)
    for (const { term, match, meant } of asked) {
      const places =
        match === undefined
          ? []
          : await rankSuggestions(tx, match, meant === undefined ? mostToPick : mostAlike)
      const named = places.filter(({ key }) => Number(key) < notInName)
      if (places.length > 0)
        meanings.set(term, {
          found: meant === undefined ? 'several' : 'closest',
          ids: (named.length > 0 ? named : places).map(({ id }) => id),
        })
    }
    return meanings
  })
}

const looksLikeSku = (term: string): boolean => !term.includes(' ') && /\d/.test(term)

function written(
  terms: readonly string[],
  meanings: ReadonlyMap<string, Meaning>,
  rows: ReadonlyMap<string, ToolRow>,
  origin: string,
): ResolvedTerm {
  const tools: PadTool[] = []
  const places = new Map<string, number>()
  const show = toToolDto(origin)
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

const padTool = ({
  id,
  slug,
  sku,
  name,
  image,
  picture,
  price,
  minimumQuantity,
  packSize,
  stock,
  priceBreaks,
}: PadTool): PadTool => ({
  id,
  slug,
  sku,
  name,
  image,
  picture,
  price,
  minimumQuantity,
  packSize,
  stock,
  priceBreaks,
})
