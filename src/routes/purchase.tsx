/** The list of tools: searched, narrowed, sorted and paged by its address. Source: specification, point 2. */
import { lazy } from 'react'
import { safeDecode } from 'zod/v4/core'
import { redirect, useLocation } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { shopContext } from '../app/shop-context.server.ts'
import { Icon } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { toolListMessages as messages } from '../search/messages/tool-list.ts'
import { catalogueContract, type ToolQuery } from '../catalogue/contract.ts'
import { listMeta } from '../search/list-meta.ts'
import {
  listUrl,
  filtersFrom,
  parseListParams,
  type ListParams,
  views,
} from '../search/list-url.ts'
import {
  filtersId,
  FacetPanel,
  filterButtonId,
  useFilterPanel,
} from '../search/components/facet-panel.tsx'
import { ListPages, onePage, toListedTools } from '../search/components/list-pages.tsx'
import type { BrowseResult } from '../search/service.server.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import type { Route } from './+types/purchase.ts'

/** Mostly something is found. */
const NothingFound = lazy(async () => ({
  default: (await import('../search/components/no-results.tsx')).NoResults,
}))

export function loader({ context, url }: Route.LoaderArgs) {
  const {
    config: { origin },
    catalogue: { search },
  } = context.get(shopContext)
  const said = parseListParams(url.searchParams)
  const view = views.find((one) => one === url.searchParams.get('view') && one !== 'grid')
  return cachedLoader('q' in said ? 'tools search' : 'tools', async () => {
    const query = safeDecode(catalogueContract.list.input, said)
    if (!query.success) throw invalidInput({ detail: messages.notReadable })
    const { q } = query.data
    // Whoever writes a SKU wants that tool, and no list of one.
    const slug =
      q !== undefined && Object.keys(said).length === 1 ? await search.bySku(q) : undefined
    if (slug !== undefined) throw redirect(`/tools/${slug}`)
    const {
      asked,
      browsed: { tools, facets, meant, nearby },
    } = await fromFirstIfStale(query.data, (one) => search.browse(one, onePage))
    const address: ListParams = { ...asked, ...(view === undefined ? {} : { view }) }
    return {
      first: { tools: tools.map((tool) => toListedTools(tool, view)), next: tools.next },
      facets,
      address,
      meant,
      nearby,
      meta: listMeta(address, origin),
    }
  })
}
export const handle: RouteHandle = { hydration: 'deferred' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The address of a page that is no more, or never was, shows the first. */
async function fromFirstIfStale(
  query: ToolQuery,
  browse: (query: ToolQuery) => Promise<BrowseResult>,
): Promise<{ readonly asked: ToolQuery; readonly browsed: BrowseResult }> {
  try {
    return { asked: query, browsed: await browse(query) }
  } catch (error) {
    if (query.cursor === undefined || !isProblem(error, invalidInput)) throw error
    const { cursor: _, ...asked } = query
    return { asked, browsed: await browse(asked) }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Purchase({
  loaderData: { first, facets, address, meant, nearby },
}: Route.ComponentProps) {
  const { key } = useLocation()
  const { q, category = [], cursor } = address
  const chips = chipsOf(address)
  const place = `${key} ${listUrl(address)}`
  return (
    <div className="page list">
      <FacetPanel address={address} facets={facets} />
      <div>
        <div className="list-head">
          <h1>
            {q ? messages.found(q) : category.length === 1 ? category[0] : messages.title}{' '}
            <span>{messages.count(facets.total, facets.exact)}</span>
          </h1>
          <p className="hidden-label" role="status">
            {messages.matching(facets.total, facets.exact)}
          </p>
          <button type="button" className="button tight filter-button" popoverTarget={filtersId}>
            <Icon name="filter" /> {messages.filters}
            {chips.length === 0 ? null : (
              <>
                {' '}
                <b aria-hidden="true">{chips.length}</b>
                <span className="hidden-label">{messages.applied(chips.length)}</span>
              </>
            )}
          </button>
          <Sort address={address} />
          <Views address={address} />
        </div>
        {meant === undefined || q === undefined ? null : (
          <p className="meant">
            {messages.meant(q)}{' '}
            <Link className="link" to={filtersFrom(address, { q: meant })}>
              {meant}
            </Link>
          </p>
        )}
        {chips.length === 0 ? null : (
          <div className="chips">
            {chips.map(({ text, without }) => (
              <Link
                key={text}
                className="chip"
                to={filtersFrom(address, without)}
                preventScrollReset
              >
                {text} <Icon name="close" size={14} />
                <span className="hidden-label">{messages.remove}</span>
              </Link>
            ))}
            <Link className="link small" to="/purchase">
              {messages.clear}
            </Link>
          </div>
        )}
        {first.tools.length > 0 ? (
          <ListPages
            key={place}
            first={first}
            address={address}
            total={facets.total}
            exact={facets.exact}
            place={place}
          />
        ) : (
          <NothingFound
            address={address}
            nearby={nearby}
            empty={chips.length === 0 && cursor === undefined}
          />
        )}
      </div>
    </div>
  )
}

type Chip = { readonly text: string; readonly without: Partial<ListParams> }

/** What narrows the list, each with the list without it. */
function chipsOf({
  q,
  category = [],
  brand = [],
  inStock,
  maxMinimum,
  priceMin,
  priceMax,
}: ListParams): readonly Chip[] {
  return [
    ...(q ? [{ text: q, without: { q: undefined } }] : []),
    ...category.map((text) => ({
      text,
      without: { category: category.filter((one) => one !== text) },
    })),
    ...brand.map((text) => ({ text, without: { brand: brand.filter((one) => one !== text) } })),
    ...(inStock ? [{ text: messages.inStock, without: { inStock: undefined } }] : []),
    ...(maxMinimum === undefined
      ? []
      : [{ text: messages.minimumUpTo(maxMinimum), without: { maxMinimum: undefined } }]),
    ...(priceMin === undefined && priceMax === undefined
      ? []
      : [
          {
            text: messages.range(priceMin, priceMax),
            without: { priceMin: undefined, priceMax: undefined },
          },
        ]),
  ]
}

/** The order of the list: a control of the filters' form that stands above the list. */
function Sort({ address: { q, sort } }: { readonly address: ListParams }) {
  const narrow = useFilterPanel()
  return (
    <label>
      <span className="hidden-label">{messages.sort}</span>
      <select
        className="input"
        name="sort"
        form={filterButtonId}
        defaultValue={sort ?? ''}
        onChange={({ currentTarget }) => narrow(currentTarget.form)}
      >
        {Object.entries(messages.sorts).map(([value, text]) => (
          <option key={value} value={value}>
            {value === '' && q ? messages.best : text}
          </option>
        ))}
      </select>
    </label>
  )
}

const Views = ({ address }: { readonly address: ListParams }) => (
  <div className="switch" role="group" aria-label={messages.view}>
    {views.map((view) => (
      <Link
        key={view}
        to={filtersFrom(address, { view })}
        preventScrollReset
        aria-current={(address.view ?? 'grid') === view ? true : undefined}
      >
        <Icon name={view} size={16} /> <span>{messages.views[view]}</span>
      </Link>
    ))}
  </div>
)
