/** Related pages as tabs; the dashboard layout provides the list. */
import { createContext, use } from 'react'
import { Link, useLocation } from 'react-router'
import { listPageMessages as messages } from '../messages/list-page.ts'
import { WaitingFigure } from './waiting-figures.tsx'

export type Sister = {
  readonly label: string
  readonly path: string
  readonly search: string
  /** The kind of waiting work that the page lists. */
  readonly waits?: string | undefined
}

export const Sisters = createContext<readonly Sister[]>([])

/**
 * Below the title of a page, in the order in which they are seen. Hidden where the page has views of
 * its own, which the related pages then stand beside: see `Views`.
 */
export function SisterTabs() {
  const { pathname } = useLocation()
  const sisters = use(Sisters)
  return sisters.length < 2 ? null : (
    <nav ref={showCurrent} className="views sisters" aria-label={messages.sisters}>
      {sisters.map(({ label, path, search, waits }) => (
        <Link
          key={label}
          to={{ pathname: path, search }}
          aria-current={path === pathname.toLowerCase() ? 'true' : undefined}
        >
          {label}
          <WaitingFigure of={waits} />
        </Link>
      ))}
    </nav>
  )
}

/** Tabs do not all fit on a phone: the present one is scrolled into sight. */
export function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]')
  if (tabs && current) tabs.scrollLeft = current.offsetLeft - tabs.offsetLeft - tabs.clientWidth / 3
}
