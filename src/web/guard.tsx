/** Personal pages' common ground: waiting, being sent to log in, and failing with a way on. */
import { useEffect, useMemo } from 'react'
import { Navigate, useLocation, useRevalidator } from 'react-router'
import { isProblem } from '../platform/problem.ts'
import { away, notSignedIn, notYours } from '../platform/problems.ts'
import { forgetToken } from './access-token.ts'
import { stateFor } from './entering.ts'
import { Failed, Loading } from './state.tsx'

/** Sends a visitor to log in and remembers where they came from. `redirect()` cannot: it carries no navigation state. */
export function ToLogin({ missing }: { readonly missing?: 'admin' }) {
  const { pathname, search, hash } = useLocation()
  // The same object while it means the same: Navigate goes again for another one, and again, until it has arrived.
  const state = useMemo(() => stateFor({ pathname, search, hash }, missing), [pathname, search, hash, missing])
  return <Navigate to="/login" replace state={state} />
}

/** The server's frame of a personal page. */
export const PersonalFrame = () => (
  <div className="page section">
    <Loading />
  </div>
)

/**
 * A personal page that could not be filled: without a valid token to log in, without the rights likewise, and
 * otherwise a sentence with Retry. Pages use it as their ErrorBoundary, so that what is around them stays.
 */
export function PersonalFailure({ error }: { readonly error: unknown }) {
  const { revalidate } = useRevalidator()
  if (isProblem(error, notSignedIn)) return <Expired />
  if (isProblem(error, notYours)) return <ToLogin missing="admin" />
  if (!isProblem(error)) throw error
  // A shop that did not answer is not always its database's fault: the sentence below says what is known.
  const title = isProblem(error, away) ? {} : { title: error.body.title }
  return <Failed {...title} error={error} onRetry={() => void revalidate()} />
}

function Expired() {
  useEffect(() => forgetToken(), [])
  return <ToLogin />
}
