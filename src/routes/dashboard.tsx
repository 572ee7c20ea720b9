/** The layout of the dashboard: a menu by role beside the open page. */
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { menuFor } from '../app/dashboard-menu.ts'
import { staffMenuFor } from '../app/staff-menu.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { wholePageErrors } from '../shell/access-guard.tsx'
import { Loading } from '../ui/page-state.tsx'
import { useFragment } from '../ui/use-fragment.ts'
import styles from '../ui/styles/dashboard-only.css?url&no-inline'
import { dashboardMessages as messages } from './messages/dashboard.ts'
import { StaffMenu } from './staff-menu.tsx'
import type { Route } from './+types/dashboard.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader() {
  const { role, permissions } = await currentUser()
  return { role, permissions }
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <div className="page section">
    <Loading />
  </div>
)

export default function Dashboard({ loaderData: user }: Route.ComponentProps) {
  const { pathname } = useLocation()
  useFragment()
  const menus = useRef<HTMLDivElement>(null)
  // On a phone a menu is wider than the window: scroll to the entry of the open page.
  useEffect(() => {
    for (const menu of menus.current?.querySelectorAll<HTMLElement>('nav') ?? []) {
      const current = menu.querySelector<HTMLElement>('[aria-current]')
      if (current) menu.scrollTo({ left: current.offsetLeft - menu.offsetLeft - 48 })
    }
  }, [pathname])
  const staffGroups = staffMenuFor(user)
  return (
    <div className="page dashboard">
      <div ref={menus} className="side-menus">
        <nav className="side-menu" aria-label={messages.menu}>
          {menuFor(user).map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === '/dashboard'}>
              {label}
            </NavLink>
          ))}
        </nav>
        {staffGroups.length > 0 ? <StaffMenu key={pathname} groups={staffGroups} /> : null}
      </div>
      <div>
        <Outlet />
      </div>
    </div>
  )
}

export const ErrorBoundary = wholePageErrors()
