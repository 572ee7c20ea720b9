/** The guard of personal pages: without a token one is sent to log in. Source: specification, point 4. */
import { Outlet } from 'react-router'
import { readToken } from './access-token.ts'
import { Asking } from './dialog.tsx'
import { PersonalFailure, PersonalFrame, ToLogin } from './guard.tsx'
import type { Route } from './+types/signed-in.ts'

export const clientLoader = () => ({ signedIn: readToken() !== undefined })
clientLoader.hydrate = true as const

/** The token may have gone since the last page. */
export const shouldRevalidate = () => true

export const HydrateFallback = PersonalFrame

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  if (!loaderData.signedIn) return <ToLogin />
  return (
    <>
      <Outlet />
      <Asking />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <div className="page section">
    <PersonalFailure error={error} />
  </div>
)
