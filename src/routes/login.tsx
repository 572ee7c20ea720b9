/** The login page. Source: specification, points 2, 4, 5 and 8. */
import { Suspense, useCallback, useEffect, useRef, useState, type ComponentProps } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { identity } from '../identity/identity.client.ts'
import { isSecondFactorMissing } from '../identity/provider-error.ts'
import { useIdentitySettings } from '../identity/use-identity-settings.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { readLoginState } from '../session/login-state.ts'
import { signOutOver } from '../session/pending-sign-out.browser.ts'
import { toast } from '../ui/toast.tsx'
import { Loading } from '../ui/page-state.tsx'
import { useNavigationState } from '../ui/use-navigation-state.ts'
import { loginMessages as messages } from '../accounts/messages/login.ts'
import { formMessages } from '../platform/messages/forms.ts'
import { OtherProvider } from '../accounts/components/other-provider.tsx'
import { AuthPage, authErrorMessage } from '../accounts/components/auth-page.tsx'
import { MissingRole } from '../accounts/components/missing-role.tsx'
import { LoginForm } from '../accounts/components/login-form.tsx'
import { EmailVerification } from '../accounts/components/email-verification.tsx'
import type { Route } from './+types/login.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

// Most visitors never see it.
const SecondFactorForm = lazyComponent(
  async () => (await import('../accounts/components/second-factor-form.tsx')).SecondFactorForm,
)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, path: '/login' })

export default function Login() {
  const [query] = useSearchParams()
  // A new navigation to this page, from another page or for another reason, starts from the
  // beginning.
  const { key } = useLocation()
  const verify = query.get('verify')
  return (
    <AuthPage>
      {verify === null ? (
        <SignIn
          key={key}
          error={query.get('error')}
          isReturning={query.has('back')}
          hasCode={query.has('code')}
        />
      ) : (
        <EmailVerification token={verify} />
      )}
    </AuthPage>
  )
}

type SignInProps = {
  /** The error code that the provider's page returned. */
  readonly error: string | null
  /** Whether the visitor returns from the provider's page. */
  readonly isReturning: boolean
  /**
   * Whether the address has an authorization code. The server renders this page without knowing, so
   * the first render must not depend on it.
   */
  readonly hasCode: boolean
}

const SigningIn = () => (
  <div className="door-form">
    <h1>{messages.heading}</h1>
    <Loading />
  </div>
)

const SecondFactor = (props: ComponentProps<typeof SecondFactorForm>) => (
  <Suspense fallback={<SigningIn />}>
    <SecondFactorForm {...props} />
  </Suspense>
)

/** Goes on where another tab has signed in. */
function useSignInElsewhere(from: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const goOn = () => void (readAccessToken() && navigate(from, { replace: true }))
    addEventListener('storage', goOn)
    return () => removeEventListener('storage', goOn)
  }, [from, navigate])
}

/**
 * Signed-in users go on to the requested page, or read which role they lack; users with a session
 * at the provider are signed in at once; everybody else gets the form.
 */
function SignIn({ error, isReturning, hasCode }: SignInProps) {
  const { state } = useLocation()
  const { from: origin, missing } = readLoginState(state)
  const { done } = readLoginState(useNavigationState())
  const { otherProvider } = useIdentitySettings()
  const navigate = useNavigate()
  const [view, setView] = useState<'form' | 'loading' | 'missing-role' | 'second-factor'>(
    isReturning ? 'loading' : 'form',
  )
  const [from, setFrom] = useState(origin)
  const [refused, setRefused] = useState<string>()
  const started = useRef(false)

  const showForm = useCallback((why?: string): void => {
    setRefused(why)
    setView('form')
  }, [])

  useEffect(() => {
    if (started.current) return
    started.current = true
    const signIn = async (): Promise<void> => {
      if (readAccessToken() !== undefined)
        return missing === undefined ? navigate(origin, { replace: true }) : setView('missing-role')
      if (hasCode || done === 'session-ended') setView('loading')
      await signOutOver()
      const provider = await identity()
      const returnPath = provider.takeReturnPath()
      const to = origin === '/' && returnPath !== undefined ? returnPath : origin
      setFrom(to)
      if (provider.takePendingSignOut()) {
        toast(formMessages.signedOut)
        return setView('form')
      }
      if (error !== null) return setRefused(provider.redirectErrorMessage(error))
      if ((await provider.currentUser()) !== null) {
        const { exchangeIdToken } = await import('../accounts/sign-in/exchange-id-token.client.ts')
        if (await exchangeIdToken(provider)) return navigate(to, { replace: true })
      }
      setView('form')
    }
    void signIn().catch((thrown: unknown) =>
      isSecondFactorMissing(thrown) ? setView('second-factor') : showForm(authErrorMessage(thrown)),
    )
  }, [hasCode, error, missing, done, navigate, origin, showForm])

  useSignInElsewhere(from)

  if (view === 'loading') return <SigningIn />
  if (view === 'missing-role')
    return <MissingRole from={from} onSignedOut={() => setView('form')} />
  if (view === 'second-factor') return <SecondFactor from={from} onStartOver={showForm} />
  if (otherProvider) return <OtherProvider page="login" from={from} refused={refused} />
  return (
    <LoginForm
      from={from}
      refused={refused}
      unconfirmed={error === 'account_not_linked'}
      done={done}
      onSecondFactor={() => setView('second-factor')}
    />
  )
}
