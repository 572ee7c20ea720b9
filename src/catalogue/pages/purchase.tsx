/** The list of tools: searched, narrowed, sorted and paged by its address. Source: specification, point 2. */
import { lazy } from 'react'
import { safeDecode } from 'zod/v4/core'
import { redirect, useLocation } from 'react-router'
import { isProblem } from '../../platform/problem.ts'
import { notValid } from '../../platform/problems.ts'
import { shopContext } from '../../web/context.server.ts'
import { Icon } from '../../web/icons.tsx'
import { Link } from '../../web/link.tsx'
import { reading } from '../../web/reading.server.ts'
import { purchaseWords as words } from '../../words/en/pages/purchase.ts'
import { catalogueContract, type ToolQuery } from '../contract.ts'
import { describedAs } from '../list-described.ts'
import { addressOf, narrowedTo, saidIn, type ListAddress, views } from '../list-address.ts'
import { filtersId, ListFacets, narrowId, useNarrowing } from '../list-facets.tsx'
import { ListPages, onePage, shownAs } from '../list-pages.tsx'
import type { Browsed } from '../search.server.ts'
import type { Handle } from '../../web/waking.tsx'
import type { Route } from './+types/purchase.ts'

/** Mostly something is found. */
const NothingFound = lazy(async () => ({ default: (await import('../nothing-found.tsx')).NothingFound }))

export function loader({ context, url }: Route.LoaderArgs) {
  const { config: { origin }, catalogue: { search } } = context.get(shopContext)
  const said = saidIn(url.searchParams)
  const view = views.find((one) => one === url.searchParams.get('view') && one !== 'grid')
  return reading('q' in said ? 'tools search' : 'tools', async () => {
    const query = safeDecode(catalogueContract.list.input, said)
    if (!query.success) throw notValid({ detail: words.notReadable })
    const { q } = query.data
    // Whoever writes a SKU wants that tool, and no list of one.
    const slug = q !== undefined && Object.keys(said).length === 1 ? await search.bySku(q) : undefined
    if (slug !== undefined) throw redirect(`/tools/${slug}`)
    const { asked, browsed: { tools, facets, meant, nearby } } = await fromFirstIfStale(query.data, (one) => search.browse(one, onePage))
    const address: ListAddress = { ...asked, ...(view === undefined ? {} : { view }) }
    return { first: { tools: tools.map((tool) => shownAs(tool, view)), next: tools.next }, facets, address, meant, nearby, meta: describedAs(address, origin) }
  })
}
export const handle: Handle = { late: true }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The address of a page that is no more, or never was, shows the first. */
async function fromFirstIfStale(query: ToolQuery, browse: (query: ToolQuery) => Promise<Browsed>): Promise<{ readonly asked: ToolQuery; readonly browsed: Browsed }> {
  try {
    return { asked: query, browsed: await browse(query) }
  } catch (error) {
    if (query.cursor === undefined || !isProblem(error, notValid)) throw error
    const { cursor: _, ...asked } = query
    return { asked, browsed: await browse(asked) }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Purchase({ loaderData: { first, facets, address, meant, nearby } }: Route.ComponentProps) {
  const { key } = useLocation()
  const { q, category = [], cursor } = address
  const chips = chipsOf(address)
  const place = `${key} ${addressOf(address)}`
  return (
    <div className="page list">
      <ListFacets address={address} facets={facets} />
      <div>
        <div className="list-head">
          <h1>{q ? words.found(q) : category.length === 1 ? category[0] : words.title} <span>{words.count(facets.total, facets.exact)}</span></h1>
          <p className="hidden-label" role="status">{words.matching(facets.total, facets.exact)}</p>
          <button type="button" className="button tight filter-button" popoverTarget={filtersId}>
            <Icon name="filter" /> {words.filters}{chips.length === 0 ? null : <> <b aria-hidden="true">{chips.length}</b><span className="hidden-label">{words.applied(chips.length)}</span></>}
          </button>
          <Sort address={address} />
          <Views address={address} />
        </div>
        {meant === undefined || q === undefined ? null : <p className="meant">{words.meant(q)} <Link className="link" to={narrowedTo(address, { q: meant })}>{meant}</Link></p>}
        {chips.length === 0 ? null : (
          <div className="chips">
            {chips.map(({ text, without }) => (
              <Link key={text} className="chip" to={narrowedTo(address, without)} preventScrollReset>{text} <Icon name="close" size={14} /><span className="hidden-label">{words.remove}</span></Link>
            ))}
            <Link className="link small" to="/purchase">{words.clear}</Link>
          </div>
        )}
        {first.tools.length > 0
          ? <ListPages key={place} first={first} address={address} total={facets.total} exact={facets.exact} place={place} />
          : <NothingFound address={address} nearby={nearby} empty={chips.length === 0 && cursor === undefined} />}
      </div>
    </div>
  )
}

type Chip = { readonly text: string; readonly without: Partial<ListAddress> }

/** What narrows the list, each with the list without it. */
function chipsOf({ q, category = [], brand = [], inStock, maxMinimum, priceMin, priceMax }: ListAddress): readonly Chip[] {
  return [
    ...(q ? [{ text: q, without: { q: undefined } }] : []),
    ...category.map((text) => ({ text, without: { category: category.filter((one) => one !== text) } })),
    ...brand.map((text) => ({ text, without: { brand: brand.filter((one) => one !== text) } })),
    ...(inStock ? [{ text: words.inStock, without: { inStock: undefined } }] : []),
    ...(maxMinimum === undefined ? [] : [{ text: words.minimumUpTo(maxMinimum), without: { maxMinimum: undefined } }]),
    ...(priceMin === undefined && priceMax === undefined ? [] : [{ text: words.range(priceMin, priceMax), without: { priceMin: undefined, priceMax: undefined } }]),
  ]
}

/** The order of the list: a control of the filters' form that stands above the list. */
function Sort({ address: { q, sort } }: { readonly address: ListAddress }) {
  const narrow = useNarrowing()
  return (
    <label>
      <span className="hidden-label">{words.sort}</span>
      <select className="input" name="sort" form={narrowId} defaultValue={sort ?? ''} onChange={({ currentTarget }) => narrow(currentTarget.form)}>
        {Object.entries(words.sorts).map(([value, text]) => <option key={value} value={value}>{value === '' && q ? words.best : text}</option>)}
      </select>
    </label>
  )
}

const Views = ({ address }: { readonly address: ListAddress }) => (
  <div className="switch" role="group" aria-label={words.view}>
    {views.map((view) => (
      <Link key={view} to={narrowedTo(address, { view })} preventScrollReset aria-current={(address.view ?? 'grid') === view ? true : undefined}><Icon name={view} size={16} /> <span>{words.views[view]}</span></Link>
    ))}
  </div>
)
