/** The views of a list as tabs: each is an address, with how many rows it has where that is known. */
import { use } from 'react'
import { Link, useLocation } from 'react-router'
import { displayNumber } from '../../platform/money/money.ts'
import { narrowing, SavedViewTabs, useSavedView } from './saved-views.tsx'
import { Sisters } from './sisters.tsx'

export type View = {
  readonly label: string
  /** Another page of the dashboard, else the list's own. */
  readonly path?: string
  /** The filters of the view, such as 'kind=credit-note'; nothing is filtered without them. */
  readonly search?: string
  /** 'More than 1,000' is a text. */
  readonly count?: number | string | undefined
}

/** What narrows every view of a list, unless the views themselves do. */
const beside: readonly string[] = ['q', 'sort', 'from', 'to']

/** The filters of a view with what narrows every view at present. */
function withPresent(view: View, views: readonly View[], present: string): string {
  const params = new URLSearchParams(view.search)
  for (const [name, value] of new URLSearchParams(present))
    if (beside.includes(name) && !views.some(({ search }) => new URLSearchParams(search).has(name)))
      params.set(name, value)
  return params.toString()
}

/** The view of this page that has the most filters of the address, and no other. */
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
  const current = saved ? undefined : findCurrent(views.filter(isHere), search)
  const isOwn = views.some(
    (view) => isHere(view) && narrowing(view.search ?? '') === narrowing(search),
  )
  return (
    <nav className="views own" aria-label={label}>
      {views.map((view) => (
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
          {view.count === undefined ? null : (
            <span className="n">
              {typeof view.count === 'number' ? displayNumber(view.count) : view.count}
            </span>
          )}
        </Link>
      ))}
      <SavedViewTabs isOwn={isOwn} />
      <SisterLinks />
    </nav>
  )
}

/** The pages that belong together with this one, behind its own views and a line. */
export function SisterLinks() {
  const { pathname } = useLocation()
  return use(Sisters)
    .filter(({ path }) => path !== pathname.toLowerCase())
    .map(({ label, path, search }) => (
      <Link key={label} className="sister" to={{ pathname: path, search }}>
        {label}
      </Link>
    ))
}
