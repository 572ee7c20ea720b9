/**
 * The index of the dashboard: for customers My Profile, with what waits for them; for staff Today.
 */
import { Suspense, use } from 'react'
import { isProblem } from '../../packages/contract/problem.ts'
import { unavailable } from '../platform/unavailable.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Failed } from '../ui/page-state.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { profileMessages as messages } from '../accounts/messages/profile.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { figures } from '../metrics/api.client.ts'
import styles from '../ui/styles/figures.css?url&no-inline'
import type { Route } from './+types/dashboard.profile.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

// Staff do not load the forms of a buyer's account, nor buyers the work and the figures of staff.
const Profile = lazyComponent(async () => (await import('./profile-page.tsx')).Profile)
const Today = lazyComponent(async () => (await import('./today-page.tsx')).Today)
const Figures = lazyComponent(
  async () => (await import('../metrics/components/figures.tsx')).Figures,
)

export const meta = personalMeta(messages.title, messages.description)

/** @returns the figures, or why a busy shop refused them: the rest of the page stands without */
async function readFigures(signal: AbortSignal) {
  try {
    const [now, overdueCustomers] = await Promise.all([
      figures.read({}, { signal }),
      figures.overdueCustomers({}, { signal }),
    ])
    return { figures: now, overdueCustomers }
  } catch (error) {
    if (!isProblem(error, unavailable)) throw error
    return { refusal: error }
  }
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentUser()
  if (!isAdmin(user)) {
    const [{ readOwnDesk }] = await Promise.all([import('./own-desk.client.ts'), Profile.load()])
    return { user, desk: await readOwnDesk({ signal }) }
  }
  if (user.lacksSecondFactor) return { user, admin: { groups: [], figures: undefined } }
  const { readJobs } = await import('./today-jobs.client.ts')
  // They come later, below all else; a page that is left meanwhile does not wait for them.
  const figuresLater = seesFigures(user) ? readFigures(signal) : undefined
  figuresLater?.catch(() => undefined)
  return { user, admin: { groups: await readJobs(user, { signal }), figures: figuresLater } }
}

/** Sales are for who sees money; what is read with them are orders. */
const seesFigures = (user: Parameters<typeof may>[0]): boolean =>
  may(user, 'money', { reading: true }) && may(user, 'orders', { reading: true })

export default function MyProfile({ loaderData: { user, desk, admin } }: Route.ComponentProps) {
  if (desk)
    return (
      <Suspense fallback={<div className="waits-tall" />}>
        <Profile user={user} desk={desk} />
      </Suspense>
    )
  return (
    // Figures that are there first wait for the work above them, which would push them down.
    <Suspense fallback={<div className="waits-tall" />}>
      <Today user={user} groups={admin.groups} />
      {admin.figures ? (
        <Suspense fallback={<div className="waits-tall" />}>
          <FiguresOrRefusal later={admin.figures} />
        </Suspense>
      ) : null}
    </Suspense>
  )
}

function FiguresOrRefusal({ later }: { readonly later: ReturnType<typeof readFigures> }) {
  const read = use(later)
  const { revalidate } = useRevalidator()
  if ('refusal' in read)
    return (
      <Failed
        title={messages.figuresRefused}
        error={read.refusal}
        onRetry={() => void revalidate()}
      />
    )
  return (
    <Suspense>
      <Figures {...read} />
    </Suspense>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
