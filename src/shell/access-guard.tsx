/** Personal pages' common ground: waiting, being sent to log in, and failing with a way on. */
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

/** Sends a visitor to log in and remembers where they came from. `redirect()` cannot: it carries no navigation state. */
export function RedirectToLogin({ missing }: { readonly missing?: 'admin' }) {
  const { pathname, search, hash } = useLocation()
  // The same object while it means the same: Navigate goes again for another one, and again, until it has arrived.
  const state = useMemo(
    () => loginStateFor({ pathname, search, hash }, missing),
    [pathname, search, hash, missing],
  )
  return <Navigate to="/login" replace state={state} />
}

/** The server's frame of a personal page. */
export const PersonalPageFrame = () => (
  <div className="page section">
    <Loading />
  </div>
)

/**
 * A personal page that could not be filled: without a valid token to log in, without the rights likewise, and
 * otherwise a sentence with Retry. Pages use it as their ErrorBoundary, so that what is around them stays.
 */
export function PersonalPageError({ error }: { readonly error: unknown }) {
  const { revalidate } = useRevalidator()
  if (isProblem(error, unauthenticated)) return <Expired />
  if (isProblem(error, forbidden)) return <RedirectToLogin missing="admin" />
  if (!isProblem(error)) throw error
  // A shop that did not answer is not always its database's fault: the sentence below says what is known.
  const title = isProblem(error, unavailable) ? {} : { title: error.body.title }
  return <Failed {...title} error={error} onRetry={() => void revalidate()} />
}

function Expired() {
  useEffect(() => clearSession(), [])
  return <RedirectToLogin />
}
