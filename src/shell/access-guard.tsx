/** Shared states of personal pages: loading, redirect to the login page, error. */
import { useEffect, useMemo } from 'react'
import { Navigate, useLocation, useRevalidator } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import {
  unavailable,
  unauthenticated,
  forbidden,
} from '../../packages/contract/standard-problems.ts'
import { clearSession } from '../session/access-token.browser.ts'
import { loginStateFor } from '../session/login-state.ts'
import { Failed, Loading } from '../ui/page-state.tsx'

/**
 * Redirects to the login page and keeps the present location in the navigation state, which
 * `redirect()` cannot do.
 */
export function RedirectToLogin({ missing }: { readonly missing?: 'admin' }) {
  const { pathname, search, hash } = useLocation()
  // Memoized: Navigate would navigate again for each new object until it has arrived.
  const state = useMemo(
    () => loginStateFor({ pathname, search, hash }, missing),
    [pathname, search, hash, missing],
  )
  return <Navigate to="/login" replace state={state} />
}

/** What the server renders for a personal page; the browser fills it. */
export const PersonalPageFrame = () => (
  <div className="page section">
    <Loading />
  </div>
)

/**
 * The error of a personal page: without a valid token or the required role a redirect to the login
 * page, otherwise a message with Retry. Pages use it as their ErrorBoundary, so that the layout
 * around them stays.
 */
export function PersonalPageError({ error }: { readonly error: unknown }) {
  const { revalidate } = useRevalidator()
  if (isProblem(error, unauthenticated)) return <ExpiredSession />
  if (isProblem(error, forbidden)) return <RedirectToLogin missing="admin" />
  if (!isProblem(error)) throw error
  // When the shop is unavailable the reason is not always known: the detail below says what is.
  const title = isProblem(error, unavailable) ? {} : { title: error.body.title }
  return <Failed {...title} error={error} onRetry={() => void revalidate()} />
}

function ExpiredSession() {
  useEffect(() => clearSession(), [])
  return <RedirectToLogin />
}
