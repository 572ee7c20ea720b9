/** The layout of the dashboard: a menu by job beside the open page, and the tabs of pages that belong together. */
import { Suspense, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { useTakesAgents } from '../agents/components/use-takes-agents.ts'
import { useShop } from '../ui/use-shop.ts'
import { useShopLanguages } from '../ui/use-shop-languages.ts'
import { deskMenuFor, findCurrent } from '../app/desk-menu.ts'
import { isAdmin } from '../accounts/rules.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { onBuyingForChange, readBuyingFor } from '../companies/buying-for.client.ts'
import { isCompanyOwner } from '../companies/rules.ts'
import { onCompanyChange, readCompany } from '../session/company.browser.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { wholePageErrors } from '../shell/access-guard.tsx'
import { savedViews } from '../saved-views/api.client.ts'
import { SavedViews, type SavedView } from '../ui/desk/saved-views.tsx'
import { Sisters, type Sister } from '../ui/desk/sisters.tsx'
import { WaitingFigures } from '../ui/desk/waiting-figures.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { Loading } from '../ui/page-state.tsx'
import { isImportError } from '../ui/toast.tsx'
import { useFragment } from '../ui/use-fragment.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import styles from '../ui/styles/dashboard-only.css?url&no-inline'
import { dashboardMessages as messages } from './messages/dashboard.ts'
import { DeskMenu, type WaitingCounts } from './desk-menu.tsx'
import { rememberOpened } from './last-opened.browser.ts'
import { notePage } from './page-before.browser.ts'
import { useFirstKeys } from './use-first-keys.ts'
import type { Route } from './+types/dashboard.ts'

const DeskKeys = lazyComponent(async () => (await import('./desk-keys.tsx')).DeskKeys)

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader() {
  const user = await currentUser()
  const { role, permissions, lacksSecondFactor } = user
  const isStaff = isAdmin(user) && !lacksSecondFactor
  return {
    role,
    permissions,
    views: isStaff ? await readOr<readonly SavedView[]>([], savedViews.list({})) : undefined,
    waiting: isStaff ? readOr<WaitingCounts>({}, countWaiting()) : undefined,
  }
}
clientLoader.hydrate = true as const

/** Buyers have nothing to count. */
const countWaiting = async (): Promise<WaitingCounts> =>
  (await import('../metrics/waiting.client.ts')).readWaiting({})

/** Lists and menu are of use without what is read for them: a refusal leaves it out. */
async function readOr<T>(nothing: T, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (!isProblem(error) && !isImportError(error)) throw error
    return nothing
  }
}

export const HydrateFallback = () => (
  <div className="page section">
    <Loading />
  </div>
)

export default function Dashboard({ loaderData: user }: Route.ComponentProps) {
  const location = useLocation()
  useFragment()
  const company = useSyncExternalStore(onCompanyChange, readCompany, () => undefined)
  const answer = useSyncExternalStore(onBuyingForChange, readBuyingFor, () => undefined)
  const belongs = answer?.companies.length !== 0
  const owns =
    answer?.companies.some((one) => one.id === company?.id && isCompanyOwner(one)) ?? false
  const approves = answer?.approvals !== undefined
  const takesAgents = useTakesAgents()
  const hasLanguages = useShopLanguages() !== undefined
  const { hidden } = useShop()
  const groups = useMemo(
    () =>
      deskMenuFor(user, company, { takesAgents, hasLanguages, hidden, belongs, owns, approves }),
    [user, company, takesAgents, hasLanguages, hidden, belongs, owns, approves],
  )
  const sisters = sistersOf(groups, location)
  useRememberedPage(groups, location, isAdmin(user))
  const keys = useFirstKeys()
  useCutTitles()
  return (
    <div className="page dashboard">
      <DeskMenu groups={groups} waiting={user.waiting} approvals={answer?.approvals} />
      <Sisters value={sisters}>
        <div>
          <WaitingFigures value={user.waiting}>
            <KeptViews views={user.views}>
              <Outlet />
            </KeptViews>
          </WaitingFigures>
        </div>
      </Sisters>
      {keys ? (
        <Suspense>
          <DeskKeys handOver={keys} groups={groups} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Loaded with the first move of a pointer; without it, texts that end in … have no title. */
function useCutTitles(): void {
  useEffect(() => {
    const load = (): void =>
      void import('../ui/desk/cut-titles.browser.ts').then(
        ({ watchCutTexts }) => watchCutTexts(),
        () => undefined,
      )
    addEventListener('pointerover', load, { once: true })
    return () => removeEventListener('pointerover', load)
  }, [])
}

type KeptViewsProps = {
  readonly views: readonly SavedView[] | undefined
  readonly children: ReactNode
}

/** Lets the lists of staff keep their filters; buyers have no lists with views. */
function KeptViews({ views, children }: KeptViewsProps) {
  const { revalidate } = useRevalidator()
  const keeper = views && {
    views,
    save: async (view: Omit<SavedView, 'id'>) => {
      await savedViews.save(view)
      await revalidate()
    },
    remove: async ({ id }: SavedView) => {
      await savedViews.remove({ id })
      await revalidate()
    },
  }
  // Around the page in any case: a page in another place of the tree would lose what it shows.
  return <SavedViews value={keeper}>{children}</SavedViews>
}

type Groups = ReturnType<typeof deskMenuFor>
type Address = { readonly pathname: string; readonly search: string }

/** Remembers the record that is open, by its heading; pages of the menu are found without that. */
function useRememberedPage(groups: Groups, { pathname, search }: Address, isStaff: boolean): void {
  const isIdle = useNavigation().state === 'idle'
  const { tab, item } = findCurrent(groups, { pathname, search })
  const isRecord = ![tab?.path, item?.path, '/dashboard'].includes(pathname.toLowerCase())
  useEffect(() => notePage({ pathname, search }), [pathname, search])
  useEffect(() => {
    const label = document.querySelector('main h1')?.textContent ?? ''
    if (isStaff && isIdle && isRecord) rememberOpened({ path: pathname, label })
  }, [isStaff, isIdle, isRecord, pathname])
}

/** Of a page that is a tab itself; what is deeper is a record of its own. */
function sistersOf(groups: Groups, location: Address): readonly Sister[] {
  const { item, tab } = findCurrent(groups, location)
  if (tab === undefined || tab.path !== location.pathname.toLowerCase()) return []
  return (item?.tabs ?? []).map(({ label, path, search = '', waits }) => ({
    label,
    path,
    search,
    waits,
  }))
}

export const ErrorBoundary = wholePageErrors()
