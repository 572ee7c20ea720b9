/** Related pages as tabs; the dashboard layout provides the list. */
import { createContext, use, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

export type Sister = { readonly label: string; readonly path: string; readonly search: string }
type Sisterhood = {
  /** The accessible name of the tabs. */
  readonly label: string
  /** In the order of the menu, the page itself among them. */
  readonly pages: readonly Sister[]
}

export const Sisters = createContext<Sisterhood>({ label: '', pages: [] })

type SisterTabsProps = {
  /** Below the head of a page, in place of those that the layout shows above it. */
  readonly belowHead?: boolean
  /** `false` if another tab is the present one. */
  readonly isHere?: boolean
  /** Further tabs. */
  readonly children?: ReactNode
}

/** The same tabs in the same order on each of the related pages; nothing if there are none. */
export function SisterTabs({ belowHead = false, isHere = true, children }: SisterTabsProps) {
  const { pathname } = useLocation()
  const { label, pages } = use(Sisters)
  if (pages.length < 2) return null
  return (
    <nav className={belowHead ? 'views sisters own' : 'views sisters'} aria-label={label}>
      {pages.map((page) => (
        <Link
          key={page.label}
          to={{ pathname: page.path, search: page.search }}
          aria-current={isHere && page.path === pathname.toLowerCase() ? 'true' : undefined}
        >
          {page.label}
        </Link>
      ))}
      {children}
    </nav>
  )
}
