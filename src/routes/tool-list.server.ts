/** What the loaders of the list and of category pages share: one page of tools with its facets. */
import { safeDecode } from 'zod/v4/core'
import { redirect } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import type { Shop } from '../app/shop.server.ts'
import type { ToolWords } from '../catalogue/texts/tool-words.server.ts'
import { readPagePrices } from '../app/page-prices.server.ts'
import { readSite } from '../app/site.server.ts'
import type { RelatedTool } from '../catalogue/components/related-tools.tsx'
import type { Tool } from '../catalogue/contract.ts'
import type { Brand, Category } from '../catalogue/taxonomy/records.ts'
import { currentLanguage } from '../platform/languages/current-language.ts'
import { shopLanguages } from '../platform/languages/languages.ts'
import { inShopLanguage, type InLanguages } from '../platform/languages/text-languages.ts'
import { toRelatedTool } from '../catalogue/related-tool.ts'
import type { BrowseResult } from '../search/lists/browse.server.ts'
import { listPageSize, toListedTool } from '../search/lists/listed-tool.ts'
import { searchContract, type ToolQuery } from '../search/contract.ts'
import type { FamilyFacts } from '../search/components/family-group.tsx'
import { familyKey, minGroupSize } from '../search/lists/group-families.ts'
import { brandMeta, listMeta } from '../search/lists/list-meta.ts'
import {
  filtersFrom,
  isByPrice,
  listUrl,
  notByPrice,
  parseListParams,
  views,
  type ListParams,
} from '../search/lists/list-url.ts'
import type { Site } from '../ui/page-meta.ts'
import { toolListMessages as messages } from '../search/messages/tool-list.ts'

export type ToolListData = Awaited<ReturnType<typeof loadToolList>>

/** What a page shows the tools of. */
type ListPageOf = { readonly category?: Category; readonly brand?: Brand }

/**
 * @param of the category or brand whose page this is; otherwise the one that the address narrows the list to
 * @throws Problem invalid-input for an address that cannot be read; a redirect to a tool's page
 */
export async function loadToolList(
  shop: Shop,
  searchParams: URLSearchParams,
  { category, brand }: ListPageOf = {},
) {
  const { search } = shop
  redirectWithoutEmptySearch(searchParams)
  const params = {
    ...parseListParams(searchParams),
    ...(category === undefined ? {} : { category: [category.name] }),
    ...(brand === undefined ? {} : { brand: [brand.name] }),
  }
  const view = views.find((name) => name === searchParams.get('view') && name !== 'grid')
  const query = safeDecode(searchContract.list.input, params)
  if (!query.success) throw invalidInput({ detail: messages.notReadable })
  const prices = await readPagePrices(shop)
  // Such an address was kept from the time when prices were shown to everybody.
  if (!prices.shown && isByPrice(query.data))
    throw redirect(filtersFrom(notByPrice({ ...query.data, view }), {}))
  if (Object.keys(params).length === 1) await redirectToNamedTool(shop, query.data.q)
  const {
    query: shownQuery,
    result: { tools: found, facets: counted, correctedQuery, alternatives },
  } = await browseFromValidCursor(query.data, (page) => search.browse(page, listPageSize))
  const tools = Object.assign(found.map(prices.of), { next: found.next })
  const words = await shop.catalogue.wordsOf(tools.map(({ id }) => id))
  const facets = prices.shown ? counted : { ...counted, price: [] }
  const address: ListParams = { ...shownQuery, ...(view === undefined ? {} : { view }) }
  const shown = category ?? (await onlyCategory(shop, address))
  const worded = await wordedRecords(shop, address, { facets, alternatives }, shown, brand)
  return {
    first: { tools: tools.map((tool) => toListedTool(words.of(tool), view)), next: tools.next },
    facets,
    address,
    ...worded.ofPage,
    category: worded.head,
    correctedQuery,
    alternatives,
    families: await familyFacts(shop, tools, words),
    related: await relatedTools(
      shop,
      { tools: found, facets },
      widerQuery(shownQuery, alternatives),
    ),
    meta: worded.metaOf(await readSite(shop)),
  }
}

type PlacesOfNames = Pick<BrowseResult, 'facets'> & {
  readonly alternatives: BrowseResult['alternatives'] | undefined
}

/** What the list is of, and what its filters are, as the language of the page calls them. */
async function wordedRecords(
  shop: Shop,
  address: ListParams,
  { facets, alternatives }: PlacesOfNames,
  shown: Category | undefined,
  listed: Brand | undefined,
) {
  const { catalogue } = shop
  const categories = await catalogue.recordWords('categories')
  const brands = await catalogue.recordWords('brands')
  const valuesOf = (values: readonly { readonly value: string }[] = []) =>
    values.map(({ value }) => value)
  const names = {
    ...brands.names([...(address.brand ?? []), ...valuesOf(facets.brand)]),
    ...(await specWords(shop, address, facets)),
    ...categories.names([
      ...(address.category ?? []),
      ...valuesOf(facets.category),
      ...valuesOf(alternatives?.categories),
    ]),
  }
  const category = shown && categories.of(shown)
  const brand = listed && brands.of(listed)
  const head = brand ?? category
  const slugs = shown ? await catalogue.slugsOf('categories', shown.slug) : {}
  return {
    head: head && toShownHead(head),
    metaOf: (site: Site) =>
      brand
        ? brandMeta(address, site, brand)
        : listMeta(address, site, category && { ...category, slugs }, names),
    /** Nothing where all are called as they are in the shop's own language. */
    ofPage: Object.keys(names).length > 0 ? { names } : {},
  }
}

/** Tools whose specifications are asked what the page's language calls them. */
const maxSpoken = 500

/** Of the tools of the list, without the page and the values that narrow it. */
async function specWords(
  { catalogue, search }: Shop,
  { view: _view, cursor: _cursor, spec: _spec, ...query }: ListParams,
  { specs }: BrowseResult['facets'],
): Promise<Readonly<Record<string, string>>> {
  if (specs.length === 0 || currentLanguage() === shopLanguages().main) return {}
  const { ids } = await search.ids({ ...query, limit: maxSpoken })
  return catalogue.specWordsOf(ids)
}

/** A search box that was cleared, without script, is the list without a search. */
function redirectWithoutEmptySearch(searchParams: URLSearchParams): void {
  if (searchParams.get('q')?.trim() !== '') return
  const others = new URLSearchParams([...searchParams].filter(([name]) => name !== 'q'))
  throw redirect(`/purchase${others.size > 0 ? '?' : ''}${others.toString()}`)
}

/**
 * A search for a SKU or a number leads to that tool, not to a list of one; that of a pack, with its
 * quantity.
 */
async function redirectToNamedTool({ search }: Shop, q: string | undefined): Promise<void> {
  const named = q === undefined ? undefined : await search.byCode(q)
  if (!named) return
  const quantity = named.quantity === undefined ? '' : `?quantity=${named.quantity}`
  throw redirect(`/tools/${named.slug}${quantity}`)
}

/** The one category that a list is narrowed to; a former name of it leads to the present one. */
async function onlyCategory(
  { catalogue }: Shop,
  address: ListParams,
): Promise<Category | undefined> {
  const [only, ...others] = address.category ?? []
  if (only === undefined || others.length > 0) return undefined
  const category = await catalogue.categoryByName(only)
  const present = category ?? (await catalogue.presentRecord('categories', 'name', only))
  if (!category && present) throw redirect(listUrl({ ...address, category: [present.name] }), 301)
  return category
}

/** What is known of the families of a page, by the key of each. */
async function familyFacts(
  { catalogue }: Shop,
  tools: readonly Tool[],
  words: ToolWords,
): Promise<Record<string, FamilyFacts>> {
  const spoken = new Map(
    tools.map((tool) => [familyKey(tool.brand, tool.family), words.of(tool).family]),
  )
  const families = await catalogue.families(tools.filter(({ family }) => family !== ''))
  return Object.fromEntries(
    families
      .filter(({ count }) => count >= minGroupSize)
      .map(({ brand, name, count, sentence }) => [
        familyKey(brand, spoken.get(familyKey(brand, name)) ?? name),
        { count, sentence, ...(sentence === '' ? {} : inShopLanguage(['sentence'])) },
      ]),
  )
}

/** Tools beside a list at most, of each kind. */
const maxRelated = 8
const maxNear = 4

/**
 * Beside one match its other sizes and what is near to it; beside none what a part of the search
 * matches.
 */
async function relatedTools(
  shop: Shop,
  { tools, facets }: Pick<BrowseResult, 'tools' | 'facets'>,
  wider: ToolQuery | undefined,
): Promise<{ readonly sizes: RelatedTool[]; readonly near: RelatedTool[] }> {
  const { catalogue, search } = shop
  const [only] = tools
  if (only !== undefined && facets.total === 1) {
    const [sizes, near] = await Promise.all([
      catalogue.family(only),
      search.neighbours(only, maxNear),
    ])
    const others = sizes.filter(({ id }) => id !== only.id).slice(0, maxRelated)
    const prices = await readPagePrices(shop)
    const words = await catalogue.wordsOf([...others, ...near].map(({ id }) => id))
    const toRelated = (tool: Tool) => toRelatedTool(words.of(prices.of(tool)))
    return { sizes: others.map(toRelated), near: near.map(toRelated) }
  }
  if (only !== undefined) return { sizes: [], near: [] }
  const near = wider === undefined ? [] : await search.list({ actor: undefined }, wider)
  const words = await catalogue.wordsOf(near.map(({ id }) => id))
  return { sizes: [], near: near.map((tool) => toRelatedTool(words.of(tool))) }
}

/** Of a list without tools: the rarest of its words, or its categories without any other filter. */
function widerQuery(
  { category = [] }: ToolQuery,
  alternatives: BrowseResult['alternatives'],
): ToolQuery | undefined {
  const words = (alternatives?.terms ?? []).toSorted((a, b) => a.count - b.count)
  const q = words[0]?.text
  if (q !== undefined) return { q, inStock: true, limit: maxNear }
  return category.length === 0 ? undefined : { category, inStock: true, limit: maxNear }
}

const toShownHead = ({
  name,
  sentence,
  image,
  picture,
  lang,
}: (Category | Brand) & InLanguages<'name' | 'sentence'>) => ({
  ...(lang === undefined ? {} : { lang }),
  name,
  sentence,
  picture,
  image: picture === null ? image : '',
})

/** A cursor that is invalid, or no longer valid, shows the first page. */
async function browseFromValidCursor(
  query: ToolQuery,
  browse: (query: ToolQuery) => Promise<BrowseResult>,
): Promise<{ readonly query: ToolQuery; readonly result: BrowseResult }> {
  try {
    return { query, result: await browse(query) }
  } catch (error) {
    if (query.cursor === undefined || !isProblem(error, invalidInput)) throw error
    const { cursor: _, ...firstPage } = query
    return { query: firstPage, result: await browse(firstPage) }
  }
}
