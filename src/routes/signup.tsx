/** The sign-up page. Source: specification, points 2, 5 and 8. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AuthPage } from '../accounts/components/auth-page.tsx'
import { OtherProvider } from '../accounts/components/other-provider.tsx'
import { SignUpForm } from '../accounts/components/signup-form.tsx'
import { signupMessages as messages } from '../accounts/messages/signup.ts'
import { useIdentitySettings } from '../identity/use-identity-settings.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { readLoginState } from '../session/login-state.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/signup.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, path: '/signup' })

export default function SignUp() {
  const { otherProvider } = useIdentitySettings()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { from } = readLoginState(state)

  useEffect(() => {
    if (readAccessToken() !== undefined) void navigate(from, { replace: true })
  }, [from, navigate])
  return (
    <AuthPage>
      {otherProvider ? <OtherProvider page="signup" from={from} /> : <SignUpForm from={from} />}
    </AuthPage>
  )
}
