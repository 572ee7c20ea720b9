/** Shared states of personal pages: loading, redirect to the login page, error. */
import { useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { unavailable } from '../platform/unavailable.ts'
import { unauthenticated, forbidden } from '../../packages/contract/standard-problems.ts'
import { secondFactorMissing } from '../platform/access/access-problems.ts'
import { clearSession } from '../session/access-token.browser.ts'
import { loginStateFor, type LoginState } from '../session/login-state.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Failed, Loading } from '../ui/page-state.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { secondFactorFirstMessages as messages } from './messages/second-factor-first.ts'

/**
 * Redirects to the login page and keeps the present location in the navigation state, which
 * `redirect()` cannot do.
 */
export function RedirectToLogin({ missing, done }: Pick<LoginState, 'missing' | 'done'>) {
  const { pathname, search, hash } = useLocation()
  // Memoized: Navigate would navigate again for each new object until it has arrived.
  const state = useMemo(
    () => ({ ...loginStateFor({ pathname, search, hash }, missing), done }),
    [pathname, search, hash, missing, done],
  )
  return <Navigate to="/login" replace state={state} />
}

/** The server's placeholder for a personal page; the browser fills it. */
export const PersonalPageFrame = () => (
  <div className="page section">
    <Loading />
  </div>
)

/**
 * The error of a personal page: without a valid token or the required role a redirect to the login
 * page, otherwise a message with Retry.
 */
export function PersonalPageError({ error }: { readonly error: unknown }) {
  const { revalidate } = useRevalidator()
  if (isProblem(error, unauthenticated)) return <ExpiredSession />
  if (isProblem(error, forbidden)) return <RedirectToLogin missing="admin" />
  if (isProblem(error, secondFactorMissing)) return <SecondFactorFirst />
  if (!isProblem(error)) throw error
  // When the shop is unavailable the reason is not always known: the detail below states what is
  // known.
  const title = isProblem(error, unavailable) ? {} : { title: error.body.title }
  return <Failed {...title} error={error} onRetry={() => void revalidate()} />
}

type ErrorProps = { readonly error: unknown }

/** Makes the ErrorBoundary of a page outside the dashboard's layout. */
export const wholePageErrors =
  (title?: string) =>
  ({ error }: ErrorProps) => (
    <div className="page section">
      {title === undefined ? null : <h1>{title}</h1>}
      <PersonalPageError error={error} />
    </div>
  )

/** Redirects staff to the page where they set up what the shop requires of them. */
const SecondFactorFirst = () => (
  <EmptyState title={messages.title} detail={messages.detail}>
    <Link className="button primary" to="/dashboard/me#second-factor">
      {messages.setUp}
    </Link>
  </EmptyState>
)

function ExpiredSession() {
  useEffect(() => clearSession(), [])
  return <RedirectToLogin done="session-ended" />
}
