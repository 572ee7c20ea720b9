/**
 * The list of tools: search, filters, sort order and page are in its address. Source:
 * specification, point 2.
 */
import { lazy } from 'react'
import { safeDecode } from 'zod/v4/core'
import { redirect, useLocation } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { shopContext } from '../app/shop-context.server.ts'
import { Link } from '../ui/link.tsx'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { toolListMessages as messages } from '../search/messages/tool-list.ts'
import { searchContract, type ToolQuery } from '../search/contract.ts'
import { listMeta } from '../search/list-meta.ts'
import {
  listUrl,
  filtersFrom,
  parseListParams,
  type ListParams,
  views,
} from '../search/list-url.ts'
import { FacetPanel } from '../search/components/facet-panel.tsx'
import { AppliedFilters, appliedFilters, ListHead } from '../search/components/list-head.tsx'
import { ListPages } from '../search/components/list-pages.tsx'
import { listPageSize, toListedTool } from '../search/components/listed-tool.ts'
import type { BrowseResult } from '../search/browse.server.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import type { Route } from './+types/purchase.ts'

/**
 * Loaded on demand, only by the dense view. Without a Suspense boundary of its own, so that the
 * page is hydrated as a whole and no queued event is repeated too early.
 */
const ToolRow = lazy(async () => ({
  default: (await import('../cart/components/cart-tool-row.tsx')).CartToolRow,
}))
/** Loaded on demand, since most lists have results. */
const NoResults = lazy(async () => ({
  default: (await import('../search/components/no-results.tsx')).NoResults,
}))

export function loader({ context, url }: Route.LoaderArgs) {
  const {
    config: { origin },
    search,
  } = context.get(shopContext)
  const params = parseListParams(url.searchParams)
  const view = views.find((name) => name === url.searchParams.get('view') && name !== 'grid')
  return cachedLoader('q' in params ? 'tools search' : 'tools', async () => {
    const query = safeDecode(searchContract.list.input, params)
    if (!query.success) throw invalidInput({ detail: messages.notReadable })
    const { q } = query.data
    // A search for a SKU leads to that tool, not to a list of one.
    const slug =
      q !== undefined && Object.keys(params).length === 1 ? await search.bySku(q) : undefined
    if (slug !== undefined) throw redirect(`/tools/${slug}`)
    const {
      query: shownQuery,
      result: { tools, facets, correctedQuery, alternatives },
    } = await browseFromValidCursor(query.data, (page) => search.browse(page, listPageSize))
    const address: ListParams = { ...shownQuery, ...(view === undefined ? {} : { view }) }
    return {
      first: { tools: tools.map((tool) => toListedTool(tool, view)), next: tools.next },
      facets,
      address,
      correctedQuery,
      alternatives,
      meta: listMeta(address, origin),
    }
  })
}
export const handle: RouteHandle = { hydration: 'deferred' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Purchase({
  loaderData: { first, facets, address, correctedQuery, alternatives },
}: Route.ComponentProps) {
  const { key } = useLocation()
  const { q, cursor } = address
  const filters = appliedFilters(address)
  // Identifies the list in this history entry, so that a return to it finds the same pages.
  const place = `${key} ${listUrl(address)}`
  return (
    <div className="page list">
      <FacetPanel address={address} facets={facets} />
      <div>
        <ListHead address={address} facets={facets} filters={filters} />
        {correctedQuery === undefined || q === undefined ? null : (
          <p className="meant">
            {messages.meant(q)}{' '}
            <Link className="link" to={filtersFrom(address, { q: correctedQuery })}>
              {correctedQuery}
            </Link>
          </p>
        )}
        {filters.length === 0 ? null : <AppliedFilters address={address} filters={filters} />}
        {first.tools.length > 0 ? (
          <ListPages
            key={place}
            first={first}
            address={address}
            total={facets.total}
            exact={facets.exact}
            place={place}
            Row={ToolRow}
          />
        ) : (
          <NoResults
            address={address}
            alternatives={alternatives}
            empty={filters.length === 0 && cursor === undefined}
          />
        )}
      </div>
    </div>
  )
}
