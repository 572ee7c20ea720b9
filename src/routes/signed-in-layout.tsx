/**
 * The layout of personal pages: without a token it redirects to the login page. Source:
 * specification, point 4.
 */
import { Outlet } from 'react-router'
import { StepUpHost } from '../accounts/components/step-up-host.tsx'
import { readAccessToken } from '../session/access-token.browser.ts'
import { ConfirmDialogHost } from '../ui/dialog.tsx'
import { PersonalPageError, PersonalPageFrame, RedirectToLogin } from '../shell/access-guard.tsx'
import { personalStyles } from '../ui/personal-styles.ts'
import type { Route } from './+types/signed-in-layout.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: personalStyles }]

export const clientLoader = () => ({ signedIn: readAccessToken() !== undefined })
clientLoader.hydrate = true as const

/** The token may have gone since the last page. */
export const shouldRevalidate = () => true

export const HydrateFallback = PersonalPageFrame

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  if (!loaderData.signedIn) return <RedirectToLogin />
  return (
    <>
      <Outlet />
      <ConfirmDialogHost />
      <StepUpHost />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <div className="page section">
    <PersonalPageError error={error} />
  </div>
)
