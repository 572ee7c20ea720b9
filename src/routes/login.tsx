/** Coming in. Source: specification, points 2, 4, 5 and 8. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { identity } from '../identity/identity.client.ts'
import { useIdentitySettings } from '../identity/use-identity-settings.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { readLoginState } from '../session/login-state.ts'
import { toast } from '../ui/toast.tsx'
import { Loading } from '../ui/page-state.tsx'
import { loginMessages as messages } from '../accounts/messages/login.ts'
import { formMessages } from '../platform/messages/forms.ts'
import { OtherProvider } from '../accounts/components/other-provider.tsx'
import { AuthPage, authErrorMessage } from '../accounts/components/auth-page.tsx'
import { MissingRole } from '../accounts/components/missing-role.tsx'
import { LoginForm } from '../accounts/components/login-form.tsx'
import { EmailVerification } from '../accounts/components/email-verification.tsx'
import type { Route } from './+types/login.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, path: '/login' })

export default function Login() {
  const [query] = useSearchParams()
  // Whoever is sent here anew, from another page or for another reason, is looked at anew.
  const { key } = useLocation()
  const verify = query.get('verify')
  return (
    <AuthPage>
      {verify === null ? (
        <WayIn
          key={key}
          error={query.get('error')}
          isBack={query.has('back')}
          brings={query.has('code')}
        />
      ) : (
        <EmailVerification token={verify} />
      )}
    </AuthPage>
  )
}

type Arrival = {
  /** What the provider's page refused. */
  readonly error: string | null
  /** Whether somebody comes back from the provider's page. */
  readonly isBack: boolean
  /** Whether they bring a code of the issuer's: the server renders this page without knowing, so it must not show at once. */
  readonly brings: boolean
}

/**
 * Whoever is signed in already goes on to where they wanted, or reads what they lack; whoever is known to the provider
 * is registered at once; everybody else gets the form.
 */
function WayIn({ error, isBack, brings }: Arrival) {
  const { state } = useLocation()
  const { from: origin, missing } = readLoginState(state)
  const { otherProvider } = useIdentitySettings()
  const navigate = useNavigate()
  const [shown, setShown] = useState<'form' | 'loading' | 'lacking'>(isBack ? 'loading' : 'form')
  const [from, setFrom] = useState(origin)
  const [refused, setRefused] = useState<string>()
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const comeIn = async (): Promise<void> => {
      if (readAccessToken() !== undefined)
        return missing === undefined ? navigate(origin, { replace: true }) : setShown('lacking')
      if (brings) setShown('loading')
      const provider = await identity()
      const left = provider.takeReturnPath()
      const to = origin === '/' && left !== undefined ? left : origin
      setFrom(to)
      if (provider.takePendingSignOut()) {
        toast(formMessages.signedOut)
        return setShown('form')
      }
      if (error !== null) return setRefused(provider.redirectErrorMessage(error))
      if ((await provider.currentUser()) !== null) {
        const { exchangeIdToken } = await import('../accounts/exchange-id-token.client.ts')
        if (await exchangeIdToken(provider)) return navigate(to, { replace: true })
      }
      setShown('form')
    }
    void comeIn().catch((thrown: unknown) => {
      setRefused(authErrorMessage(thrown))
      setShown('form')
    })
  }, [brings, error, missing, navigate, origin])

  if (shown === 'loading')
    return (
      <div className="door-form">
        <h1>{messages.heading}</h1>
        <Loading />
      </div>
    )
  if (shown === 'lacking') return <MissingRole from={from} onSignedOut={() => setShown('form')} />
  if (otherProvider) return <OtherProvider page="login" from={from} refused={refused} />
  return <LoginForm from={from} refused={refused} unconfirmed={error === 'account_not_linked'} />
}
