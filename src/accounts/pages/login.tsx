/** Coming in. Source: specification, points 2, 4, 5 and 8. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { readToken } from '../../web/access-token.ts'
import { describe } from '../../web/describe.ts'
import { readEntering } from '../../web/entering.ts'
import { toast } from '../../web/feedback.tsx'
import { Loading } from '../../web/state.tsx'
import { loginWords as words } from '../../words/en/pages/login.ts'
import { doingWords } from '../../words/en/doing.ts'
import { Elsewhere } from '../elsewhere.tsx'
import { Entrance, sentenceOf, useIdentitySettings } from '../entrance.tsx'
import { Lacking } from '../lacking.tsx'
import { LoginForm } from '../login-form.tsx'
import { Verifying } from '../verifying.tsx'
import type { Route } from './+types/login.ts'

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, path: '/login' })

export default function Login() {
  const [query] = useSearchParams()
  // Whoever is sent here anew, from another page or for another reason, is looked at anew.
  const { key } = useLocation()
  const verify = query.get('verify')
  return <Entrance>{verify === null ? <WayIn key={key} error={query.get('error')} isBack={query.has('back')} brings={query.has('code')} /> : <Verifying token={verify} />}</Entrance>
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
  const { from: origin, missing } = readEntering(state)
  const { elsewhere } = useIdentitySettings()
  const navigate = useNavigate()
  const [shown, setShown] = useState<'form' | 'loading' | 'lacking'>(isBack ? 'loading' : 'form')
  const [from, setFrom] = useState(origin)
  const [refused, setRefused] = useState<string>()
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const comeIn = async (): Promise<void> => {
      if (readToken() !== undefined) return missing === undefined ? navigate(origin, { replace: true }) : setShown('lacking')
      if (brings) setShown('loading')
      const provider = await identity()
      const left = provider.takeFrom()
      const to = origin === '/' && left !== undefined ? left : origin
      setFrom(to)
      if (provider.takeLeft()) {
        toast(doingWords.signedOut)
        return setShown('form')
      }
      if (error !== null) return setRefused(provider.sentenceFor(error))
      if ((await provider.current()) !== null) {
        const { enter } = await import('../enter.client.ts')
        if (await enter(provider)) return navigate(to, { replace: true })
      }
      setShown('form')
    }
    void comeIn().catch((thrown: unknown) => {
      setRefused(sentenceOf(thrown))
      setShown('form')
    })
  }, [brings, error, missing, navigate, origin])

  if (shown === 'loading') return <div className="door-form"><h1>{words.heading}</h1><Loading /></div>
  if (shown === 'lacking') return <Lacking from={from} onLeft={() => setShown('form')} />
  if (elsewhere) return <Elsewhere page="login" from={from} refused={refused} />
  return <LoginForm from={from} refused={refused} unconfirmed={error === 'account_not_linked'} />
}
