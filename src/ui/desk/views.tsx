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
  readonly count?: number | undefined
}

/** What narrows every view, or pages it, and so belongs to none. */
const beside: readonly string[] = ['q', 'cursor', 'sort', 'limit']

const filtersOf = (search: string): string =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !beside.includes(name)))
    .toString()
    .split('&')
    .toSorted()
    .join('&')

/** The filters of a view with the words that are searched for. */
function withWords(view: string, present: string): string {
  const params = new URLSearchParams(view)
  const words = new URLSearchParams(present).get('q') ?? ''
  if (words !== '') params.set('q', words)
  return params.toString()
}

export function Views({
  label,
  views,
}: {
  readonly label: string
  readonly views: readonly View[]
}) {
  const { pathname, search } = useLocation()
  const filters = filtersOf(search)
  const saved = useSavedView()
  const isHere = ({ path = pathname }: View) => path === pathname
  // Filters that are no view's own narrow the one that filters nothing.
  const current = saved
    ? undefined
    : (views.find((view) => isHere(view) && filtersOf(view.search ?? '') === filters) ??
      views.find((view) => isHere(view) && view.search === undefined))
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
            search: isHere(view) ? withWords(view.search ?? '', search) : (view.search ?? ''),
          }}
          aria-current={view === current ? 'true' : undefined}
          preventScrollReset={isHere(view)}
        >
          {view.label}
          {view.count === undefined ? null : <span className="n">{displayNumber(view.count)}</span>}
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
