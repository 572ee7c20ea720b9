/** The views of a list as tabs: each is an address, with its number of rows if known. */
import { use } from 'react'
import { Link, useLocation } from 'react-router'
import { displayNumber } from '../../platform/money/money.ts'
import { narrowing, SavedViewTabs, useSavedView } from './saved-views.tsx'
import { showCurrent, Sisters } from './sisters.tsx'
import { WaitingFigure } from './waiting-figures.tsx'

export type View = {
  readonly label: string
  /** Another page of the dashboard; by default the list's own page. */
  readonly path?: string
  /** The filters of the view, such as 'kind=credit-note'; without them, nothing is filtered. */
  readonly search?: string
  /** A text if it is not exact, such as 'More than 1,000'. */
  readonly count?: number | string | undefined
  /** The kind of waiting work that the view lists, if it has no count of its own. */
  readonly waits?: string | undefined
}

/** Filters that apply to every view of a list, unless the view sets them. */
const beside: readonly string[] = ['q', 'sort', 'from', 'to']

/** The filters of a view, combined with the present filters of the list. */
function withPresent(view: View, views: readonly View[], present: string): string {
  const params = new URLSearchParams(view.search)
  for (const [name, value] of new URLSearchParams(present))
    if (beside.includes(name) && !views.some(({ search }) => new URLSearchParams(search).has(name)))
      params.set(name, value)
  return params.toString()
}

/** The view of this page that has the most filters of the address, and no others. */
function findCurrent(views: readonly View[], present: string): View | undefined {
  const params = new URLSearchParams(present)
  const filtersOf = ({ search }: View) => [...new URLSearchParams(search)]
  return views
    .filter((view) => filtersOf(view).every(([name, value]) => params.get(name) === value))
    .toSorted((a, b) => filtersOf(b).length - filtersOf(a).length)[0]
}

export function Views({
  label,
  views,
}: {
  readonly label: string
  readonly views: readonly View[]
}) {
  const { pathname, search } = useLocation()
  const saved = useSavedView()
  const isHere = ({ path = pathname }: View) => path === pathname
  const sisters = use(Sisters)
  const [first] = views
  // The one view of a page is its place among the related pages, which keep their order.
  const place = views.length > 1 ? -1 : sisters.findIndex(isHere)
  const tabs: readonly View[] =
    first && place >= 0 ? sisters.map((sister, at) => (at === place ? first : sister)) : views
  const current = saved ? undefined : findCurrent(views.filter(isHere), search)
  const isOwn = views.some(
    (view) => isHere(view) && narrowing(view.search ?? '') === narrowing(search),
  )
  return (
    <nav ref={showCurrent} className="views own" aria-label={label}>
      {tabs.map((view) => (
        <Link
          key={view.label}
          to={{
            pathname: view.path ?? pathname,
            search: isHere(view) ? withPresent(view, views, search) : (view.search ?? ''),
          }}
          aria-current={view === current ? 'true' : undefined}
          preventScrollReset={isHere(view)}
        >
          {view.label}
          {view.count === undefined ? (
            <WaitingFigure of={view.waits} />
          ) : (
            <span className="n">
              {typeof view.count === 'number' ? displayNumber(view.count) : view.count}
            </span>
          )}
        </Link>
      ))}
      <SavedViewTabs isOwn={isOwn} />
      {place < 0 ? <SisterLinks /> : null}
    </nav>
  )
}

/** Related pages, after the page's own views and a separator. */
export function SisterLinks() {
  const { pathname } = useLocation()
  return use(Sisters)
    .filter(({ path }) => path !== pathname.toLowerCase())
    .map(({ label, path, search, waits }) => (
      <Link key={label} className="sister" to={{ pathname: path, search }}>
        {label}
        <WaitingFigure of={waits} />
      </Link>
    ))
}
