/**
 * The layout of personal pages: without a token it redirects to the login page. Source:
 * specification, point 4.
 */
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { StepUpHost } from '../accounts/components/step-up-host.tsx'
import { readAccessToken } from '../session/access-token.browser.ts'
import { ConfirmDialogHost } from '../ui/dialog.tsx'
import { wholePageErrors, PersonalPageFrame, RedirectToLogin } from '../shell/access-guard.tsx'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { personalStyles } from '../ui/personal-styles.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import type { Route } from './+types/signed-in-layout.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: personalStyles }]

export const clientLoader = () => ({ signedIn: readAccessToken() !== undefined })
clientLoader.hydrate = true as const

/** The token may have gone since the last page. */
export const shouldRevalidate = () => true

export const HydrateFallback = PersonalPageFrame

/** What another tab has signed out of, or a page that comes back as it was left, shows nothing more. */
function useSignOutElsewhere(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const check = (): void => {
      if (readAccessToken() === undefined) void revalidate()
    }
    addEventListener('storage', check)
    addEventListener('pageshow', check)
    return () => {
      removeEventListener('storage', check)
      removeEventListener('pageshow', check)
    }
  }, [revalidate])
}

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  useSignOutElsewhere()
  if (!loaderData.signedIn) return <RedirectToLogin />
  return (
    <>
      <Outlet />
      <LeaveGuard />
      <ConfirmDialogHost />
      <StepUpHost />
    </>
  )
}

export const ErrorBoundary = wholePageErrors()
