/** The layout of the dashboard: a menu by job beside the open page, and the tabs of pages that belong together. */
import { useMemo, useSyncExternalStore } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useTakesAgents } from '../agents/components/use-takes-agents.ts'
import { deskMenuFor, findCurrent } from '../app/desk-menu.ts'
import { deskMenuMessages } from '../app/messages/desk-menu.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { onCompanyChange, readCompany } from '../session/company.browser.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { wholePageErrors } from '../shell/access-guard.tsx'
import { Sisters, type Sister } from '../ui/desk/sisters.tsx'
import { Loading } from '../ui/page-state.tsx'
import { useFragment } from '../ui/use-fragment.ts'
import styles from '../ui/styles/dashboard-only.css?url&no-inline'
import { dashboardMessages as messages } from './messages/dashboard.ts'
import { DeskMenu } from './desk-menu.tsx'
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
  const location = useLocation()
  useFragment()
  const company = useSyncExternalStore(onCompanyChange, readCompany, () => undefined)
  const takesAgents = useTakesAgents()
  const groups = useMemo(
    () => deskMenuFor(user, company, { takesAgents }),
    [user, company, takesAgents],
  )
  const sisters = sistersOf(groups, location)
  return (
    <div className="page dashboard">
      <DeskMenu groups={groups} />
      <Sisters value={sisters}>
        <div>
          {sisters.length > 1 ? <SisterTabs sisters={sisters} /> : null}
          <Outlet />
        </div>
      </Sisters>
    </div>
  )
}

type Groups = ReturnType<typeof deskMenuFor>
type Address = { readonly pathname: string; readonly search: string }

/** Of a page that is a tab itself; what is deeper is a record of its own. */
function sistersOf(groups: Groups, location: Address): readonly Sister[] {
  const { item, tab } = findCurrent(groups, location)
  if (tab === undefined || tab.path !== location.pathname.toLowerCase()) return []
  return (item?.tabs ?? []).map(({ label, path, search = '' }) => ({ label, path, search }))
}

/** Hidden where the page has views of its own, which the tabs then stand beside. */
const SisterTabs = ({ sisters }: { readonly sisters: readonly Sister[] }) => {
  const { pathname } = useLocation()
  return (
    <nav className="views sisters" aria-label={deskMenuMessages.tabs.label}>
      {sisters.map(({ label, path, search }) => (
        <Link
          key={label}
          to={{ pathname: path, search }}
          aria-current={path === pathname.toLowerCase() ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

export const ErrorBoundary = wholePageErrors()
