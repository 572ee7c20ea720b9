/**
 * My Profile: name and e-mail; for customers a form and addresses, for admins the newest orders.
 */
import { Suspense } from 'react'
import { Link } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { unavailable } from '../platform/unavailable.ts'
import type { Order } from '../orders/contract.ts'
import { orders } from '../orders/api.client.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failed } from '../ui/page-state.tsx'
import { displayDate, displayTime } from '../ui/date-time.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useDateStyle } from '../ui/use-date-style.ts'
import { profileMessages as messages } from '../accounts/messages/profile.ts'
import { useChargedShop } from '../orders/components/use-charged-shop.ts'
import { accounts } from '../accounts/api.client.ts'
import { Addresses } from '../accounts/components/addresses.tsx'
import { UnconfirmedEmail } from '../accounts/components/unconfirmed-email.tsx'
import { Access } from '../accounts/components/access-form.tsx'
import { OwnData } from '../accounts/components/privacy.tsx'
import { Sessions } from '../accounts/components/sessions.tsx'
import { AccountFacts as Facts, AccountNotices } from '../accounts/components/account-facts.tsx'
import { ProfileForm } from '../accounts/components/profile-form.tsx'
import { isAdmin, may } from '../accounts/rules.ts'
import { figures } from '../metrics/api.client.ts'
import styles from '../ui/styles/figures.css?url&no-inline'
import type { Route } from './+types/dashboard.profile.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

/** Milliseconds. */
const week = 7 * 24 * 60 * 60_000
/** Orders that are read to count those of the last week. */
const countLimit = 200

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

// Buyers, who have none, do not load them.
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
    const [sessions, addresses] = await Promise.all([
      accounts.listSessions({}, { signal }),
      accounts.listAddresses({}, { signal }),
    ])
    return { user, sessions, addresses, admin: undefined }
  }
  if (user.lacksSecondFactor || !may(user, 'orders', { reading: true }))
    return { user, sessions: [], addresses: [], admin: { figures: undefined, orders: undefined } }
  const [newest, figuresNow] = await Promise.all([
    orders.all({ limit: countLimit }, { signal }),
    readFigures(signal),
  ])
  const since = Date.now() - week
  const recent = newest.filter(({ placedAt }) => Date.parse(placedAt) >= since).length
  return {
    user,
    sessions: [],
    addresses: [],
    admin: {
      figures: figuresNow,
      orders: {
        newest: newest[0],
        recent,
        more: recent === newest.length && newest.next !== undefined,
      },
    },
  }
}

export default function MyProfile({
  loaderData: { user, sessions, addresses, admin },
}: Route.ComponentProps) {
  const home = useChargedShop()?.home ?? ''
  return admin ? (
    <>
      <p className="muted">{messages.title}</p>
      <h1>{messages.welcomeAdmin}</h1>
      <Facts user={user} role={messages.admin} />
      <AccountNotices user={user} />
      {admin.orders ? <RecentOrders {...admin.orders} /> : null}
      {admin.figures ? <FiguresOrRefusal read={admin.figures} /> : null}
    </>
  ) : (
    <div className="narrow">
      <h1>{messages.title}</h1>
      <Facts user={user} />
      <UnconfirmedEmail user={user} />
      <ProfileForm user={user} />
      <Addresses addresses={addresses} home={home} />
      <p className="mt-6">
        <Link className="link" to="/dashboard/company">
          {messages.tradeAccount}
        </Link>
      </p>
      <Access user={user} />
      <Sessions sessions={sessions} />
      <OwnData user={user} />
    </div>
  )
}

function FiguresOrRefusal({ read }: { readonly read: Awaited<ReturnType<typeof readFigures>> }) {
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

/** The number of orders in the last week, and the newest. */
const RecentOrders = ({
  newest,
  recent,
  more,
}: {
  readonly newest: Order | undefined
  readonly recent: number
  readonly more: boolean
}) => {
  const style = useDateStyle()
  return (
    <EmptyState
      title={newest ? messages.newest(recent, more) : messages.noOrders}
      detail={
        newest
          ? messages.newestDetail(
              newest.number,
              newest.name,
              displayDate(newest.placedAt, style, undefined, 'sentence'),
              displayTime(newest.placedAt, style.timeZone),
            )
          : messages.noOrdersDetail
      }
    >
      <Link className="button primary" to="/dashboard/manageorders">
        {messages.manageOrders}
      </Link>
    </EmptyState>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
